"""Chapters 3 and 4: the turn of a power, the events on its cards, and battle."""

from __future__ import annotations

from collections.abc import Callable

from tests.titles.parley.state import LEAGUE, LINKS, TOWNS, ParleyState, kind_of
from warcouncil.engine.flow import MOMENT, PASS, Ask, Flow, Forbidden, Window, respond
from warcouncil.engine.log import Masked
from warcouncil.engine.state import Entry, Option
from warcouncil.engine.title import Ending


def turn(state: ParleyState, power: str) -> Flow:
    """3 Turns: play one card for its event, or pass."""
    choice = yield Ask(
        power, "turn", lambda now: [*(("play", card) for card in now.hands[power]), PASS], turn_forbidden
    )
    if choice == PASS:
        state.log("passes", power=power)
        return
    card = str(choice[1])
    state.discard_card(power, card)
    state.log("plays", power=power, card=card)
    yield from EVENTS[kind_of(card)](state, power)


def to_come(state: ParleyState, power: str) -> tuple[Entry, ...]:
    """The turn of a power that is still to come: it may be thought through beforehand."""
    return (("turn", power),) if ("turn", power) in state.agenda else ()


def turn_forbidden(state: ParleyState, power: str, option: Option) -> str | None:
    """3.1 Which cards may be played: those whose event can happen."""
    kind = kind_of(str(option[1])) if option != PASS else ""
    if kind in ("levy", "veto"):
        return "par-3-1"
    if kind == "crown" and len(state.towns_of(state.seats[power])) < 3:
        return "par-3-2"
    if kind in TARGETS:
        candidates, forbidden = TARGETS[kind]
        if all(forbidden(state, power, candidate) for candidate in candidates(state)):
            return "par-3-3"
    return None


# -- events


def scout(state: ParleyState, power: str) -> Flow:
    """3.2 Scout: look at a garrison, wherever it lies."""
    town = yield from aim_event(state, power, "scout")
    state.log("scouts", power=power, town=town)
    state.inspect(state.seats[power], town)  # par-3-4


def spy(state: ParleyState, power: str) -> Flow:
    """3.3 Spy: look at the hand of another power."""
    victim = yield from aim_event(state, power, "spy")
    state.log("spies", power=power, power2=victim)
    hand = state.hands[victim]
    state.show((state.seats[power],), "hand", *(("hand", victim, card) for card in hand), power=victim, card=hand)


def omen(state: ParleyState, power: str) -> Flow:
    """3.4 Omen: look at the top card of the deck; it stays there."""
    state.log("omen", power=power)
    card = state.top_card()
    state.show((state.seats[power],), "top", ("top", card), card=card)
    yield MOMENT


def raid(state: ParleyState, power: str) -> Flow:
    """3.5 Raid: attack a town of another seat, unless an odd number of vetoes stops it."""
    town = yield from aim_event(state, power, "raid")
    if not (yield from vetoed(state, power, "raid", town)) and (yield from battle(state, power, town)):
        yield from capture(state, power, town)


def uprising(state: ParleyState, power: str) -> Flow:
    """3.6 Uprising: a battle in a town of the League; the winner takes over the whole League."""
    town = yield from aim_event(state, power, "uprising")
    if (yield from vetoed(state, power, "uprising", town)) or not (yield from battle(state, power, town)):
        return
    seat = state.seats[power]
    state.give_power(LEAGUE, seat)  # par-3-7
    state.log("league", power=power)
    for held in state.towns_of(seat):
        if not state.knows_garrison(seat, held):
            state.inspect(seat, held)
    yield MOMENT


def crown(state: ParleyState, power: str) -> Flow:
    """3.7 Crown: with three towns, crowned and done."""
    state.crowned = power
    state.ends(Ending((power,), "crown", "par-3-2"))
    yield MOMENT


def aim_event(state: ParleyState, power: str, kind: str) -> Flow:
    """The target of an event: what follows from the card is asked with the predicate that made it playable."""
    candidates, forbidden = TARGETS[kind]
    choice = yield Ask(power, kind, candidates(state), forbidden)
    return str(choice[1])


def scout_forbidden(state: ParleyState, power: str, option: Option) -> str | None:
    """3.2 There is nothing to scout where the garrison is known."""
    town = str(option[1])
    return "par-3-5" if state.knows_garrison(state.seats[power], town) else None


