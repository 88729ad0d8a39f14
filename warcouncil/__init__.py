"""War Council: great strategy board games by their full rules.

>>> import warcouncil
>>> match = warcouncil.new("endeavor", players=3, seed=7)
>>> match.over
False
"""

import warcouncil.titles  # noqa: F401  registers the games
from warcouncil.drawing.svg import picture
from warcouncil.engine.decision import Decision
from warcouncil.engine.dice import Dice
from warcouncil.engine.errors import (
    BadFile,
    BadOption,
    ForkRefused,
    IllegalChoice,
    RulesError,
    StaleDecision,
    UndoRefused,
    UnknownTitle,
    WarCouncilError,
)
from warcouncil.engine.load import load
from warcouncil.engine.match import Match
from warcouncil.engine.seal import Device, Seal
from warcouncil.engine.state import EVERYBODY
from warcouncil.engine.title import Result, Title, get_title, register, title_ids
from warcouncil.engine.verdict import Remark, Verdict, verify
from warcouncil.engine.what_if import Choice, Draft, WhatIf

__version__ = "0.1.0"

new = Match.new

__all__ = [
    "EVERYBODY",
    "BadFile",
    "BadOption",
    "Choice",
    "Decision",
    "Device",
    "Dice",
    "Draft",
    "ForkRefused",
    "IllegalChoice",
    "Match",
    "Remark",
    "Result",
    "RulesError",
    "Seal",
    "StaleDecision",
    "Title",
    "UndoRefused",
    "UnknownTitle",
    "Verdict",
    "WarCouncilError",
    "WhatIf",
    "get_title",
    "load",
    "new",
    "picture",
    "register",
    "title_ids",
    "verify",
]
