"""The bot of The Napoleonic Wars: it judges every option from what its seat may see."""

from warcouncil.titles.napoleonic_wars.bot.player import HeuristicBot

__all__ = ["HeuristicBot"]
