"""Pacts (8.2, 8.21): how a minor comes into Pact, and what happens when an event breaks it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.events import event_forbidden, play_event
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy import camps, purse
from warcouncil.titles.napoleonic_wars.diplomacy.abroad import settle_wars
from warcouncil.titles.napoleonic_wars.diplomacy.regrouping import give_up_flag, regroup, regroup_ships
from warcouncil.titles.napoleonic_wars.diplomacy.upheaval import guests, put_out, unleash
from warcouncil.titles.napoleonic_wars.effects import BreakPact, Choice, Consul
from warcouncil.titles.napoleonic_wars.relations import in_order, manned, patron, standing
from warcouncil.titles.napoleonic_wars.state import SPACES, NapoleonicState, on_map

COLUMNS = tuple(column.id for column in COMPONENTS.diplomacy.columns)
PRICES = {column.id: column.cp for column in COMPONENTS.diplomacy.columns}
UNALIGNED, PACT = COLUMNS[0], COLUMNS[-1]
FORGO: Option = ("forgo",)
STAY: Option = ("stay",)
LEAVE: Option = ("regroup",)
KINDS = {
    "restore": Kind(
        {"restore_event": ("card",), "restore_card": ("card",), "restore_reserve": ("reserve",), "forgo": ()},
        public=False,
    ),
    "lodge": Kind({"stay": (), "regroup": ()}),
}
REFUSALS = {"restore": "nw-8.21-1", "lodge": "nw-8.21-5"}


def seal(state: NapoleonicState, minor: str, power: str) -> None:
    """The consul enters Pact: the minor is run by the player of its power and joins its camp (8.2, 8.3)."""
    state.consuls[minor] = (power, PACT, False)
    state.credit.pop(minor, None)  # nw-7.51-2
    state.subjects.pop(minor, None)
    camps.reseat(state)  # nw-8.2-1
    camp = state.camps.get(power)
    if camp:
        state.camps[minor] = camp  # nw-8.3-2  # nw-8.7-1
    state.log("pact_made", power=minor, power2=power)


def make(state: NapoleonicState, minor: str, power: str) -> None:
    """A minor comes into Pact by diplomacy, and is at war with the other camp at once (8.2, 8.33)."""
    before = guests(state)
    seal(state, minor, power)
    settle_wars(state)
    camps.reconcile(state, [minor])
    unleash(state, before, [minor])


def release(state: NapoleonicState, minor: str) -> None:
    """A minor is unaligned and neutral again, and nobody runs it."""
    state.consuls[minor] = ("", UNALIGNED, False)
    state.camps.pop(minor, None)  # nw-3-15
    camps.reseat(state)
    state.agenda = [entry for entry in state.agenda if entry[:2] not in (("actions", minor), ("plays", minor))]


# -- a pact is broken


def break_pact(state: NapoleonicState, minor: str) -> None:
    """An event breaks a pact; anybody may restore it at once, in the order of play (8.21)."""
    power = patron(state, minor)
    if not power:
        return
    state.consuls[minor] = ("", UNALIGNED, False)
    state.restoring = minor
    state.log("pact_broken", power=minor, power2=power)
    restorers = [one for one in in_order(state) if one in state.seats]
    state.next(
        *(("restore_pact", one, minor, power) for one in restorers),
        ("pact_lost", minor, power),
        *(("lodge", one, minor) for one in restorers if one != minor),
    )


def restore_pact(state: NapoleonicState, nation: str, minor: str, power: str) -> Flow:
    """Step: a nation may restore a pact by an event, the former sponsor also by CP as in an impulse (8.21)."""
    if patron(state, minor) or nation not in state.seats:
        return
    choice = yield Ask(
        nation,
        "restore",
        lambda now: [*ways_back(now, nation, minor, power), FORGO],
        about={"power2": minor},
    )
    if choice[0] == "restore_event":
        card = state.card = str(choice[1])
        if card not in state.hands[nation]:
            state.take_spare(nation, card)
            state.take_card(nation, card)
        yield from play_event(state, nation, card)
    elif choice != FORGO:
        price, about = price_back(state, minor), {"power2": minor}
        yield from purse.raised(state, nation, price, "restore", "restore", about, str(choice[1]))
        seal(state, minor, power)  # nw-8.21-1


def ways_back(state: NapoleonicState, nation: str, minor: str, power: str) -> Iterator[Option]:
    """Events that move consuls to the right; for the former sponsor whatever brings CP enough for all boxes."""
    for card in (*state.hands[nation], *state.spares.get(nation, ())):
        if restores(card, minor) and event_forbidden(state, nation, card) is None:
            yield ("restore_event", card)
    if nation == power:
        able = purse.means(state, nation, price_back(state, minor))
        yield from (purse.named("restore", one) for one in able)


def restored_to(state: NapoleonicState) -> str:
    """The former sponsor of the minor whose pact may be restored just now; empty if none may (8.21)."""
    if not state.restoring:
        return ""
    return next((str(step[2]) for step in state.agenda if step[:2] == ("pact_lost", state.restoring)), "")


@cache
def restores(card: str, minor: str) -> bool:
    """Whether an event may move the consul of a minor to the right, and breaks no pact itself."""
    effects = COMPONENTS.cards[card].effects
    lists = [one for effect in effects if isinstance(effect, Choice) for one in effect.of]
    moves = [one for one in (*effects, *(each for one in lists for each in one)) if isinstance(one, Consul)]
    able = [one for one in moves if one.way != "left" and {"minor", minor} & set(one.among)]
    return bool(able) and not any(isinstance(one, BreakPact) for one in effects)


def price_back(state: NapoleonicState, minor: str) -> int:
    """The CP that bring a consul from its box into Pact (8.1)."""
    return sum(PRICES[column] for column in COLUMNS[COLUMNS.index(state.consuls[minor][1]) + 1 :])


def pact_lost(state: NapoleonicState, minor: str, power: str) -> None:
    """Step: if nobody has restored the pact the minor has new cards, and troops and flags go home (8.21)."""
    state.restoring = ""
    if patron(state, minor):
        return
    box, (before, _) = state.consuls[minor], guests(state)
    release(state, minor)
    state.consuls[minor] = box  # events that were not enough have moved it all the same
    cards = state.hands[minor]
    for card in cards:
        hands.discard(state, minor, card)
    hands.draw(state, minor, len(cards))  # nw-8.21-2
    own = set(COMPONENTS.duchies(minor))
    for space in on_map({*manned(state), *state.squadrons, *state.flags}):
        foreign = [one for one in standing(state, space) if one != minor]
        if space not in own:
            regroup(state, space, [minor])  # nw-8.21-3
            regroup_ships(state, space, [minor])  # nw-8.21-4
            if state.flags.get(space) == minor:
                give_up_flag(state, space)
        elif SPACES[space].status == "home":
            regroup(state, space, foreign)
            if space in state.flags:
                give_up_flag(state, space)
        elif state.controller(space) == minor:
            regroup(state, space, foreign)  # nw-8.21-5
    put_out(state, before, minor)
    state.log("pact_lost", power=minor, power2=power)


def lodge(state: NapoleonicState, nation: str, minor: str) -> Flow:
    """Step: squadrons in ports of the new neutral, and troops in subjects that others control, stay or regroup (8.21).

    Former allies and enemies alike; uncontrolled subjects were left already.
    """
    if patron(state, minor) or nation not in state.seats:
        return
    for space in COMPONENTS.duchies(minor):
        own = state.controller(space) == minor
        here = [one for one, _ in state.ships_at(space)] if own else standing(state, space)
        if nation not in here:
            continue
        choice = yield Ask(nation, "lodge", [STAY, LEAVE], about={"space": space})
        if choice == LEAVE:
            regroup(state, space, [nation])  # nw-8.21-5
            if own:
                regroup_ships(state, space, [nation])


STEPS = {"restore_pact": restore_pact, "pact_lost": pact_lost, "lodge": lodge}
