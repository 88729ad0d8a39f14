"""What a nation does in its impulse (5.1, 5.11, 5.12, 5.4, 16.2): a card, a reserve card, a resource, sieges.

A card brings its CP or its event. Besides it a nation may play a resource, or a reserve card if it is a major power:
the + of 5.12. Both may come while CP of the other are left; all CP of an impulse are one sum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import FREE, Action
from warcouncil.table.events import event_forbidden, play_event
from warcouncil.table.facts import Fact
from warcouncil.table.points import actions
from warcouncil.titles.napoleonic_wars import windows
from warcouncil.titles.napoleonic_wars.changes import card_cp
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.events.rules import takes_effect
from warcouncil.titles.napoleonic_wars.relations import is_run
from warcouncil.titles.napoleonic_wars.state import NapoleonicState
from warcouncil.titles.napoleonic_wars.war import sieges

DONE: Option = ("done",)
CARD = Fact("card_played", "power")
"""A nation has played the card of its impulse."""
EXTRA = Fact("extra_played", "power")
"""A nation has played its resource or reserve card of the impulse."""
FACTS = (CARD, EXTRA)


class ReserveEvents(NamedTuple):
    """How reserve cards are played as events; the chapter of events says it."""

    forbidden: Callable[[NapoleonicState, str, str], str | None]
    play: Callable[[NapoleonicState, str, str], Flow]


RESERVE_EVENTS: list[ReserveEvents] = []
KINDS = {
    "play": Kind(
        {
            "spend": ("card",),
            "event": ("card",),
            "use_resource": (),
            "use_reserve": ("reserve",),
            "reserve_event": ("reserve",),
            "use_spare": ("card",),
            "spare_event": ("card",),
            "siege": ("leader",),
            "done": (),
        },
        public=False,
    )
}
REFUSALS = {"play": "nw-5.11-1"}


def may_act(state: NapoleonicState, nation: str) -> bool:
    """Whether a nation has anything to do in a scheduled impulse, cards or not (5.4)."""
    if state.hands[nation]:
        return True
    if not is_run(state, nation):
        return False  # nw-5.32-1  # nw-6.2-3
    extra = state.resources[nation] or fresh_reserves(state, nation) or state.spares.get(nation)
    return bool(extra or sieges.besiegers(state, nation))  # nw-3-56


def fresh_reserves(state: NapoleonicState, nation: str) -> tuple[str, ...]:
    """The reserve cards that a nation has not used in this turn (6.2)."""
    return tuple([one for one in COMPONENTS.reserves_of(nation) if one not in state.used_reserves])  # nw-6.2-1


def plays(state: NapoleonicState, power: str) -> Flow:
    """Step: one of the things a nation may do while it has no CP to spend."""
    if nothing_left(state, power):
        return
    choice = yield Ask(
        power,
        "play",
        lambda now: list(candidates(now, power)),
        play_forbidden,
        about={"amount": len(state.hands[power]), "turn": state.turn},
        listed=lambda now: listed(now, power),
    )
    if choice == DONE:
        return
    state.last_active = power
    state.next(("plays", power))
    if choice[0] == "spend":
        spend(state, power, str(choice[1]))
    elif choice[0] == "event":
        state.mark(CARD, power)
        state.card = str(choice[1])
        yield from play_event(state, power, str(choice[1]))
    else:
        effect = state.book.menu[str(choice[0])].run(state, power, choice)
        if effect is not None:
            yield from effect


def nothing_left(state: NapoleonicState, power: str) -> bool:
    """Whether everybody can see that a nation has nothing more to do."""
    if state.hands[power] and not state.holds(CARD, power):
        return False
    if resource_listed(state, power) or usable(state, power) or spare_listed(state, power):
        return False
    for option in sieges.siege_candidates(state, power):
        if sieges.siege_forbidden(state, power, option) is None:
            return False
    return True


def candidates(state: NapoleonicState, power: str) -> Iterator[Option]:
    yield from [("spend", card) for card in state.hands[power]]
    yield from [("event", card) for card in state.hands[power]]
    yield from extra_candidates(state, power)
    yield from [("reserve_event", reserve) for reserve in COMPONENTS.reserves_of(power)]
    yield from [("spare_event", card) for card in state.spares.get(power, ())]
    yield from sieges.siege_candidates(state, power)
    yield DONE


def listed(state: NapoleonicState, power: str) -> list[Option]:
    """The candidates that nothing forbids: what is played already is asked once, and each card once for its event."""
    found: list[Option] = []
    if not state.holds(CARD, power):
        hand = state.hands[power]
        able = [card for card in hand if event_forbidden(state, power, card) is None]
        found += [("spend", card) for card in hand if card not in able or not COMPONENTS.cards[card].must_be_event]
        found += [("event", card) for card in able]
    for extras in EXTRAS:
        found += extras(state, power)
    rest: list[Option] = [*sieges.siege_candidates(state, power), DONE]
    return [*found, *[option for option in rest if play_forbidden(state, power, option) is None]]


def play_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    if option == DONE:
        idle = not state.holds(CARD, power) and not state.holds(EXTRA, power)
        return "nw-5.1-2" if state.hands[power] and idle else None
    if option[0] in ("spend", "event"):
        return card_forbidden(state, power, option)
    if option[0] == "siege":
        return sieges.siege_forbidden(state, power, option)
    return state.book.menu[str(option[0])].forbidden(state, power, option)


def card_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    """One card in an impulse (5.11); a minor's reserve card takes its place (5.12)."""
    if state.holds(CARD, power):
        return "nw-5.11-1"  # nw-16.2-3
    card = str(option[1])
    if option[0] == "spend":
        must = COMPONENTS.cards[card].must_be_event and event_forbidden(state, power, card) is None
        return "nw-6-2" if must else None
    return event_forbidden(state, power, card)


