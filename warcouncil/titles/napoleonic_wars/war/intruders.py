"""Troops that an event has placed (17.2): the owner of the duchy fights them there without a war."""

from __future__ import annotations

from warcouncil.titles.napoleonic_wars.relations import allied, at_war, enemies_in, family, is_run, standing
from warcouncil.titles.napoleonic_wars.state import NapoleonicState


def opposed(state: NapoleonicState, one: str, other: str, space: str) -> bool:
    """Whether two nations fight where they meet in a duchy."""
    return at_war(state, one, other) or contested(state, one, other, space)


def contested(state: NapoleonicState, one: str, other: str, space: str) -> bool:
    """Whether one of two nations has troops in a duchy by an event, and the other, run by a player, owns it (17.2)."""
    return bool(state.placed) and (intrudes(state, one, other, space) or intrudes(state, other, one, space))


def intrudes(state: NapoleonicState, guest: str, host: str, space: str) -> bool:
    """With a flag there the host is no longer the owner, and needs a war."""
    if state.controller(space) != host or not is_run(state, host) or allied(state, guest, host):
        return False
    power = family(state, guest)
    placed = [one for one in standing(state, space) if (one, space) in state.placed]
    return any(family(state, one) == power for one in placed)  # nw-17.2-3


def opponents_in(state: NapoleonicState, nation: str, space: str) -> bool:
    """Whether anybody whom a nation fights there stands in a duchy."""
    if enemies_in(state, nation, space):
        return True
    return bool(state.placed) and any(contested(state, nation, one, space) for one in standing(state, space))
