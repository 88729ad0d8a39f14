"""The table as a seat sees it, read back from the view into a state.

The rules' own words (who is whose enemy, how many dice an attempt has, where a line of communication leads) then serve
the bot as well. What the seat cannot see is missing: other hands are empty, and so is the deck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from warcouncil.campaign.relations import commander
from warcouncil.titles.here_i_stand.components import (
    ADMIRALS,
    FOREIGN_WARS,
    INDEPENDENT,
    LAND_UNITS,
    LEADERS,
    MAJORS,
    WIVES,
)
from warcouncil.titles.here_i_stand.state import HereIStandState, Voyage

View = Mapping[str, Any]
Panels = Mapping[str, View]
Reader = Callable[[HereIStandState, str, View], None]


def read_table(view: View, powers: Panels, panels: Panels) -> HereIStandState:
    """All that lies on the table, as a state."""
    inner = view["view"]
    state = HereIStandState(players=view["players"], options=dict(view["options"]), seats=dict(view["seats"]))
    read_turn(state, inner["turn"])
    read_diplomacy(state, panels["diplomacy"])
    read_religion(state, panels["religion"])
    read_new_world(state, panels["new_world"])
    cards = panels["cards"]
    state.discard, state.removed, state.aside = tuple(cards["discard"]), tuple(cards["removed"]), tuple(cards["later"])
    for power in MAJORS:
        read_power(state, power, powers[power])
    for piece in inner["pieces"]:
        READERS.get(piece["kind"], nothing)(state, piece["place"], piece)
    return state


# -- panels


def read_turn(state: HereIStandState, turn: View) -> None:
    state.turn, state.last_turn, state.phase = turn["turn"], turn["last"], turn["phase"]
    state.active, state.acting = turn["active"] or "", turn["acting"] or ""
    state.cp, state.card, state.impulse = turn["cp"], turn["card"] or "", turn["impulse"]
    state.passed = set(turn["passed"])
    state.league, state.barbary, state.jesuits = turn["league"], turn["pirates"], turn["jesuits"]
    state.lasting = set(turn["lasting"])


def pairs(rows: Iterable[Iterable[str]]) -> set[tuple[str, str]]:
    return {(one, other) for one, other in rows}


def read_diplomacy(state: HereIStandState, panel: View) -> None:
    state.wars, state.alliances = pairs(panel["wars"]), pairs(panel["alliances"])
    state.minors = {minor: ally for minor, ally in panel["minors"].items() if ally}
    state.war_debts = dict(panel["war_debts"])
    state.refused_deals = set(panel["refused_deals"])
    state.announced = dict(panel["announced"])


def read_religion(state: HereIStandState, panel: View) -> None:
    state.debaters = {row["debater"]: row["committed"] for row in panel["debaters"]}
    state.away_debaters = set(panel["away"])
    state.fallen = dict(panel["fallen"])


def read_new_world(state: HereIStandState, panel: View) -> None:
    state.voyages = tuple(
        Voyage(row["power"], row["kind"], row["explorer"] or "", row["bonus"]) for row in panel["voyages"]
    )
    state.discoveries = {place: (owner, "") for place, owner in panel["discoveries"].items() if owner}
    state.conquests = {place: (owner, True) for place, owner in panel["conquests"].items() if owner}
    state.colonies = dict(panel["colonies"])
    state.explorers = {power: tuple(left) for power, left in panel["explorers"].items()}
    state.conquistadors = {power: tuple(left) for power, left in panel["conquistadors"].items()}
    state.galleons, state.plantations = set(panel["galleons"]), set(panel["plantations"])
    state.raiders = set(panel["raiders"])


def read_power(state: HereIStandState, power: str, panel: View) -> None:
    state.rulers[power] = panel["ruler"]
    state.hands[power] = tuple(panel["hand"])
    state.minus_cards[power] = panel["minus_cards"]
    for leader in panel["captives"]:
        state.captives[leader] = power
    track = panel["track"]
    state.piracy_vp = track.get("piracy_vp", state.piracy_vp)
    state.chateaux = track.get("chateaux", state.chateaux)
    state.peters_cp = track.get("peters_cp", state.peters_cp)
    state.peters_vp = track.get("peters_vp", state.peters_vp)
    state.excommunicated |= set(track.get("excommunicated", ()))
    state.new_testament.update(track.get("new_testament", {}))
    state.full_bible.update(track.get("full_bible", {}))
    state.waiting_troops.update(track.get("electorates", {}))
    state.pregnancy.update(track.get("pregnancy", {}))
    if "marital" in track:
        state.marital = WIVES.index(track["marital"])


# -- pieces


def nothing(state: HereIStandState, place: str, piece: View) -> None:
    """A piece that no plan looks at."""


def control(state: HereIStandState, place: str, piece: View) -> None:
    state.control[place] = piece["owner"]
    if "protestant" in piece["markers"]:
        state.protestant_spaces.add(place)


def land_unit(state: HereIStandState, place: str, piece: View) -> None:
    if place in FOREIGN_WARS and piece["owner"] == INDEPENDENT:
        state.foreign_wars[place] = piece["count"]
        return
    state.add_troops(place, piece["owner"], **{piece["kind"]: piece["count"]})


def ships(state: HereIStandState, place: str, piece: View) -> None:
    user = piece["markers"][0] if piece["markers"] else piece["owner"]
    state.add_ships(place, piece["owner"], user, **{piece["kind"]: piece["count"]})


def leader(state: HereIStandState, place: str, piece: View) -> None:
    name = piece["markers"][0]
    state.leaders[name] = place
    if piece["owner"] != commander(state, LEADERS[name].power):
        state.sides[name] = piece["owner"]


def admiral(state: HereIStandState, place: str, piece: View) -> None:
    name = piece["markers"][0]
    state.admirals[name] = place
    if piece["owner"] != ADMIRALS[name].power:
        state.sides[name] = piece["owner"]


def siege(state: HereIStandState, place: str, piece: View) -> None:
    state.sieges[place] = (*state.sieges.get(place, ()), (piece["owner"], 0))


def reformer(state: HereIStandState, place: str, piece: View) -> None:
    state.reformers[piece["markers"][0]] = place


def knights(state: HereIStandState, place: str, piece: View) -> None:
    state.knights = place


READERS: dict[str, Reader] = {
    "control": control,
    **dict.fromkeys(LAND_UNITS, land_unit),
    "squadron": ships,
    "corsair": ships,
    "leader": leader,
    "admiral": admiral,
    "siege": siege,
    "reformer": reformer,
    "knights": knights,
    "unrest": lambda state, place, piece: state.unrest.add(place),
    "fortress": lambda state, place, piece: state.fortresses.add(place),
    "haven": lambda state, place, piece: state.havens.add(place),
    "university": lambda state, place, piece: state.universities.add(place),
    "piracy": lambda state, place, piece: state.gone_pirates.add(place),
}
