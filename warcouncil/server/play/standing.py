"""Standing answers: pass for me in such windows, always or unless it concerns me, until then.

What holds always is kept by the match, which passes by itself; what depends on whom a window concerns, by the table.
For the same windows and powers there is one or the other.
"""

from __future__ import annotations

import msgspec

from warcouncil.engine.match import Match
from warcouncil.engine.records import wish
from warcouncil.engine.state import Entry
from warcouncil.server.ground.errors import Refused
from warcouncil.server.tables.concerns import NEVER, may_last
from warcouncil.server.tables.gate import Draft
from warcouncil.server.tables.unless import with_wish


class Standing(msgspec.Struct, frozen=True):
    """What a person says: pass in the windows of a trigger until then, for one power or for all of the seat."""

    trigger: str
    until: Entry
    """Nothing: be asked again."""
    power: str | None = None
    unless_concerned: bool = False


def keep(draft: Draft, seat: int, said: Standing) -> None:
    """Do so from now on; refused if that cannot be. Nobody else learns of it."""
    match = draft.match
    assert match is not None
    check(match, seat, said)
    always, unless = ((), said.until) if said.unless_concerned else (said.until, ())
    stand(draft, match, seat, said, always)
    draft.table = with_wish(draft.table, match, seat, said.trigger, said.power or "", unless)


def check(match: Match, seat: int, said: Standing) -> None:
    """It lasts until something that there is, and is for a power of the seat."""
    until, title = said.until, match.title
    if until and until != NEVER and until[0] not in title.steps:
        raise Refused("bad-request", field="until")
    if said.power is not None and said.power not in match.state.powers_of(seat):
        raise Refused("bad-request", field="power")
    if not said.unless_concerned or not until:
        return
    if said.trigger != "*" and said.trigger not in title.windows:
        raise Refused("bad-request", field="trigger")
    if not may_last(title, until):
        raise Refused("bad-request", field="until")


def stand(draft: Draft, match: Match, seat: int, said: Standing, until: Entry) -> None:
    """Have the match pass by itself, or no more, unless that is so already."""
    trigger, power = said.trigger, said.power or ""
    standing = match.view(seat, log=False)["standing"]
    powers = (power,) if power else match.state.powers_of(seat)
    if {standing.get(wish(trigger, one), standing.get(trigger, ())) for one in powers} != {until}:
        draft.play(None, lambda match: match.stand(seat, trigger, until, power), private=True)
