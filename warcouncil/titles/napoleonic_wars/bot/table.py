"""The table as a seat sees it, read back from the view into a state.

The rules' own words (who is whose enemy, where a convoy can land, what a march costs) serve the bot as well then. What
a seat cannot see is missing: other hands hold nothing but their number, and the deck is empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import (
    BUILDING,
    HALTED,
    NATIONS,
    Battle,
    Convoy,
    Engagement,
    Moving,
    NapoleonicState,
    Sailing,
    Siege,
    Subject,
    Truce,
)

View = Mapping[str, Any]
GOING_ON: dict[str, tuple[str, type[msgspec.Struct]]] = {
    "march": ("moving", Moving),
    "battle": ("battle", Battle),
    "siege": ("siege", Siege),
    "voyage": ("sailing", Sailing),
    "naval_battle": ("engagement", Engagement),
    "convoy": ("convoy", Convoy),
}
"""Panel of something that goes on -> its column, and the record in it."""


def read_table(view: View) -> NapoleonicState:
    """All that lies on the table, as a state."""
    inner = view["view"]
    state = NapoleonicState(players=view["players"], options=dict(view["options"]), seats=dict(view["seats"]))
    state.hands = dict.fromkeys(NATIONS, ())
    read_turn(state, inner["turn"])
    for piece in inner["pieces"]:
        read_piece(state, piece)
    for panel in inner["panels"]:
        kind = panel["kind"]
        if kind == "nation":
            read_nation(state, panel)
        elif kind == "display":
            read_display(state, panel)
        elif kind == "cards":
            state.removed, state.timed, state.lasting = (
                tuple(panel["removed"]),
                tuple(panel["timed"]),
                set(panel["lasting"]),
            )
        elif kind in GOING_ON:
            read_going_on(state, kind, panel)
    return state


def read_turn(state: NapoleonicState, turn: View) -> None:
    state.turn, state.last_turn, state.phase, state.round = turn["turn"], turn["last"], turn["phase"], turn["round"]
    state.due, state.preempted = turn["due"] or "", turn["preempted"]
    state.active = state.acting = turn["active"] or ""
    state.cp, state.mp, state.card, state.peace = turn["cp"], turn["mp"], turn["card"] or "", turn["peace"]


def read_nation(state: NapoleonicState, panel: View) -> None:
    nation = panel["power"]
    if panel["camp"]:
        state.camps[nation] = panel["camp"]
    if panel["plus_key"]:
        state.plus_key = nation
    state.keys[nation], state.resources[nation], state.credit[nation] = (
        panel["keys"],
        panel["resources"],
        panel["credit"],
    )
    state.hands[nation] = tuple(panel["hand"])
    fresh = set(panel["reserves"])
    state.used_reserves |= {one for one in COMPONENTS.reserves_of(nation) if one not in fresh}
    known = tuple(card for card in panel["spares"] if card)
    if known:
        state.spares[nation] = known


def read_display(state: NapoleonicState, panel: View) -> None:
    """Consuls, foreign wars, subjects and truces."""
    state.consuls = {one["power"]: (one["row"] or "", one["column"], one["plus"]) for one in panel["consuls"]}
    state.wars = {card: tuple(who) for card, who in panel["wars"].items()}
    state.subjects = {nation: Subject(one["conqueror"], one["turn"]) for nation, one in panel["subjects"].items()}
    state.truces = {nation: Truce(one["turn"], tuple(one["bound"])) for nation, one in panel["truces"].items()}


def read_piece(state: NapoleonicState, piece: View) -> None:
    place, kind, owner = piece["place"], piece["kind"], piece["owner"]
    if kind == "unit":
        state.units[place] = (*state.units.get(place, ()), (owner, piece["count"]))
    elif kind == "leader":
        state.leaders[piece["leader"]] = place
        if "commander" in piece["markers"]:
            state.commanders.add(piece["leader"])
        strides = piece.get("marched", 0) + HALTED * ("halted" in piece["markers"])
        if strides:
            state.strides[piece["leader"]] = strides
    elif kind == "flag":
        state.flags[place] = owner
        if "ceded" in piece["markers"]:
            state.ceded.add(place)
    elif kind == "squadron":
        marks = piece["markers"]
        mark = BUILDING if "building" in marks else len(marks)
        state.squadrons[place] = (*state.squadrons.get(place, ()), *((owner, mark),) * piece["count"])


def read_going_on(state: NapoleonicState, kind: str, panel: View) -> None:
    """A march, battle, siege, voyage or convoy; what people are told besides its record is left out."""
    column, shape = GOING_ON[kind]
    fields = {name: panel[name] for name in shape.__struct_fields__ if name in panel}
    if kind == "naval_battle":
        fields["kind"] = panel["sort"]
        fields.pop("sides")
        fields["sides"] = tuple(panel["powers"])
    setattr(state, column, msgspec.convert(fields, shape))
