"""England (21.3): the wives and heirs of Henry VIII, the succession, and impulses under Mary I."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.campaign.relations import allied, friendly, shut_in
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.events import event_forbidden
from warcouncil.table.facts import Fact
from warcouncil.titles.here_i_stand.components import CARDS, HOMES, KEYS, PREGNANCY, SPACES, WIVES
from warcouncil.titles.here_i_stand.faith import debates
from warcouncil.titles.here_i_stand.faith.debaters import PAPACY, PROTESTANT
from warcouncil.titles.here_i_stand.faith.religion import is_protestant
from warcouncil.titles.here_i_stand.powers import papal
from warcouncil.titles.here_i_stand.state import HereIStandState

ENGLAND = "england"
HENRY = "henry_viii"
EDWARD = "edward_vi"
MARY = "mary_i"
ELIZABETH = "elizabeth_i"
DUDLEY = "john_dudley"
DIVORCE = WIVES.index("ask_for_divorce")
EXECUTED, ELIZABETH_BORN = "executed", "elizabeth"
SICKLY_EDWARD, HEALTHY_EDWARD = "sickly_edward", "healthy_edward"
"""Results of the pregnancy chart."""
HIGHEST = max(PREGNANCY)
MARRIAGE_TURN = 2
SUCCESSION_TURN = 6
INTERFERENCE = 3
"""Up to this die the Papacy acts in an English impulse under Mary I."""
DEBATE_CP = 3
WIFE_EXECUTED = Fact("wife_executed", turn=True)
FACTS = (WIFE_EXECUTED,)
ANNE_CARDS = ("book_of_common_prayer", "dissolution_of_the_monasteries", "pilgrimage_of_grace")

KINDS = {
    "remarry": Kind({"yes": (), "no": ()}),
    "dudley": Kind({"place_leader": ("leader", "space")}),
    "mary_burns_books": Kind({"burn_books": ("zone",), "decline": ()}),
    "mary_debates": Kind({"call_debate": ("zone",), "decline": ()}),
}
REFUSALS = {
    "remarry": "his-21.3-4",
    "dudley": "his-17-1",
    "mary_burns_books": "his-21.3-14",
    "mary_debates": "his-21.3-14",
}


# -- marriages


def marriage_forbidden(state: HereIStandState) -> str | None:
    """Why Henry's marital status marker may not move."""
    if state.turn < MARRIAGE_TURN:
        return "his-21.3-2"
    if state.rulers[ENGLAND] != HENRY or HENRY in state.captives or shut_in(state, HENRY, ENGLAND):
        return "his-21.3-5"
    if edward_born(state) and ELIZABETH_BORN in state.pregnancy:
        return "his-21.3-5"
    return None if state.marital + 1 < len(WIVES) else "his-21.3-2"


def advance_marriage(state: HereIStandState) -> None:
    """The marker moves one box: by the home card, a granted divorce, or a pass after an execution."""
    state.marital += 1  # his-21.3-2
    box = WIVES[state.marital]
    state.log("marital_status", wife=box)
    if state.marital > DIVORCE:
        marry(state, box)  # his-21.3-17


def may_ask_divorce(state: HereIStandState) -> bool:
    """Whether the Papacy can grant Henry a divorce (9.1)."""
    return state.marital == DIVORCE and state.rulers[ENGLAND] == HENRY


def divorce(state: HereIStandState) -> Flow:
    """The Papacy grants the divorce: Henry marries Anne Boleyn at once."""
    advance_marriage(state)
    yield MOMENT


def marry(state: HereIStandState, wife: str) -> None:
    """A new wife: the roll on the pregnancy chart, then what the marriage brings."""
    if wife == "anne_boleyn":
        state.married_anne = state.turn  # his-21.3-6
        state.catherine_grudge = True  # his-21.3-7
    roll_pregnancy(state, wife)
    if wife == "anne_of_cleves" and allied(state, ENGLAND, PROTESTANT):
        hands.draw(state, ENGLAND)  # his-21.3-6
        hands.draw(state, PROTESTANT)  # his-21.3-6
    elif wife == "kathryn_howard":
        hands.draw(state, ENGLAND)  # his-21.3-6


