"""What somebody may want to choose, also if a rule forbids it: the material of "why can't I?"."""

from __future__ import annotations

from itertools import islice

from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.reasons import MOST, listed, well_formed
from warcouncil.engine.state import Option


def candidates(match: Match, decision: Decision) -> list[Option]:
    """The decision's options and candidates, then whatever else would be well formed."""
    found = dict.fromkeys([*decision.options, *listed(match.state, decision)])
    found.update(dict.fromkeys(islice(well_formed(match.title, decision), MOST)))
    return list(found)
