"""Events of diplomacy: consuls, broken pacts, conquest, and changes of camp (6.16, 8, 15.1)."""

from __future__ import annotations

from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy import camps, conquest, consuls, pacts
from warcouncil.titles.napoleonic_wars.diplomacy.pacts import COLUMNS, UNALIGNED
from warcouncil.titles.napoleonic_wars.effects import BreakPact, ChangeCamp, ConquestRoll, Consul
from warcouncil.titles.napoleonic_wars.events.asking import by_rule, decide, decider
from warcouncil.titles.napoleonic_wars.events.holds import nation, nations
from warcouncil.titles.napoleonic_wars.events.operations import Operation, carry_out
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.relations import (
    allied,
    at_war,
    friends_in,
    is_player_power,
    minors_of,
    patron,
)
from warcouncil.titles.napoleonic_wars.seasons import interphase
from warcouncil.titles.napoleonic_wars.setup import first_round
from warcouncil.titles.napoleonic_wars.state import NATIONS, SPACES, NapoleonicState

NO_MORE: Option = ("no_more",)
KEEP_CAMP: Option = ("keep_camp",)
FIRST_CHOICE = "britain"
"""Whose row a minor takes first whose pact was broken, if that power opposes the former sponsor."""
KINDS = {
    "event_consul": Kind({"advance": ("power", "power"), "withdraw": ("power",), "no_more": ()}),
    "event_camp": Kind({"join_camp": ("camp",), "keep_camp": ()}),
}
REFUSALS = {"event_consul": "nw-6.16-1", "event_camp": "nw-8.33-6"}


# -- consuls


def consul_options(state: NapoleonicState, scene: Scene, effect: Consul) -> list[Option]:
    """Which consuls the event may move, and which way."""
    wanted = {one for who in effect.among for one in nations(state, scene, who)}
    minors = [one for one in minors_of(state) if one in wanted and not (effect.another and one in scene.moved)]
    rows = [one for one in NATIONS if is_player_power(state, one) and is_named(state, scene, effect.rows, one)]
    if state.restoring:
        minors = [one for one in minors if one == state.restoring]
        rows = [one for one in rows if one == pacts.restored_to(state)]  # nw-8.21-1
    found: list[Option] = []
    for minor in minors:
        if effect.way in ("right", "either"):
            found += [("advance", minor, row) for row in rows if may_advance(state, effect, minor, row)]
        if effect.way in ("left", "either") and not state.restoring and may_withdraw(state, scene, effect, minor):
            found.append(("withdraw", minor))
    return found


def is_named(state: NapoleonicState, scene: Scene, names: tuple[str, ...], row: str) -> bool:
    return not names or any(row in nations(state, scene, who) for who in names)


def may_advance(state: NapoleonicState, effect: Consul, minor: str, row: str) -> bool:
    """Whether a consul can go to the right in a row, as far as the event wants."""
    if consuls.right_forbidden(state, minor, row) is not None:
        return False
    last = len(COLUMNS) - (1 if effect.pact else 2)
    return consuls.box(state, minor) + (effect.boxes if effect.exactly else 1) <= last


def may_withdraw(state: NapoleonicState, scene: Scene, effect: Consul, minor: str) -> bool:
    if consuls.left_forbidden(state, minor) is not None:
        return False
    if not is_named(state, scene, effect.left_rows, state.consuls[minor][0]):
        return False
    return consuls.box(state, minor) >= (effect.boxes if effect.exactly else 1)


def move_consuls(state: NapoleonicState, scene: Scene, effect: Consul) -> Flow:
    """So many consuls, each along one row and one way (8.1)."""
    done: list[str] = []
    for count in range(effect.count):
        options = [one for one in consul_options(state, scene, effect) if one[1] not in done]
        options = minor_prefers(state, scene, options)
        if not options:
            return
        if count and not by_rule(state, scene):
            options.append(NO_MORE)
        choice = yield from decide(state, scene, decider(state, scene), "event_consul", options)
        if choice == NO_MORE:
            return
        done.append(str(choice[1]))
        scene.moved = (*scene.moved, str(choice[1]))
        yield from along(state, scene, effect, choice)


def along(state: NapoleonicState, scene: Scene, effect: Consul, choice: Option) -> Flow:
    """One consul, box by box: all of them, or as many as the player likes where the event leaves it to him."""
    step(state, choice)
    for _ in range(effect.boxes - 1):
        if not may_go_on(state, scene, effect, choice):
            return
        if effect.fewer:
            options = [choice, NO_MORE]
            more = yield from decide(state, scene, decider(state, scene), "event_consul", options)
            if more == NO_MORE:
                return
        step(state, choice)


def may_go_on(state: NapoleonicState, scene: Scene, effect: Consul, choice: Option) -> bool:
    minor = str(choice[1])
    if choice[0] == "withdraw":
        return consuls.left_forbidden(state, minor) is None
    last = len(COLUMNS) - (1 if effect.pact else 2)
    row = str(choice[2])
    return consuls.right_forbidden(state, minor, row) is None and consuls.box(state, minor) < last