def roll_pregnancy(state: HereIStandState, wife: str) -> None:
    """One die, Jane Seymour adds 1; what has happened already moves up to the next line that has not."""
    die = state.dice.roll(6, "pregnancy")
    line = min(die + (wife == "jane_seymour"), HIGHEST)  # his-21.3-3
    while PREGNANCY.get(line) in state.pregnancy:
        line += 1  # his-21.3-3
    if line not in PREGNANCY:
        state.log("pregnancy_nothing", wife=wife, dice=[die])
        return
    state.pregnancy[PREGNANCY[line]] = wife  # his-21.3-18
    state.log("pregnancy", wife=wife, birth=PREGNANCY[line], dice=[die])
    if PREGNANCY[line] == EXECUTED:
        state.mark(WIFE_EXECUTED)


def edward_born(state: HereIStandState) -> bool:
    return SICKLY_EDWARD in state.pregnancy or HEALTHY_EDWARD in state.pregnancy


def after_pass(state: HereIStandState, power: str) -> None:
    """England passes for the first time after an execution: Henry may marry again."""
    if power == ENGLAND and state.holds(WIFE_EXECUTED):
        state.unmark(WIFE_EXECUTED)  # his-21.3-4
        if marriage_forbidden(state) is None:
            state.next(("remarry",))


def remarry(state: HereIStandState) -> Flow:
    """Step: England decides whether the marker moves on."""
    choice = yield Ask(ENGLAND, "remarry", [("yes",), ("no",)])  # his-21.3-4
    if choice == ("yes",):
        before = {power: len(hand) for power, hand in state.hands.items()}
        advance_marriage(state)
        state.passed -= {power for power, held in before.items() if len(state.hands[power]) > held}  # his-11-8


# -- the succession


def conditional_cards(state: HereIStandState) -> tuple[str, ...]:
    """The cards that join the deck in this card draw phase because their condition holds now."""
    joins = {
        EDWARD: edward_joins(state),
        MARY: mary_joins(state),
        ELIZABETH: elizabeth_joins(state),
        **dict.fromkeys(ANNE_CARDS, 0 < state.married_anne < state.turn),  # his-21.3-6
    }
    return tuple(card for card, now in joins.items() if now and card in state.aside)  # his-6.2-4 his-6.2-5


def edward_joins(state: HereIStandState) -> bool:
    """From turn 6 on once he is born; not if Mary's card is about already, which then crowns him."""
    waiting = state.rulers[ENGLAND] == HENRY and MARY in state.aside
    return state.turn >= SUCCESSION_TURN and waiting and edward_born(state)  # his-21.3-10 his-21.3-11 his-21.3-12


def mary_joins(state: HereIStandState) -> bool:
    """From turn 6 on without an Edward, or the turn after a sickly Edward came to the throne."""
    ruler = state.rulers[ENGLAND]
    if state.turn < SUCCESSION_TURN:
        return False
    if ruler == HENRY:
        return not edward_born(state)  # his-21.3-8 his-21.3-9
    healthy = HEALTHY_EDWARD in state.pregnancy  # his-21.3-11
    return ruler == EDWARD and not healthy and state.accession < state.turn  # his-21.3-10


def elizabeth_joins(state: HereIStandState) -> bool:
    """The turn after Mary's accession, if she was born."""
    reigns = state.rulers[ENGLAND] == MARY and state.accession < state.turn
    return reigns and ELIZABETH_BORN in state.pregnancy  # his-21.3-9 his-21.3-10


def accede(state: HereIStandState, ruler: str) -> Flow:
    """The card of an heir is played: the ruler of England dies."""
    if ruler == MARY and state.rulers[ENGLAND] == HENRY and edward_born(state):
        crown_edward_by_marys_card(state)
        ruler = EDWARD
    before = state.rulers[ENGLAND]
    state.rulers[ENGLAND] = ruler
    state.accession = state.turn
    state.log("accession", ruler=ruler)
    if before in state.on_table:
        del state.on_table[before]
        state.remove_card(before)
    state.on_table[ruler] = ENGLAND  # the card of an heir is called like the heir
    if before == HENRY:
        yield from dudley_enters(state)


def crown_edward_by_marys_card(state: HereIStandState) -> None:
    """Edward was born after Mary's card came into play: it stands for his, and comes back if he is sickly."""
    if HEALTHY_EDWARD in state.pregnancy:
        state.remove_card(MARY)  # his-21.3-12
    else:
        state.put_away(MARY)  # his-21.3-12
    state.aside = tuple(card for card in state.aside if card != EDWARD)


