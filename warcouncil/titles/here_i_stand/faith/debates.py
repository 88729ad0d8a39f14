"""Theological debates (18.5): a round or two between two debaters, spaces for the winner, the stake for the loser.

A debate is a record, `state.debate`; each round is a step of its own, and so is every space that the winner turns.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import windows
from warcouncil.table.book import Action, may
from warcouncil.table.dice import Lines, counted, hits_in, line
from warcouncil.titles.here_i_stand.components import DEBATERS
from warcouncil.titles.here_i_stand.faith.debaters import (
    PAPACY,
    PROTESTANT,
    alive,
    commit,
    debaters_of,
    remove_person,
    uncommitted,
)
from warcouncil.titles.here_i_stand.state import Debate, HereIStandState

DEBATED = ("german", "french", "english")
"""The language zones that have debaters."""
ROUNDS = 2
ATTACKER = 3
COMMITTED = 1
UNCOMMITTED = 2
"""Dice in addition to the debate value."""
POOLS = {"committed": True, "uncommitted": False}
IGNORED = 5
"""Campeggio's die: with so much a lost debate has no result."""

ALEANDER = "aleander"
BULLINGER = "bullinger"
"""He may come into the second round of a debate in any zone."""

KINDS = {
    "debate_zone": Kind({"zone": ("zone",), "decline": ()}),
    "leipzig": Kind({"debater": ("debater",), "bar": ("debater",)}),
    "opponents": Kind({"committed": (), "uncommitted": ()}),
    "bullinger": Kind({"debater": ("debater",), "decline": ()}),
}
REFUSALS = {
    "debate_zone": "his-18.1-13",
    "leipzig": "his-18.5-4",
    "opponents": "his-18.5-3",
    "bullinger": "his-18.5-10",
}


def record(state: HereIStandState) -> Debate:
    assert state.debate is not None
    return state.debate


def change(state: HereIStandState, **fields: object) -> None:
    state.debate = msgspec.structs.replace(record(state), **fields)


# -- calling a debate (18.1)


def debate_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if may(state, "call_debate", power):
        for zone in DEBATED:
            yield ("call_debate", zone)  # his-18.1-13


def debate_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    """Who may debate where: fresh debaters on the caller's side, anybody on the other one."""
    zone = str(option[1])
    if not debaters_of(state, PROTESTANT, zone):
        return "his-18.1-15"
    if power == PAPACY:
        return None if debaters_of(state, PAPACY, committed=False) else "his-18.1-14"
    if not debaters_of(state, PROTESTANT, zone, committed=False):
        return "his-18.1-14"
    if "the_wartburg" in state.lasting:
        return "his-6.1-16"
    return None if debaters_of(state, PAPACY) else "his-18.5-3"


def debate_action(state: HereIStandState, power: str, option: Option) -> None:
    call_debate(state, power, str(option[1]), "call")  # his-18.5-21


def call_debate(state: HereIStandState, caller: str, zone: str, source: str, extra_dice: int = 0) -> None:
    """Begin a debate: its rounds run next."""
    state.debate = Debate(caller, zone, source, extra_dice=extra_dice)  # his-18.5-1
    state.log("debate_called", power=caller, zone=zone)
    state.next(("debate",))


def zones_open(state: HereIStandState, caller: str) -> list[str]:
    """Where a power can call a debate now."""
    return [zone for zone in DEBATED if debate_forbidden(state, caller, ("call_debate", zone)) is None]


def free_debate(
    state: HereIStandState, caller: str, source: str, zone: str = "", extra_dice: int = 0, optional: bool = False
) -> Flow:
    """A debate that an event calls, free of command points; nothing happens if none is possible."""
    options: list[Option] = [("zone", one) for one in zones_open(state, caller) if zone in ("", one)]
    if not options:
        state.log("no_debate", power=caller)  # his-18.1-22
        return
    if optional:
        options.append(("decline",))
    choice = yield Ask(caller, "debate_zone", options)
    if choice[0] == "zone":
        call_debate(state, caller, str(choice[1]), source, extra_dice)  # his-18.1-22


# -- Leipzig Debate (#6)


def leipzig_forbidden(state: HereIStandState, power: str) -> str | None:
    """Why the Papacy cannot play Leipzig Debate as an event."""
    refused = [debate_forbidden(state, PAPACY, ("call_debate", zone)) for zone in DEBATED]
    return None if None in refused else refused[0]


def leipzig_debate(state: HereIStandState) -> Flow:
    """The Papacy chooses its attacker, or bars a Protestant debater."""
    choice = yield Ask(PAPACY, "debate_zone", [("zone", zone) for zone in zones_open(state, PAPACY)])
    zone = str(choice[1])
    advantage = yield Ask(PAPACY, "leipzig", leipzig_options(state, zone), about={"zone": zone})
    call_debate(state, PAPACY, zone, "leipzig_debate")
    if advantage[0] == "bar":
        change(state, barred=advantage[1])
        state.log("debater_barred", debater=advantage[1])
    else:
        change(state, attacker=advantage[1])


