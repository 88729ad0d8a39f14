"""The state of a match of Endeavor, and the verbs that change it.

Every component of the box has a place here: the invariants count them. Columns are dicts by owner (a power,
or `silent` for the Silent Fleet's discs) whose values are numbers and tuples.
"""

from __future__ import annotations

from warcouncil.engine.state import State
from warcouncil.titles.endeavor.components import (
    AREA,
    AREA_NUMBER,
    BOARDS,
    CARD_ICONS,
    CARD_ORDER,
    INFLUENCE,
    NO_ICONS,
    POWERS,
    SILENT,
    TILE_ICONS,
    TOKEN_ATTRIBUTE,
    Board,
    Icons,
    level,
)


class EndeavorState(State):
    """Everything that lies on the table."""

    side: str
    round: int = 0
    phase: str = "setup"
    crown: str = ""
    passed: tuple[str, ...] = ()
    """Who has passed in this action phase."""

    # the players' boards
    supply: dict[str, int] = {}
    harbor: dict[str, int] = {}
    attributes: dict[str, Icons] = {}
    coast: dict[str, tuple[str, ...]] = {}
    """The buildings from left to right; slot 1 is the leftmost."""
    workers: dict[str, tuple[int, ...]] = {}
    """The coast slots whose activation circle holds a disc."""
    cards: dict[str, tuple[str, ...]] = {}
    governors: dict[str, tuple[str, ...]] = {}
    """All governors held, also the one in the free slot."""
    free_slot: dict[str, str] = {}
    """The governor in the free governor slot; empty: none."""
    face_down: dict[str, tuple[str, ...]] = {}
    """Slavery cards beside the board, each minus 1 glory."""
    action_tokens: dict[str, tuple[str, ...]] = {}
    attribute_tokens: dict[str, Icons] = {}
    memorial_discs: dict[str, Icons] = {}

    # the board
    discs: dict[str, str] = {}
    """City or fleet -> owner; free ones are absent."""
    tracks: dict[str, tuple[str, ...]] = {}
    """Region -> owners of the discs on its track, the farthest from the deck first."""
    seas: dict[str, tuple[str, ...]] = {}
    opened: tuple[bool, ...] = ()
    """By the number of the area; Europe always is."""
    presence: dict[str, tuple[int, ...]] = {}
    """Owner -> discs by the number of the area."""
    tokens: dict[str, str] = {}
    """Round space -> the trade token still on it."""
    decks: dict[str, tuple[str, ...]] = {}
    """Deck -> its cards, the top one first."""
    discard_area: tuple[str, ...] = ()
    board_governors: tuple[str, ...] = ()
    building_supply: dict[str, int] = {}
    abolished: bool = False

    # out of the game
    level_5_aside: tuple[str, ...] = ()
    removed_tokens: dict[str, int] = {}
    removed_cards: tuple[str, ...] = ()
    removed_governors: tuple[str, ...] = ()
    removed_buildings: tuple[str, ...] = ()

    # what is going on in a turn
    source: str = ""
    """The building or action token whose actions are being performed."""
    actions_left: tuple[str, ...] = ()
    actions_done: tuple[str, ...] = ()
    last_occupied: str = ""
    fought_over: str = ""
    payments_left: int = 0

    # -- looking

    @property
    def board(self) -> Board:
        return BOARDS[self.side]

    @property
    def powers(self) -> tuple[str, ...]:
        """The powers in play, clockwise."""
        return POWERS[: self.players]

    def turn_order(self) -> tuple[str, ...]:
        """All powers clockwise from the crown holder."""
        powers = self.powers
        first = powers.index(self.crown)  # end-comp-12
        return powers[first:] + powers[:first]

    def left_of(self, power: str) -> str:
        """The next player clockwise."""
        return POWERS[(POWERS.index(power) + 1) % self.players]

    def level(self, power: str, attribute: int) -> int:
        """Build level, growth level, payment level or card limit."""
        return level(attribute, self.attributes[power][attribute])

    def controls(self, owner: str, a: str, b: str) -> bool:
        """Whether the owner has discs at both ends of a link."""
        return self.discs.get(a) == owner and self.discs.get(b) == owner

    # -- attributes

    def gain_icons(self, power: str, icons: Icons) -> None:
        """Raise the attributes at once; there is no highest score."""
        have = self.attributes[power]
        more = (have[0] + icons[0], have[1] + icons[1], have[2] + icons[2], have[3] + icons[3])
        self.attributes[power] = more  # end-act-7

    def lose_icons(self, power: str, icons: Icons) -> None:
        have = self.attributes[power]
        self.attributes[power] = (have[0] - icons[0], have[1] - icons[1], have[2] - icons[2], have[3] - icons[3])

    # -- discs

    def grow(self, power: str, count: int) -> int:
        """Move discs from the supply to the harbor, as far as there are any; returns how many."""
        count = min(count, self.supply[power])  # end-growth-4 end-draw-11
        self.supply[power] -= count
        self.harbor[power] += count
        return count

    def place_worker(self, power: str, slot: int) -> None:
        """A disc goes from the harbor onto the activation circle of a building."""
        self.harbor[power] -= 1  # end-activate-1
        self.workers[power] += (slot,)

    def pay_worker(self, power: str, slot: int) -> None:
        """The disc on a building goes back to the harbor, and the building can be activated again."""
        self.workers[power] = tuple(other for other in self.workers[power] if other != slot)  # end-salary-5
        self.harbor[power] += 1

    def add_presence(self, owner: str, area: int, count: int) -> None:
        have = self.presence[owner]
        self.presence[owner] = (*have[:area], have[area] + count, *have[area + 1 :])

    def launch(self, owner: str) -> None:
        """Take the disc to be placed: a player's from the harbor, the Silent Fleet's from its set."""
        if owner == SILENT:
            self.supply[owner] -= 1  # end-silent-1 end-silent-22
        else:
            self.harbor[owner] -= 1  # end-ship-3 end-occupy-1 end-attack-3

    def put_on_track(self, owner: str, region: str) -> int:
        """A disc takes the free space farthest from the deck; returns its index from 1."""
        self.launch(owner)
        self.tracks[region] += (owner,)  # end-track-2 end-open-10
        self.add_presence(owner, AREA_NUMBER[region], 1)  # end-track-4
        return len(self.tracks[region])

    def put_at_sea(self, owner: str, region: str) -> None:
        self.launch(owner)
        self.seas[region] += (owner,)  # end-sea-4
        self.add_presence(owner, AREA_NUMBER[region], 1)  # end-sea-5

    def put_on_place(self, owner: str, place: str) -> None:
        """A disc takes a free city or fleet."""
        self.launch(owner)
        self.discs[place] = owner  # end-attack-12 end-link-6
        self.add_presence(owner, AREA[place], 1)

    def lose_disc(self, owner: str, attribute: int | None) -> None:
        """A casualty goes back to its owner's supply, or by the Memorial to the foot of an attribute track."""
        if attribute is None:
            self.supply[owner] += 1  # end-attack-1 end-attack-2 end-silent-24
        else:
            self.memorial_discs[owner] = _plus_one(self.memorial_discs[owner], attribute)  # end-special-7
            self.attributes[owner] = _plus_one(self.attributes[owner], attribute)  # end-special-2 end-special-3

    def drive_out(self, place: str, attribute: int | None) -> None:
        """The disc on a city or fleet becomes its owner's casualty."""
        owner = self.discs.pop(place)
        self.add_presence(owner, AREA[place], -1)
        self.lose_disc(owner, attribute)

    # -- tokens

    def take_token(self, power: str, space: str) -> str | None:
        """Gain the token of a space if it is still there."""
        token = self.tokens.pop(space, None)  # end-attack-11 end-link-3
        if token is None:
            return None
        attribute = TOKEN_ATTRIBUTE.get(token)
        if attribute is None:
            self.action_tokens[power] += (token,)  # end-act-9 end-act-14 end-act-16
        else:
            self.attribute_tokens[power] = _plus_one(self.attribute_tokens[power], attribute)  # end-act-8
            self.attributes[power] = _plus_one(self.attributes[power], attribute)  # end-act-6 end-comp-2
        return token

    def spend_token(self, power: str, token: str) -> None:
        """An action token leaves the harbor and the game."""
        held = self.action_tokens[power]
        at = held.index(token)
        self.action_tokens[power] = held[:at] + held[at + 1 :]
        self.removed_tokens[token] = self.removed_tokens.get(token, 0) + 1  # end-activate-9

    def remove_token(self, space: str) -> str | None:
        """The token of a space leaves the game."""
        token = self.tokens.pop(space, None)
        if token is not None:
            self.removed_tokens[token] = self.removed_tokens.get(token, 0) + 1
        return token

    # -- buildings

    def start_with(self, power: str, side: str) -> None:
        """The starting tile goes on the leftmost slot, with a disc from the supply on its circle."""
        self.coast[power] = (side,)  # end-setup-11
        self.gain_icons(power, TILE_ICONS[side])  # end-setup-13
        self.supply[power] -= 1
        self.workers[power] = (1,)  # end-setup-12 end-setup-16

    def build(self, power: str, building: str) -> int:
        """A tile goes from the supply to the leftmost free slot; returns the slot."""
        self.building_supply[building] -= 1  # end-build-8
        self.coast[power] += (building,)  # end-build-1 end-build-11
        self.gain_icons(power, TILE_ICONS[building])  # end-build-6
        return len(self.coast[power])

    def remove_building(self, building: str) -> None:
        self.building_supply[building] -= 1
        self.removed_buildings += (building,)

    # -- cards

    def take_card(self, power: str, card: str) -> None:
        """An asset card comes to a player, and its icons count at once."""
        self.cards[power] += (card,)  # end-draw-8
        self.gain_icons(power, CARD_ICONS[card])  # end-draw-7 end-draw-14

    def give_up_card(self, power: str, card: str) -> None:
        """An asset card leaves a player's slots, and its icons are lost at once. It lies nowhere yet."""
        self.cards[power] = tuple(other for other in self.cards[power] if other != card)
        self.lose_icons(power, CARD_ICONS[card])  # end-discard-4 end-abol-4

    def lay_face_down(self, power: str, card: str) -> None:
        """A slavery card is turned face down beside its owner's board."""
        self.face_down[power] += (card,)

    def lay_in_discard_area(self, card: str) -> None:
        self.discard_area = tuple(sorted((*self.discard_area, card), key=CARD_ORDER.__getitem__))

    def remove_card(self, card: str) -> None:
        self.removed_cards += (card,)

    def draw_top(self, deck: str) -> str:
        """The top card leaves its deck."""
        cards = self.decks[deck]
        self.decks[deck] = cards[1:]
        return cards[0]

    def take_from_discard_area(self, card: str) -> None:
        self.discard_area = tuple(other for other in self.discard_area if other != card)

    # -- governors

    def award_governor(self, power: str, governor: str) -> None:
        """A governor comes to a player: to the free governor slot if that is empty; its icons count at once."""
        self.board_governors = tuple(other for other in self.board_governors if other != governor)
        self.governors[power] += (governor,)
        if not self.free_slot[power]:
            self.free_slot[power] = governor
        self.gain_icons(power, CARD_ICONS[governor])  # end-open-6

    def remove_governor(self, governor: str) -> None:
        """A governor leaves the board for good without having served anybody."""
        self.board_governors = tuple(other for other in self.board_governors if other != governor)
        self.removed_governors += (governor,)

    def give_up_governor(self, power: str, governor: str) -> None:
        """A player discards a governor: it leaves the game, and its icons are lost."""
        self.governors[power] = tuple(other for other in self.governors[power] if other != governor)
        self.lose_icons(power, CARD_ICONS[governor])
        self.removed_governors += (governor,)  # end-discard-15

    # -- the region

    def open_region(self, region: str) -> None:
        area = AREA_NUMBER[region]
        self.opened = (*self.opened[:area], True, *self.opened[area + 1 :])  # end-open-9

    # -- card limits

    def cards_in_slots(self, power: str) -> int:
        """Cards in the normal slots: asset cards, and governors outside the free slot."""
        housed = 1 if self.free_slot[power] else 0
        return len(self.cards[power]) + len(self.governors[power]) - housed  # end-discard-11 end-discard-12 end-abol-7

    def card_limit(self, power: str) -> int:
        return self.level(power, INFLUENCE)  # end-discard-5


def _plus_one(icons: Icons, attribute: int) -> Icons:
    """The same icons with one more of an attribute."""
    more = list(icons)
    more[attribute] += 1
    return more[0], more[1], more[2], more[3]


def new_columns(state: EndeavorState) -> None:
    """Empty player boards, all discs in the supply, all attributes at 0 (set-up F)."""
    for power in state.powers:
        state.harbor[power] = 0
        state.attributes[power] = NO_ICONS  # end-setup-7 end-comp-11
        state.coast[power] = ()
        state.workers[power] = ()
        state.cards[power] = ()
        state.governors[power] = ()
        state.free_slot[power] = ""
        state.face_down[power] = ()
        state.action_tokens[power] = ()
        state.attribute_tokens[power] = NO_ICONS
        state.memorial_discs[power] = NO_ICONS
