"""Victory (22.2 to 22.4): points line by line, automatic victory at once, and the last phase of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Ending
from warcouncil.engine.title import Result, rank
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import KEYS, PLAYERS
from warcouncil.titles.tanto_monta.resources import RESOURCES
from warcouncil.titles.tanto_monta.rulers import at_home, home_keys
from warcouncil.titles.tanto_monta.seasons.turn import end_turn
from warcouncil.titles.tanto_monta.spaces import SPACES, TUI, calm, has, held_of, kind_of, player_at
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.tables import SpaceBonus
from warcouncil.titles.tanto_monta.war.ground import CANARIES, SPACES_OF

Line = tuple[str, int]
TABLES = COMPONENTS.tables
GIBRALTAR, ROME = "gibraltar", "rome"
COUNTED = tuple(
    space
    for space, facts in SPACES.items()
    if space == TUI or {facts.kind, facts.kind_after_ferrante} & {"key", "strategic"}
)
"""Spaces that are keys or strategic, or may become so."""
LORD, FRANCE, MUSLIM = "lord_of_italy", "france", "muslim"


# -- points


def vp(state: TantoMontaState, player: str) -> int:
    """The victory points of a player now."""
    return sum(points for _, points in vp_lines(state, player))


@once_a_look
def vp_lines(state: TantoMontaState, player: str) -> list[Line]:
    """Where they come from: (reason, points), lines of nothing left out."""
    lines: dict[str, int] = {}
    for reason, points in (*base_lines(state, player), *special_lines(state, player), *bonus_lines(state, player)):
        lines[reason] = lines.get(reason, 0) + points
    return [line for line in lines.items() if line[1]]


def base_lines(state: TantoMontaState, player: str) -> Iterator[Line]:
    """Keys, home keys and strategic spaces."""
    for space in held_of(state, player, COUNTED):
        kind = kind_of(state, space)
        if kind not in ("key", "strategic"):
            continue
        if kind == "strategic":
            yield "strategic", TABLES.strategic_vp  # tm-22.3-1
        elif at_home(state, player, space):
            yield "home_keys", TABLES.home_key_vp  # tm-22.3-1 tm-4-3 tm-20.2-13 tm-20.3-3 tm-20.7-23
        else:
            yield "keys", TABLES.key_vp  # tm-22.3-1


def special_lines(state: TantoMontaState, player: str) -> Iterator[Line]:
    """What single spaces and groups of spaces bring to the players named with them."""
    for row in TABLES.space_bonuses:
        if player in row.vp and bonus_counts(state, player, row):
            yield row.spaces[0], row.vp[player]  # tm-22.3-2 tm-20.1-5 tm-20.2-9 tm-20.3-4
    if player in ("spain", "france") and rights_to_naples(state, player):
        yield "naples_rights", TABLES.naples.vp  # tm-22.3-36 tm-22.3-50
    if player == FRANCE and treaties_hold(state):
        yield "treaties", TABLES.treaties.vp  # tm-22.3-48
    if player == MUSLIM:
        yield "corsairs", min(state.corsair_vp, TABLES.corsair_vp)  # tm-22.3-17
    yield from canary_lines(state, player)


def bonus_counts(state: TantoMontaState, player: str, row: SpaceBonus) -> bool:
    """Whether a bonus for spaces counts: in its time, and for some of them even after they were lost."""
    if row.once and first_time(state, row.spaces[0]):
        return True  # tm-22.3-8 tm-22.3-10
    if row.after and not HAPPENED[row.after](state):
        return False
    if row.before and HAPPENED[row.before](state):
        return False
    return all(has(state, player, space) for space in row.spaces)


HAPPENED = {
    "algiers_regency": lambda state: state.algiers_regency,
    "cardinal_cisneros_regent": lambda state: state.cisneros,
    "muley_hacen_seizes_zahara": lambda state: state.zahara_seized,
    "ottomans_seize_otranto": lambda state: state.otranto_seized,
}
"""Event -> whether it has happened."""


def first_time(state: TantoMontaState, space: str) -> bool:
    """Whether the Muslims have had a space whose points are theirs for good."""
    return {GIBRALTAR: state.gibraltar_before, ROME: state.rome_fell}[space]


def note_firsts(state: TantoMontaState) -> None:
    """The Muslims have Gibraltar before Zahara is seized: they keep the points."""
    if player_at(state, GIBRALTAR) == MUSLIM and not state.zahara_seized and calm(state, GIBRALTAR):
        state.gibraltar_before = True  # tm-22.3-8


def rights_to_naples(state: TantoMontaState, player: str) -> bool:
    facts = TABLES.naples
    if not state.ferrante_dead or not has(state, player, facts.key):
        return False
    return len(held_of(state, player, facts.strategic)) >= facts.least


def treaties_hold(state: TantoMontaState) -> bool:
    """Whether France has signed all three treaties and holds what they need in Italy."""
    signed = state.treaties.issuperset(TABLES.treaties.ids)
    return signed and all(any(has(state, FRANCE, space) for space in group) for group in TABLES.treaties.held)


def canary_lines(state: TantoMontaState, player: str) -> Iterator[Line]:
    """Islands of the Canaries, and all of them together."""
    held = set(held_of(state, player, CANARIES))
    owned = [island for island in COMPONENTS.map.islands if held.issuperset(SPACES_OF[island.id])]
    for island in owned:
        yield island.id, island.vp  # tm-22.3-68
    if len(owned) == len(COMPONENTS.map.islands):
        yield "canaries", TABLES.canaries.all_vp  # tm-22.3-68 tm-12.6-2


def bonus_lines(state: TantoMontaState, player: str) -> Iterator[Line]:
    """Piracy, resources, and the markers on the board of a player."""
    yield "piracy", min(state.piracy_vp.get(player, 0), TABLES.piracy_vp)  # tm-22.3-61
    for resource in state.vp_resources.get(player, ()):
        yield "resource", RESOURCES[resource].value  # tm-22.3-62
    yield from state.bonus_vp.get(player, ())  # tm-22.3-3


# -- at once


def counted_keys(state: TantoMontaState, player: str) -> int:
    """The keys of a player that count for automatic victory."""
    return sum([kind_of(state, space) == "key" for space in held_of(state, player, (*KEYS, TUI))])


def needed_keys(state: TantoMontaState, player: str) -> int:
    """All home keys in play and all squares of the board."""
    return len(home_keys(state, player)) + COMPONENTS.players[player].squares  # tm-22.2-6


def conquered_enough(state: TantoMontaState, player: str) -> bool:
    """Whether the last square marker of a player lies on the map."""
    homes = home_keys(state, player)
    if not all(has(state, player, key) and at_home(state, player, key) for key in homes):
        return False  # tm-22.2-3 tm-22.2-5
    return counted_keys(state, player) >= needed_keys(state, player)  # tm-22.2-1 tm-22.2-2


def instant_end(state: TantoMontaState) -> Ending | None:
    """Automatic victory, at any time of a turn."""
    winners = tuple(player for player in PLAYERS if conquered_enough(state, player))  # tm-2.3-5
    if not winners:
        return None
    most = max(vp(state, player) for player in winners)
    first = tuple(player for player in winners if vp(state, player) == most)  # tm-22.2-4
    return Ending(first, "military", "tm-22.2-1")


# -- the victory phase


def phase_points(state: TantoMontaState) -> None:
    """Step: what is scored in every victory phase."""
    if state.control[TABLES.surrender.catalonia] == "catalonia" and calm(state, TABLES.surrender.catalonia):
        state.award(FRANCE, "barcelona", 1)  # tm-22.3-56 tm-20.8-3
    if state.turn >= RESISTANCE_TURN and "nasrid" not in state.surrendered:
        state.award("spain", "nasrid_resistance", -1)  # tm-22.3-39 tm-20.1-6
    score_italy(state)


RESISTANCE_TURN = 5
"""From this turn on Nasrids who resist cost Spain points."""


def score_italy(state: TantoMontaState) -> None:
    """France as lord of Italy."""
    facts = TABLES.lord_of_italy
    held = sum(has(state, FRANCE, space) for space in facts.spaces)
    points = facts.vp.get(held, 0)
    if held == len(facts.spaces):
        points = facts.again if state.lord_of_italy else points
        state.lord_of_italy = True
    if points:
        state.award(FRANCE, LORD, points)  # tm-22.3-51 tm-20.7-20


def victory(state: TantoMontaState) -> None:
    """Step: standard victory, then domination, then the time limit; otherwise the next turn."""
    record(state)
    winners = standard_winners(state)
    if winners:
        if state.ends(Ending(winners, "standard", "tm-22.4-1")):
            return
    else:
        leader = dominator(state)
        if leader and state.ends(Ending((leader,), "domination", "tm-22.4-2")):
            return
    if state.turn < state.last_turn:
        end_turn(state)


def record(state: TantoMontaState) -> None:
    """Write down every total at the end of the turn: earlier totals break ties."""
    for player in PLAYERS:
        points = vp(state, player)
        state.vp_history[player] = (*state.vp_history.get(player, ()), points)  # tm-22.4-4
        state.log("vp_at_end", power=player, vp=points)


def standard_winners(state: TantoMontaState) -> tuple[str, ...]:
    """The best of all, if somebody has enough points."""
    if state.turn < TABLES.victory_turn or max(vp(state, player) for player in PLAYERS) < TABLES.standard_victory:
        return ()
    return best(state)  # tm-22.4-1


def dominator(state: TantoMontaState) -> str:
    """Who is far enough ahead of everybody else; nobody before turn 4."""
    if state.turn < TABLES.victory_turn:
        return ""
    totals = {player: vp(state, player) for player in PLAYERS}
    for player in PLAYERS:
        rivals = [points for other, points in totals.items() if other != player]
        if totals[player] >= max(rivals) + TABLES.domination_lead:
            return player  # tm-22.4-2
    return ""


def best(state: TantoMontaState) -> tuple[str, ...]:
    """The players with the highest standing."""
    top = max(standing(state, player) for player in PLAYERS)
    return tuple(player for player in PLAYERS if standing(state, player) == top)


def standing(state: TantoMontaState, player: str) -> tuple[int, ...]:
    """The points now, then at the end of each turn, the latest first."""
    return (vp(state, player), *reversed(state.vp_history.get(player, ())))  # tm-22.4-4


# -- the end


def winners(state: TantoMontaState) -> tuple[str, ...]:
    return state.ending.powers if state.ending is not None else best(state)


def epilogue(state: TantoMontaState) -> dict[str, Any]:
    """What the sentence of the end tells: who won, and the marks of victory."""
    return {"powers": winners(state), "vp": TABLES.standard_victory, "lead": TABLES.domination_lead}


def result(state: TantoMontaState) -> Result:
    """Seats ranked by their standing; whoever won comes first."""
    won = winners(state)
    keys = [(player in won, standing(state, player)) for player in PLAYERS]
    order = sorted(keys)
    ranks, utilities = rank([order.index(key) for key in keys])
    scores = {player: vp(state, player) for player in PLAYERS}
    if state.ending is None:
        return Result(ranks, utilities, scores, "time_limit", "tm-22.4-3")
    return Result(ranks, utilities, scores, state.ending.reason, state.ending.clause)


STEPS = {"phase_points": phase_points, "victory": victory}
AFTER_BATTLE = (note_firsts,)
AFTER_IMPULSE = (note_firsts,)