def leipzig_options(state: HereIStandState, zone: str) -> list[Option]:
    """An own uncommitted debater to attack, or a Protestant to keep out, unless nobody would be left to answer."""
    own: list[Option] = [("debater", debater) for debater in debaters_of(state, PAPACY, committed=False)]
    others = debaters_of(state, PROTESTANT, zone)
    if len(others) > 1:
        own += [("bar", debater) for debater in others]
    if BULLINGER not in others and uncommitted(state, BULLINGER) and state.options["leipzig_bar"] != "first_round":
        own.append(("bar", BULLINGER))  # he could come into the second round
    return own  # his-18.5-4


# -- a round


def debate(state: HereIStandState) -> Flow:
    """Step: one round. Debaters are chosen, dice are rolled, debaters are turned, hits are compared."""
    if record(state).round == 1:
        yield from choose_debaters(state)
    else:
        yield from draw_again(state)
    now = record(state)
    state.log("debaters_chosen", debater=now.attacker, debater2=now.defender, round=now.round)
    if may_substitute(state):
        yield from windows.offer(state, "debate_substitution", (PROTESTANT,))
    roll(state)
    turn_over(state)
    decide(state)


def choose_debaters(state: HereIStandState) -> Flow:
    """The caller draws his own debater, then names the pool from which the other one is drawn."""
    caller = record(state).caller
    if not record(state).attacker:
        able = pool(state, caller, committed=False)
        change(state, attacker=state.dice.draw(able, "debater of the caller")[0])  # his-18.5-2
    other = opponent(caller)
    options: list[Option] = [(name,) for name in POOLS if pool(state, other, POOLS[name])]
    choice = yield Ask(caller, "opponents", options)  # his-18.5-3
    drawn, _ = state.dice.draw(pool(state, other, POOLS[str(choice[0])]), "debater of the other side")
    change(state, defender=drawn)
    note_freshness(state)


def draw_again(state: HereIStandState) -> Flow:
    """The second round: new debaters of both sides; Bullinger may be put in before the Protestants draw."""
    if record(state).source == "leipzig_debate" and state.options["leipzig_bar"] == "first_round":
        change(state, barred="")
    entered = ""
    if uncommitted(state, BULLINGER) and record(state).barred != BULLINGER:
        choice = yield Ask(PROTESTANT, "bullinger", [("debater", BULLINGER), ("decline",)])  # his-18.5-10
        entered = BULLINGER if choice[0] == "debater" else ""
    caller = record(state).caller
    for side, role in ((caller, "attacker"), (opponent(caller), "defender")):
        debater = entered if side == PROTESTANT and entered else second_draw(state, side)
        change(state, **{role: debater})
    note_freshness(state)


def second_draw(state: HereIStandState, side: str) -> str:
    """A random uncommitted debater, or a committed one if none is left."""
    able = pool(state, side, committed=False) or pool(state, side, committed=True)  # his-18.5-10 his-18.5-19
    debater, _ = state.dice.draw(able, f"second debater of the {side}")
    return debater


def pool(state: HereIStandState, side: str, committed: bool) -> list[str]:
    """The debaters of a side who may be drawn: Protestants of the zone, the Papacy from everywhere."""
    zone = record(state).zone if side == PROTESTANT else ""  # his-8.2-12 his-18.5-2
    return [debater for debater in debaters_of(state, side, zone, committed) if debater != record(state).barred]


def opponent(side: str) -> str:
    return PAPACY if side == PROTESTANT else PROTESTANT  # his-2.2-6


def note_freshness(state: HereIStandState) -> None:
    """Remember who was uncommitted when he entered the round."""
    now = record(state)
    change(state, attacker_fresh=uncommitted(state, now.attacker), defender_fresh=uncommitted(state, now.defender))


# -- Here I Stand (#7)


def may_substitute(state: HereIStandState) -> bool:
    """Whether Luther could take the place of the Protestant debater now."""
    now = state.debate
    if now is None or now.zone != "german" or "luther" in (now.attacker, now.defender):
        return False
    return alive(state, "luther") and "the_wartburg" not in state.lasting  # his-18.5-5 his-21.5-5


def substitute(state: HereIStandState) -> None:
    """Luther replaces the Protestant debater, attacker or defender, who is committed all the same."""
    now = record(state)
    role = "attacker" if now.caller == PROTESTANT else "defender"
    replaced = now.attacker if role == "attacker" else now.defender
    change(state, **{role: "luther"})
    note_freshness(state)
    state.log("debater_replaced", debater=replaced)
    commit(state, replaced)  # his-18.5-9


# -- dice


