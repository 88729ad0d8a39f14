"""A bot for every player: it plays from the view of its seat, one module for each theme of the game."""

from warcouncil.titles.tanto_monta.bot.player import HeuristicBot

__all__ = ["HeuristicBot"]
