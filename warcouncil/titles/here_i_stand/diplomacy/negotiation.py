"""The diplomacy phase (7, 9): its segments, and the negotiation of turn 1."""

from __future__ import annotations

from warcouncil.campaign import deals
from warcouncil.campaign.negotiation import DONE, announce_forbidden, open_negotiation, talks
from warcouncil.campaign.talk import channels
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Entry, Option
from warcouncil.engine.title import Channel, Kind
from warcouncil.titles.here_i_stand.components import MAJORS
from warcouncil.titles.here_i_stand.state import HereIStandState

ENGLAND = "england"
FIRST_PARTNERS = ("hapsburg", "france")
"""With whom England negotiates on turn 1; its deals are announced in this order."""
FIRST_PHASES = ("theses", "card_draw", "diplomacy")
"""Up to the end of the negotiation of turn 1."""

KINDS = {"first_talks": Kind({"power": ("power",)})}
REFUSALS = {"first_talks": "his-7-4"}


def diplomacy(state: HereIStandState) -> None:
    """Step: phase 3. On turn 1 only England negotiates, with the Hapsburgs and with France."""
    state.phase = "diplomacy"
    negotiation = open_negotiation(state)
    state.log("diplomacy_phase", turn=state.turn)
    if state.turn == 1:
        first = (("first_deal", power) for power in FIRST_PARTNERS)  # his-7-5
        state.next(("first_talks",), *first)
        return
    peace: tuple[Entry, ...] = (("peace_segment",),) if state.turn < state.last_turn else ()  # his-7-7
    rest: tuple[Entry, ...] = (("ransom_segment",), ("pardon_segment",), ("war_segment",))
    state.next(*negotiation, *peace, *rest)  # his-7-6


# -- turn 1


def first_talks(state: HereIStandState) -> Flow:
    """Step: on turn 1 England says with whom it talks first; then it talks to the other one."""
    options: list[Option] = [("power", power) for power in FIRST_PARTNERS]
    choice = yield Ask(ENGLAND, "first_talks", options)
    first = str(choice[1])
    second = next(power for power in FIRST_PARTNERS if power != first)
    yield from talks(state, (ENGLAND, first))  # his-7-4
    yield from talks(state, (ENGLAND, second))


def first_deal(state: HereIStandState, other: str) -> Flow:
    """Step: on turn 1 England announces a deal with one of the two, or none."""
    options: list[Option] = [("invite", other), DONE]
    choice = yield Ask(ENGLAND, "announce", options, announce_forbidden, {"amount": 1})
    if choice != DONE:
        deals.open_deal(state, ENGLAND, other)  # his-7-5


def partners(state: HereIStandState) -> dict[str, tuple[str, ...]]:
    """Who deals with whom: on turn 1 only England does, with those two."""
    if two_only(state) is None:
        return _EVERYBODY
    given = dict.fromkeys(FIRST_PARTNERS, (ENGLAND,))  # his-7-4
    return {power: FIRST_PARTNERS if power == ENGLAND else given.get(power, ()) for power in MAJORS}


_EVERYBODY = {power: tuple(other for other in MAJORS if other != power) for power in MAJORS}


def two_only(state: HereIStandState) -> str | None:
    """On turn 1 England deals with one power at a time."""
    return "his-7-4" if state.turn == 1 and state.phase in FIRST_PHASES else None


def talking(state: HereIStandState) -> tuple[Channel, ...]:
    """Who may talk with whom; while England is in its talks of turn 1, or about to say with whom, these close it."""
    first = state.turn == 1 and state.phase == "diplomacy" and ("first_deal", FIRST_PARTNERS[0]) in state.agenda
    return channels(state, "his-7-4" if first else "his-9.1-1")


STEPS = {"diplomacy": diplomacy, "first_talks": first_talks, "first_deal": first_deal}