def dudley_enters(state: HereIStandState) -> Flow:
    """John Dudley takes Henry's place in the army, where Henry was or in London."""
    here = state.leaders.pop(HENRY, "")
    state.captives.pop(HENRY, None)
    options: list[Option] = [("place_leader", DUDLEY, space) for space in dudley_spaces(state, here)]
    if not options:
        state.away_leaders = (*state.away_leaders, DUDLEY)  # he comes once England has a key again
        return
    choice = yield Ask(ENGLAND, "dudley", options)
    state.leaders[DUDLEY] = str(choice[2])
    state.log("leader_enters", leader=DUDLEY, space=choice[2])


def dudley_spaces(state: HereIStandState, here: str) -> list[str]:
    """Henry's space and London; another friendly home key if there is neither."""
    spaces = [space for space in dict.fromkeys((here, "london")) if space in SPACES]
    open_ = [space for space in spaces if space == here or friendly(state, ENGLAND, space)]
    return open_ or [space for space in KEYS if SPACES[space].home == ENGLAND and friendly(state, ENGLAND, space)]


# -- impulses under Mary I


def under_mary(state: HereIStandState, power: str) -> bool:
    return power == ENGLAND and state.rulers[ENGLAND] == MARY


def impulse_under_mary(state: HereIStandState, pass_forbidden: Callable[[HereIStandState, str], str | None]) -> Flow:
    """England shows a card, and a die says who uses it. Returns what England does with it; None if the Papacy acted."""

    def forbidden(now: HereIStandState, power: str, option: Option) -> str | None:
        return pass_forbidden(now, power) if option == ("pass",) else None

    choice = yield Ask(ENGLAND, "show_card", cards_to_show, forbidden)
    if choice == ("pass",):
        return choice
    card = str(choice[1])
    state.show(None, "card_shown", ("card", card, ENGLAND), power=ENGLAND, card=card)  # his-21.3-13
    if CARDS[card].kind == "mandatory":
        return ("event", card)  # his-21.3-13
    if any(is_protestant(state, space) for space in HOMES[ENGLAND]):  # his-21.3-15
        die = state.dice.roll(6, "Mary I")
        state.log("mary_die", dice=[die])
        if die <= INTERFERENCE:  # his-21.3-14
            yield from papacy_acts(state, card)
            return None
    options: list[Option] = [("spend", card), ("event", card)]
    use = yield Ask(ENGLAND, "use_card", options, use_forbidden, about={"card": card})
    return use


def cards_to_show(state: HereIStandState) -> list[Option]:
    return [*(("show_card", card) for card in state.hands[ENGLAND]), ("pass",)]


def use_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    """Under Mary I response and combat cards are good for command points only."""
    if option[0] == "spend":
        return None
    card = str(option[1])
    return "his-21.3-16" if CARDS[card].kind in ("response", "combat") else event_forbidden(state, power, card)


def papacy_acts(state: HereIStandState, card: str) -> Flow:
    """The Papacy uses the card: books are burnt, a debate is called, or both, in the English zone."""
    state.passed.clear()
    state.card = card
    state.leave_hand(ENGLAND, card)
    state.put_away(card)
    points = CARDS[card].cp
    state.log("mary_interferes", power=PAPACY, card=card, cp=points)
    if points >= DEBATE_CP:
        state.next(("mary_debates",))  # his-21.3-14 his-18.1-19
    if points != DEBATE_CP:
        yield from mary_burns_books(state)


def mary_burns_books(state: HereIStandState) -> Flow:
    option: Option = ("burn_books", "english")
    if papal.burning_forbidden(state, PAPACY, option) is None:
        choice = yield Ask(PAPACY, "mary_burns_books", [option, ("decline",)])
        if choice == option:
            yield from papal.burn_books(state, PAPACY, option)  # his-21.3-14 his-18.1-19


def mary_debates(state: HereIStandState) -> Flow:
    """Step: the Papacy may call a debate in the English zone."""
    option: Option = ("call_debate", "english")
    if debates.debate_forbidden(state, PAPACY, option) is None:
        choice = yield Ask(PAPACY, "mary_debates", [option, ("decline",)])
        if choice == option:
            debates.call_debate(state, PAPACY, "english", "mary")  # his-21.3-14


STEPS = {"remarry": remarry, "mary_debates": mary_debates}
