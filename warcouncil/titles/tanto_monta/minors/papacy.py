"""The Papacy (21.7): new Popes, who wins it and what he has of it, Christian wars on it, the conquest of Rome."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign.counters import can_add
from warcouncil.campaign.relations import allied, flag
from warcouncil.campaign.sieges import check_sieges
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import FREE, Action
from warcouncil.titles.tanto_monta import resources, rulers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy.hostilities import CHRISTIANS, MUSLIM, MUSLIMS, NAVARRE, PAPACY
from warcouncil.titles.tanto_monta.minors import borgia, influence
from warcouncil.titles.tanto_monta.minors.activation import clear, deactivate, end_needless_sieges
from warcouncil.titles.tanto_monta.minors.influence import TOP, champion, change, level
from warcouncil.titles.tanto_monta.minors.intervention import war_on_minor
from warcouncil.titles.tanto_monta.minors.status import competitors, contest
from warcouncil.titles.tanto_monta.realm import HOMES, MINORS, PLAYER, PLAYERS, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.supply import bring

ROME, RAVENNA = "rome", "ravenna"
POPES = {pope.id: pope for pope in COMPONENTS.people.popes}
GARRISON = COMPONENTS.tables.papacy
NEUTRAL = "neutral"
MOVES = 2
"""So many influence markers the winner of the Papacy moves."""
DONE: Option = ("done",)
ALEXANDER = "alexander_vi"

KINDS = {"papal_reward": Kind({"raise": ("power", "power"), "lower": ("power", "power"), "done": ()})}
REFUSALS = {"papal_reward": "tm-21.7-2"}


# -- a new Pope


def new_pope(state: TantoMontaState, pope: str) -> Flow:
    """A new Pope: the Papacy leaves its ally, its homes are cleared, and everybody competes for it."""
    if state.borgia == PAPACY and state.pope == ALEXANDER:
        yield from muslims_lose_it(state)  # tm-21.7-16
    rulers.install_pope(state, pope)
    yield from succession(state)
    affinity = POPES[pope].affinity
    feelings = {player: affinity.get(NEUTRAL if player == MUSLIM else player, 0) for player in PLAYERS}
    winner = yield from papal_check(state, feelings)
    influence.settle(state, PAPACY)  # tm-21.6-5
    if winner and state.phase in ("headlines", "action"):
        hands.draw(state, winner)  # tm-21.7-2
    yield from reward(state, winner)
    if pope == ALEXANDER:
        yield from borgia.alexander_comes(state)  # tm-21.7-27
    yield MOMENT


def muslims_lose_it(state: TantoMontaState) -> Flow:
    """The Papacy that Muslims run is theirs no more; Christians at war with it will have to give back its homes."""
    give_back(state)  # before there is peace
    yield from borgia.dissolve(state)  # tm-21.7-16


def succession(state: TantoMontaState) -> Flow:
    """The Papacy is nobody's ally, at peace with Christians; its homes are its own again, with a garrison."""
    give_back(state)
    if PAPACY in state.minors:
        yield from deactivate(state, PAPACY)  # tm-21.4-2
    for power in CHRISTIANS:
        state.wars.discard(REALM.pair(power, PAPACY))  # tm-21.4-2 tm-21.7-7
    for space in HOMES[PAPACY]:
        if state.control[space] not in MUSLIMS:
            state.control[space] = PAPACY  # tm-21.7-1
            end_needless_sieges(state, space)  # its own units may have been there: tm-15-3
        yield from clear(state, space, (PAPACY, *MUSLIMS))  # tm-21.7-1
    fill_up(state)
    yield from check_sieges(state)  # tm-15.3-1


def give_back(state: TantoMontaState) -> None:
    """Christians at war with the Papacy who must give back Rome or Ravenna have a VP for each, once in a game."""
    for player in CHRISTIANS:
        if REALM.pair(player, PAPACY) not in state.wars:
            continue
        for space in (ROME, RAVENNA):
            if state.control[space] == player and (player, space) not in state.papal_gifts:
                state.papal_gifts.add((player, space))
                state.award(player, "borgia", 1)  # tm-21.7-7


