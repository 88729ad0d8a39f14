"""Bots: random play, the titles' own heuristics, and the arena where they meet."""

from warcouncil.bots.base import Bot, bot_names, default_bot, make_bot, seat_bots
from warcouncil.bots.judging import Judgement, JudgingBot
from warcouncil.bots.random_bot import RandomBot

__all__ = ["Bot", "Judgement", "JudgingBot", "RandomBot", "bot_names", "default_bot", "make_bot", "seat_bots"]
