"""Events of Italy: Cesare Borgia, The Prince, the Ottoman-Venetian War, the Papal Bull (9.4, 20.9, 21.7)."""

from __future__ import annotations

from warcouncil.campaign.control import after_battle
from warcouncil.campaign.counters import can_add
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.relations import besieged, commanders_in, controls, foes
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import add_units
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Event
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.cards.courts import ITALIANS, raisable
from warcouncil.titles.tanto_monta.diplomacy.hostilities import (
    BELLIGERENTS,
    CHRISTIANS,
    MUSLIM,
    MUSLIMS,
    PAPACY,
    WAR_POWERS,
    war_forbidden,
)
from warcouncil.titles.tanto_monta.diplomacy.war import declare_war
from warcouncil.titles.tanto_monta.minors import borgia, influence
from warcouncil.titles.tanto_monta.minors.papacy import muslim_friend
from warcouncil.titles.tanto_monta.powers import venetian_war
from warcouncil.titles.tanto_monta.powers.common import SPACES, pass_to
from warcouncil.titles.tanto_monta.powers.recruiting import WARS
from warcouncil.titles.tanto_monta.realm import MINORS, POWERS_OF, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.bounds import italian

FRANCE, MILITIA = "france", "militia"
NO_EFFECT = "tm-6.1-2"
BAND = 4
"""The militia of Borgia."""
PRINCE_CP, VENETIAN_CP, BULL_CP = 3, 2, 4
DONE: Option = ("done",)
CRUSADE: Option = ("crusade",)
DISCARD: Option = ("denounce",)

KINDS = {
    "borgia_camp": Kind({"camp": ("space", "power")}),
    "prince_war": Kind({"declare_war": ("power", "power"), "done": ()}),
    "prince_favour": Kind({"win_favour": ("power",)}),
    "bull": Kind({"excommunicate": ("power",), "crusade": ()}),
    "crusade": Kind({"declare_war": ("power", "power"), "done": ()}),
    "denounced": Kind({"denounce": (), "done": ()}),
}


# -- Cesare Borgia (#120)


def condottiere(state: TantoMontaState, player: str) -> Flow:
    """Borgia and his militia come to a space of the player in Italy; or the Muslims run the Papacy with him."""
    if player == MUSLIM and borgia.may_run(state):
        yield from borgia.muslim_papacy(state)  # tm-21.7-15
        return
    if player == FRANCE:
        yield from pass_to(state, FRANCE, *open_towns(state))
        yield from after_battle(state)
    options = camps(state, player)
    if not options:
        return
    _, where, whose = yield Ask(player, "borgia_camp", options)
    space, power = str(where), str(whose)
    came = next((many for many in range(BAND, 0, -1) if can_add(state, power, MILITIA, many, space)), 0)
    if came:
        add_units(state, space, power, MILITIA, came)
        state.log("recruits_join", power=power, unit=MILITIA, amount=came, space=space)
    if state.borgia != PAPACY:  # who leads the Papacy of the Muslims stays with it
        borgia.comes_to(state, power, space)  # tm-21.7-13
        state.log("leader_enters", leader=borgia.BORGIA, place=space)
    yield from check_sieges(state)


def open_towns(state: TantoMontaState) -> list[str]:
    """The independent spaces of Italy without troops."""
    return [
        space
        for space in SPACES
        if italian(space) and state.control[space] == INDEPENDENT and space not in state.troops
    ]


def camps(state: TantoMontaState, player: str) -> list[Option]:
    """The spaces of Italy that a player controls, not besieged, and whose militia comes."""
    powers = [power for power in POWERS_OF[player] if power not in state.surrendered]
    return [
        ("camp", space, power)
        for space in SPACES
        if italian(space) and not besieged(state, space)
        for power in powers
        if controls(state, power, space)
        and state.realm.entry_barred(state, power, space) is None
        and not any(foes(state, power, other, space) for other in commanders_in(state, space))
    ]