def spy_forbidden(state: ParleyState, power: str, option: Option) -> str | None:
    """3.3 Only the hands of others, and only where there is one."""
    victim = str(option[1])
    if victim == power:
        return "par-3-6"
    return None if state.hands[victim] else "par-3-8"


def raid_forbidden(state: ParleyState, power: str, option: Option) -> str | None:
    """3.5 A raid goes from a town of one's seat to a linked town of another."""
    town = str(option[1])
    seat = state.seats[power]
    holder = state.seat_in(town)
    if holder is None:
        return "par-4-1"
    if holder == seat:
        return "par-4-2"
    near = {end for link in LINKS if town in link for end in link}
    return None if any(state.seat_in(other) == seat for other in near) else "par-4-3"


def uprising_forbidden(state: ParleyState, power: str, option: Option) -> str | None:
    """3.6 Only in towns of the League, and not by its own seat."""
    if state.owners[str(option[1])] != LEAGUE:
        return "par-3-9"
    return "par-3-10" if state.seats[LEAGUE] == state.seats[power] else None


# -- responses and battle


def vetoed(state: ParleyState, power: str, trigger: str, town: str) -> Flow:
    """4.1 Every other power with a hand may answer with a veto; each veto undoes the one before."""
    others = [other for other in state.mains if other != power and state.hands[other]]

    def resolve(other: str, option: Option) -> None:
        state.discard_card(other, str(option[1]))
        state.log("veto", power=other, card=option[1], town=town)

    about = {"power2": power, "town": town}
    vetoes = yield from respond(Window(trigger, others, veto_options, about=about), resolve)
    return len(vetoes) % 2 == 1  # par-4-4


def veto_options(state: ParleyState, power: str) -> list[Option]:
    return [("veto", card) for card in state.hands[power] if kind_of(card) == "veto"]


def battle(state: ParleyState, power: str, town: str) -> Flow:
    """4.2 Battle: a die and 2 against a die and the garrison, now seen by all; the defender may pay to roll anew."""
    defender = state.owners[town]
    garrison = state.garrisons[town]
    state.show(None, "battle", ("garrison", town, garrison), power=power, town=town, strength=garrison)
    attack = state.dice.roll(6, "attack") + 2  # par-4-5
    defence = state.dice.roll(6, "defence") + garrison
    state.log("rolls", power=power, power2=defender, attack=attack, defence=defence)
    if attack > defence and state.coins[defender] > 0:
        answer = yield Ask(defender, "reroll", [("reroll",), ("keep",)])
        if answer == ("reroll",):
            state.pay(defender, power)  # par-4-6
            defence = state.dice.roll(6, "defence") + garrison
            state.log("rolls", power=power, power2=defender, attack=attack, defence=defence)
    return attack > defence  # par-4-7


def capture(state: ParleyState, power: str, town: str) -> Flow:
    """4.3 The town changes hands, a new garrison is placed, and a card of the loser is plundered unseen."""
    loser = state.owners[town]
    state.take_town(town, power)
    state.log("captures", power=power, power2=loser, town=town)
    yield MOMENT
    state.place_garrison(town)
    if state.hands.get(loser) and loser != power:
        card, _ = state.dice.draw(state.hands[loser], "plunder")
        state.move_card(card, loser, power)  # par-4-8
        seats = (state.seats[power], state.seats[loser])
        state.show(None, "plunders", power=power, power2=loser, card=Masked(card, seats))


EVENTS: dict[str, Callable[[ParleyState, str], Flow]] = {
    "scout": scout,
    "spy": spy,
    "omen": omen,
    "raid": raid,
    "uprising": uprising,
    "crown": crown,
}
TARGETS: dict[str, tuple[Callable[[ParleyState], list[Option]], Forbidden]] = {
    "scout": (lambda state: [("scout", town) for town in TOWNS], scout_forbidden),
    "spy": (lambda state: [("spy", power) for power in state.mains], spy_forbidden),
    "raid": (lambda state: [("raid", town) for town in TOWNS], raid_forbidden),
    "uprising": (lambda state: [("incite", town) for town in TOWNS], uprising_forbidden),
}
"""The decision kind of each event with a target: its candidates, and the one predicate on them."""
