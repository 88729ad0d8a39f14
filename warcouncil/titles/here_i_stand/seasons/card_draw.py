"""The card draw phase (8.2, 6.2): people and ships come back, cards join the deck, everybody is dealt a hand."""

from __future__ import annotations

from warcouncil.campaign.relations import commander, controls, leader_side, owners_under
from warcouncil.campaign.transfers import lodgings_now
from warcouncil.engine.decks import Deck
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.titles.here_i_stand.components import (
    ADMIRALS,
    CARDS,
    ELECTORATES,
    HOME_CARDS,
    KEY_TRACK,
    KEYS,
    LEADERS,
    MAJORS,
    RULERS,
    SCENARIOS,
    SPACES,
    TABLES,
    TURNS,
)
from warcouncil.titles.here_i_stand.faith import religion
from warcouncil.titles.here_i_stand.powers import henry
from warcouncil.titles.here_i_stand.sea import new_world
from warcouncil.titles.here_i_stand.state import HereIStandState

PROTESTANT = "protestant"
MAURICE = "maurice_of_saxony"

KINDS = {
    "maurice_enters": Kind({"space": ("space",)}),
    "admiral_returns": Kind({"return_to": ("leader", "space")}),
}
REFUSALS = {
    "maurice_enters": "his-8.2-2",
    "admiral_returns": "his-8.2-3",
}


def card_draw(state: HereIStandState) -> Flow:
    """Phase 2."""
    state.phase = "card_draw"
    state.log("card_draw_phase", turn=state.turn)
    yield from maurice_enters(state)  # his-8.2-1
    yield from leaders_return(state)
    yield from admirals_return(state)
    state.lost_ships.clear()  # his-17.2-2
    religion.religion_enters(state)
    yield MOMENT
    join_deck(state)
    shuffle(state)
    state.next(("deal",))


# -- people


def maurice_enters(state: HereIStandState) -> Flow:
    """Maurice of Saxony comes into an electorate that the Protestants control, in his turn or once there is one."""
    if MAURICE not in TURNS[state.turn].leaders and not state.maurice_waits:
        return
    spaces = [space for space in ELECTORATES if state.control[space] == PROTESTANT]
    state.maurice_waits = not spaces
    if not spaces:
        return
    options: list[Option] = [("space", space) for space in spaces]
    choice = yield Ask(PROTESTANT, "maurice_enters", options)  # his-8.2-2
    state.leaders[MAURICE] = str(choice[1])
    state.log("leader_enters", leader=MAURICE, space=choice[1])


def leaders_return(state: HereIStandState) -> Flow:
    """Leaders whom a Threat to Power (#103) kept away come back to a capital or a friendly home key, or wait on."""
    for leader in state.away_leaders:
        power = LEADERS[leader].power
        options: list[Option] = [("return_to", leader, space) for space in lodgings_now(state, power)]
        if options:
            choice = yield Ask(power, "leader_home", options, about={"leader": leader})
            state.away_leaders = tuple(other for other in state.away_leaders if other != leader)
            state.leaders[leader] = str(choice[2])
            state.log("leader_returns", leader=leader, power=power, space=choice[2])


def admirals_return(state: HereIStandState) -> Flow:
    """Naval leaders come back to a friendly port, or wait another turn if there is none."""
    for admiral in ADMIRALS:
        if state.waiting_admirals.get(admiral, state.turn + 1) > state.turn:
            continue
        ports = friendly_ports(state, admiral)
        if not ports:
            state.waiting_admirals[admiral] = state.turn + 1  # his-8.2-3
            continue
        options: list[Option] = [("return_to", admiral, port) for port in ports]
        owner = commander(state, ADMIRALS[admiral].power)
        choice = options[0]
        if owner in MAJORS:
            choice = yield Ask(owner, "admiral_returns", options, about={"leader": admiral})
        del state.waiting_admirals[admiral]
        state.admirals[admiral] = str(choice[2])  # his-8.2-3
        state.log("leader_enters", leader=admiral, space=choice[2])


