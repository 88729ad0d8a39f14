"""Response windows (6.14, 6.15): the moments at which events may be played out of turn, and who is asked.

The chapters say that something has happened (`offer`): a CP was spent, a card played, dice are cast or about to be.
One window then stands for every moment that has come with it. Each seat is asked at most once in it, for all nations
that it runs, and only if by what everybody can see it may hold a card that would have an effect. A card that is played
opens the window anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from warcouncil.engine.flow import NOTHING, Flow, Window
from warcouncil.engine.looks import OneLook
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.events import placed
from warcouncil.table.facts import Fact
from warcouncil.table.witness import witnessed
from warcouncil.titles.napoleonic_wars.cards import Event, Moment
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.effects import Choose
from warcouncil.titles.napoleonic_wars.events.scene import PRINTED
from warcouncil.titles.napoleonic_wars.kept import PILES, PLAYED, follows_from
from warcouncil.titles.napoleonic_wars.relations import ROUND, is_run, order_from
from warcouncil.titles.napoleonic_wars.state import NATIONS, NapoleonicState

TRIGGERS: dict[str, tuple[Moment, ...]] = {
    "spending": ("any_impulse",),
    "event_announced": ("event_announced", "any_impulse"),
    "group_moves": ("group_moves",),
    "land_move": ("own_move", "any_move", "enemy_move", "home_entered", "any_impulse"),
    "sea_move": ("any_impulse",),
    "intercepted": ("intercepted",),
    "attrition_rolled": ("attrition_rolled",),
    "battle_begins": ("battle_begins",),
    "battle_dice": ("battle_dice",),
    "battle_rolled": ("battle_rolled",),
    "battle_decided": ("battle_decided",),
    "siege_dice": ("siege_dice",),
    "naval_roll": ("naval_roll",),
    "naval_dice": ("naval_dice",),
}
"""What has happened -> the moments of cards that have come with it."""
WINDOWS: dict[str, tuple[str, ...]] = {
    trigger: tuple([id for id, event in PRINTED.items() if set(event.moments) & set(moments)])
    for trigger, moments in TRIGGERS.items()
}
"""Trigger -> the cards and reserve cards that may be played then."""

RESERVE_CARDS = COMPONENTS.reserves
PLAYABLE = {trigger: frozenset(cards) for trigger, cards in WINDOWS.items()}
RESERVES = {
    (trigger, nation): tuple([id for id in COMPONENTS.reserves_of(nation) if id in cards])
    for trigger, cards in PLAYABLE.items()
    for nation in NATIONS
}
"""Trigger and nation -> the reserve cards that it may play then."""


def effort(event: Event) -> tuple[bool, int]:
    """How much must be looked at to know whether an event can be played: conditions and choices come last."""
    narrow = bool(event.needs or event.special or getattr(event, "players", ()))
    return narrow, sum(1 + bool(one.where) for one in event.effects if isinstance(one, Choose))


EASIEST: dict[str, tuple[str, ...]] = {
    trigger: tuple(sorted(cards, key=lambda id: effort(PRINTED[id]))) for trigger, cards in WINDOWS.items()
}
"""The same, those first of which it is soon known whether anybody could play them."""
FREELY: list[Callable[[NapoleonicState, str, Iterable[str], str], tuple[str, list[str]]]] = []
"""A card that every nation which a player runs could play at a trigger, or those about which each must be asked; the
chapter of responses says it."""
HEARD = Fact("heard", "amount", "amount")
"""Everybody was asked at this number of CP and MP already."""
CANCELLED = Fact("cancelled", "card")
"""The event of a card was cancelled before it was carried out."""
FACTS = (HEARD, CANCELLED)
REFUSALS = {"respond": "nw-6.14-3"}
KINDS = {"respond": Kind({"play": ("card",), "play_reserve": ("reserve",), "pass": ()}, public=False)}


# -- who is asked


@follows_from(PILES)
def at_large(state: NapoleonicState, trigger: str) -> list[str]:
    """The cards for a trigger that may be in a hand, as far as everybody can see, and the reserve cards that are
    fresh."""
    gone = out_of_hands(state)
    return [id for id in EASIEST[trigger] if id not in gone]


@follows_from(PILES)
def out_of_hands(state: NapoleonicState) -> set[str]:
    """The cards of which everybody sees that they are in no hand, and the reserve cards that are used."""
    found = {*state.discard, *state.removed, *state.aside, *state.timed, *state.wars, *state.lasting}
    found.update([card for _, card in state.played_events])
    found.difference_update(RESERVE_CARDS)
    found.update(state.used_reserves)  # nw-6.2-1
    return found


def holds_cards(state: NapoleonicState, nation: str) -> bool:
    """Whether a nation may hold any card, as far as everybody can see; its reserve cards lie open."""
    return bool(state.hands[nation]) or bool(state.spares.get(nation))


def has(state: NapoleonicState, nation: str, id: str) -> bool:
    return id in events_of(state, nation)


def events_of(state: NapoleonicState, nation: str) -> tuple[str, ...]:
    """What a nation has: its hand, cards in place of reserve cards (14.31), its reserve cards."""
    return (*state.hands[nation], *state.spares.get(nation, ()), *COMPONENTS.reserves_of(nation))


def able_seats(state: NapoleonicState, trigger: str) -> dict[str, tuple[str, ...]]:
    """Of every seat that may have an answer the first nation in the order of play (6.14) -> all that it runs."""
    found: dict[int, str] = {}
    seats, hands, spares = state.seats, state.hands, state.spares
    loose, nations, own = at_large(state, trigger), played(state, state.due), crews(state, state.due)
    free, rest = FREELY[0](state, nations[0], loose, trigger)
    loose = loose if free else rest
    for nation in nations if loose else ():  # nw-6.14-5
        seat = seats[nation]
        if seat in found:
            continue
        carded = hands[nation] or spares.get(nation)  # it `holds_cards`
        if free and carded:
            found[seat] = nation
        elif (carded or RESERVES[trigger, nation]) and (card := may_play(state, nation, loose, trigger)):
            found[seat] = nation
            loose = foremost(card, loose)  # what one can play others mostly can, too
    return {nation: own[seat] for seat, nation in found.items()}


def foremost(card: str, cards: list[str]) -> list[str]:
    """Some cards, this one before all others."""
    return cards if card == cards[0] else [card, *[id for id in cards if id != card]]


@follows_from(PLAYED)
def played(state: NapoleonicState, due: str) -> tuple[str, ...]:
    """All nations that players run, in the order of play."""
    return tuple([one for one in order_from(due) if one in state.seats and is_run(state, one)])


@follows_from(PLAYED)
def crews(state: NapoleonicState, due: str) -> dict[int, tuple[str, ...]]:
    """Seat -> all nations that it runs, in the order of play (6.4)."""
    found: dict[int, tuple[str, ...]] = {}
    for nation in played(state, due):
        seat = state.seats[nation]
        found[seat] = (*found.get(seat, ()), nation)
    return found


def answers(crews: Mapping[str, Iterable[str]], trigger: str, state: NapoleonicState, power: str) -> list[Option]:
    """What the seat of a nation may play now, with whichever of all that it runs has the card."""
    found: list[Option] = []
    playable, hands, spares = PLAYABLE[trigger], state.hands, state.spares
    for nation in crews[power]:
        if RESERVES[trigger, nation] or nation in spares or not playable.isdisjoint(hands[nation]):
            found += own_answers(state, nation, trigger)  # nw-6.14-1  # nw-6.4-3
    return found


# -- a window


def offer(state: NapoleonicState, trigger: str, about: Mapping[str, Any] = NOTHING) -> Flow:
    """Everybody may respond to what has just happened, until nobody plays another card."""
    while state.phase == "impulses" and state.active:  # nw-6.14-4
        with OneLook(state) as seen:
            able = able_seats(state, trigger)
        if not able:
            return
        response = yield Window(trigger, able, partial(answers, able, trigger), about=about, seen=seen)
        if response is None:
            return
        power, option = response
        player = next(one for one in able[power] if has(state, one, str(option[1])))
        yield from respond(state, player, option, trigger)  # nw-6.14-2


def in_turn(state: NapoleonicState, trigger: str, about: Mapping[str, Any] = NOTHING) -> Flow:
    """Battle events: from the active nation on each plays all that it wants before the next one does (11.1)."""
    for nation in ROUND[state.active] if state.active else NATIONS:  # nw-11.1-1
        while state.phase == "impulses" and may_answer(state, nation, trigger):
            response = yield Window(
                trigger, (nation,), lambda now, power: own_answers(now, power, trigger), about=about
            )
            if response is None:
                break
            yield from respond(state, nation, response[1], trigger)


def may_answer(state: NapoleonicState, nation: str, trigger: str) -> bool:
    """Whether a nation may have something to play, as far as everybody can see."""
    if nation not in state.seats or not is_run(state, nation):
        return False
    with OneLook(state):
        return bool(may_play(state, nation, at_large(state, trigger), trigger))


def may_play(state: NapoleonicState, nation: str, loose: Iterable[str], trigger: str) -> str:
    """The first of some cards in no sight that a nation which a player runs may have, and could play with some effect;
    empty if none is."""
    own, plays = RESERVES[trigger, nation], state.book.plays
    if not holds_cards(state, nation):
        if not own:
            return ""
        loose = [id for id in loose if id in own]
    for id in loose:
        if (id in own or id not in RESERVE_CARDS) and plays[id].options(state, nation, trigger):
            return id
    return ""


def own_answers(state: NapoleonicState, nation: str, trigger: str) -> list[Option]:
    """What a nation itself may play now."""
    playable, plays = PLAYABLE[trigger], state.book.plays
    hand = state.hands[nation]
    held = [] if playable.isdisjoint(hand) else [id for id in hand if id in playable]
    if nation in state.spares:
        held += [id for id in state.spares[nation] if id in playable]
    held += RESERVES[trigger, nation]
    gone = out_of_hands(state)
    held = [id for id in held if id not in gone]
    if len(held) > 1:
        held.sort(key=WINDOWS[trigger].index)
    return [option for id in held for option in plays[id].options(state, nation, trigger)]


def respond(state: NapoleonicState, nation: str, option: Option, trigger: str) -> Flow:
    """A nation plays one event out of turn."""
    id = str(option[1])
    lay_open(state, nation, id)
    if not is_battle_card(id) and (yield from announced(state, nation, id)):
        put_down(state, id)
        return
    yield from witnessed(state, "events", id, state.book.plays[id].resolve, nation, option, trigger)
    put_down(state, id)


def is_battle_card(id: str) -> bool:
    return id in COMPONENTS.cards and COMPONENTS.cards[id].battle


def lay_open(state: NapoleonicState, nation: str, id: str) -> None:
    """A card leaves its hand, a reserve card is used (6.2)."""
    if id in COMPONENTS.reserves:
        state.used_reserves.add(id)
        state.log("reserve_played", power=nation, reserve=id)
        return
    if id in state.hands[nation]:
        state.leave_hand(nation, id)
    else:
        state.take_spare(nation, id)
    state.played_events.add((nation, id))
    state.log("response_played", power=nation, card=id)


def put_down(state: NapoleonicState, id: str) -> None:
    if id in COMPONENTS.cards and not placed(state, id):
        state.put_away(id)


# -- what is told to everybody


def announced(state: NapoleonicState, nation: str, id: str) -> Flow:
    """An event was announced and may be responded to; returns whether it was cancelled (6.14)."""
    state.announced = (*state.announced, (nation, id))
    yield from offer(state, "event_announced", {"power2": nation, "card": id})
    state.announced = state.announced[:-1]
    cancelled = state.holds(CANCELLED, id)
    state.unmark(CANCELLED, id)
    return cancelled


def spent(state: NapoleonicState) -> Flow:
    """CP or MP were spent, or a card has brought some: once for each number of them (6.14)."""
    if not state.holds(HEARD, state.cp, state.mp):
        state.mark(HEARD, state.cp, state.mp)  # nw-6.14-3
        yield from offer(state, "spending", {"power2": state.active, "cp": state.cp, "mp": state.mp})


def moved(state: NapoleonicState, trigger: str, about: Mapping[str, Any]) -> Flow:
    """A force or a fleet has moved: nothing more is asked about the CP that it took."""
    state.mark(HEARD, state.cp, state.mp)
    yield from offer(state, trigger, about)
