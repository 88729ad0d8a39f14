"""Tools to test a title with, ours or an outsider's.

from warcouncil.testing import ScriptedDice, answer, conformance, covers, position

def test_conformance():
    conformance("parley")
"""

from warcouncil.testing.covers import covers
from warcouncil.testing.dice import ScriptedDice, ScriptError
from warcouncil.testing.laws import LAWS, ConformanceFailure, Report, conformance
from warcouncil.testing.play import Endless, play_random, random_choice, random_play
from warcouncil.testing.positions import answer, position, start

__all__ = [
    "LAWS",
    "ConformanceFailure",
    "Endless",
    "Report",
    "ScriptError",
    "ScriptedDice",
    "answer",
    "conformance",
    "covers",
    "play_random",
    "position",
    "random_choice",
    "random_play",
    "start",
]
