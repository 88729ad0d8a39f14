"""The menu of a player (11): actions of his powers as options `(act, power, *arguments)`, home cards, repeated actions.

Shared actions are functions of a power. `by_power` makes of one an action of the player: its options name the power
behind the act, a home card limits it (6.1), and an action that is repeated with a resource costs one point more (11).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from typing import Any, Literal

from warcouncil.campaign.relations import army_places, host, marshal
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.table.book import Action, price
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta.actions import COSTS, LIMITED
from warcouncil.titles.tanto_monta.powers.activity import PAUSING, idle
from warcouncil.titles.tanto_monta.powers.activity import note_act as note_power
from warcouncil.titles.tanto_monta.realm import AUXILIARIES, POWERS_OF
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.formations import self_reliant

Limit = Literal["", "recruits", "takes_part"]
"""How a home card binds an action: it recruits units of its power only, or a land unit of its power takes part."""
REPEATED = 1
"""What a repeated action costs more (11)."""
FOR_POINTS = Fact("for_points")
"""The card of the impulse was played for its CP, and it is no home card."""
FACTS = (FOR_POINTS,)


def powers_in_play(state: TantoMontaState, player: str) -> tuple[str, ...]:
    """The powers of a player whose units may act with the points that are spent now."""
    return tuple([power for power in POWERS_OF[player] if idle(state, power) is None])


@once_a_look
def out_of_play(state: TantoMontaState) -> frozenset[str]:
    """The powers whose units may not act now: see `idle`."""
    return frozenset([power for power in PAUSING.union(state.surrendered) if idle(state, power) is not None])


def of_power(option: Option) -> tuple[str, Option]:
    """The power of an option, and the option as an action of that power has it."""
    return str(option[1]), (option[0], *option[2:])


# -- home cards (6.1)


def recruits_forbidden(state: TantoMontaState, power: str) -> str | None:
    """CP of a home card recruit only units of its power."""
    return "tm-6.1-7" if state.bound and AUXILIARIES.get(power, power) not in state.bound else None


def part_forbidden(state: TantoMontaState, owners: Iterable[str]) -> str | None:
    """CP of a home card: one of the land units that take part must be of its power, or of a minor ally of it."""
    if not state.bound or any(marshal(state, owner) in state.bound for owner in owners):
        return None
    return "tm-6.1-8"


def place_forbidden(state: TantoMontaState, power: str, place: str) -> str | None:
    """The same, where all in a place who may act as one with a power may take part."""
    return part_forbidden(state, (stack.owner for stack in host(state, place, power)))


def limit_forbidden(state: TantoMontaState, limit: Limit, power: str, option: Option) -> str | None:
    if limit == "recruits":
        return recruits_forbidden(state, power)
    if limit == "takes_part" and len(option) > 1:
        return place_forbidden(state, power, str(option[1]))
    return None  # tm-6.1-26


# -- prices (11)


def surcharge(state: TantoMontaState, act: str) -> int:
    """What an action costs more because the card of the impulse has paid for it already."""
    return REPEATED if state.extended and act in state.acts_done else 0  # tm-11-12


def note_act(state: TantoMontaState, act: str) -> None:
    """An action was paid with the CP of a card that was played for them and is no home card: it is remembered."""
    if state.holds(FOR_POINTS) and not state.extended:
        state.acts_done.add(act)  # tm-11-12 tm-11-14


# -- wrapping


Priced = Callable[[TantoMontaState, str, Option], int]
"""(state, power, option): what an option costs."""
Takers = Callable[[TantoMontaState, str], Iterable[str]]


def own_powers(state: TantoMontaState, player: str) -> Iterable[str]:
    return POWERS_OF[player]


@cache
def on_boards(row: str, player: str) -> tuple[tuple[str, int], ...]:
    """The powers of a player whose boards have a row of the costs, and its price; all of them for what is free."""
    if not row:
        return tuple((power, 0) for power in POWERS_OF[player])
    return tuple((power, COSTS[row][power]) for power in POWERS_OF[player] if power in COSTS[row])


@dataclass(frozen=True)
class Wrapped:
    """An action of a power, seen as one of its player."""

    action: Action
    act: str
    limit: Limit
    price_of: Priced | None
    who: Takers

    def takers(self, state: TantoMontaState, player: str) -> Sequence[tuple[str, int]]:
        """Those for whom the boards have a price, or need none, and what it is."""
        row = self.action.price
        if self.own:
            return on_boards(row, player)
        prices = state.costs[row] if row else {}
        return [(one, prices.get(one, 0)) for one in self.who(state, player) if not row or one in prices]

    def candidates(self, state: TantoMontaState, player: str) -> Iterator[Option]:
        for power, _ in self.takers(state, player):
            for option in self.action.candidates(state, power):
                yield (self.act, power, *option[1:])

    def forbidden(self, state: TantoMontaState, player: str, option: Option) -> str | None:
        power, inner = of_power(option)
        bound = idle(state, power) or limit_forbidden(state, self.limit, power, inner)
        return bound or self.action.forbidden(state, power, inner)

    def priced(self, state: TantoMontaState, player: str, option: Option) -> int:
        power, inner = of_power(option)
        if self.action.waived is not None and self.action.waived(state, power, inner):
            return 0
        row = self.action.price
        base = self.price_of(state, power, inner) if self.price_of is not None else price(state, row, power)
        return base + surcharge(state, self.act)

    def listed(self, state: TantoMontaState, player: str) -> list[Option]:
        found: list[Option] = []
        act, left, each = self.act, state.cp, self.each
        if state.extended:
            left -= surcharge(state, act)
        takers = on_boards(self.action.price, player) if self.own else self.takers(state, player)
        able = self.able if self.limit and state.bound else self.allowed
        surrendered = state.surrendered
        for power, cost in takers:
            if cost > left and not each:
                continue
            if (power in surrendered or power in PAUSING) and power in out_of_play(state):
                continue
            for option in able(state, power):
                mine = (act, power, *option[1:])
                if not each or self.priced(state, player, mine) <= state.cp:
                    found.append(mine)
        return found

    @cached_property
    def own(self) -> bool:
        """Whether it is taken by the powers of a player as they are by print."""
        return self.who is own_powers

    @cached_property
    def each(self) -> bool:
        """Whether every option has a price of its own."""
        return self.price_of is not None or self.action.waived is not None

    @cached_property
    def allowed(self) -> Callable[[TantoMontaState, str], Iterable[Option]]:
        """(state, power): what a power may do by the rules of the action."""
        return self.action.listed or partial(_allowed, self.action)

    def able(self, state: TantoMontaState, power: str) -> Iterable[Option]:
        """What a power may do by the rules of the action and those of a home card."""
        limit, action = self.limit, self.action
        if limit == "recruits":
            return () if recruits_forbidden(state, power) else self.allowed(state, power)
        if self_reliant(state, power):
            held = army_places(state, power)  # units of its own take part there
            return [
                option
                for option in self.allowed(state, power)
                if option[1] in held or limit_forbidden(state, limit, power, option) is None
            ]
        found = action.candidates(state, power)
        bound = [option for option in found if limit_forbidden(state, limit, power, option) is None]
        return [option for option in bound if action.forbidden(state, power, option) is None]

    def run(self, state: TantoMontaState, player: str, option: Option) -> Any:
        power, inner = of_power(option)
        note_act(state, self.act)
        note_power(state, power)
        return self.action.run(state, power, inner)


def by_power(
    action: Action, act: str, limit: Limit = "", price_of: Priced | None = None, who: Takers = own_powers
) -> Action:
    """An action of a power as an action of its player.

    `price_of(state, power, option)` says what an option of the power costs, where the row of the price does not.
    `who(state, player)`: those that take it, where it is not powers, but navies.
    """
    assert bool(limit) <= (action.price in LIMITED), f"{act} is not limited on the boards"
    own = Wrapped(action, act, limit, price_of, who)  # tm-11-13
    return action._replace(
        candidates=own.candidates,
        forbidden=own.forbidden,
        run=own.run,
        listed=own.listed,
        waived=None,
        priced=own.priced,
    )


def of_player(action: Action, act: str, price_of: Priced | None = None) -> Action:
    """An action of the player himself, whichever of his powers are in play: repeating it costs more as well."""

    def priced(state: TantoMontaState, player: str, option: Option) -> int:
        base = price_of(state, player, option) if price_of is not None else price(state, action.price, player)
        return base + surcharge(state, act)

    def run(state: TantoMontaState, player: str, option: Option) -> Any:
        note_act(state, act)
        return action.run(state, player, option)

    def listed(state: TantoMontaState, player: str) -> Iterable[Option]:
        if price_of is None:  # one price for all, and not more than there is, unless it is repeated
            paid = not state.extended or price(state, action.price, player) + surcharge(state, act) <= state.cp
            return _allowed(action, state, player) if paid else ()
        return [option for option in _allowed(action, state, player) if priced(state, player, option) <= state.cp]

    return action._replace(run=run, priced=priced, listed=listed)


def _allowed(action: Action, state: TantoMontaState, power: str) -> Iterable[Option]:
    """The candidates of a power that nothing but their price forbids."""
    if action.listed is not None:
        return action.listed(state, power)
    return [option for option in action.candidates(state, power) if action.forbidden(state, power, option) is None]
