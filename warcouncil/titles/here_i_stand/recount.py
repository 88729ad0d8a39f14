"""The victory points once more, counted piece by piece from what lies on the table: the invariants compare both."""

from __future__ import annotations

from collections import Counter

from warcouncil.titles.here_i_stand.components import (
    BONUS_VP,
    CONQUESTS,
    DEBATERS,
    DISCOVERIES,
    KEY_TRACK,
    SPACES,
    papal_vp,
    protestant_vp,
)
from warcouncil.titles.here_i_stand.state import HereIStandState

KEYS = [name for name, space in SPACES.items() if space.kind == "key"]
ELECTORATES = [name for name, space in SPACES.items() if space.kind == "electorate"]
ENGLISH_HOMES = [name for name, space in SPACES.items() if space.home == "england"]


def recounted(state: HereIStandState) -> dict[str, int]:
    """All that the map, the tracks and the bonus box of each power show."""
    return {
        power: points + on_the_tracks(state, power) + in_the_box(state, power)
        for power, points in on_the_map(state).items()
    }


def on_the_map(state: HereIStandState) -> dict[str, int]:
    """Keys by the boxes of the key track, electorates, and Protestant homes of England; unrest counts for nobody."""
    control, minors, unrest = state.control, state.minors, state.unrest
    reformed = state.protestant_spaces - unrest
    keys = Counter([minors.get(control[name], control[name]) for name in KEYS if name not in unrest])
    points = {power: track[min(keys[power], len(track) - 1)][1] for power, track in KEY_TRACK.items()}
    if state.league:
        points["hapsburg"] += sum([control[name] == "hapsburg" and name not in unrest for name in ELECTORATES])
    points["england"] += len(reformed.intersection(ENGLISH_HOMES)) // 2
    points["papacy"] += papal_vp(len(reformed))
    held = [name for name in reformed.intersection(ELECTORATES) if control[name] == "protestant"]
    return {**points, "protestant": 2 * len(held) + protestant_vp(len(reformed))}


def on_the_tracks(state: HereIStandState, power: str) -> int:
    """Piracy, chateaux, Saint Peter's, and the children of Henry VIII."""
    if power == "ottoman":
        return state.piracy_vp
    if power == "france":
        return state.chateaux
    if power == "papacy":
        return state.peters_vp
    if power != "england":
        return 0
    if "sickly_edward" in state.pregnancy or "healthy_edward" in state.pregnancy:
        return BONUS_VP["edward"]
    return BONUS_VP["elizabeth"] if "elizabeth" in state.pregnancy else 0


def in_the_box(state: HereIStandState, power: str) -> int:
    """Burnt and disgraced debaters, the New World, and the markers of events, wars and Bibles."""
    points = 0
    for debater, owner in state.fallen.items():
        points += DEBATERS[debater].value if owner == power else 0
    for table, claimed in ((DISCOVERIES, state.discoveries), (CONQUESTS, state.conquests)):
        for place, (owner, _) in claimed.items():
            points += table[place] if owner == power else 0
    for _, marker in state.bonus_vp.get(power, ()):
        points += marker
    return points