def attack_lines(state: HereIStandState) -> Lines:
    """The dice of the caller."""
    now = record(state)
    return [
        *line("debate_value", DEBATERS[now.attacker].value),  # his-18.5-6
        *line("attacker", ATTACKER),  # his-18.5-7
        *line("combat_cards", now.extra_dice),  # his-18.5-16
        *line("debate_bonus", attack_bonus(state)),  # his-18.5-7
    ]


def attack_bonus(state: HereIStandState) -> int:
    """What Mary I, the Augsburg Confession and some debaters change for the Papacy."""
    now = record(state)
    if now.caller != PAPACY:
        return 0
    bonus = 0
    if state.rulers["england"] == "mary_i" and now.zone == "english":
        bonus += DEBATERS[now.attacker].value  # his-18.5-7
    bonus -= "augsburg_confession" in state.lasting  # his-18.5-7
    if now.attacker_fresh and (now.attacker == "eck" or (now.attacker == "gardiner" and now.zone == "english")):
        bonus += 1  # his-18.5-7 his-18.2-11
    return bonus


def defence_lines(state: HereIStandState) -> Lines:
    """The dice of the side that was called out."""
    now = record(state)
    fresh = now.defender_fresh
    return [
        *line("debate_value", DEBATERS[now.defender].value),
        *line("uncommitted" if fresh else "committed", UNCOMMITTED if fresh else COMMITTED),  # his-18.5-8
    ]


def attack_dice(state: HereIStandState) -> int:
    return counted(attack_lines(state))


def defence_dice(state: HereIStandState) -> int:
    return counted(defence_lines(state))


def roll(state: HereIStandState) -> None:
    now = record(state)
    attack = state.dice.rolls(attack_dice(state), 6, "debate attack")
    defence = state.dice.rolls(defence_dice(state), 6, "debate defence")
    hits = (hits_in(attack), hits_in(defence))  # his-18.5-8
    change(state, dice=(attack, defence), hits=hits)
    for debater, dice, amount in ((now.attacker, attack, hits[0]), (now.defender, defence, hits[1])):
        state.log("debate_dice", debater=debater, dice=list(dice), amount=amount)


def turn_over(state: HereIStandState) -> None:
    """Both debaters are committed before hits are compared."""
    commit(state, record(state).attacker)  # his-18.5-9 his-18.5-18
    commit(state, record(state).defender)


# -- the result


def decide(state: HereIStandState) -> None:
    """A tie brings a second round, or nothing; otherwise the winner turns spaces."""
    now = record(state)
    attack, defence = now.hits
    if attack == defence:
        if now.round < ROUNDS:
            change(state, round=now.round + 1, attacker="", defender="", dice=((), ()), hits=(0, 0))
            state.log("debate_tied")
            state.next(("debate",))
        else:
            state.log("debate_undecided")
            state.debate = None  # his-18.5-11
        return
    winner = now.caller if attack > defence else opponent(now.caller)
    spaces = abs(attack - defence)
    state.log("debate_won", power=winner, amount=spaces)
    papal, fresh = papal_debater(now)
    if papal == "campeggio" and fresh and winner == PROTESTANT and result_ignored(state):
        state.debate = None  # his-18.5-13 his-18.5-20
        return
    spaces += aleander_adds(now)  # his-18.5-13 his-18.5-20
    if aleander_adds(now):
        state.log("aleander", debater=ALEANDER, power=winner, amount=spaces)
    state.next(("convert", winner, spaces, now.zone), ("debate_end", winner))


def aleander_adds(now: Debate) -> int:
    """The space more that whoever wins converts if Aleander came uncommitted into the last round."""
    return int(papal_debater(now) == (ALEANDER, True))  # his-18.5-13 his-18.5-20


def papal_debater(now: Debate) -> tuple[str, bool]:
    """The Papal debater of the last round, and whether he was uncommitted before it."""
    if now.caller == PAPACY:
        return now.attacker, now.attacker_fresh
    return now.defender, now.defender_fresh


def result_ignored(state: HereIStandState) -> bool:
    """Campeggio's die after a lost debate."""
    die = state.dice.roll(6, "Campeggio")
    state.log("campeggio", dice=[die])
    return die >= IGNORED  # his-18.5-13 his-18.5-20


def debate_end(state: HereIStandState, winner: str) -> None:
    """Step: a loser beaten by more than his value is burnt or disgraced."""
    now = record(state)
    loser = now.defender if winner == now.caller else now.attacker  # his-18.5-17
    if abs(now.hits[0] - now.hits[1]) > DEBATERS[loser].value:
        remove_person(state, loser)  # his-18.5-14
        state.fallen[loser] = winner  # his-18.5-14 his-18.5-15
        state.log(
            "debater_burnt" if winner == PAPACY else "debater_disgraced",
            power=winner,
            debater=loser,
            amount=DEBATERS[loser].value,
        )
    state.debate = None


STEPS = {"debate": debate, "debate_end": debate_end}
MENU = {
    "call_debate": Action(debate_candidates, debate_forbidden, "call_debate", debate_action, needs="his-18.1-13"),
}
