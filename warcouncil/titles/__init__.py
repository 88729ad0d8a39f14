"""The games. A title is a folder here and one line below; it is loaded when it is first used."""

from importlib import import_module

from warcouncil.engine.title import register

register("endeavor", lambda: import_module("warcouncil.titles.endeavor").Endeavor())
register("game_of_thrones", lambda: import_module("warcouncil.titles.game_of_thrones").GameOfThrones())
register("here_i_stand", lambda: import_module("warcouncil.titles.here_i_stand.title").HereIStand())
register("napoleonic_wars", lambda: import_module("warcouncil.titles.napoleonic_wars.title").NapoleonicWars())
register("tanto_monta", lambda: import_module("warcouncil.titles.tanto_monta.title").TantoMonta())
