"""A bot for every power: it plays from the view of its seat, one module for each theme of the game."""

from warcouncil.titles.here_i_stand.bot.player import HeuristicBot

__all__ = ["HeuristicBot"]
