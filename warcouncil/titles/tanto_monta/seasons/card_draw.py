"""The card draw phase (8.2, 8.3): fortresses and Mesta, the deck of the turn, the deal."""

from __future__ import annotations

from warcouncil.campaign.relations import controls
from warcouncil.table import hands
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.powers.recruiting import card_toll
from warcouncil.titles.tanto_monta.realm import PLAYER, PLAYERS
from warcouncil.titles.tanto_monta.rulers import RULERS, lost_keys_toll
from warcouncil.titles.tanto_monta.spaces import calm, has
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.tables import House, Kingdom
from warcouncil.titles.tanto_monta.windows import CARDS, HOME_CARDS, PAPAL_BULL

MUSLIM, SPAIN, FRANCE, PAPACY = "muslim", "spain", "france", "papacy"
PERPIGNAN, ROME = "perpignan", "rome"
NAVARRE = "navarre"


# -- 8.2


def mesta_moves(state: TantoMontaState) -> None:
    """Step: boards are filled up with fortress markers, and a die moves the Mesta."""
    state.fortress_boxes = dict.fromkeys(PLAYERS, COMPONENTS.pieces.fortress_markers)  # tm-8.2-1
    scenario = COMPONENTS.setup.scenarios[str(state.options["scenario"])]
    if state.turn == scenario.turns[0]:
        return  # tm-8.2-2
    die = state.dice.roll(6, "mesta")
    state.mesta = COMPONENTS.tables.mesta.spaces[die - 1]  # tm-8.2-2
    state.log("mesta_moves", space=state.mesta, die=die)


# -- the deck (6.2)


def cards_join(state: TantoMontaState) -> None:
    """Step: home cards go to their players and the Papal Bull to its ally; new cards and discards join the deck."""
    home_cards_return(state)  # tm-8.3-3
    award_bull(state)  # tm-8.3-3
    new = [card for card in COMPONENTS.deck(state.turn) if card in state.aside]  # tm-6.2-2
    state.aside = tuple(card for card in state.aside if card not in new)
    state.deck = state.deck.shuffle(*new, *state.discard)  # tm-6.2-1
    state.discard = ()
    state.log("deck_shuffled", amount=len(state.deck))


def home_cards_return(state: TantoMontaState) -> None:
    """Used home cards come back, new ones come to their players."""
    for player in PLAYERS:
        for card in HOME_CARDS[player]:
            used = state.on_table.pop(card, "")
            new = card in state.aside and CARDS[card].turn <= state.turn
            if used or new:
                state.aside = tuple(other for other in state.aside if other != card)
                state.take_card(player, card)  # tm-6.1-3 tm-6.1-11 tm-6.2-2


def award_bull(state: TantoMontaState) -> None:
    """The Papal Bull goes to the Christian ally of the Papacy; without one it is nobody's."""
    state.discard = tuple(card for card in state.discard if card != PAPAL_BULL)
    for player in PLAYERS:
        if PAPAL_BULL in state.hands[player]:
            state.leave_hand(player, PAPAL_BULL)
    state.aside = tuple(card for card in state.aside if card != PAPAL_BULL)
    ally = papal_ally(state)
    if ally:
        state.take_card(ally, PAPAL_BULL)  # tm-6.1-25 tm-21.7-4
        state.log("papal_bull_awarded", power=ally, card=PAPAL_BULL)
    else:
        state.aside = (*state.aside, PAPAL_BULL)


def papal_ally(state: TantoMontaState) -> str:
    """The Christian player to whom the Papacy is allied; or the Muslims while they run it; or nobody."""
    if state.borgia == PAPACY:
        return MUSLIM  # tm-21.7-15
    player = PLAYER.get(state.minors.get(PAPACY, ""), "")
    return "" if player == MUSLIM else player


# -- the deal (8.3)


def deal(state: TantoMontaState) -> None:
    """Step: everybody draws by charisma, kingdoms, noble houses and markers; then markers go but for lasting ones."""
    for player in PLAYERS:
        count = sum(amount for _, amount in deal_lines(state, player))
        rolled = roll_for_cards(state, player)
        hands.draw(state, player, max(0, count + rolled))  # tm-8.3-1
    state.card_markers.clear()  # tm-8.3-2


