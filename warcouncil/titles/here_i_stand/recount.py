"""The victory points once more, counted piece by piece from what lies on the table: the invariants compare both."""

from __future__ import annotations

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


def recounted(state: HereIStandState, power: str) -> int:
    """All that the map, the tracks and the bonus box of a power show."""
    return on_the_map(state, power) + on_the_tracks(state, power) + in_the_box(state, power)


def on_the_map(state: HereIStandState, power: str) -> int:
    """Keys by the boxes of the key track, electorates, and Protestant homes of England; unrest counts for nobody."""
    control, minors, unrest, reformed = (
        state.control,
        state.minors,
        state.unrest,
        state.protestant_spaces - state.unrest,
    )
    held = [name for name in ELECTORATES if control[name] == power and name not in unrest]
    if power == "protestant":
        return 2 * sum(name in reformed for name in held) + protestant_vp(len(reformed))
    keys = sum(minors.get(control[name], control[name]) == power for name in KEYS if name not in unrest)
    points = KEY_TRACK[power][min(keys, len(KEY_TRACK[power]) - 1)][1]
    if power == "hapsburg" and state.league:
        points += len(held)
    if power == "england":
        points += sum(name in reformed for name in ENGLISH_HOMES) // 2
    if power == "papacy":
        points += papal_vp(len(reformed))
    return points


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
