"""Piracy on the exploration map (16.5): a nao raids the settlements of another player in its ocean zone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from warcouncil.campaign.relations import at_war
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.log import Masked
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands, windows
from warcouncil.table.book import Action, may
from warcouncil.table.dice import Lines, counted, hits_in, line
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.menu import of_player
from warcouncil.titles.tanto_monta.readings import RAIDERS, reading
from warcouncil.titles.tanto_monta.state import Piracy, TantoMontaState
from warcouncil.titles.tanto_monta.voyages import cargo, escorts, sailing, settlements
from warcouncil.titles.tanto_monta.voyages.naos import NAOS, change, damage, lose, naos_of, sink
from warcouncil.titles.tanto_monta.voyages.oceans import (
    BORDERS,
    FRANCE,
    OCEANS,
    PLAYERS,
    PORTUGAL,
    SPAIN,
    VOYAGES,
    escorted,
)

KINDS = {
    "raid_hit": Kind(
        {"give_escort": ("power", "ocean"), "give_cargo": (), "give_cargo_of": ("settlement",), "give_vp": ()}
    ),
    "raid_over": Kind({"go_home": ("nao",), "stay_at_sea": ("nao",)}),
}
REFUSALS = {"raid_hit": "tm-16.5-10", "raid_over": "tm-16.5-9"}
BOUND = frozenset({PORTUGAL, SPAIN})
"""Piracy between these two costs more under Tordesillas (20.4)."""


# -- the action


def candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if not may(state, "piracy", player):
        return
    for nao in naos_of(state, player):
        ocean = state.naos[nao].place
        if ocean in OCEANS:
            targets = [other for other in PLAYERS if other != player]
            yield from (("raid", nao, one) for one in targets if settlements.settlements_in(state, one, ocean))


def forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """Why a nao may not raid a player now: peace does not matter."""
    if state.realm.stormy(state):
        return "tm-13.1-15"
    if player == FRANCE and at_war(state, "france", "north_africa"):
        return "tm-16.5-2"
    return marker_forbidden(state, player, state.naos[str(option[1])].place)


def marker_forbidden(state: TantoMontaState, player: str, place: str) -> str | None:
    """The limits of piracy markers, in sea zones and ocean zones together."""
    if (player, place) in state.piracies:
        return "tm-16.5-3"
    if sum(where == place for _, where in state.piracies) >= VOYAGES.raiders:
        return "tm-16.5-3"
    return "tm-16.5-3" if sum(who == player for who, _ in state.piracies) >= VOYAGES.raids else None


def price(state: TantoMontaState, player: str, option: Option) -> int:
    """2 CP; between Portugal and Spain 3 under Tordesillas."""
    row = next(action for action in COMPONENTS.powers.actions if action.id == "piracy")
    if {player, str(option[2])} == BOUND and settlements.in_force(state, "tordesillas"):
        return row.after_tordesillas  # tm-20.4-15
    return row.cost[player]  # tm-16.5-1


def raid(state: TantoMontaState, player: str, option: Option) -> Flow:
    """Declare it, let the target defend itself, rob it, and perhaps go home."""
    nao, target = str(option[1]), str(option[2])
    ocean = state.naos[nao].place
    state.log("raid", power=player, power2=target, ocean=ocean, nao=nao)
    about = {"deed": "raid", "power2": player, "power3": target, "place": ocean}
    if (yield from windows.offer(state, "action_announced", others(player), about=about)):
        return  # tm-13.1-15
    state.piracies.add((player, ocean))  # tm-16.5-3
    state.piracy = Piracy(player, ocean, target, nao)
    if defended(state, nao, target):
        yield from robbed(state, nao, target)
    state.piracy = None
    if nao in state.naos:
        yield from cargo.trim(state, nao, player)
        yield from after_raid(state, player, nao)


def others(player: str) -> tuple[str, ...]:
    """The other players in impulse order, beginning behind this one."""
    first = PLAYERS.index(player)
    return (*PLAYERS[first + 1 :], *PLAYERS[:first])


# -- dice


def defence_lines(state: TantoMontaState, target: str, ocean: str) -> Lines:
    """The dice of the raided player."""
    return [
        *line("defender", VOYAGES.raid_defence),
        *line("fortresses", settlements.fortresses_in(state, target, ocean)),
        *line("squadrons", escorted(state, target, ocean)),
    ]  # tm-16.5-4


def defended(state: TantoMontaState, nao: str, target: str) -> bool:
    """The target rolls first: whether the nao is still there."""
    assert state.piracy is not None
    dice = state.dice.rolls(counted(defence_lines(state, target, state.piracy.place)), 6, "raid defence")
    hits = hits_in(dice, COMPONENTS.tables.dice.hit)
    state.piracy = msgspec.structs.replace(state.piracy, dice=(dice, ()))
    state.log("raid_defence", power=target, dice=list(dice), amount=hits)
    if hits >= VOYAGES.sinking_hits:
        sink(state, nao)  # tm-16.5-5 tm-16.5-11
    afloat = nao in state.naos and (not hits or damage(state, nao))  # tm-16.5-5
    if not afloat and reading(state, RAIDERS) == "out_of_game":
        lose(state, nao)  # tm-16.5-11
    return afloat


def raid_lines(state: TantoMontaState, nao: str, target: str, ocean: str) -> Lines:
    """The dice of the nao."""
    few = state.naos[nao].damaged or len(settlements.settlements_in(state, target, ocean)) == 1
    return [*line("piracy", NAOS[nao].piracy), *line("raid", 1 if few else 2)]  # tm-16.5-6


def robbed(state: TantoMontaState, nao: str, target: str) -> Flow:
    """The nao rolls, and the target gives something for each hit."""
    piracy = state.piracy
    assert piracy is not None
    chooses = settlements.fortresses_in(state, target, piracy.place) > 0
    dice = state.dice.rolls(counted(raid_lines(state, nao, target, piracy.place)), 6, "raid")
    hits = hits_in(dice, COMPONENTS.tables.dice.hit)
    state.piracy = msgspec.structs.replace(piracy, dice=(piracy.dice[0], dice), hits=hits)
    state.log("raid_dice", power=piracy.power, dice=list(dice), amount=hits)
    for _ in range(hits):
        yield from pay(state, nao, target, chooses)


# -- what a hit costs


def awards(state: TantoMontaState, player: str, target: str, ocean: str, chooses: bool) -> dict[str, list[Option]]:
    """What the target can give that serves the pirate, by kind."""
    found: dict[str, list[Option]] = {"escort": [], "cargo": [], "vp": []}
    for place in (ocean, *BORDERS[ocean]):
        owned = [
            navy for navy in sorted(state.escorts.get(place, {})) if COMPONENTS.player_of.get(navy, navy) == target
        ]
        found["escort"] += [("give_escort", navy, place) for navy in owned]
    loaded = [site for site in settlements.settlements_in(state, target, ocean) if site in state.cargo]
    if loaded:
        found["cargo"] = [("give_cargo_of", site) for site in loaded] if chooses else [("give_cargo",)]
    if state.piracy_vp.get(player, 0) < COMPONENTS.tables.piracy_vp:
        found["vp"] = [("give_vp",)]  # tm-16.4-13
    return {kind: options for kind, options in found.items() if options}


def pay(state: TantoMontaState, nao: str, target: str, chooses: bool) -> Flow:
    """One hit: the target chooses among what was given least."""
    piracy = state.piracy
    assert piracy is not None
    possible = awards(state, piracy.power, target, piracy.place, chooses)
    if not possible:
        return
    given = Counter(piracy.awards)
    least = min(given[kind] for kind in possible)
    options = [one for kind, ways in possible.items() if given[kind] == least for one in ways]
    choice = yield Ask(target, "raid_hit", options, about={"ocean": piracy.place})  # tm-16.5-7 tm-16.5-10
    kind = next(kind for kind, ways in possible.items() if choice in ways)
    state.piracy = msgspec.structs.replace(piracy, awards=(*piracy.awards, kind))
    if kind == "vp":
        award_vp(state, piracy.power)
    elif kind == "escort":
        escorts.lose(state, str(choice[2]), str(choice[1]))
    else:
        give_cargo(state, nao, target, str(choice[1]) if chooses else "")


def award_vp(state: TantoMontaState, player: str) -> None:
    """A VP of piracy without corsairs: a player has six of them at most."""
    state.piracy_vp[player] = state.piracy_vp.get(player, 0) + 1  # tm-22.3-61
    state.log("raid_vp", power=player)


def give_cargo(state: TantoMontaState, nao: str, target: str, site: str = "") -> None:
    """A resource of a settlement in the zone goes onto the nao: one by chance, or the one that was chosen."""
    assert state.piracy is not None
    if not site:
        here = settlements.settlements_in(state, target, state.piracy.place)
        site, _ = state.dice.draw([one for one in here if one in state.cargo], "raided settlement")
    resource = state.cargo.pop(site)
    change(state, nao, cargo=(*state.naos[nao].cargo, resource))
    seen = Masked(resource, hands.seats_of(state, target, state.piracy.power))
    state.show(None, "raid_cargo", power=state.piracy.power, settlement=site, resource=seen)


def after_raid(state: TantoMontaState, player: str, nao: str) -> Flow:
    """The nao may go home at once with what it carries; it is out until next turn then."""
    options: list[Option] = [("go_home", nao), ("stay_at_sea", nao)]
    choice = yield Ask(player, "raid_over", options, about={"nao": nao})  # tm-16.5-9
    if choice[0] == "stay_at_sea":
        return
    if state.naos[nao].cargo:
        yield from sailing.nao_comes_home(state, player, nao)
    else:
        sailing.nao_leaves(state, player, nao)


MENU = {
    "raid": of_player(
        Action(candidates, forbidden, "piracy", raid, needs="tm-16.5-1", only_with="settlements"), "raid", price
    )
}
