"""How large a formation may be (5.1): which units are counted, and which come along besides."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

Chosen = tuple[tuple[str, str, int], ...]
"""Owners, kinds of land units, and how many of them."""


class Most(int):
    """A limit for units of all kinds, whatever leaders take along besides."""


@dataclass(frozen=True)
class Muster:
    """How many units may be together, and which of them are not counted."""

    limit: int
    extra: frozenset[str] = frozenset()
    """Kinds of which one unit comes along besides the limit."""
    trains: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Kinds that are not counted, but need one unit of some other kinds for each."""
    owners: frozenset[str] | None = None
    """Whose units may be among them; everybody's by default."""
    leaders: frozenset[str] | None = None
    """Who may come along; everybody by default."""
    needs: frozenset[str] = frozenset()
    """If there are any, a unit of one of these owners must be among them."""
    most: int | None = None
    """How many units of all kinds there may be in all, if that is limited, too."""

    @cached_property
    def plain(self) -> bool:
        """Whether nothing but the limit matters."""
        special = self.extra or self.trains or self.needs
        return not special and self.owners is None and self.most is None

    def among(self, slots: Chosen) -> Muster:
        """The same for some units only: the mere limit, if nothing else matters to them."""
        if self.plain or self.needs or self.most is not None:
            return self
        extra, trains, owners = self.extra, self.trains, self.owners
        counted = [unit not in extra and unit not in trains for _, unit, _ in slots]
        ours = owners is None or owners.issuperset([owner for owner, _, _ in slots])
        return self if not ours or False in counted else mere_limit(int(self.limit))

    def leads(self, leader: str) -> bool:
        return self.leaders is None or leader in self.leaders

    def counted(self, chosen: Chosen) -> int:
        """How many of some units the limit is for."""
        if not self.extra and not self.trains:
            return sum([many for _, _, many in chosen])
        plain, riders, extra, trains = 0, 0, self.extra, self.trains
        for _, unit, many in chosen:
            if unit in extra:
                riders += many
            elif unit not in trains:
                plain += many
        return plain + riders - 1 if riders else plain

    def takes(self, chosen: Chosen) -> bool:
        """Whether such units may be together; trains come last."""
        if self.counted(chosen) > self.limit:
            return False
        if self.most is not None and sum([many for _, _, many in chosen]) > self.most:
            return False
        if self.owners is not None and [one for one in chosen if one[2] and one[0] not in self.owners]:
            return False
        for unit, served in self.trains.items():
            carts = of_kinds(chosen, (unit,))
            if carts and carts > of_kinds(chosen, served):
                return False
        return True

    def numbers(
        self, chosen: Chosen, here: tuple[str, str, int], later: Chosen, need: int
    ) -> tuple[list[int], list[int]]:
        """How many of one more kind may be with what is chosen; and with how many there can be `need` units in all."""
        owner, unit, most = here
        if self.plain:
            taken, rest = sum([many for _, _, many in chosen]), sum([many for _, _, many in later])
            found = list(range(min(most, self.limit - taken) + 1))
            return found, [many for many in found if min(taken + many + rest, self.limit) >= need]
        found = [many for many in range(most + 1) if self.takes((*chosen, (owner, unit, many)))]
        return found, [many for many in found if self.reach((*chosen, (owner, unit, many)), later) >= need]

    def reach(self, chosen: Chosen, later: Chosen) -> int:
        """How many units there can be in all, if some are chosen and some may still be; -1 if it can never be done."""
        if self.plain:
            taken = sum([many for _, _, many in chosen])
            return taken + min(sum([many for _, _, many in later]), max(0, self.limit - taken))
        if self.needs and not [one for one in (*chosen, *later) if one[2] and one[0] in self.needs]:
            return -1
        if self.owners is not None:
            later = tuple([slot for slot in later if slot[0] in self.owners])
        free = sum([many for _, unit, many in later if unit not in self.trains])
        rider = bool(self.extra) and of_kinds(later, self.extra) > 0 and not of_kinds(chosen, self.extra)
        more = min(free, max(0, self.limit - self.counted(chosen)) + rider)
        found = sum([many for _, _, many in chosen]) + more
        for unit, needed in self.trains.items():
            carts = of_kinds(later, (unit,))
            if carts:
                served = of_kinds(chosen, needed) + min(more, of_kinds(later, needed)) - of_kinds(chosen, (unit,))
                found += min(max(0, served), carts)
        return found if self.most is None else min(found, self.most)


def of_kinds(chosen: Chosen, kinds: Collection[str]) -> int:
    """How many units are of some kinds."""
    found = 0
    for _, unit, many in chosen:
        if unit in kinds:
            found += many
    return found


def as_muster(room: int | Muster) -> Muster:
    return room if isinstance(room, Muster) else mere_limit(int(room))


@lru_cache(1024)
def mere_limit(limit: int) -> Muster:
    """So many units, whichever they are."""
    return Muster(limit)
