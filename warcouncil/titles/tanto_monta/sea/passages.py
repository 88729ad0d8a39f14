"""Passage through straits (2.4): asked of whoever holds one of their spaces once a turn, and held for the turn."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign.navies import manned
from warcouncil.campaign.relations import flag, friends, sea_flag
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook, once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action
from warcouncil.titles.tanto_monta.realm import PLAYER, POWERS_OF
from warcouncil.titles.tanto_monta.sea.waters import GATES, KEEPERS, MOUTHS, held
from warcouncil.titles.tanto_monta.state import TantoMontaState

LET, REFUSE = ("let_pass",), ("refuse_passage",)
KINDS = {
    "passage": Kind({"let_pass": (), "refuse_passage": ()}),
    "winter_passage": Kind({"ask_passage": ("power", "space", "power"), "done": ()}),
}
REFUSALS = {"passage": "tm-2.4-22", "winter_passage": "tm-2.4-22"}


@once_a_look
def navies_of(state: TantoMontaState, player: str) -> tuple[str, ...]:
    """The navies of a player: that of Spain is one, and on the first turn that of France and Catalonia."""
    return tuple(dict.fromkeys(sea_flag(state, power) for power in POWERS_OF[player]))  # tm-5.4-5 tm-16.1-2


def note_passages(state: TantoMontaState) -> None:
    """Whoever can pass a strait now keeps that for the rest of the turn."""
    with OneLook(state):
        able = by_themselves(state)
    known = {(power, strait) for power, _, strait in state.passage}
    new = [(power, strait) for power, strait in able if (power, strait) not in known]
    state.passage.update([(power, state.control[strait], strait) for power, strait in new])  # tm-2.4-22


def by_themselves(state: TantoMontaState) -> list[tuple[str, str]]:
    """Who passes which strait because he or an ally has one of its spaces."""
    return [(power, strait) for strait in GATES for power in state.realm.flags if held(state, power, strait)]


# -- asking


def keepers(state: TantoMontaState, player: str, strait: str) -> list[str]:
    """Under whose flags of other players the spaces of a strait are."""
    banners, control, minors = state.realm.banners, state.control, state.minors  # as `flag` has it
    holders = dict.fromkeys([banners[minors.get(control[space], control[space])] for space in KEEPERS[strait]])
    return [one for one in holders if one in state.realm.flags and PLAYER[one] != player]


def candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    """Every holder of a strait, or of the mouth of a river, that a navy of the player cannot pass by itself."""
    for navy in [navy for navy in navies_of(state, player) if manned(state, navy)]:
        yield from barred_ways(state, player, navy)


def barred_ways(state: TantoMontaState, player: str, navy: str) -> list[Option]:
    """What a navy of a player may ask for."""
    found: list[Option] = []
    name = flag(state, navy)
    known = {strait for who, _, strait in state.passage if who == name}  # as `let_through` has it
    ours, control = friends(state, navy), state.control
    for strait in KEEPERS:
        if strait in known:
            continue
        if strait in MOUTHS:
            own = flag(state, control[strait]) == navy
        else:
            own = not ours.isdisjoint([control[space] for space in KEEPERS[strait]])  # as `held` has it
        if not own:
            found += [("ask_passage", navy, strait, holder) for holder in keepers(state, player, strait)]
    return found


def asking(state: TantoMontaState, player: str) -> list[Option]:
    """The candidates that nothing forbids."""
    asked, found = state.asked_passage, candidates(state, player)
    return [one for one in found if not asked or forbidden(state, player, one) is None]


def forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """A holder is asked once a turn."""
    asked = (str(option[1]), str(option[3]), str(option[2]))
    return "tm-2.4-22" if asked in state.asked_passage else None


def ask(state: TantoMontaState, player: str, option: Option) -> Flow:
    """The holder lets a navy pass for this turn, or not."""
    navy, strait, holder = str(option[1]), str(option[2]), str(option[3])
    state.asked_passage.add((navy, holder, strait))
    about = {"power2": navy, "space": strait}
    choice = yield Ask(holder, "passage", [LET, REFUSE], about=about)
    granted = choice == LET
    if granted:
        state.passage.add((navy, holder, strait))  # tm-2.4-19 tm-2.4-20
    state.log("passage_asked", power=navy, power2=holder, space=strait, success=int(granted))


# -- in winter


def winter_passages(state: TantoMontaState, player: str) -> Flow:
    """Step: before ships go home their player may still ask for passage."""
    with OneLook(state):
        options = [one for one in asking(state, player) if at_sea(state, one)]
    if not options:
        return
    choice = yield Ask(player, "winter_passage", [*options, ("done",)])
    if choice == ("done",):
        return
    yield from ask(state, player, choice)
    state.next(("winter_passages", player))


def at_sea(state: TantoMontaState, option: Option) -> bool:
    """Whether ships of the navy that asks are at sea."""
    seas = state.realm.atlas.seas
    here = [fleet for place, fleets in state.fleets.items() if place in seas for fleet in fleets]
    return any(sea_flag(state, fleet.user) == option[1] for fleet in here)


def passages_end(state: TantoMontaState) -> None:
    """Step: leave to pass was given for this turn."""
    state.passage.clear()
    state.asked_passage.clear()


STEPS = {"winter_passages": winter_passages, "passages_end": passages_end}
MENU = {"ask_passage": Action(candidates, forbidden, FREE, ask, asking, needs="tm-2.4-22")}
AFTER_BATTLE = (note_passages,)
AFTER_IMPULSE = (note_passages,)
