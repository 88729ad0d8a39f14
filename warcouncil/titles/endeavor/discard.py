"""The discard phase: arrange the cards, then discard down to the card limit."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.endeavor.components import CARDS, GOVERNORS, PLAYER_BOARD, SLAVERY
from warcouncil.titles.endeavor.state import EndeavorState

EMPTY_SLOT: Option = ("empty_slot",)
ARRANGE_OPTIONS: tuple[Option, ...] = (*(("house", governor) for governor in GOVERNORS), EMPTY_SLOT)
DISCARD_OPTIONS: tuple[Option, ...] = (
    *(("discard", card) for card in CARDS),
    *(("discard_governor", governor) for governor in GOVERNORS),
)


def discard_phase(state: EndeavorState) -> None:
    """Everybody, from the start player on, brings their cards within the limit (discard phase)."""
    state.phase = "discard"
    state.passed = ()
    state.log("phase", phase="discard")
    concerned = (power for power in state.turn_order() if state.governors[power] or over_the_limit(state, power))
    state.next(*(("discard", power) for power in concerned), ("end_of_round",))


def discard(state: EndeavorState, power: str) -> Flow:
    """Rearrange, then discard cards of one's choice until the rest fits (discard phase)."""
    if state.governors[power]:
        yield from arrange(state, power)  # end-discard-1
    while over_the_limit(state, power):  # end-discard-2 end-discard-3 end-discard-19 end-discard-21
        act, card = yield Ask(power, "discard", DISCARD_OPTIONS, discard_forbidden)
        if act == "discard_governor":
            state.give_up_governor(power, card)  # end-discard-15
            state.log("discard_governor", power=power, governor=card)
        else:
            discard_card(state, power, card)


def arrange(state: EndeavorState, power: str) -> Flow:
    """Which governor lies in the free governor slot, if any. All other slots are alike."""
    choice = yield Ask(power, "arrange", ARRANGE_OPTIONS, arrange_forbidden)
    if choice == EMPTY_SLOT:
        state.free_slot[power] = ""  # end-discard-13
        state.log("empty_slot", power=power)
    else:
        state.free_slot[power] = choice[1]  # end-discard-10
        state.log("house", power=power, governor=choice[1])


def arrange_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """The slot takes a governor that the player holds, or stays empty."""
    if option == EMPTY_SLOT:
        return None  # end-discard-13
    if option[1] not in state.governors[power]:
        return "end-open-5"
    return None


def as_it_lies(state: EndeavorState, power: str) -> Option:
    """The arrangement that changes nothing; a governor goes into an empty slot only where a card would be lost."""
    housed = state.free_slot[power]
    if not housed and over_the_limit(state, power):
        housed = next(governor for governor in GOVERNORS if governor in state.governors[power])
    return ("house", housed) if housed else EMPTY_SLOT


def over_the_limit(state: EndeavorState, power: str) -> bool:
    """More cards in the slots than influence allows, one slavery card not counted, or more than five."""
    count = state.cards_in_slots(power)
    if count > PLAYER_BOARD.card_slots:  # end-discard-7
        return True
    if any(card in SLAVERY for card in state.cards[power]):  # end-discard-8
        count -= 1  # end-discard-9
    return count > state.card_limit(power)


def discard_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Only cards in the normal slots can be discarded to meet the limit."""
    act, card = option
    if act == "discard":
        return None if card in state.cards[power] else "end-discard-2"
    if card not in state.governors[power]:
        return "end-discard-2"
    if card == state.free_slot[power]:
        return "end-discard-11"
    return None


def discard_card(state: EndeavorState, power: str, card: str) -> None:
    """A slavery card is turned face down beside the board, any other card goes to the discard area."""
    state.give_up_card(power, card)  # end-discard-4 end-discard-20
    if card in SLAVERY:
        state.lay_face_down(power, card)  # end-discard-14
        state.log("discard_slavery", power=power, card=card)
    else:
        state.lay_in_discard_area(card)  # end-discard-16
        state.log("discard", power=power, card=card)