def friendly_ports(state: HereIStandState, admiral: str) -> list[str]:
    """Where a naval leader may return: ports of his side; one of an inactive minor power goes home."""
    side = leader_side(state, admiral, ADMIRALS[admiral].power)
    return [space.id for space in SPACES.values() if space.ports and controls(state, side, space.id)]


# -- the deck


def join_deck(state: HereIStandState) -> None:
    """Cards whose turn has come, and those whose condition holds, join the deck."""
    ready = set(henry.conditional_cards(state))  # his-6.2-4 his-6.2-5
    joining = tuple(card for card in state.aside if card in ready or due(card, state.turn))
    state.aside = tuple(card for card in state.aside if card not in joining)
    state.deck = state.deck.shuffle(*joining)
    if joining:
        state.log("cards_join", card=joining)


def due(card: str, turn: int) -> bool:
    """Whether a card joins by its turn alone.

    >>> due("machiavelli_the_prince", 2), due("machiavelli_the_prince", 3), due("edward_vi", 9)
    (False, True, False)
    """
    facts = CARDS[card]
    return not facts.conditional and facts.turn <= turn  # his-6.2-2 his-6.2-3


def shuffle(state: HereIStandState) -> None:
    """Discards, undealt and new cards are shuffled together; home cards go back to their powers."""
    state.deck = state.deck.shuffle(*state.discard)  # his-6.2-17
    if state.deck_in_order:
        cards = sorted(state.deck.cards, key=lambda card: CARDS[card].number)
        state.deck = Deck((), state.dice.shuffle(cards, "deck"))
    state.discard = ()
    for power in MAJORS:
        for card in HOME_CARDS[power]:
            if card not in state.hands[power]:
                state.take_card(power, card)  # his-6.2-7 his-6.1-4


# -- the deal


def deal(state: HereIStandState) -> None:
    """New World riches are rolled, then every power is dealt its cards."""
    riches = new_world.riches(state)
    for power in MAJORS:
        hands.draw(state, power, cards_due(state, power) + riches.get(power, 0))
    state.fugger_debts.clear()


def cards_due(state: HereIStandState, power: str) -> int:
    """How many cards a power is dealt, without those of the New World."""
    return max(0, sum(amount for _, amount in deal_lines(state, power)))


def deal_lines(state: HereIStandState, power: str) -> list[tuple[str, int]]:
    """The deal of a power, reason by reason."""
    lines = [
        ("keys", base_cards(state, power)),
        ("ruler", RULERS[state.rulers[power]].bonus),  # his-3.3-4 his-3.3-8
        ("excommunication", -state.minus_cards.get(power, 0)),  # his-6.2-11
        ("fuggers", -state.fugger_debts.get(power, 0)),
        ("scenario", scenario_cards(state, power)),
    ]
    return [line for line in lines if line[1]]


def base_cards(state: HereIStandState, power: str) -> int:
    """By the keys of a power, or for the Protestants by their electorates."""
    if power == PROTESTANT:
        held = sum(state.control[space] == PROTESTANT for space in ELECTORATES)  # his-21.6-11
        many = held >= TABLES.protestant_electorates
        return TABLES.protestant_cards_more if many else TABLES.protestant_cards  # his-6.2-10
    return key_row(state, power)[0]  # his-6.2-8 his-6.2-9


def key_row(state: HereIStandState, power: str) -> tuple[int, int]:
    """Cards and VP by the last open box of the key track."""
    track = KEY_TRACK[power]
    return track[min(counted_keys(state, power), len(track) - 1)]  # his-2.1-6


def counted_keys(state: HereIStandState, power: str) -> int:
    """The keys a power controls that are not in unrest."""
    control, owners = state.control, owners_under(state, power)
    held = [space for space in KEYS if control[space] in owners]  # his-2.1-10
    return sum([space not in state.unrest for space in held])  # his-12.4-10


def scenario_cards(state: HereIStandState, power: str) -> int:
    """What a scenario adds to the deal of its first turn."""
    scenario = SCENARIOS[str(state.options["scenario"])]
    return scenario.extra_cards.get(power, 0) if state.turn == scenario.turns[0] else 0


STEPS = {"card_draw": card_draw, "deal": deal}
