"""Positions of A Game of Thrones in one line, and words to play from them.

    match = table(
        ("marches",),
        units={"winterfell": ("stark", "footman", "knight"), "moat_cailin": ("lannister", "footman")},
        orders={"winterfell": "march_0"},
        pause="baratheon",
    )
    march(match, "winterfell", ("footman", "moat_cailin"))
    battle(match, "eddard_stark", "the_hound")

What is not said is made up so that every component of the box is somewhere: only the units that are named stand on
the board, neutral forces stand where no units or power tokens are, homes have their garrisons, tracks are those of
the screens, power is 5, supply is 6, all house cards are in hand, all other power tokens are in the pool. `pause`
names a house with a special consolidate order in its home, so that the match waits there after the last march.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypedDict, Unpack

import warcouncil
from tests.rulebook.asking import asked as asked
from tests.rulebook.asking import choices as choices
from tests.rulebook.asking import may as may
from tests.rulebook.asking import question as question
from tests.rulebook.asking import refused as refused
from tests.rulebook.asking import told as told
from warcouncil.engine.decision import Decision
from warcouncil.engine.decks import Deck
from warcouncil.engine.dice import Dice
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry, Option, OptionValue
from warcouncil.testing import ScriptedDice
from warcouncil.testing import answer as answer_one
from warcouncil.titles.game_of_thrones.components import (
    CASTLES,
    DECKS,
    DOMINANCE,
    GAME,
    HAND,
    HOME,
    NO_UNITS,
    ONE,
    ORDER,
    ORDERS,
    POOL,
    STAR,
    UNIT,
    UNITS,
    Units,
)
from warcouncil.titles.game_of_thrones.state import GameOfThronesState
from warcouncil.titles.game_of_thrones.units import plus

Placed = Mapping[str, tuple[str, ...]]
"""Area -> the house and its units: `("stark", "footman", "routed_knight")`."""
Orders = Mapping[str, str | tuple[str, str]]
"""Area -> the order of whoever stands there, or (house, order)."""
PerHouse = Mapping[str, int] | int
FILLERS = ("defense_plus_1", "support", "consolidate", "raid", "march_minus_1", "march_0")
"""What `place_orders` places where the test does not care."""
TIDES_ROLL = "tides of battle"
ALL = float("inf")
QUIET: dict[str, str] = {"I": "last_days_of_summer", "II": "last_days_of_summer", "III": "storm_of_swords"}
"""Westeros cards that ask nobody anything; each has a wildling icon."""


# -- positions


def position(
    *steps: Entry,
    players: int = 6,
    units: Placed | None = None,
    orders: Orders | None = None,
    tokens: Mapping[str, str] | None = None,
    garrisons: Iterable[str] | None = None,
    neutrals: Iterable[str] | None = None,
    tracks: Mapping[str, Iterable[str]] | None = None,
    used: Iterable[str] = (),
    power: PerHouse = 5,
    supply: PerHouse = 6,
    hands: Mapping[str, Iterable[str]] | None = None,
    westeros: Mapping[str, str | Iterable[str]] | None = None,
    wildlings: Iterable[str] = (),
    threat: int | None = None,
    restrictions: Iterable[str] = (),
    round: int = 5,
    phase: str = "planning",
    pause: str = "",
    options: Mapping[str, OptionValue] | None = None,
) -> GameOfThronesState:
    """A state whose agenda is `steps`.

    `garrisons`: the homes that still have theirs; `neutrals`: the areas whose neutral force is still there;
    `tracks`: the first houses of a track, the others follow as on the screens; `westeros`, `wildlings`: top cards.
    """
    title = warcouncil.get_title("game_of_thrones")
    state = title.setup(players, title.check_options(players, options or {}))
    assert isinstance(state, GameOfThronesState)
    state.agenda = list(reversed(steps))
    state.round, state.phase, state.used = round, phase, tuple(used)
    state.restrictions = tuple(restrictions)
    state.threat = state.threat if threat is None else threat
    _lay_units(state, units or {})
    state.tokens = dict(tokens or {})
    _lay_defenders(state, garrisons, neutrals)
    _lay_orders(state, orders or {}, pause)
    _lay_tracks(state, tracks or {})
    for house in state.houses:
        state.supply[house] = supply if isinstance(supply, int) else supply.get(house, 6)
        state.power[house] = power if isinstance(power, int) else power.get(house, 5)
        on_board = sum(owner == house for owner in state.tokens.values())
        state.pool[house] = GAME.power_tokens - state.power[house] - on_board
        state.victory[house] = sum(state.controller(area) == house for area in CASTLES)
    _lay_cards(state, hands or {}, westeros or {}, wildlings)
    check(state)
    return state


class Position(TypedDict, total=False):
    """What `position` takes."""

    players: int
    units: Placed
    orders: Orders
    tokens: Mapping[str, str]
    garrisons: Iterable[str]
    neutrals: Iterable[str]
    tracks: Mapping[str, Iterable[str]]
    used: Iterable[str]
    power: PerHouse
    supply: PerHouse
    hands: Mapping[str, Iterable[str]]
    westeros: Mapping[str, str | Iterable[str]]
    wildlings: Iterable[str]
    threat: int
    restrictions: Iterable[str]
    round: int
    phase: str
    pause: str


def table(
    *steps: Entry,
    dice: Dice | Iterable[tuple[str, object]] | None = None,
    tides: Iterable[str] | None = None,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    **said: Unpack[Position],
) -> Match:
    """A match from a position.

    `dice`: what is rolled, as a script (labels that are not in it are rolled from a seed); `tides`: play with Tides
    of Battle, and these cards are drawn, the attacker's first.
    """
    wanted = dict(options or {})
    script = list(dice) if dice is not None and not isinstance(dice, Dice) else []
    if tides is not None:
        wanted["tides_of_battle"] = True
        script += [(TIDES_ROLL, card) for card in tides]
    state = position(*steps, options=wanted, **said)
    rolled = dice if isinstance(dice, Dice) else ScriptedDice(script, others=seed) if script else None
    return Match.at("game_of_thrones", state, dice=rolled, seed=seed)


def _lay_units(state: GameOfThronesState, placed: Placed) -> None:
    state.units, state.owner = {}, {}
    footmen, knights, ships, engines = POOL
    for house in state.houses:
        state.unused[house] = (footmen, knights, ships, engines)
    for area, (house, *names) in placed.items():
        assert house in state.seats, f"nobody plays {house}"
        assert names, f"no units are named in {area}"
        for name in names:
            state.muster(area, house, UNIT[name])


def _lay_defenders(state: GameOfThronesState, garrisons: Iterable[str] | None, neutrals: Iterable[str] | None) -> None:
    if garrisons is not None:
        state.garrisons = {HOME[house]: house for house in state.houses if HOME[house] in garrisons}
    else:
        held = {area: state.owner.get(area) or state.tokens.get(area) for area in state.garrisons}
        state.garrisons = {area: house for area, house in state.garrisons.items() if held[area] in (None, house)}
    taken = {*state.owner, *state.tokens}
    kept = [area for area in state.neutrals if area not in taken] if neutrals is None else list(neutrals)
    state.neutrals = {area: state.neutrals[area] for area in kept}


def _lay_orders(state: GameOfThronesState, orders: Orders, pause: str) -> None:
    for area, order in orders.items():
        house, name = (state.owner[area], order) if isinstance(order, str) else order
        state.place_order(area, house, name)
    if pause:
        assert HOME[pause] not in state.orders, f"{pause} has another order in its home"
        state.place_order(HOME[pause], pause, "consolidate_star")


def _lay_tracks(state: GameOfThronesState, tracks: Mapping[str, Iterable[str]]) -> None:
    for track, first in tracks.items():
        order = tuple(first)
        rest = tuple(house for house in state.tracks[track] if house not in order)
        state.tracks[track] = (*order, *rest)
        state.holders[DOMINANCE[track]] = state.tracks[track][0]


def _lay_cards(
    state: GameOfThronesState,
    hands: Mapping[str, Iterable[str]],
    westeros: Mapping[str, str | Iterable[str]],
    wildlings: Iterable[str],
) -> None:
    for house, hand in hands.items():
        held = tuple(hand)
        state.hands[house] = tuple(card for card in HAND[house] if card in held)
        state.discards[house] = tuple(card for card in HAND[house] if card not in held)
    for name in DECKS:
        top = westeros.get(name, ())
        state.decks[name] = on_top(state.decks[name], (top,) if isinstance(top, str) else tuple(top))
    state.wildlings = on_top(state.wildlings, tuple(wildlings))


def on_top(deck: Deck, cards: tuple[str, ...]) -> Deck:
    """A deck with these of its cards on top, the first one first."""
    for card in reversed(cards):
        deck = deck.remove(card).put_on_top(card)
    return deck


def check(state: GameOfThronesState) -> None:
    found = list(warcouncil.get_title("game_of_thrones").invariants(state))
    assert not found, found


# -- looking


def look(match: Match) -> GameOfThronesState:
    """The state of a match of A Game of Thrones."""
    assert isinstance(match.state, GameOfThronesState)
    return match.state


def kinds(match: Match) -> set[str]:
    """The kinds of all open questions."""
    return {decision.kind for decision in match.decisions}


def units_in(match: Match, area: str) -> dict[str, int]:
    """The units in an area by name."""
    return named(look(match).units.get(area, NO_UNITS))


def named(units: Units) -> dict[str, int]:
    return {UNITS[unit]: count for unit, count in enumerate(units) if count}


def army(*names: str) -> Units:
    """Units by name, as the state keeps them."""
    units = NO_UNITS
    for name in names:
        units = plus(units, ONE[UNIT[name]])
    return units


def panel(match: Match, house: str, seat: int | None = None) -> dict[str, object]:
    """What a viewer sees in front of a house."""
    panels = match.view(seat)["view"]["panels"]
    found: dict[str, object] = next(entry for entry in panels if entry["kind"] == "house" and entry["power"] == house)
    return found


# -- playing


def play(match: Match, *answers: Option | tuple[str, Option]) -> GameOfThronesState:
    """Answer one question after the other, `(house, option)` where several decide side by side. Returns the state.

    All pieces must stay in the box.
    """
    for given in answers:
        answer_one(match, given)
        check(look(match))
    return look(match)


def play_until(match: Match, kind: str, *answers: Option) -> GameOfThronesState:
    """Give these answers wherever they fit, until a question of that kind is open (or the match is over)."""
    while not match.over and match.decisions[0].kind != kind:
        decision = match.decisions[0]
        fitting = [option for option in answers if option in decision.options]
        assert fitting, f"{decision.power} is asked {decision.kind}: {decision.options}"
        match.choose(decision, fitting[0])
        check(look(match))
    return look(match)


def drift(match: Match, *until: str) -> GameOfThronesState:
    """Answer as nobody would mind, until a question of one of these kinds is open or the match is over."""
    while not match.over and match.decisions[0].kind not in until:
        decision = match.decisions[0]
        match.choose(decision, match.title.default_answer(match.state, decision))
        check(look(match))
    return look(match)


def place_orders(match: Match, orders: Mapping[str, str] | None = None, fill: bool = True) -> GameOfThronesState:
    """Place orders for all houses: those named, `leave` included, and anything legal elsewhere; then all are ready.

    With `fill=False` only the named orders are placed.
    """
    wanted = dict(orders or {})
    reserved = {house: Counter[str]() for house in look(match).houses}
    for area, order in wanted.items():
        reserved[look(match).owner[area]][order] += 1
    while match.decisions:
        decision = next((d for d in match.decisions if _places(d, wanted, fill)), None)
        if decision is None:
            break
        if decision.kind == "ready":
            match.choose(decision, ("ready",))
            continue
        areas = [str(option[1]) for option in decision.options]
        area = next((area for area in areas if area in wanted), areas[0])
        match.choose(decision, _order_in(match, decision, area, wanted, reserved[decision.power]))
        check(look(match))
    return look(match)


def _places(decision: Decision, wanted: Mapping[str, str], fill: bool) -> bool:
    if decision.kind == "ready":
        return fill
    return decision.kind == "order" and (fill or any(option[1] in wanted for option in decision.options))


def _order_in(match: Match, decision: Decision, area: str, wanted: Mapping[str, str], reserved: Counter[str]) -> Option:
    if area in wanted:
        reserved[wanted[area]] -= 1
        return ("leave", area) if wanted[area] == "leave" else ("order", area, wanted[area])
    placed = Counter(str(done[2]) for done in look(match).drafts.get(decision.power, ()) if done[0] == "order")
    free = [order for order in ORDERS if placed[order] + reserved[order] < ORDER[order].count]
    fillers = [order for order in (*FILLERS, *ORDERS) if order in free]
    options = [("order", area, order) for order in fillers]
    return next(option for option in options if option in decision.options)


def bid(match: Match, **bids: int) -> GameOfThronesState:
    """All houses that are asked bid at once; those not named bid nothing."""
    assert {decision.kind for decision in match.decisions} <= {"clash_bid", "wildling_bid"}
    for decision in tuple(match.decisions):
        match.choose(decision, ("bid", bids.get(decision.power, 0)))
    check(look(match))
    return look(match)


def march(match: Match, origin: str, *moves: tuple[str, str], token: bool = False) -> GameOfThronesState:
    """Resolve the march order of an area: (unit, area) for each move; leave a power token if asked."""
    if kinds(match) == {"march"}:
        play(match, ("march", origin))
    for count, (unit, area) in enumerate(moves, 1):
        if moved(match, origin, unit, area) < moves[:count].count((unit, area)):
            play(match, ("move", unit, area))
    if kinds(match) == {"move"} and moved(match, origin) < ALL:
        play(match, ("done",))
    if kinds(match) == {"leave_token"}:
        play(match, ("establish", origin) if token else ("decline",))
    return look(match)


def moved(match: Match, origin: str, unit: str = "", area: str = "") -> float:
    """How many moves (to an area) the march from an area has declared, those without another choice included.

    A march that is over by itself has declared them all.
    """
    under_way = look(match).march
    if under_way is None or under_way.origin != origin:
        return ALL
    return sum(not unit or (UNITS[number], target) == (unit, area) for target, number in under_way.moves)


def support(match: Match, sides: Mapping[str, str] | None = None, accept: bool = True) -> GameOfThronesState:
    """Answer the calls for support: area -> the house supported; orders not named refuse."""
    given = dict(sides or {})
    while match.decisions and match.decisions[0].kind in ("support", "accept_support"):
        decision = asked(match)
        area = str(decision.options[0][1])
        if decision.kind == "accept_support":
            play(match, ("accept" if accept else "reject", area))
        else:
            play(match, ("support", area, given[area]) if area in given else ("refuse", area))
    return look(match)


def cards(match: Match, attacker: str, defender: str) -> GameOfThronesState:
    """Both sides of the combat play a house card."""
    combat = look(match).combat
    assert combat is not None
    for house, card in ((combat.attacker, attacker), (combat.defender, defender)):
        match.choose(asked(match, house), ("play", card))
    check(look(match))
    return look(match)


def battle(
    match: Match,
    attacker_card: str,
    defender_card: str,
    sides: Mapping[str, str] | None = None,
    blade: bool = False,
    redraw: bool = False,
) -> GameOfThronesState:
    """Support, house cards, tides and the blade; stops at the first other question, such as that of a card's text."""
    support(match, sides)
    cards(match, attacker_card, defender_card)
    return finish(match, blade=blade, redraw=redraw)


def finish(match: Match, blade: bool = False, redraw: bool = False) -> GameOfThronesState:
    """Answer for the blade as long as it is asked about."""
    while match.decisions and match.decisions[0].kind in ("blade", "blade_redraw"):
        if asked(match).kind == "blade":
            play(match, ("use_blade",) if blade else ("decline",))
        else:
            play(match, ("redraw",) if redraw else ("decline",))
    return look(match)


def strengths(match: Match) -> tuple[int, int]:
    """The total strengths of attacker and defender in the last combat that was decided."""
    entry = told(match, "total_strength")[-1]
    attacker, defender = entry["strength"], entry["strength2"]
    assert isinstance(attacker, int)
    assert isinstance(defender, int)
    return attacker, defender


def winner(match: Match) -> object:
    """The winner of the last combat that was decided."""
    return told(match, "wins")[-1]["power"]


def stars_placed(match: Match, house: str) -> int:
    """How many special orders a house can place: it takes one for each of its areas as long as one is offered."""
    count = 0
    while asked(match, house).kind == "order":
        options = asked(match, house).options
        star = next((option for option in options if option[-1] in STAR), None)
        match.choose(asked(match, house), star or options[0])
        count += star is not None
    return count
