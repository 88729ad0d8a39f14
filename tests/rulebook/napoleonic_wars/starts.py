"""Starts that chance seldom reaches: peace, camps, pacts, foreign wars, Gibraltar, fleets, groups, turn six."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from tests.rulebook.napoleonic_wars.driver import Game, position
from warcouncil.engine.state import Entry
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy.pacts import break_pact
from warcouncil.titles.napoleonic_wars.state import NapoleonicState, Subject, Truce
from warcouncil.titles.napoleonic_wars.war.building import unbuilt

Start = Callable[[int], NapoleonicState]
REST: tuple[Entry, ...] = (("peace_phase",),)
TURN: tuple[Entry, ...] = (("attrition_phase",), ("construction",), ("conquest_phase",), *REST)
IMPULSE: tuple[Entry, ...] = (("submissions",), ("end_impulse",), *TURN)
CARDS = ("manoeuvre", "cossacks", "berthier", "veterans", "corps_system", "bumper_harvest", "spring_thaw")


def nearly_break(state: NapoleonicState, minor: str, column: str) -> None:
    """Step: a pact is broken, and the consul stands not far from it."""
    power = state.consuls[minor][0]
    break_pact(state, minor)
    state.consuls[minor] = (power, column, False)


class Directed(Game):
    """The title with steps for what an event would do."""

    steps: ClassVar[dict[str, Callable[..., Any]]] = {
        **Game.steps,
        "breaking": break_pact,
        "nearly_breaking": nearly_break,
    }


def pact(state: NapoleonicState, minor: str, power: str) -> None:
    """A minor is in Pact with a power, unless a player has it or it is in one already."""
    if minor not in state.consuls or state.consuls[minor][1] == "pact":
        return
    state.consuls[minor] = (power, "pact", False)
    if power in state.camps:
        state.camps[minor] = state.camps[power]
    state.seat_nations({**state.seats, minor: state.seats[power]})


def fallen(players: int, loser: str, victor: str) -> NapoleonicState:
    """All capitals and keys of a nation are in enemy hands, and its troops stand where they stood."""
    state = position(("conquest_phase",), *REST, players=players, turn=2)
    if loser not in state.camps:
        side = "coalition" if state.camps[victor] == "imperial" else "imperial"
        if loser in state.consuls:
            pact(state, loser, "britain" if side == "coalition" else "france")
        else:
            state.camps[loser] = side
    for space in COMPONENTS.keys(loser):
        state.set_flag(space, victor)
        for leader in state.leaders_at(space):
            state.lose_leader(leader)
        for nation, count in state.units.get(space, ()):
            state.add_units(space, nation, -count)
        state.add_units(space, victor, 1)
    state.squadrons = {}
    return state


def overrun(players: int, loser: str, victor: str) -> NapoleonicState:
    """A power has hardly any troops left, and its enemies are everywhere."""
    state = fallen(players, loser, victor)
    state.agenda = list(reversed(IMPULSE))
    state.phase, state.active, state.due, state.last_active, state.round = "impulses", victor, victor, victor, 2
    for place in [one for one in state.units if state.units_at(one, loser)]:
        state.add_units(place, loser, -state.units_at(place, loser))
    for leader, _ in state.leaders_on_map(loser):
        state.lose_leader(leader)
    return state


def beaten(players: int) -> NapoleonicState:
    """Austria is a subject neutral whose truce is over, with Turkey in Pact; the camps part begins."""
    state = position(("interphase",), players=players, turn=2, flags={"linz": "france", "prague": "france"})
    del state.camps["austria"]
    state.subjects["austria"] = Subject("france", 2)
    state.truces["austria"] = Truce(2, ("france", "spain"))
    state.ceded.update(("linz", "prague"))
    state.consuls["turkey"] = ("austria", "pact", False)
    state.camps["turkey"] = "coalition"
    state.seat_nations({**state.seats, "turkey": state.seats["austria"]})
    for nation, count in state.units.pop("prague", ()):
        state.add_units("vienna", nation, count)
    return state


def renewed(players: int) -> NapoleonicState:
    """The same, but the draw comes next: Austria may change its hand and reserve cards for new ones (14.31)."""
    state = beaten(players)
    state.agenda = [("next_turn",), ("draw_phase",)]
    return state


def in_no_camp(players: int) -> NapoleonicState:
    """The camps part of an interphase with troops in duchies of friends, for whoever changes camp."""
    state = position(("interphase",), players=players, turn=2)
    state.add_units("salzburg", "russia", 2)
    state.add_units("kiev", "austria", 1)
    state.set_flag("linz", "france")
    state.set_flag("munich", "austria")
    if "prussia" not in state.consuls:
        pact(state, "denmark", "prussia")
    return state


def torn(players: int, minor: str, power: str, **said: Any) -> NapoleonicState:
    """An event has just broken a pact, and everybody has cards with which to restore it."""
    hands = {"france": ("talleyrand", "manoeuvre"), "britain": ("castlereagh", "veterans"), "austria": ("metternich",)}
    state = position(players=players, turn=3, hands=hands, **said)
    pact(state, minor, power)
    state.phase, state.active, state.due, state.round = "impulses", "russia", "russia", 2
    state.agenda = [*reversed(IMPULSE[1:]), ("breaking", minor)]
    for nation in state.hands:
        state.sort_hand(nation)
    return state


def nearly_torn(players: int, minor: str, power: str) -> NapoleonicState:
    """The same, where few CP are wanting: the consul is one box from Pact."""
    state = torn(players, minor, power)
    state.agenda[-1] = ("nearly_breaking", minor, "associate")
    return state


def begun(players: int, power: str, **said: Any) -> NapoleonicState:
    """An impulse of a nation with some cards, behind it the rest of a turn."""
    said.setdefault("hands", {power: CARDS[:3], "russia" if power != "russia" else "austria": CARDS[3:4]})
    state = position(("impulse", power), *TURN, players=players, turn=said.pop("turn", 2), **said)
    state.phase, state.due, state.round = "impulses", power, 2
    for nation in state.hands:
        state.sort_hand(nation)
    return state


def gibraltar(players: int) -> NapoleonicState:
    """A French army stands before Gibraltar, and British ships lie in it."""
    state = begun(players, "france")
    state.units.pop("gibraltar", None)
    state.add_units("gibraltar", "france", 6)
    state.put_leader("soult", "gibraltar")
    state.put_leader("ney", "gibraltar")
    return state


def grand_fleets(players: int) -> NapoleonicState:
    """British, Swedish and Russian squadrons lie together, the French and Danes next to them."""
    state = begun(players, "britain")
    pact(state, "sweden", "britain")
    pact(state, "denmark", "france")
    state.squadrons = {}
    for place, nation, count in (
        ("north_sea", "britain", 3), ("north_sea", "sweden", 1), ("north_sea", "russia", 1), ("kent", "britain", 2),
        ("amsterdam", "france", 2), ("copenhagen", "denmark", 2), ("english_channel", "france", 2),
    ):  # fmt: skip
        for _ in range(count):
            state.add_ship(place, nation)
    return state


def mixed_groups(players: int) -> NapoleonicState:
    """Austrians and Russians stand under two leaders, the French and Spaniards next to them."""
    state = begun(players, "austria")
    for leader, space in {
        "charles": "salzburg",
        "kutuzov": "salzburg",
        "napoleon": "munich",
        "blake": "munich",
    }.items():
        state.put_leader(leader, space)
    for space, nation, count in (("salzburg", "russia", 4), ("munich", "france", 4), ("munich", "spain", 2)):
        state.add_units(space, nation, count)
    return state


def sixth_turn(players: int) -> NapoleonicState:
    """Napoleon has abdicated: behind the fifth turn comes a sixth."""
    state = position(*REST, players=players, turn=5)
    state.last_turn = 6
    return state


def last_turn(players: int) -> NapoleonicState:
    """The fifth turn ends and everybody is where he began: a tie."""
    return position(*REST, players=players, turn=5)


def far_wars(players: int) -> NapoleonicState:
    """Turkey fights the Russians abroad and leans to France; Russia may change camp."""
    state = position(("interphase",), players=players, turn=2, squadrons={})
    state.deck = state.deck.without("russo_turkish_war")
    state.wars = {"russo_turkish_war": ("russia", "turkey")}
    state.add_units("russo_turkish_war", "russia", 2)
    state.add_units("russo_turkish_war", "turkey", 2)
    state.consuls["turkey"] = ("france", "associate", False)
    return state


def short_of_pieces(players: int, war: str, power: str) -> NapoleonicState:
    """A foreign war is the one card of the nation whose impulse it is; its sides have nothing left but their hands."""
    said = {power: (war,), "russia": ("cossacks",), "britain": ("veterans",), "turkey": ("manoeuvre",)}
    state = begun(players, power, units={}, squadrons={}, hands=said, turn=3)
    state.add_units("regroup", "russia", 2)
    return state


def placed_in_warsaw(players: int) -> NapoleonicState:
    """Troops of an event stand in Warsaw; Prussia is no enemy of theirs."""
    state = begun(players, "france")
    state.units.pop("warsaw", None)
    state.add_units("warsaw", "france", 2)
    state.placed.add(("france", "warsaw"))
    return state


def all_in_play(players: int) -> NapoleonicState:
    """Britain has no counters left, and others hold cards that take some of them in the middle of something else."""
    cards = {"britain": CARDS[:3], "france": ("conscripts", "countermand"), "austria": ("lost_dispatches", "mud")}
    state = begun(players, "britain", hands=cards)
    for port in ("wales", "kent", "cornwall"):
        state.add_units(port, "britain", 2)
    state.add_units("london", "britain", unbuilt(state, "britain"))
    return state


COUNTS = (2, 3, 4, 5)
STARTS: dict[str, tuple[Start, tuple[int, ...]]] = {
    "austria_falls": (partial(fallen, loser="austria", victor="france"), (4, 2, 3, 5)),
    "russia_falls": (partial(fallen, loser="russia", victor="france"), COUNTS),
    "spain_falls": (partial(fallen, loser="spain", victor="britain"), COUNTS),
    "france_falls": (partial(fallen, loser="france", victor="russia"), COUNTS),
    "britain_falls": (partial(fallen, loser="britain", victor="france"), (2, 4)),
    "prussia_falls": (partial(fallen, loser="prussia", victor="france"), (3, 5)),
    "turkey_falls": (partial(fallen, loser="turkey", victor="austria"), (4,)),
    "sweden_falls": (partial(fallen, loser="sweden", victor="france"), (5,)),
    "denmark_falls": (partial(fallen, loser="denmark", victor="britain"), (2,)),
    "austria_overrun": (partial(overrun, loser="austria", victor="france"), COUNTS),
    "russia_overrun": (partial(overrun, loser="russia", victor="france"), (3, 5)),
    "prussia_overrun": (partial(overrun, loser="prussia", victor="france"), (5,)),
    "britain_overrun": (partial(overrun, loser="britain", victor="france"), COUNTS),
    "france_overrun": (partial(overrun, loser="france", victor="austria"), COUNTS),
    "beaten": (beaten, COUNTS),
    "renewed": (renewed, (4,)),
    "in_no_camp": (in_no_camp, (4, 5)),
    "spain_torn": (partial(torn, minor="spain", power="france"), (2, 5)),
    "sweden_torn": (partial(torn, minor="sweden", power="britain"), (4,)),
    "prussia_torn": (partial(torn, minor="prussia", power="austria"), (3,)),
    "spain_nearly_torn": (partial(nearly_torn, minor="spain", power="france"), (4,)),
    "gibraltar": (gibraltar, (4,)),
    "grand_fleets": (grand_fleets, (4,)),
    "mixed_groups": (mixed_groups, (3, 5)),
    "sixth_turn": (sixth_turn, (4,)),
    "last_turn": (last_turn, COUNTS),
    "far_wars": (far_wars, (4,)),
    "short_of_pieces": (partial(short_of_pieces, war="russo_turkish_war", power="france"), (4,)),
    "short_of_ships": (partial(short_of_pieces, war="anglo_american_war", power="france"), (4,)),
    "placed_in_warsaw": (placed_in_warsaw, (3, 5)),
    "all_in_play": (all_in_play, COUNTS),
}
"""Name -> a position, and for how many players it is played; the first number is the one of every test run."""
