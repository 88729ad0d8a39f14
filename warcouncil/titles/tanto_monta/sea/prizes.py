"""Captured squadrons (#49): they serve their captor until they are lost, captured again or given back (9.1)."""

from __future__ import annotations

from warcouncil.titles.tanto_monta.state import TantoMontaState

SQUADRON = "squadron"
Prize = tuple[str, str, str, int]
"""Place, owner, captor, number."""


def capture(state: TantoMontaState, captor: str, owner: str, place: str) -> None:
    """A squadron that was just lost joins the ships of a navy; one of its own is simply back."""
    lost, one = state.lost_ships[owner], state.realm.fleet(owner, owner, squadron=1).counts
    state.lost_ships[owner] = tuple([many - back for many, back in zip(lost, one, strict=True)])
    state.add_ships(place, owner, captor, squadron=1)
    state.log("squadron_captured", power=captor, power2=owner, place=place)
    if captor != owner:
        row = state.captured_ships.get(captor, {})
        state.captured_ships[captor] = {**row, owner: row.get(owner, 0) + 1}


def prizes(state: TantoMontaState) -> list[Prize]:
    """Where the captured squadrons are."""
    left = {(captor, owner): many for captor, row in state.captured_ships.items() for owner, many in row.items()}
    column = state.realm.ship_column[SQUADRON]
    found: list[Prize] = []
    for place, fleets in state.fleets.items():
        for fleet in fleets:
            many = min(left.get((fleet.user, fleet.owner), 0), fleet.counts[column])
            if many and fleet.owner != fleet.user:
                left[fleet.user, fleet.owner] -= many
                found.append((place, fleet.owner, fleet.user, many))
    return found


def set_aside(state: TantoMontaState) -> list[Prize]:
    """Captured squadrons leave the map for a moment, so that they do not go home with lent ones."""
    found = prizes(state)
    for place, owner, captor, many in found:
        state.add_ships(place, owner, captor, squadron=-many)
    return found


def put_back(state: TantoMontaState, found: list[Prize]) -> None:
    for place, owner, captor, many in found:
        state.add_ships(place, owner, captor, squadron=many)


def forget_lost(state: TantoMontaState) -> None:
    """Captured squadrons that have been lost are captured no more."""
    if not state.captured_ships:
        return
    afloat: dict[str, dict[str, int]] = {}
    for _, owner, captor, many in prizes(state):
        row = afloat.setdefault(captor, {})
        row[owner] = row.get(owner, 0) + many
    state.captured_ships.clear()
    state.captured_ships.update(afloat)


AFTER_IMPULSE = (forget_lost,)
