"""Tools to test a title with, ours or an outsider's.

from warcouncil.testing import ScriptedDice, answer, conformance, covers, position

def test_conformance():
    conformance("parley")
"""

from warcouncil.testing.covers import covers
from warcouncil.testing.dice import ScriptedDice, ScriptError
from warcouncil.testing.laws import LAWS, ConformanceFailure, Report, conformance, sought
from warcouncil.testing.play import Endless, Taken, play_random, random_choice, random_play
from warcouncil.testing.positions import answer, position, start
from warcouncil.testing.seeking import Seeker
from warcouncil.testing.sights import Sights, Unseen

__all__ = [
    "LAWS",
    "ConformanceFailure",
    "Endless",
    "Report",
    "ScriptError",
    "ScriptedDice",
    "Seeker",
    "Sights",
    "Taken",
    "Unseen",
    "answer",
    "conformance",
    "covers",
    "play_random",
    "position",
    "random_choice",
    "random_play",
    "sought",
    "start",
]
