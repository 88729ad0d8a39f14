"""The diplomacy phase (7, 9): its segments, and the negotiation that opens it."""

from __future__ import annotations

from collections.abc import Generator

from warcouncil.engine.flow import Ask, Flow, Together
from warcouncil.engine.state import Entry, Option
from warcouncil.engine.title import Kind, OptionSpec
from warcouncil.titles.here_i_stand.components import MAJORS
from warcouncil.titles.here_i_stand.diplomacy import deals
from warcouncil.titles.here_i_stand.state import HereIStandState

ENGLAND = "england"
FIRST_PARTNERS = ("hapsburg", "france")
"""With whom England negotiates on turn 1; its deals are announced in this order."""
FIRST_PHASES = ("theses", "card_draw", "diplomacy")
"""Up to the end of the negotiation of turn 1."""
DONE: Option = ("done",)
READY: Option = ("ready",)

OPTIONS = (OptionSpec("announcements", 4, (1, 2, 4, 6, 8)),)
KINDS = {
    "negotiate": Kind({"ready": ()}, public=False),
    "first_talks": Kind({"power": ("power",)}),
    "announce": Kind({"invite": ("power",), "done": ()}),
}


def diplomacy(state: HereIStandState) -> None:
    """Step: phase 3. On turn 1 only England negotiates, with the Hapsburgs and with France."""
    state.phase = "diplomacy"
    state.announced.clear()
    state.refused_deals.clear()
    state.log("diplomacy_phase", turn=state.turn)
    if state.turn == 1:
        first = (("first_deal", power) for power in FIRST_PARTNERS)  # his-7-5
        state.next(("first_talks",), *first)
        return
    peace: tuple[Entry, ...] = (("peace_segment",),) if state.turn < state.last_turn else ()  # his-7-7
    announcements = (("announce", power) for power in MAJORS)
    rest: tuple[Entry, ...] = (("ransom_segment",), ("pardon_segment",), ("war_segment",))
    state.next(("negotiate",), *announcements, *peace, *rest)  # his-7-6


# -- talks


def negotiate(state: HereIStandState) -> Flow:
    """Step: the table talks in secret until every seat is ready."""
    yield from talks(state, MAJORS)  # his-9.1-1


def first_talks(state: HereIStandState) -> Flow:
    """Step: on turn 1 England says with whom it talks first; then it talks to the other one."""
    options: list[Option] = [("power", power) for power in FIRST_PARTNERS]
    choice = yield Ask(ENGLAND, "first_talks", options)
    first = str(choice[1])
    second = next(power for power in FIRST_PARTNERS if power != first)
    yield from talks(state, (ENGLAND, first))  # his-7-4
    yield from talks(state, (ENGLAND, second))


def talks(state: HereIStandState, powers: tuple[str, ...]) -> Flow:
    """Some powers negotiate; every seat says once that it is ready."""
    state.negotiators = powers
    speakers = {state.seat_of(power): power for power in reversed(powers)}
    yield Together((speakers[seat] for seat in sorted(speakers)), be_ready)
    state.negotiators = ()


def be_ready(state: HereIStandState, power: str) -> Generator[Ask, Option, Option]:
    return (yield Ask(power, "negotiate", lambda now: [READY]))


# -- who may


def first_talks_on(state: HereIStandState) -> bool:
    """Whether England negotiates as turn 1 has it, or is about to say with whom: its deals come behind that."""
    return state.turn == 1 and state.phase == "diplomacy" and ("first_deal", FIRST_PARTNERS[0]) in state.agenda


def dealers(state: HereIStandState) -> dict[str, tuple[str, ...]]:
    """With whom each power may make deals in the negotiation of this turn, or in the next one once it is over."""
    if state.turn > 1 or state.phase not in FIRST_PHASES:
        return {power: tuple(other for other in MAJORS if other != power) for power in MAJORS}
    partners = dict.fromkeys(FIRST_PARTNERS, (ENGLAND,))  # his-7-4
    return {power: FIRST_PARTNERS if power == ENGLAND else partners.get(power, ()) for power in MAJORS}


def largest_deal(state: HereIStandState) -> int:
    """How many parties a deal may have then: on turn 1 England deals with one power at a time."""
    return 2 if state.turn == 1 and state.phase in FIRST_PHASES else len(MAJORS)  # his-7-4


# -- announcements


def to_announce(state: HereIStandState, power: str) -> tuple[Entry, ...]:
    """The steps in which a power announces deals and that are still to come this turn: those may be drafted."""
    own = ("first_deal",) if power == ENGLAND else ()
    mine = [entry for entry in reversed(state.agenda) if entry == ("announce", power) or entry[:1] == own]
    return tuple(dict.fromkeys(mine))


def announce(state: HereIStandState, power: str) -> Flow:
    """Step: a power in its turn announces a package or is done."""
    left = int(state.options["announcements"]) - state.announced.get(power, 0)
    if left <= 0:
        return  # his-deal-3
    choice = yield Ask(power, "announce", [*invitations(power), DONE], announce_forbidden, {"amount": left})
    if choice == DONE:
        return
    state.announced[power] = state.announced.get(power, 0) + 1
    state.next(("announce", power))
    deals.open_deal(state, power, str(choice[1]))


def invitations(power: str) -> list[Option]:
    return [("invite", other) for other in MAJORS if other != power]


def announce_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    """A deal needs something that two powers can agree on."""
    if option == DONE or deals.possible(state, power, str(option[1])):
        return None
    return "his-9.1-20"


def first_deal(state: HereIStandState, other: str) -> Flow:
    """Step: on turn 1 England announces a deal with one of the two, or none."""
    options: list[Option] = [("invite", other), DONE]
    choice = yield Ask(ENGLAND, "announce", options, announce_forbidden, {"amount": 1})
    if choice != DONE:
        deals.open_deal(state, ENGLAND, other)  # his-7-5


DRAFTABLE = {"announce": to_announce}
REFUSALS = {
    "negotiate": "his-9.1-1",
    "first_talks": "his-7-4",
    "announce": lambda state, power, option: "his-7-4" if state.turn == 1 else "his-9.1-18",
}
STEPS = {
    "diplomacy": diplomacy,
    "negotiate": negotiate,
    "first_talks": first_talks,
    "announce": announce,
    "first_deal": first_deal,
}