def deal_lines(state: TantoMontaState, player: str) -> list[tuple[str, int]]:
    """The cards of a player without those that dice decide on, reason by reason."""
    lines = [("charisma", RULERS[state.rulers[player]].charisma), ("lost_keys", -lost_keys_toll(state, player))]
    lines += certain_lines(state, player)
    lines.append(("foreign_war", -card_toll(state, player)))
    lines += state.card_markers.get(player, {}).items()  # tm-8.3-2
    lines += state.lasting_cards.get(player, {}).items()  # tm-8.3-2
    return [line for line in lines if line[1]]


def holds(state: TantoMontaState, power: str, space: str) -> bool:
    """Whether a power controls a space, and there is neither unrest nor plague."""
    return controls(state, power, space) and calm(state, space)  # tm-12.4-10


def certain_lines(state: TantoMontaState, player: str) -> list[tuple[str, int]]:
    """Cards of Aragon, Perpignan and the Papacy that need no die."""
    if player == MUSLIM:
        inactive = PAPACY not in state.minors and state.borgia != PAPACY  # tm-21.7-4
        return [("papacy_inactive", int(inactive)), (ROME, int(has(state, MUSLIM, ROME)))]  # tm-21.7-12
    if player == SPAIN:
        certain = [kingdom for kingdom in COMPONENTS.tables.kingdoms if not kingdom.roll]
        first = state.turn == 1
        return [(one.id, one.first_turn_cards if first else one.cards) for one in certain]  # tm-20.6-1
    if player == FRANCE and holds(state, FRANCE, PERPIGNAN) and not perpignan_rolls(state):
        return [(PERPIGNAN, 1)]  # tm-20.7-5
    return []


def roll_for_cards(state: TantoMontaState, player: str) -> int:
    """Cards that a die may bring: kingdoms of Aragon, noble houses of France."""
    if player == SPAIN:
        return sum(roll_kingdom(state, kingdom) for kingdom in COMPONENTS.tables.kingdoms if kingdom.roll)
    if player == FRANCE:
        return sum(roll_house(state, house) for house in COMPONENTS.tables.houses) + roll_perpignan(state)
    return 0


def roll_kingdom(state: TantoMontaState, kingdom: Kingdom) -> int:
    """A kingdom brings a card in its turns, if Spain has its space and the die is high enough."""
    parity = "odd" if state.turn % 2 else "even"
    if kingdom.turns not in ("all", parity) or not holds(state, SPAIN, kingdom.space):
        return 0
    die = state.dice.roll(6, f"kingdom {kingdom.id}")
    won = die >= kingdom.roll  # tm-20.6-1
    state.log("kingdom_roll", kingdom=kingdom.id, die=die, amount=kingdom.cards if won else 0)
    return kingdom.cards if won else 0


def roll_house(state: TantoMontaState, house: House) -> int:
    """A noble house brings a card if France has its space and the die is at most its loyalty."""
    level = loyalty(state, house)
    if not level or (house.space and not holds(state, FRANCE, house.space)):
        return 0
    die = state.dice.roll(6, f"house {house.id}")
    won = int(die <= level)  # tm-20.7-2
    state.log("house_roll", house=house.id, die=die, amount=won)
    return won


def loyalty(state: TantoMontaState, house: House) -> int:
    """The level of a house; that of Foix-Navarre follows from what Navarre is to France: an ally, or taken by force."""
    if not house.conquered:
        return state.houses.get(house.id, 0)
    if state.minors.get(NAVARRE) == FRANCE:
        return house.allied  # tm-20.7-4
    return house.conquered if state.control[house.space] == FRANCE else 0  # tm-20.7-4


def perpignan_rolls(state: TantoMontaState) -> bool:
    """Whether loyal houses make Perpignan less important; Foix-Navarre is not counted."""
    facts = COMPONENTS.tables.loyalty
    return sum(level >= facts.most for level in state.houses.values()) >= facts.perpignan_houses


def roll_perpignan(state: TantoMontaState) -> int:
    if not holds(state, FRANCE, PERPIGNAN) or not perpignan_rolls(state):
        return 0
    die = state.dice.roll(6, "house perpignan")
    won = int(die <= COMPONENTS.tables.loyalty.perpignan_roll)  # tm-20.7-5
    state.log("house_roll", house=PERPIGNAN, die=die, amount=won)
    return won


STEPS = {"mesta_moves": mesta_moves, "cards_join": cards_join, "deal": deal}
