"""The shelf: what viewers hold who have said that they understand patches, so that only what has changed is sent.

A tag names state and table as somebody holds them, by their content. Whoever says which one they hold gets a patch
against it as long as it lies here, and everything otherwise: after a restart, from another process, in another
language. A shelf belongs to one viewer in one language, so nobody gets a patch against what others see.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Any

import msgspec
from msgspec.structs import replace

from warcouncil.server.tables.hall import Live
from warcouncil.server.tables.patches import patch
from warcouncil.server.tables.view import Naming, table_body

KEPT = 4
"""Tags of one viewer in one language that can be patched."""
MOST_SHELVES = 40


class Held(msgspec.Struct, frozen=True):
    """State and table as JSON."""

    state: bytes
    table: bytes

    @property
    def tag(self) -> str:
        return hashlib.blake2b(self.state + b"\n" + self.table, digest_size=8).hexdigest()


def parts(live: Live, state: bytes, viewer: str, user: str | None, naming: Naming, held: str) -> dict[str, Any]:
    """What somebody who holds `held` needs to hold what is there now: the tag of that, with a patch or the whole."""
    now = Held(state, still_table(live, user, naming))
    tag, table = now.tag, live.table
    shelf = _shelf(live, (viewer, naming.language, table.seats_of(user), user == table.creator))
    before = shelf.get(held)
    shelf[tag] = now
    shelf.move_to_end(tag)
    while len(shelf) > KEPT:
        shelf.popitem(last=False)
    if before is None:
        return {"tag": tag, "state": msgspec.Raw(now.state), "table": msgspec.Raw(now.table)}
    if tag == held:
        return {}
    return {"tag": tag, **_changes(live, held, before, now)}


def _changes(live: Live, held: str, before: Held, now: Held) -> dict[str, Any]:
    """Each part that has changed: as a patch, or whole if that is as short."""
    patches: dict[str, Any] = {"against": held}
    whole: dict[str, Any] = {}
    for part, old, new in (("state", before.state, now.state), ("table", before.table, now.table)):
        if old == new:
            continue
        if (old, new) not in live.patches:
            live.patches[old, new] = patch(old, new)
        made = live.patches[old, new]
        if made is None:
            whole[part] = msgspec.Raw(new)
        else:
            patches[part] = msgspec.Raw(made)
    return {**whole, "patch": patches}


def still_table(live: Live, user: str | None, naming: Naming) -> bytes:
    """A table as it stands whoever looks when: clocks as they began to run, and nobody's presence."""
    return msgspec.json.encode(table_body(live.table, live.match, user, replace(naming, online=frozenset(), now=0.0)))


def _shelf(live: Live, owner: tuple[Any, ...]) -> OrderedDict[str, Held]:
    shelf = live.shelves.setdefault(owner, OrderedDict())
    live.shelves.move_to_end(owner)
    while len(live.shelves) > MOST_SHELVES:
        live.shelves.popitem(last=False)
    return shelf
