"""Foreign wars and clients (8.4, 15.3): whom they keep from being one, and what ends them besides a roll."""

from __future__ import annotations

from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.effects import ForeignWar
from warcouncil.titles.napoleonic_wars.relations import allied, minors_of, sponsor
from warcouncil.titles.napoleonic_wars.state import NapoleonicState
from warcouncil.titles.napoleonic_wars.war.building import close_war

PARTIES: dict[str, tuple[str, ...]] = {
    card.id: tuple(side.who for effect in card.effects if isinstance(effect, ForeignWar) for side in effect.sides)
    for card in COMPONENTS.cards.values()
    if card.foreign_war
}
"""Foreign war cards -> the nations that fight one another there."""


def wars_with(state: NapoleonicState, nation: str) -> dict[str, tuple[str, ...]]:
    """Foreign wars of a nation that go on -> its opponents."""
    fought = [card for card, parties in PARTIES.items() if card in state.wars and nation in parties]
    return {card: tuple(one for one in PARTIES[card] if one != nation) for card in fought}


def estranged(state: NapoleonicState, power: str, minor: str) -> bool:
    """Whether a foreign war with its camp keeps a minor from being a power's client (8.4)."""
    foes = [one for others in wars_with(state, minor).values() for one in others]
    return any(allied(state, power, one) for one in foes)  # nw-8.4-1


def settle_wars(state: NapoleonicState) -> None:
    """Wars between a client of a camp and members of it are over (8.4)."""
    for minor in minors_of(state):
        power = sponsor(state, minor)
        for card, others in wars_with(state, minor).items() if power else ():
            if any(allied(state, power, one) or allied(state, minor, one) for one in others):
                close_war(state, card)  # nw-8.4-2  # nw-8.4-3


def end_wars_of(state: NapoleonicState, nation: str) -> None:
    """All foreign wars of a nation that is beaten are over (15.3)."""
    for card in wars_with(state, nation):
        close_war(state, card)  # nw-15.3-1
