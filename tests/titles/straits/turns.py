"""7 The turn: cards, diplomacy, spring, impulses, winter."""

from __future__ import annotations

from tests.titles.straits.state import StraitsState
from tests.titles.straits.world import ADMIRALS, CARDS, GALLEY, GUN, MAJORS, PIKE, REALM, RIDER, WORLD
from warcouncil.campaign.building import build_action
from warcouncil.campaign.deployment import deployments
from warcouncil.campaign.harbours import loans_end
from warcouncil.campaign.negotiation import open_negotiation
from warcouncil.campaign.relations import allied, at_war, controls, declare_war_marker
from warcouncil.engine.decks import Deck
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands

HAND = 5
TURNS = 3
KINDS = {"declare_war": Kind({"declare": ("power",), "pass": ()})}


def lay_out(state: StraitsState) -> None:
    """The table before the first turn, as the data have it."""
    setup = WORLD.setup
    state.control = {space.id: space.home for space in WORLD.spaces}
    state.wars = {REALM.pair(*two) for two in setup.wars}
    state.alliances = {REALM.pair(*two) for two in setup.alliances}
    state.sieges = {space: ((power, 0),) for space, power in setup.sieges.items()}
    for place, owners in setup.troops.items():
        for owner, numbers in owners.items():
            state.add_troops(place, owner, **numbers)
    for place, owners in setup.ships.items():
        for owner, numbers in owners.items():
            state.add_ships(place, owner, owner, **numbers)
    state.leaders = {person: place for person, place in setup.people.items() if person in REALM.leaders}
    state.admirals = {person: place for person, place in setup.people.items() if person in REALM.admirals}
    state.hands = dict.fromkeys(MAJORS, ())
    state.deck = Deck.of(card for card in CARDS if not CARDS[card].owner)


def begin_turn(state: StraitsState) -> None:
    """Step: the phases of a turn. The first one begins in the middle of a war."""
    state.log("turn_begins", turn=state.turn)
    wars = [("declare_war", power) for power in MAJORS]
    talks = () if state.turn == 1 else (*open_negotiation(state), *wars, *deployments(state))
    state.next(("card_draw",), *talks, ("action_phase",), ("winter",), ("end_turn",))


def card_draw(state: StraitsState) -> None:
    """Step: home cards come back, hands are filled to five cards, naval leaders return to their capital."""
    state.deck = state.deck.shuffle(*state.discard)
    state.discard = ()
    state.played_events.clear()
    for power in MAJORS:
        for card in CARDS.values():
            if card.owner == power and card.id not in state.hands[power]:
                state.take_card(power, card.id)
        hands.draw(state, power, HAND - len(state.hands[power]))
    for admiral in [one for one, turn in state.waiting_admirals.items() if turn <= state.turn]:
        capital = REALM.capitals[ADMIRALS[admiral].power][0]
        if controls(state, ADMIRALS[admiral].power, capital):
            del state.waiting_admirals[admiral]
            state.admirals[admiral] = capital
            state.log("leader_returns", leader=admiral, space=capital)


# -- war is declared


def declare_war(state: StraitsState, power: str) -> Flow:
    """Step: a power may declare one war."""
    options: list[Option] = [*(("declare", other) for other in MAJORS if other != power), ("pass",)]
    choice = yield Ask(power, "declare_war", options, war_forbidden)
    if choice != ("pass",):
        declare_war_marker(state, power, str(choice[1]))
        state.log("war_declared", power=power, power2=choice[1])


def war_forbidden(state: StraitsState, power: str, option: Option) -> str | None:
    """6.1 Neither on allies nor on enemies."""
    if option == ("pass",):
        return None
    other = str(option[1])
    return "str-6-1" if allied(state, power, other) or at_war(state, power, other) else None


# -- impulses


def action_phase(state: StraitsState) -> None:
    """Step: impulses, until all have passed one after the other."""
    state.phase = "action"
    state.passed.clear()
    state.next(("impulse", MAJORS[0]))


# -- winter and the end


def winter(state: StraitsState) -> None:
    """Step: lent ships are their owners' again; ships and armies go home."""
    state.phase = "winter"
    loans_end(state)
    state.next(*(("ships_go_home", power) for power in MAJORS), *(("armies_go_home", power) for power in MAJORS))


def end_turn(state: StraitsState) -> None:
    """Step: what held for the turn ends, and the next turn begins."""
    state.sieges.clear()
    state.alliances.clear()
    state.end_turn_facts()
    state.lost_ships.clear()
    if state.turn < TURNS:
        state.turn += 1
        state.next(("begin_turn",))


UNITS = {"raise_pikes": PIKE, "cast_guns": GUN, "mount_riders": RIDER, "build_galley": GALLEY}
MENU = {act: build_action(act, unit, "str-7-1", minors=True) for act, unit in UNITS.items()}
STEPS = {
    "begin_turn": begin_turn,
    "card_draw": card_draw,
    "declare_war": declare_war,
    "action_phase": action_phase,
    "winter": winter,
    "end_turn": end_turn,
}
