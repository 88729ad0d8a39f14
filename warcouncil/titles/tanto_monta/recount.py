"""The victory points once more, counted piece by piece from what lies on the table: the invariants compare both."""

from __future__ import annotations

from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import PLAYER
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.ground import BERBERS_COME

BOX = COMPONENTS.tables
LATER = {space.id for space in COMPONENTS.map.spaces if space.turn == BERBERS_COME}
WORTH = [
    space
    for space in COMPONENTS.map.spaces
    if space.kind in ("key", "strategic") or space.kind_after_ferrante or space.id == "tui"
]
"""Spaces that may have a square or a hexagonal marker."""
ISLANDS = [
    (island.vp, {space.id for space in COMPONENTS.map.spaces if space.island == island.id})
    for island in COMPONENTS.map.islands
]


def recounted(state: TantoMontaState, player: str) -> int:
    """All that the map, the tracks and the board of a player show."""
    held = spaces_of(state, player)
    return on_the_map(state, player, held) + for_regions(state, player, held) + on_the_board(state, player)


def spaces_of(state: TantoMontaState, player: str) -> set[str]:
    """The spaces that bring points to a player."""
    control, minors = state.control, state.minors
    mine = {holder for holder in set(control.values()) if PLAYER.get(minors.get(holder, holder)) == player}
    out = state.unrest | state.plague | (LATER if state.turn < BERBERS_COME else set())
    return {space for space, holder in control.items() if holder in mine and space not in out}


def on_the_map(state: TantoMontaState, player: str, held: set[str]) -> int:
    """Square and hexagonal markers on keys and strategic spaces."""
    points = 0
    homes = COMPONENTS.players[player].home_keys
    for space in WORTH:
        if space.id not in held:
            continue
        kind = space.kind_after_ferrante if state.ferrante_dead and space.kind_after_ferrante else space.kind
        if space.id == "tui" and state.tui and state.control["tui"] == "beltranejos":
            kind = "key"
        early = space.id == "algiers" and not state.algiers_regency
        doubled = space.id in homes and state.control[space.id] in ("north_africa", "portugal", "france") and not early
        points += BOX.strategic_vp if kind == "strategic" else 0
        points += (BOX.home_key_vp if doubled else BOX.key_vp) if kind == "key" else 0
    return points


def for_regions(state: TantoMontaState, player: str, held: set[str]) -> int:
    """Markers that lie on the board as long as certain spaces are held."""
    past = {
        "algiers_regency": state.algiers_regency,
        "cardinal_cisneros_regent": state.cisneros,
        "muley_hacen_seizes_zahara": state.zahara_seized,
        "ottomans_seize_otranto": state.otranto_seized,
    }
    kept = {"gibraltar": state.gibraltar_before, "rome": state.rome_fell}
    points = 0
    for row in BOX.space_bonuses:
        in_time = past.get(row.after, True) and not past.get(row.before, False)
        if (in_time and held.issuperset(row.spaces)) or (row.once and kept[row.spaces[0]]):
            points += row.vp.get(player, 0)
    naples = BOX.naples
    if player in ("spain", "france") and state.ferrante_dead and naples.key in held:
        points += naples.vp * (len(held.intersection(naples.strategic)) >= naples.least)
    if player == "france" and set(BOX.treaties.ids) <= state.treaties:
        points += BOX.treaties.vp * all(held.intersection(group) for group in BOX.treaties.held)
    return points + for_islands(held)


def for_islands(held: set[str]) -> int:
    whole = [points for points, spaces in ISLANDS if spaces <= held]
    return sum(whole) + BOX.canaries.all_vp * (len(whole) == len(ISLANDS))


def on_the_board(state: TantoMontaState, player: str) -> int:
    """Tracks, resources and VP markers."""
    markers = sum(points for _, points in state.bonus_vp.get(player, ()))
    found = sum(int(resource.rsplit("_", 1)[1]) for resource in state.vp_resources.get(player, ()))
    corsairs = state.corsair_vp if player == "muslim" else 0
    return markers + found + corsairs + state.piracy_vp.get(player, 0)
