"""Negotiation (9.1): talks in secret until everybody is ready, then announcements of deals, power by power."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from warcouncil.campaign import deals
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import Ask, Flow, Together
from warcouncil.engine.state import Entry, Option
from warcouncil.engine.title import Kind, OptionSpec

DONE: Option = ("done",)
READY: Option = ("ready",)

ANNOUNCEMENTS = OptionSpec("announcements", 4, (1, 2, 4, 6, 8))
"""How many deals a party may announce in a turn: an option of the match."""
KINDS = {
    "negotiate": Kind({"ready": ()}, public=False),
    "announce": Kind({"invite": ("power",), "done": ()}),
}


def parties(state: CampaignState) -> tuple[str, ...]:
    """The powers that make deals, in impulse order: for themselves, or for all that their player leads."""
    return deals.parties(state)


def open_negotiation(state: CampaignState) -> tuple[Entry, ...]:
    """What was announced and refused is forgotten; the steps in which everybody talks and then announces deals."""
    state.announced.clear()
    state.refused_deals.clear()
    return (("negotiate",), *(("announce", power) for power in parties(state)))


# -- talks


def negotiate(state: CampaignState) -> Flow:
    """Step: the table talks in secret until every seat is ready."""
    yield from talks(state, parties(state))  # war-9.1-1


def talks(state: CampaignState, powers: tuple[str, ...]) -> Flow:
    """Some powers negotiate; every seat says once that it is ready."""
    state.negotiators = powers
    speakers = {state.seat_of(power): power for power in reversed(powers)}
    yield Together((speakers[seat] for seat in sorted(speakers)), be_ready)
    state.negotiators = ()


def be_ready(state: CampaignState, power: str) -> Generator[Ask, Option, Option]:
    return (yield Ask(power, "negotiate", lambda now: [READY]))


# -- who may


def dealers(state: CampaignState) -> Mapping[str, tuple[str, ...]]:
    """With whom each party may make deals in the negotiation of this turn, or in the next one once it is over."""
    if state.diplomacy.partners is not None:
        return state.diplomacy.partners(state)
    everybody = parties(state)
    return {power: tuple(other for other in everybody if other != power) for power in everybody}


def largest_deal(state: CampaignState) -> int:
    """How many parties a deal may have then."""
    return 2 if state.diplomacy.two_only(state) is not None else len(parties(state))


# -- announcements


def to_announce(state: CampaignState, power: str) -> tuple[Entry, ...]:
    """The steps in which a power announces deals and that are still to come this turn: those may be drafted."""
    others = state.diplomacy.announcers
    mine = [
        entry for entry in reversed(state.agenda) if entry == ("announce", power) or others.get(str(entry[0])) == power
    ]
    return tuple(dict.fromkeys(mine))


def announce(state: CampaignState, power: str) -> Flow:
    """Step: a power in its turn announces a package or is done."""
    left = int(state.options[ANNOUNCEMENTS.id]) - state.announced.get(power, 0)
    if left <= 0:
        return  # war-deal-3
    options: list[Option] = [("invite", other) for other in dealers(state)[power]]
    choice = yield Ask(power, "announce", [*options, DONE], announce_forbidden, {"amount": left})
    if choice == DONE:
        return
    state.announced[power] = state.announced.get(power, 0) + 1
    state.next(("announce", power))
    deals.open_deal(state, power, str(choice[1]))


def announce_forbidden(state: CampaignState, power: str, option: Option) -> str | None:
    """A deal needs something that two powers can agree on."""
    if option == DONE or deals.possible(state, power, str(option[1])):
        return None
    return "war-9.1-20"


def refuse(state: CampaignState, power: str, option: Option) -> str:
    """Why a power cannot deal with somebody."""
    return state.diplomacy.two_only(state) or "war-9.1-18"


DRAFTABLE = {"announce": to_announce}
REFUSALS = {"negotiate": "war-9.1-1", "announce": refuse}
STEPS = {"negotiate": negotiate, "announce": announce}
