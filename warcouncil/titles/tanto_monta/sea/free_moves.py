"""Naval moves that an event gives (16.1): complete ones, without command points, at any time among its actions."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import naval_moves
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta.powers.activity import idle, note_act
from warcouncil.titles.tanto_monta.sea.passages import navies_of
from warcouncil.titles.tanto_monta.state import TantoMontaState

ACT = "free_naval_move"
FREE_MOVES = Fact("free_moves", "player", "amount")
"""A player has so many naval moves left of an event."""
FACTS = (FREE_MOVES,)
DONE: Option = ("done",)
KINDS = {ACT: Kind({ACT: ("power",), "done": ()})}


def give_moves(state: TantoMontaState, player: str, amount: int) -> None:
    """A player has some naval moves. What is given behind this, such as command points, comes before they are over."""
    set_left(state, player, amount)
    state.next(("free_moves", player))


def moves_left(state: TantoMontaState, player: str) -> int:
    return next((int(str(fact[2])) for fact in state.this_impulse if fact[:2] == (FREE_MOVES.name, player)), 0)


def set_left(state: TantoMontaState, player: str, amount: int) -> None:
    left = moves_left(state, player)
    if left:
        state.unmark(FREE_MOVES, player, left)
    if amount:
        state.mark(FREE_MOVES, player, amount)


def candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if moves_left(state, player):
        yield from ((ACT, navy) for navy in navies_of(state, player))


def forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    navy = str(option[1])
    return idle(state, navy) or naval_moves.naval_forbidden(state, navy, ("naval_move",))


def move(state: TantoMontaState, player: str, option: Option) -> None:
    navy = str(option[1])
    set_left(state, player, moves_left(state, player) - 1)
    note_act(state, navy)
    naval_moves.naval_move(state, navy, ("naval_move",))


def free_moves(state: TantoMontaState, player: str) -> Flow:
    """Step: the naval moves that are left, one after another."""
    options = [option for option in candidates(state, player) if forbidden(state, player, option) is None]
    choice = DONE
    if options:
        about = {"amount": moves_left(state, player)}
        choice = yield Ask(player, ACT, [*options, DONE], about=about)
    if choice == DONE:
        set_left(state, player, 0)
        return
    state.next(("free_moves", player))
    move(state, player, choice)


def may_sail(state: TantoMontaState, player: str) -> bool:
    """Whether a player could make a naval move now."""
    return any(forbidden(state, player, (ACT, navy)) is None for navy in navies_of(state, player))


STEPS = {"free_moves": free_moves}
REFUSALS = {ACT: "tm-16.1-1"}
MENU = {ACT: Action(candidates, forbidden, FREE, move, needs="tm-6.1-2")}
