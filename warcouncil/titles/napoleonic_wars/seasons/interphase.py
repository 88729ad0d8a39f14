"""The interphase (14): camps and declarations of war, then reinforcements, then the draw.

Powers speak in the order of play. Whoever changes camp declares no war on nations outside the camps, and the other way
round. No card, reserve card or resource is played in any of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars.changes import forget
from warcouncil.titles.napoleonic_wars.diplomacy import camps, wars
from warcouncil.titles.napoleonic_wars.diplomacy.abroad import settle_wars
from warcouncil.titles.napoleonic_wars.diplomacy.upheaval import guests, unleash
from warcouncil.titles.napoleonic_wars.relations import in_order, is_player_power
from warcouncil.titles.napoleonic_wars.state import NATIONS, NapoleonicState

REMAIN: Option = ("keep_camp",)
ATTACKED = Fact("attacked_outsider", "power")
"""A power has declared war on a nation outside the camps in this interphase (14.11)."""
CHANGED = Fact("changed_camp", "power")
"""A power has changed or joined a camp in this interphase."""
FACTS = (ATTACKED, CHANGED)
KINDS = {"camp": Kind({"join_camp": ("camp",), "declare_war": ("power",), "keep_camp": ()})}
REFUSALS = {"camp": "nw-14.11-1"}


def interphase(state: NapoleonicState) -> None:
    """Step: its three parts, and the next turn (14)."""
    forget(state, "turn")
    state.next(("camps_phase",), ("reinforcement_phase",), ("draw_phase",), ("next_turn",))  # nw-14-1  # nw-6.2-2


def camps_phase(state: NapoleonicState) -> None:
    """Step: truces that are over end; every player power may change or join a camp, or declare war (14.1)."""
    state.phase = "camps"
    state.truces = {nation: truce for nation, truce in state.truces.items() if truce.turn > state.turn}
    powers = [nation for nation in in_order(state) if is_player_power(state, nation)]
    state.next(*(("camp", nation) for nation in powers), ("camps_done",))  # nw-14.11-1


def camps_done(state: NapoleonicState) -> None:
    """Step: what held for this part of the interphase is forgotten."""
    state.end_impulse_facts()
    for rest in state.book.after_impulse:
        rest(state)
    state.marched, state.strides = {}, {}
    state.moving = state.battle = state.siege = None


def camp(state: NapoleonicState, power: str) -> Flow:
    """Step: a power changes or joins a camp once, or declares war as often as it likes (14.11, 14.12)."""
    options = [one for one in candidates(state, power) if camp_forbidden(state, power, one) is None]
    if len(options) == 1:
        return
    choice = yield Ask(power, "camp", lambda now: list(candidates(now, power)), camp_forbidden)
    if choice == REMAIN:
        return
    state.next(("camp", power))
    if choice[0] == "declare_war":
        state.mark(ATTACKED, power)
        wars.attack(state, power, str(choice[1]))  # nw-8.33-3
        return
    yield from join(state, power, str(choice[1]))


def candidates(state: NapoleonicState, power: str) -> Iterator[Option]:
    yield from (("join_camp", one) for one in camps.CAMPS)  # nw-8.22-4
    yield from (("declare_war", one) for one in NATIONS if one != power)
    yield REMAIN


def camp_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    if option == REMAIN:
        return None
    if option[0] == "join_camp":
        return join_forbidden(state, power, str(option[1]))
    target = str(option[1])
    if power not in state.camps:
        return "nw-14.12-1"  # it joins a camp, which is the same war
    if state.holds(CHANGED, power) or wars.changes(state, power, target):
        return "nw-14.11-2"
    return wars.war_forbidden(state, power, target)


def join_forbidden(state: NapoleonicState, power: str, side: str) -> str | None:
    """Why a power does not change to a camp, or join it, in an interphase (14.11, 14.12)."""
    if state.camps.get(power) == side:
        return "nw-14.11-1"
    if state.holds(camps.ASKED, power):
        return "nw-14.14-1"
    if state.holds(ATTACKED, power):
        return "nw-14.11-2"
    return camps.join_forbidden(state, power, side)


def join(state: NapoleonicState, power: str, side: str) -> Flow:
    """A power joins a camp with leave where it needs it; all effects of a declaration of war follow (14.11)."""
    agreed = True
    if camps.needs_leave(state, power, side):
        agreed = yield from camps.leave(state, power, side)
    else:
        state.mark(camps.ASKED, power)
    if not agreed:
        return
    state.mark(CHANGED, power)
    before = guests(state)
    came = camps.enter(state, power, side)
    settle_wars(state)
    camps.reconcile(state, came)
    unleash(state, before, came)


STEPS = {"interphase": interphase, "camps_phase": camps_phase, "camp": camp, "camps_done": camps_done}