def fill_up(state: TantoMontaState) -> None:
    """The Papacy has five regulars and a squadron at least in its homes."""
    own = [space for space in GARRISON.spaces if state.control[space] == PAPACY]
    if not own:
        return
    there = sum(state.number(space, PAPACY, "regular") for space in HOMES[PAPACY])
    if there < GARRISON.regular:
        came = bring(state, own[0], PAPACY, "regular", GARRISON.regular - there)  # tm-21.7-1
        state.log("units_come", power=PAPACY, unit="regular", amount=came, place=own[0])
    ships = sum(state.ships(space, PAPACY, "squadron") for space in HOMES[PAPACY])
    if ships < GARRISON.squadron:
        state.lost_ships.pop(PAPACY, None)
        if can_add(state, PAPACY, "squadron"):  # a captured one is not replaced: tm-5-1
            state.add_ships(own[0], PAPACY, PAPACY, squadron=GARRISON.squadron - ships)  # tm-21.7-1
            state.log("units_come", power=PAPACY, unit="squadron", amount=GARRISON.squadron - ships, place=own[0])


def papal_check(state: TantoMontaState, affinity: dict[str, int] | None = None) -> Flow:
    """Everybody competes for the Papacy; Muslims and their friends keep it inactive."""
    winner = contest(state, PAPACY, competitors(state, PAPACY), affinity)  # tm-21.6-2 tm-21.6-3
    state.log("status_won", power=winner, power2=PAPACY)
    current = PLAYER.get(state.minors.get(PAPACY, ""), "")
    if winner == MUSLIM or muslim_friend(state, winner):
        if current:
            yield from deactivate(state, PAPACY)  # tm-21.7-3
    elif current != winner:
        if current:
            yield from deactivate(state, PAPACY)
        state.minors[PAPACY] = champion(PAPACY, winner)  # tm-21.6-4
        state.log("activated", power=winner, power2=PAPACY)
        yield from reconciled(state, winner)
    return winner


def reconciled(state: TantoMontaState, player: str) -> Flow:
    """Whoever wins the Papacy while he is at war with it is at peace with it now: his sieges end."""
    if REALM.pair(player, PAPACY) in state.wars:
        state.wars.discard(REALM.pair(player, PAPACY))
        for space in HOMES[PAPACY]:
            end_needless_sieges(state, space)
        yield from check_sieges(state)


def muslim_friend(state: TantoMontaState, player: str) -> bool:
    """Whether a Christian is allied with a Muslim power."""
    return player in CHRISTIANS and any(REALM.pair(power, player) in state.alliances for power in MUSLIMS)


# -- what the winner has of it


def reward(state: TantoMontaState, winner: str) -> Flow:
    """Two influence markers go up or down a level; with all Papal homes the Muslims move them."""
    mover = MUSLIM if muslim_states(state) else winner  # tm-21.7-12
    if not mover:
        return
    moved: tuple[tuple[str, str], ...] = ()
    for left in range(MOVES, 0, -1):
        options = [option for option in rewards(state) if option[1:] not in moved]
        if not options:
            return
        choice = yield Ask(mover, "papal_reward", [*options, DONE], about={"amount": left})  # tm-21.7-2
        if choice == DONE:
            return
        minor, player = str(choice[1]), str(choice[2])
        change(state, minor, player, 1 if choice[0] == "raise" else -1)
        moved = (*moved, (minor, player))


def rewards(state: TantoMontaState) -> list[Option]:
    """Any marker with any minor power but Navarre and the Papacy that was not resolved this turn."""
    found: list[Option] = []
    for minor in MINORS:
        if minor in (NAVARRE, PAPACY) or minor in state.settled or not influence.in_play(state, minor):
            continue
        for player in influence.listed(minor):
            if (player, minor) in state.shut_out:
                continue
            now = level(state, minor, player)
            found += [("raise", minor, player)] if now < TOP[minor] else []
            found += [("lower", minor, player)] if now else []
    return found


def muslim_states(state: TantoMontaState) -> bool:
    """Whether Muslims hold all Papal homes."""
    return all(state.control[space] in MUSLIMS for space in HOMES[PAPACY])


# -- the Roman Curia


def curia(state: TantoMontaState, player: str, *, check: bool) -> Flow:
    """The Roman Curia as influence: a level, a check without affinity if wanted; markers go to their first boxes."""
    if influence.influence_forbidden(state, PAPACY, player) is None:
        change(state, PAPACY, player, 1)
    state.settled.discard(PAPACY)  # tm-21.6-1
    if check:
        ran = state.borgia == PAPACY
        winner = yield from papal_check(state)
        if ran and winner != MUSLIM:
            yield from borgia.dissolve(state)  # tm-21.7-16
        yield from reward(state, winner)
    influence.set_back(state, PAPACY)  # tm-21.6-6
    yield MOMENT