def spend(state: NapoleonicState, power: str, card: str) -> None:
    """A card for its CP (6.3); it goes to the discard pile."""
    state.mark(CARD, power)
    state.card = card
    state.leave_hand(power, card)
    state.put_away(card)  # nw-5.1-4  # nw-6.13-2
    cp = card_cp(state, power, COMPONENTS.cards[card].cp)
    state.log("card_spent", power=power, card=card, cp=cp)
    gain_cp(state, power, cp)


def gain_cp(state: NapoleonicState, power: str, cp: int) -> None:
    """CP join what is left of others in the same impulse (5.12)."""
    spending = state.cp > 0
    state.cp += cp  # nw-5.12-3
    state.unmark_all(windows.HEARD)
    if not spending:
        state.next(("actions", power), ("spare_mp", power))


# -- the +: a resource, or a reserve card


def resource_listed(state: NapoleonicState, power: str) -> list[Option]:
    options: list[Option] = [("use_resource",)] if state.resources[power] else []
    return [option for option in options if extra_forbidden(state, power, option) is None]


@once_a_look
def usable(state: NapoleonicState, power: str) -> tuple[str, ...]:
    """The reserve cards that a nation may use now, in whichever way (5.12, 6.2)."""
    if state.holds(EXTRA, power):
        return ()
    fresh = fresh_reserves(state, power)
    return tuple([one for one in fresh if extra_forbidden(state, power, ("use_reserve", one)) is None])


def reserve_listed(state: NapoleonicState, power: str) -> list[Option]:
    return [("use_reserve", one) for one in usable(state, power)]


def reserve_event_listed(state: NapoleonicState, power: str) -> list[Option]:
    forbidden = RESERVE_EVENTS[0].forbidden
    return [("reserve_event", one) for one in usable(state, power) if forbidden(state, power, one) is None]


def spare_listed(state: NapoleonicState, power: str) -> list[Option]:
    if power not in state.spares or state.holds(EXTRA, power):
        return []
    return [("use_spare", card) for card in state.spares[power]]


def spare_event_listed(state: NapoleonicState, power: str) -> list[Option]:
    if power not in state.spares or state.holds(EXTRA, power):
        return []
    cards = state.spares[power]
    return [("spare_event", card) for card in cards if event_forbidden(state, power, card) is None]


def extra_candidates(state: NapoleonicState, power: str) -> list[Option]:
    found: list[Option] = [("use_resource",), *[("use_reserve", one) for one in COMPONENTS.reserves_of(power)]]
    if power in state.spares:
        found += [("use_spare", card) for card in state.spares[power]]
    return found


def extra_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    """Why a nation may not use a resource or reserve card now (5.12, 16.2)."""
    if state.holds(EXTRA, power):
        return "nw-5.12-2"  # nw-16.2-2
    if option[0] == "use_resource":
        return None if state.resources[power] and len(state.deck) else "nw-16.2-1"
    if option[0] in ("use_spare", "spare_event"):
        return None
    if option[1] in state.used_reserves or COMPONENTS.reserves[str(option[1])].nation != power:
        return "nw-6.2-1"
    if not COMPONENTS.reserves[str(option[1])].plus and state.holds(CARD, power):
        return "nw-5.12-1"
    return None