def condottiere_forbidden(state: TantoMontaState, player: str) -> str | None:
    taken = player == FRANCE and open_towns(state)
    runs = player == MUSLIM and borgia.may_run(state)
    return None if runs or taken or camps(state, player) else NO_EFFECT


# -- The Prince (#124)


def declarations(state: TantoMontaState, player: str, targets: tuple[str, ...]) -> list[Option]:
    """The wars that a player may begin with some powers."""
    return [
        ("declare_war", power, target)
        for power in BELLIGERENTS[player]
        for target in targets
        if target != power and war_forbidden(state, power, target) is None  # tm-9.4-13
    ]


def prince(state: TantoMontaState, player: str) -> Flow:
    """A war for nothing, if it is wanted; points; then more influence with an Italian power."""
    state.next(("prince_favour", player))
    give_points(state, player, PRINCE_CP)
    wars = declarations(state, player, (*WAR_POWERS, *MINORS))
    if wars:
        choice = yield Ask(player, "prince_war", [*wars, DONE])
        if choice != DONE:
            yield from declare_war(state, str(choice[1]), str(choice[2]))


def prince_favour(state: TantoMontaState, player: str) -> Flow:
    """Step: a level of influence behind the actions."""
    options: list[Option] = [("win_favour", minor) for minor in raisable(state, player, ITALIANS)]
    if options:
        choice = yield Ask(player, "prince_favour", options)
        influence.change(state, str(choice[1]), player, 1)


# -- the Ottoman-Venetian War (#129)


def ottoman_war(state: TantoMontaState, player: str) -> None:
    """Points; then the card lies on the table, and the war begins."""
    state.on_table[WARS[venetian_war.WAR].card] = venetian_war.WAR
    state.next(("venetian_war_begins", player))
    give_points(state, player, VENETIAN_CP)


# -- the Papal Bull (#130)


def bull(state: TantoMontaState, player: str) -> Flow:
    """An excommunication or a crusade, and points."""
    give_points(state, player, BULL_CP)
    choice = yield Ask(player, "bull", bulls(state, player))
    if choice == CRUSADE:
        yield from crusade(state, player)
    else:
        resources.lose_by_chance(state, str(choice[1]))


def bulls(state: TantoMontaState, player: str) -> list[Option]:
    found: list[Option] = [("excommunicate", other) for other in CHRISTIANS if heretic(state, other)]
    crusading = declarations(state, player, MUSLIMS) or muslim_friends(state)
    return [*found, CRUSADE] if crusading else found


def heretic(state: TantoMontaState, player: str) -> bool:
    """A Christian who is allied with Muslims or at war with the Papacy."""
    return muslim_friend(state, player) or REALM.pair(player, PAPACY) in state.wars


def muslim_friends(state: TantoMontaState) -> bool:
    """Whether the Muslims have a Christian ally."""
    return any(muslim_friend(state, player) for player in CHRISTIANS)


def crusade(state: TantoMontaState, player: str) -> Flow:
    """War on a Muslim power, a card of Muslims who have Christian friends, or both."""
    wars, friends = declarations(state, player, MUSLIMS), muslim_friends(state)
    declared = False
    if wars:
        choice = yield Ask(player, "crusade", [*wars, DONE] if friends else wars)
        declared = choice != DONE
        if declared:
            yield from declare_war(state, str(choice[1]), str(choice[2]))
    if friends:
        choice = yield Ask(player, "denounced", [DISCARD, DONE] if declared else [DISCARD])
        if choice == DISCARD:
            resources.lose_by_chance(state, MUSLIM)


def bull_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if bulls(state, player) else NO_EFFECT


STEPS = {"prince_favour": prince_favour, "venetian_war_begins": venetian_war.begin}
EVENTS = {
    "cesare_borgia_condottiere": Event(condottiere, condottiere_forbidden),
    "machiavellis_the_prince": Event(prince),
    "ottoman_venetian_war": Event(ottoman_war),
    "papal_bull": Event(bull, bull_forbidden),
}
