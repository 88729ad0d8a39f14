"""Activation and deactivation of minor powers (21.2 to 21.4)."""

from __future__ import annotations

from warcouncil.campaign import navies
from warcouncil.campaign.entry import besiegers
from warcouncil.campaign.homecoming import go_home
from warcouncil.campaign.relations import flag, foes
from warcouncil.campaign.sieges import check_sieges, end_siege
from warcouncil.campaign.transfers import leave, occupants
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta.diplomacy.hostilities import (
    PAPACY,
    WAR_POWERS,
    attack,
    befriended,
    turn_out,
    war_forbidden,
)
from warcouncil.titles.tanto_monta.minors import influence
from warcouncil.titles.tanto_monta.minors.influence import MINOR, champion
from warcouncil.titles.tanto_monta.realm import HOMES, PLAYER, REALM
from warcouncil.titles.tanto_monta.sea import prizes
from warcouncil.titles.tanto_monta.state import TantoMontaState

DECLINE: Option = ("decline",)
VENICE, MUSLIM, VENETIAN_WAR = "venice", "muslim", "ottoman_venetian"

KINDS = {"join_war": Kind({"join_new_ally": ("power",), "decline": ()})}
REFUSALS = {"join_war": "tm-21.2-2"}


# -- activation


def activation_forbidden(state: TantoMontaState, minor: str, player: str) -> str | None:
    """Why a minor power cannot become the ally of a player."""
    if player not in MINOR[minor].activate or not influence.in_play(state, minor):
        return "tm-21.2-1"
    if (minor, player) == (VENICE, MUSLIM) and VENETIAN_WAR in state.foreign_wars:
        return "tm-20.9-10"
    power = champion(minor, player)
    return "tm-21.2-4" if not power or power in state.surrendered else None


def ally_outright(state: TantoMontaState, minor: str, player: str) -> Flow:
    """An event makes a minor power an ally without a check: it counts as resolved this turn."""
    yield from change_ally(state, minor, champion(minor, player))
    influence.settle(state, minor)  # tm-21.2-3


def change_ally(state: TantoMontaState, minor: str, power: str) -> Flow:
    """A minor power leaves its ally, if it has another one, and follows a power."""
    if state.minors.get(minor) == power:
        return
    if minor in state.minors:
        yield from deactivate(state, minor)
    yield from activate(state, minor, power)  # tm-21.6-4


def activate(state: TantoMontaState, minor: str, power: str) -> Flow:
    """A minor power becomes the ally of a major power, which takes over its spaces and its wars."""
    enemies = enemies_of(state, minor)
    state.minors[minor] = power  # tm-21.2-2
    state.log("activated", power=flag(state, power), power2=minor)
    if minor != PAPACY:  # its wars are its own (21.7)
        for foe in enemies:
            if foe != flag(state, power) and REALM.pair(foe, flag(state, power)) not in state.wars:
                yield from join_war(state, foe, minor, flag(state, power))
        drop_wars(state, minor)
    yield from take_markers(state, minor, power)
    yield from check_sieges(state)
    yield MOMENT


def take_markers(state: TantoMontaState, minor: str, power: str) -> Flow:
    """Markers of all who might have activated it go; those of the ally come where there is none."""
    ally = flag(state, power)
    rivals = {flag(state, champion(minor, player)) for player in MINOR[minor].activate if champion(minor, player)}
    free = [space for space in HOMES[minor] if state.control[space] in (minor, *rivals, ally)]
    lost = [space for space in free if state.control[space] in rivals - {ally}]
    for space in free:
        state.control[space] = minor if minor == PAPACY else ally  # tm-21.2-2
        if space in state.sieges:
            end_needless_sieges(state, space)
    for space in lost:
        yield from clear(state, space, (minor, ally))


def end_needless_sieges(state: TantoMontaState, space: str) -> None:
    """Whoever is no enemy of the new controller besieges no longer; who has followed into the war goes on (15)."""
    for power in besiegers(state, space):
        if not foes(state, power, state.control[space], space):
            end_siege(state, power, space)


def clear(state: TantoMontaState, space: str, staying: tuple[str, ...]) -> Flow:
    """Everybody but some powers leaves a space."""
    for other in occupants(state, space):
        if other not in staying and flag(state, other) not in staying:
            yield from leave(state, other, space)


def enemies_of(state: TantoMontaState, minor: str) -> tuple[str, ...]:
    """The major powers with a marker against a minor power, in the order of impulses."""
    return tuple(power for power in WAR_POWERS if REALM.pair(power, minor) in state.wars)


def drop_wars(state: TantoMontaState, minor: str) -> None:
    state.wars = {war for war in state.wars if minor not in war}


def join_war(state: TantoMontaState, foe: str, minor: str, ally: str) -> Flow:
    """An enemy of the minor power goes to war with its new ally, free of charge, or leaves its spaces."""
    options: list[Option] = [("join_new_ally", ally), DECLINE]
    about = {"power2": ally, "power3": minor, "power4": foe}
    choice = yield Ask(PLAYER[foe], "join_war", options, _join_forbidden(foe), about)
    if choice == DECLINE:
        for space in HOMES[minor]:
            if flag(state, state.control[space]) == ally:
                yield from turn_out(state, foe, space)  # tm-21.2-2
    else:
        yield from attack(state, foe, ally)


def _join_forbidden(foe: str):  # type: ignore[no-untyped-def]
    def forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
        if option == DECLINE:
            return None
        ally = str(option[1])
        if state.phase == "diplomacy" and befriended(state, foe, ally):
            return "tm-9.4-21"
        return war_forbidden(state, foe, ally)

    return forbidden


# -- deactivation


def deactivate(state: TantoMontaState, minor: str) -> Flow:
    """A minor power loses its ally: the ally's markers and units leave its homes, its own go home."""
    power = state.minors.pop(minor)
    ally = flag(state, power)
    state.log("deactivated", power=ally, power2=minor)
    freed = [space for space in HOMES[minor] if state.control[space] in (ally, minor)]
    for space in freed:
        state.control[space] = minor  # tm-21.4-1
        if minor != PAPACY:
            state.sieges.pop(space, None)
    if minor == PAPACY:
        state.papal_conqueror = ""
    yield from check_sieges(state)
    enemies = enemies_of(state, minor)  # only the Papacy has any: its wars are its own
    for space in freed:
        yield from clear(state, space, (minor, *enemies))  # tm-21.4-1
    left = ships_of(state, minor)
    captured = prizes.set_aside(state)
    go_home(state, minor)  # tm-21.4-1
    prizes.put_back(state, captured)
    strand(state, ally, left)
    yield MOMENT


def ships_of(state: TantoMontaState, minor: str) -> list[str]:
    """Where ships of a minor power are."""
    return [place for place, fleets in state.fleets.items() if any(fleet.owner == minor for fleet in fleets)]


def strand(state: TantoMontaState, ally: str, places: list[str]) -> None:
    """Naval leaders of its former ally whose only ships were those of a minor power that has gone are out."""
    for place in places:
        navies.leave_no_leader_alone(state, place, ally)  # tm-5.1-18