def curia_deactivates(state: TantoMontaState) -> Flow:
    """The Roman Curia as a breach: the Papacy loses its Christian ally, and nobody has anything of it."""
    if PAPACY in state.minors:
        yield from deactivate(state, PAPACY)
    state.settled.discard(PAPACY)
    influence.set_back(state, PAPACY)  # tm-21.6-6
    yield MOMENT


# -- friends of Muslims


def papacy_leaves(state: TantoMontaState) -> Flow:
    """Step: a Papal ally has allied with a Muslim power: the Papacy leaves him, and the Muslims draw a card."""
    if PAPACY in state.minors:
        yield from deactivate(state, PAPACY)  # tm-9.2-3
        hands.draw(state, MUSLIM)  # tm-21.7-9


# -- Christians against the Papacy


def papal_war_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    yield ("declare_on_papacy",)


def papal_war_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """A Christian declares war in the action phase for a card of his hand, not on his own ally."""
    if player not in CHRISTIANS or state.phase != "action":
        return "tm-21.7-6"
    if REALM.pair(player, PAPACY) in state.wars or allied(state, player, PAPACY):
        return "tm-9.4-15"
    return None if hands.loose(state, player) or state.warehouse.get(player) else "tm-21.7-6"


def papal_war(state: TantoMontaState, player: str, option: Option) -> Flow:
    resources.lose_by_chance(state, player)  # tm-21.7-6
    yield from war_on_minor(state, player, PAPACY)


def rome_changes_hands(state: TantoMontaState) -> Flow | None:
    """Looked at when control may have changed: whether a Christian at war with the Papacy has taken Rome."""
    holder = state.control[ROME]
    if holder in CHRISTIANS and REALM.pair(holder, PAPACY) in state.wars:
        return conquest(state, holder)
    return None


def rome_ceded(state: TantoMontaState) -> Flow:
    """Step: an agreement may have given Rome to a Christian at war with the Papacy."""
    conquered = rome_changes_hands(state)
    if conquered is not None:
        yield from conquered  # tm-21.7-8


def conquest(state: TantoMontaState, player: str) -> Flow:
    """A Christian who takes Rome gives all back as under a new Pope, and is the Papal ally."""
    state.log("rome_conquered", power=player)
    if state.borgia == PAPACY:
        yield from muslims_lose_it(state)
    yield from succession(state)  # tm-21.7-8
    state.minors[PAPACY] = champion(PAPACY, player)  # tm-21.7-8
    state.papal_conqueror = player
    state.log("activated", power=player, power2=PAPACY)
    yield MOMENT


# -- the threat to Rome


ITALY = frozenset(
    space.id for space in COMPONENTS.map.spaces if space.region in ("italy", "sicily", "sardinia", "corsica")
)


@once_a_look
def threatened(state: TantoMontaState) -> bool:
    """Whether any Christian may act with Papal units: Muslims are in Italy, the Papacy is inactive, Borgia away."""
    if PAPACY in state.minors or "borgia" in state.leaders:
        return False
    control = state.control
    if [space for space in ITALY if control[space] in MUSLIMS]:
        return True  # tm-21.7-10
    owners = {stack.owner for space, here in state.troops.items() if space in ITALY for stack in here}
    return any(flag(state, owner) in MUSLIMS for owner in owners)  # tm-21.7-10


def papal_powers(state: TantoMontaState, player: str) -> tuple[str, ...]:
    """The Papacy, where a player acts with it although it is not his ally: in its peril, or with Borgia."""
    if state.borgia == PAPACY:
        return (PAPACY,) if player == MUSLIM else ()
    return (PAPACY,) if player in CHRISTIANS and threatened(state) else ()


PAPAL_WAR = Action(papal_war_candidates, papal_war_forbidden, FREE, papal_war, needs="tm-21.7-6")
MENU = {"declare_on_papacy": PAPAL_WAR}
STEPS = {"papacy_leaves": papacy_leaves, "rome_ceded": rome_ceded}
AFTER_BATTLE = (rome_changes_hands,)