def use_extra(state: NapoleonicState, power: str, option: Option) -> None:
    state.mark(EXTRA, power)
    state.last_active = power
    if option[0] == "use_resource":
        state.resources[power] -= 1
        state.log("resource_used", power=power)
        hands.draw(state, power)  # nw-16.2-1
        return
    if option[0] == "use_spare":
        use_spare(state, power, str(option[1]))
        return
    reserve = str(option[1])
    take_reserve(state, power, reserve)
    cp = card_cp(state, power, COMPONENTS.reserves[reserve].cp)
    state.log("reserve_used", power=power, reserve=reserve, cp=cp)
    gain_cp(state, power, cp)


def take_reserve(state: NapoleonicState, power: str, reserve: str) -> None:
    """A reserve card is used, for CP or as an event: it is void until the next turn (6.2)."""
    state.mark(EXTRA, power)
    if not COMPONENTS.reserves[reserve].plus:
        state.mark(CARD, power)  # nw-5.12-1
    state.used_reserves.add(reserve)


def use_spare(state: NapoleonicState, power: str, card: str) -> None:
    """A card that is a reserve card for this turn is played for its CP, and discarded (14.31)."""
    state.take_spare(power, card)
    state.put_away(card)
    takes_effect(state, power, card)
    cp = card_cp(state, power, COMPONENTS.cards[card].cp)
    state.log("card_spent", power=power, card=card, cp=cp)
    gain_cp(state, power, cp)


def reserve_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    """Why the event of a reserve card may not be played now, beside a card or in its place (5.12, 6.2)."""
    return extra_forbidden(state, power, option) or RESERVE_EVENTS[0].forbidden(state, power, str(option[1]))


def reserve_event(state: NapoleonicState, power: str, option: Option) -> Flow:
    """A reserve card as an event; CP that are left of a card wait behind it (5.12)."""
    reserve = str(option[1])
    take_reserve(state, power, reserve)
    state.log("reserve_event", power=power, reserve=reserve)
    yield from RESERVE_EVENTS[0].play(state, power, reserve)  # nw-5.12-3


def spare_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    return extra_forbidden(state, power, option) or event_forbidden(state, power, str(option[1]))


def spare_event(state: NapoleonicState, power: str, option: Option) -> Flow:
    """A card that is a reserve card for this turn is played as an event (6.2, 14.31)."""
    card = str(option[1])
    state.mark(EXTRA, power)
    state.take_spare(power, card)
    state.take_card(power, card)
    state.card = card
    yield from play_event(state, power, card)  # nw-14.31-4


def spending(state: NapoleonicState, power: str) -> Flow:
    """Step: one action of those that CP still pay for; before it everybody may respond to the last one (6.14)."""
    if state.cp > 0:
        yield from windows.spent(state)
    yield from actions(state, power)


EXTRAS = (resource_listed, reserve_listed, spare_listed, reserve_event_listed, spare_event_listed)
"""What may come beside the card of an impulse, in the order in which it is listed."""
STEPS = {"plays": plays}
MENU = {
    "use_resource": Action(
        lambda state, power: [("use_resource",)], extra_forbidden, FREE, use_extra, resource_listed, needs="nw-16.2-1"
    ),
    "use_reserve": Action(
        lambda state, power: [("use_reserve", reserve) for reserve in COMPONENTS.reserves_of(power)],
        extra_forbidden,
        FREE,
        use_extra,
        reserve_listed,
        needs="nw-6.2-1",
    ),
    "use_spare": Action(
        lambda state, power: [("use_spare", card) for card in state.spares.get(power, ())],
        extra_forbidden,
        FREE,
        use_extra,
        spare_listed,
        needs="nw-14.31-4",
        only_with="spares",
    ),
    "reserve_event": Action(
        lambda state, power: [("reserve_event", reserve) for reserve in COMPONENTS.reserves_of(power)],
        reserve_forbidden,
        FREE,
        reserve_event,
        reserve_event_listed,
        needs="nw-6.2-1",
    ),
    "spare_event": Action(
        lambda state, power: [("spare_event", card) for card in state.spares.get(power, ())],
        spare_forbidden,
        FREE,
        spare_event,
        spare_event_listed,
        needs="nw-14.31-4",
        only_with="spares",
    ),
}
