"""What only one player's board shows: kingdoms, noble houses, tracks and boxes; and the treaties that bind (4, 20)."""

from __future__ import annotations

from typing import Any

from warcouncil.campaign.counters import land_strength
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.seasons import card_draw
from warcouncil.titles.tanto_monta.state import TantoMontaState

View = dict[str, Any]
TABLES = COMPONENTS.tables


def own_board(state: TantoMontaState, player: str) -> View:
    """The boxes that every board has, and the tracks of this one."""
    powers = COMPONENTS.players[player].powers
    return {
        "units": {
            power: {"land": land_strength(state, power), "most": REALM.counters[power].strength} for power in powers
        },
        "vp_markers": [{"marker": marker, "vp": vp} for marker, vp in state.bonus_vp.get(player, ())],
        "piracy_vp": state.piracy_vp.get(player, 0),
        "most_piracy_vp": TABLES.piracy_vp,
        "university": state.universities.get(player, 0),
        "technology": player in state.technology,
        "admin_lost": state.admin_lost.get(player, 0),
        "captured_ships": dict(state.captured_ships.get(player, {})),
        "track": TRACKS[player](state),
    }


def muslim_track(state: TantoMontaState) -> View:
    """Piracy with corsairs; the places where caravans wait, and what helps the Muslims at sea."""
    return {
        "corsair_vp": state.corsair_vp,
        "most_corsair_vp": TABLES.corsair_vp,
        "caravans": [
            {"space": caravan.space, "turn": caravan.turn, "waits": caravan.space in state.caravans}
            for caravan in COMPONENTS.map.caravans
        ],
    }


def portuguese_track(state: TantoMontaState) -> View:
    """The ports of the African Atlantic (20.3), and the School of Sagres."""
    held = [port for port in TABLES.atlantic.ports if state.control[port] == "portugal"]
    return {
        "atlantic_ports": held,
        "most_ports": len(TABLES.atlantic.ports),
        "supremacy": state.supremacy,
        "sagres": state.sagres,
    }


def spanish_track(state: TantoMontaState) -> View:
    """The kingdoms of Aragon (20.6): in which turns each rolls, what it needs, and whether Spain has it."""
    return {
        "kingdoms": [
            {
                "kingdom": kingdom.id,
                "turns": kingdom.turns,
                "roll": kingdom.roll,
                "space": kingdom.space or None,
                "held": not kingdom.space or card_draw.holds(state, "spain", kingdom.space),
            }
            for kingdom in TABLES.kingdoms
        ],
        "isabella_dead": state.isabella_dead,
        "cisneros": state.cisneros,
    }


def french_track(state: TantoMontaState) -> View:
    """The noble houses (20.7), the trade of the North Sea, the garrison against England, Italy."""
    return {
        "houses": [
            {
                "house": house.id,
                "loyalty": card_draw.loyalty(state, house),
                "space": house.space or None,
                "full": house.id in state.full_houses,
            }
            for house in TABLES.houses
        ],
        "most_loyalty": TABLES.loyalty.most,
        "north_sea": state.north_sea,
        "garrison": state.england_garrison,
        "lord_of_italy": [space for space in TABLES.lord_of_italy.spaces if state.control[space] == "france"],
        "most_italy": len(TABLES.lord_of_italy.spaces),
    }


TRACKS = {"muslim": muslim_track, "portugal": portuguese_track, "spain": spanish_track, "france": french_track}
"""Player -> the tracks of his board."""


def treaties(state: TantoMontaState) -> list[View]:
    """The treaties of the time (20.4, 20.7): whether each is in force."""
    found = [
        {"treaty": "alcacovas", "signed": bool(state.alcacovas), "broken": state.alcacovas_broken},
        {"treaty": "tordesillas", "signed": state.tordesillas, "broken": False},
    ]
    return [*found, *({"treaty": one, "signed": one in state.treaties, "broken": False} for one in TABLES.treaties.ids)]