def step(state: NapoleonicState, choice: Option) -> None:
    if choice[0] == "withdraw":
        consuls.left(state, str(choice[1]))
    else:
        consuls.right(state, str(choice[1]), str(choice[2]))


def minor_prefers(state: NapoleonicState, scene: Scene, options: list[Option]) -> list[Option]:
    """The row that a neutral minor chooses when it must play the event (5.31)."""
    by = scene.neutral.row
    if not by_rule(state, scene) or not by:
        return options
    ahead = [one for one in options if one[0] == "advance"]
    own = [one for one in ahead if state.consuls[str(one[1])][0] == one[2]]
    return [] if by == "stay" else preferred_row(state, scene, by, ahead, own)


def preferred_row(
    state: NapoleonicState, scene: Scene, by: str, ahead: list[Option], own: list[Option]
) -> list[Option]:
    """Of the ways to the right the one that a card's rule for neutral minors names."""
    coalition = [one for one in ahead if one[2] in nations(state, scene, "coalition")]
    if by == "own_or_france":
        return own or [one for one in ahead if one[2] == COMPONENTS.tables.peace.ends_with]
    if by == "own_or_last_coalition" and own:
        return own
    if by == "opponents":
        foes = [one for one in ahead if scene.former and at_war(state, str(one[2]), scene.former)]
        return [one for one in foes if one[2] == FIRST_CHOICE] or foes[-1:]
    return coalition[-1:]


def can_move_consul(state: NapoleonicState, scene: Scene, effect: Consul) -> bool:
    return bool(consul_options(state, scene, effect))


# -- pacts


def break_pact(state: NapoleonicState, scene: Scene, effect: BreakPact) -> Flow | None:
    """A pact is broken, and what the event says then comes when nobody has restored it (8.21)."""
    minor = nation(state, scene, effect.who)
    at = f"{scene.path}/then/"
    scene.former = patron(state, minor)
    if not scene.former:
        state.consuls[minor] = ("", UNALIGNED, False)
        return carry_out(state, scene, at) if effect.then else None
    below = len(state.agenda)
    pacts.break_pact(state, minor)
    if effect.then:
        state.agenda.insert(below, ("effects", scene.card, at, 0))
        state.scenes[scene.card] = scene.copy()
    return None


def can_break_pact(state: NapoleonicState, scene: Scene, effect: BreakPact) -> bool:
    """A minor with a consul that is not in Unaligned already; in the first round there is no diplomacy (8.1)."""
    minor = nation(state, scene, effect.who)
    early = first_round(state) and not COMPONENTS.tables.first_round.diplomacy
    if minor not in state.consuls or early or minor in state.truces:
        return False
    return state.consuls[minor] != ("", UNALIGNED, False)


# -- conquest and camps


def conquest_roll(state: NapoleonicState, scene: Scene, effect: ConquestRoll) -> None:
    """The conquest roll comes now: for whoever controls the capital, else for whoever plays the card (15.1)."""
    loser = scene.chosen
    if not loser:
        return
    victor = conquest.conqueror(state, loser) or scene.player  # nw-15.11-1
    conquest.attempt(state, loser, victor, effect.by)
    if state.agenda and state.agenda[-1][0] == "ceding":
        below = next(index for index, entry in enumerate(state.agenda) if entry == ("subdue", loser, victor))
        state.agenda.insert(below, ("beaten", loser))


def can_roll(state: NapoleonicState, scene: Scene, effect: ConquestRoll) -> bool:
    """All capitals of the nation are taken, or besieged, by whoever plays the card and its allies (15.1)."""
    return all(is_taken(state, scene.player, space) for space in COMPONENTS.nations[scene.chosen].capitals)  # nw-15.1-3


def is_taken(state: NapoleonicState, player: str, capital: str) -> bool:
    held = allied(state, player, state.controller(capital))
    return held or (bool(SPACES[capital].fortress) and friends_in(state, player, capital))


def change_camp(state: NapoleonicState, scene: Scene, effect: ChangeCamp) -> Flow:
    """A power may change camp at once without CP, with the leave of its new one; 8.34 follows."""
    who = nation(state, scene, effect.who)
    options = camp_options(state, who)
    if not options:
        return
    choice = yield from decide(state, scene, who, "event_camp", [*options, KEEP_CAMP])
    if choice != KEEP_CAMP:
        yield from interphase.join(state, who, str(choice[1]))


def camp_options(state: NapoleonicState, who: str) -> list[Option]:
    if not is_player_power(state, who) or state.holds(camps.ASKED, who):
        return []
    others = [camp for camp in camps.CAMPS if camp != state.camps.get(who)]
    return [("join_camp", camp) for camp in others if camps.join_forbidden(state, who, camp) is None]


def can_change_camp(state: NapoleonicState, scene: Scene, effect: ChangeCamp) -> bool:
    return bool(camp_options(state, nation(state, scene, effect.who)))


OPERATIONS = {
    Consul: Operation(move_consuls, can_move_consul),
    BreakPact: Operation(break_pact, can_break_pact),
    ConquestRoll: Operation(conquest_roll, can_roll),
    ChangeCamp: Operation(change_camp, can_change_camp),
}
