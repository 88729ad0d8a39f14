"""Ransom, and what captives bring their captors (9.3)."""

from __future__ import annotations

from warcouncil.campaign.relations import home_of
from warcouncil.campaign.stacks import side
from warcouncil.campaign.transfers import bring_home, captives_of, lodgings_now
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.log import Masked
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.facts import Fact
from warcouncil.table.hands import loose_cards
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import PLAYER, PLAYERS, POWERS_OF, REALM
from warcouncil.titles.tanto_monta.spaces import on_main_map
from warcouncil.titles.tanto_monta.state import TantoMontaState

DONE: Option = ("done",)
SUCCESS = COMPONENTS.tables.dice.captive
UNREST = 3
"""So many home spaces of a captive's power may come into unrest."""
ROLLED = Fact("rolled_for", "leader", turn=True)
FACTS = (ROLLED,)

KINDS = {
    "ransom": Kind({"ransom_by_card": ("leader", "card"), "ransom_by_resource": ("leader",), "done": ()}, public=False),
    "captive": Kind({"roll_for": ("leader",), "done": ()}),
    "captive_award": Kind({"take_resource": (), "unrest": ("space",), "done": ()}),
}
REFUSALS = {"ransom": "tm-9.3-1", "captive": "tm-9.3-3", "captive_award": "tm-9.3-3"}


# -- ransom


def ransoms(state: TantoMontaState) -> None:
    """Step: players may buy back their leaders, then captors may roll for those that are left, in impulse order."""
    state.next(
        *(("ransom", player) for player in PLAYERS),
        *(("captives", player) for player in PLAYERS),
    )


def captured(state: TantoMontaState, player: str) -> list[str]:
    """The leaders of a player's powers that other players hold."""
    return [
        leader
        for power in POWERS_OF[player]
        for leader in captives_of(state, power)
        if PLAYER[state.captives[leader]] != player
    ]


def ransom(state: TantoMontaState, player: str) -> Flow:
    """Step: one leader at a time, until the player is done."""
    if not captured(state, player):
        return
    choice = yield Ask(player, "ransom", lambda now: ransom_candidates(now, player), ransom_forbidden)
    if choice == DONE:
        return  # tm-9.3-2
    leader = str(choice[1])
    captor = PLAYER[state.captives[leader]]
    state.log("ransoms", power=player, leader=leader, power2=captor)
    if choice[0] == "ransom_by_card":
        give_card(state, player, captor, str(choice[2]))
    else:
        resource = resources.random_resource(state, player)
        take_in(state, captor, player, resource)  # tm-9.3-1
    yield from bring_home(state, leader)
    state.next(("ransom", player))


def ransom_candidates(state: TantoMontaState, player: str) -> list[Option]:
    found: list[Option] = []
    for leader in captured(state, player):
        found += [("ransom_by_card", leader, card) for card in state.hands[player]]
        found.append(("ransom_by_resource", leader))
    return [*found, DONE]


def ransom_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    if option == DONE:
        return None
    if not lodgings_now(state, side(state, str(option[1]))):
        return "tm-9.3-2"
    if option[0] == "ransom_by_card":
        return None if option[2] in loose_cards(state, player) else "tm-9.3-1"
    return None if state.warehouse.get(player) else "tm-9.3-1"


def give_card(state: TantoMontaState, giver: str, taker: str, card: str) -> None:
    """A chosen card from one hand to another; these two alone see it."""
    hands.blur(state, giver, taker)
    state.leave_hand(giver, card)
    state.take_card(taker, card)
    hands.tell_of_draw(state, taker, giver, card)  # tm-9.3-1


def take_in(state: TantoMontaState, taker: str, giver: str, resource: str) -> None:
    """A resource from one warehouse into another."""
    resources.store(state, taker, resource)
    insiders = (state.seat_of(taker), state.seat_of(giver))
    state.show(None, "resource_taken", power=taker, power2=giver, resource=Masked(resource, insiders))


# -- captives


def held(state: TantoMontaState, player: str) -> list[str]:
    """The captives of a player for whom he may still roll."""
    return [
        leader
        for leader in REALM.leaders
        if leader in state.captives
        and PLAYER[state.captives[leader]] == player
        and (player, leader) not in state.no_rolls  # tm-9.1-13
        and not state.holds(ROLLED, leader)
    ]


def captives(state: TantoMontaState, player: str) -> Flow:
    """Step: a captor may roll for each of his captives."""
    waiting = held(state, player)
    if not waiting:
        return
    choice = yield Ask(player, "captive", [*(("roll_for", leader) for leader in waiting), DONE])
    if choice == DONE:
        return
    leader = str(choice[1])
    state.mark(ROLLED, leader)
    yield from roll_for(state, player, leader, unrest=True)
    state.next(("captives", player))


def roll_for(state: TantoMontaState, player: str, leader: str, *, unrest: bool) -> Flow:
    """A die with the battle rating of the captive: a resource, or unrest at his home."""
    die = state.dice.roll(6, f"captive {leader}")
    total = die + REALM.leaders[leader].battle
    state.log("captive_roll", power=player, leader=leader, die=die, total=total)
    if total < SUCCESS:
        return  # tm-9.3-3
    power = side(state, leader)
    for count in range(UNREST, 0, -1):
        options: list[Option] = [("take_resource",)] if count == UNREST else []
        options += [("unrest", space) for space in restive(state, power)] if unrest else []
        if not options:
            return
        about = {"leader": leader, "amount": count}
        choice = yield Ask(player, "captive_award", [*options, DONE], about=about)
        if choice == DONE:
            return
        if choice == ("take_resource",):
            resource = resources.draw(state, "naval")
            if resource:
                yield from resources.receive(state, player, resource)  # tm-9.3-3
            return
        state.unrest.add(str(choice[1]))  # tm-9.3-3
        state.log("unrest", space=choice[1])


def restive(state: TantoMontaState, power: str) -> list[str]:
    """The home spaces of a power in play that may come into unrest, whoever holds or occupies them; never Paris."""
    homes = [space for space in REALM.homes[power] if home_of(state, space) == power and space not in state.unrest]
    return [space for space in homes if on_main_map(state, space)]  # tm-20.7-22


def last_captives(state: TantoMontaState) -> Flow:
    """Step: on the last turn captives are rolled for once more, without unrest."""
    if state.turn < COMPONENTS.tables.last_turn:
        return
    waiting = [leader for leader in REALM.leaders if leader in state.captives]
    for player in PLAYERS:
        for leader in waiting:
            if PLAYER[state.captives[leader]] == player:
                yield from roll_for(state, player, leader, unrest=False)  # tm-9.3-5


def set_free(state: TantoMontaState, leader: str) -> None:
    """A captive who dies, is replaced or loses his power leaves the dungeon, and that is all."""
    state.captives.pop(leader, None)  # tm-9.3-4


STEPS = {
    "ransoms": ransoms,
    "ransom": ransom,
    "captives": captives,
    "last_captives": last_captives,
}
