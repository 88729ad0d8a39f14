"""What a player can read off the table, and what it is worth: the judgement behind the heuristic bot.

Everything is counted in glory. An attribute is worth the glory of its track now and what its level will bring in the
rounds to come; a disc is worth what it could do elsewhere.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from warcouncil.titles.endeavor.components import (
    AREA,
    AREAS,
    BOARDS,
    CARD_ICONS,
    CARD_VALUE,
    CARDS,
    DECK_AREA,
    EUROPE,
    GOVERNOR_OF,
    GOVERNORS,
    INFLUENCE,
    SLAVERY,
    TILE_ICONS,
    TILES,
    TOKEN_ATTRIBUTE,
    WEALTH,
    Board,
    Icons,
    glory_of_score,
    level,
)

LEVEL_WORTH = (0.45, 1.5, 0.7, 0.55)
"""What one level of each attribute brings in each round to come."""
ACTION_WORTH = {"ship": 1.9, "occupy": 2.0, "attack": 1.4, "payment": 0.9, "draw": 1.8}
"""What an action brings on the average, for judging buildings and tokens."""
TOKEN_WORTH = 1.5
"""What an action token in the harbor is worth while there are rounds to spend it."""


class Position:
    """The table as one power sees it, read from a view."""

    def __init__(self, view: Mapping[str, Any], power: str) -> None:
        turn = view["turn"]
        self.board: Board = BOARDS[turn["side"]]
        self.rounds_left: int = turn["rounds"] - max(turn["round"], 1)
        self.open: frozenset[str] = frozenset(turn["open"])
        self.abolished: bool = turn["abolished"]
        self.turn = turn
        self.discs: dict[str, str] = {}
        self.tokens: dict[str, str] = {}
        for piece in view["pieces"]:
            if piece["kind"] == "disc":
                self.discs[piece["place"]] = piece["owner"]
            elif piece["kind"] == "token":
                self.tokens[piece["place"]] = piece["markers"][0]
        panels = view["panels"]
        self.players: dict[str, dict[str, Any]] = {p["power"]: p for p in panels if p["kind"] == "player"}
        cards = next(panel for panel in panels if panel["kind"] == "cards")
        self.decks: dict[str, list[str]] = cards["decks"]
        self.discarded: list[str] = cards["discard_area"]
        supply = next(panel for panel in panels if panel["kind"] == "building_supply")
        self.stock: dict[str, int] = {b["id"]: b["count"] for b in supply["buildings"]}
        self._sit(power)

    def _sit(self, power: str) -> None:
        self.power = power
        self.me = self.players[power]
        self.attributes: tuple[int, ...] = tuple(a["score"] for a in self.me["attributes"])
        self.coast: list[str] = [slot["building"] for slot in self.me["coast"] if slot["building"]]
        self.harbor: int = self.me["harbor"]

    def seen_by(self, power: str) -> Position:
        """The same table from another player's side."""
        other = copy.copy(self)
        other._sit(power)
        return other

    # -- attributes and discs

    def disc_worth(self) -> float:
        """What a disc in the harbor is good for if it is not used now."""
        return 0.75 if self.rounds_left else 0.34

    def worth(self, attributes: tuple[int, ...]) -> float:
        """The worth of four attribute scores."""
        left = self.rounds_left
        late = 1 - left / 7
        total = 0.0
        for number, score in enumerate(attributes):
            total += late * glory_of_score(score) + (1 - late) * 0.95 * score + 0.1 * min(score, 15)
            total += LEVEL_WORTH[number] * level(number, score) * left
        return total

    def icons_worth(self, icons: Icons, sign: int = 1) -> float:
        """What gaining (or with sign -1 losing) some icons changes."""
        changed = tuple(have + sign * more for have, more in zip(self.attributes, icons, strict=True))
        return sign * (self.worth(changed) - self.worth(self.attributes))

    def token_worth(self, space: str) -> float:
        """The token that lies on a space."""
        token = self.tokens.get(space)
        if token is None:
            return 0.0
        attribute = TOKEN_ATTRIBUTE.get(token)
        if attribute is None:
            return TOKEN_WORTH if self.harbor > 2 or self.rounds_left else 0.6
        return self.attribute_worth(attribute)

    def attribute_worth(self, attribute: int) -> float:
        """One more of an attribute."""
        icons = [0, 0, 0, 0]
        icons[attribute] = 1
        return self.icons_worth((icons[0], icons[1], icons[2], icons[3]))

    # -- presence

    def presence_worth(self, area: int, more: int = 1) -> float:
        """What more discs in an area open up: the next card of its deck, and places to occupy."""
        have = self.me["presence"][AREAS[area]]
        worth = 0.0
        for deck, cards in self.decks.items():
            if cards and DECK_AREA[deck] == area and (deck != "slavery" or have == 0):
                needed = CARD_VALUE[cards[0]]
                if needed <= have + more:
                    worth += 0.9 if needed > have else 0.2
                else:
                    worth += 0.4 / (needed - have)
        if area != EUROPE and not have and AREAS[area] in self.open:
            worth += 0.8
        return worth * (1.0 if self.rounds_left else 0.4)

    # -- places

    def place_worth(self, place: str) -> float:
        """Holding a city or fleet: its glory, the links it completes, the links it may complete later."""
        worth = float(self.board.glory[place])
        for link, other in self.board.links_of[place]:
            owner = self.discs.get(other)
            if owner == self.power:
                worth += 1.0 + self.token_worth(link)
            elif owner is None:
                worth += 0.25 if self.rounds_left else 0.05
        return worth + self.presence_worth(AREA[place])

    def take_worth(self, place: str) -> float:
        """Moving into a free place."""
        return self.place_worth(place) + self.token_worth(place) - self.disc_worth()

    def attack_worth(self, place: str) -> float:
        """Driving somebody out: what the place gives, what it takes from them, and two discs."""
        owner = self.discs[place]
        worth = self.place_worth(place) - 1.8 * self.disc_worth()
        if owner in self.players:
            rivals = len(self.players) - 1
            loss = self.board.glory[place] + sum(
                1.0 for _, other in self.board.links_of[place] if self.discs.get(other) == owner
            )
            worth += loss / rivals
        return worth

    def track_worth(self, region: str) -> float:
        """The next space of a shipping track: its token, presence, and the race for the governor."""
        spaces = self.board.track_spaces[region]
        taken = [self.discs[space] for space in spaces if space in self.discs]
        worth = self.token_worth(spaces[len(taken)]) + self.presence_worth(AREAS.index(region)) - self.disc_worth()
        governor = GOVERNOR_OF[region]
        prize = self.icons_worth(CARD_ICONS[governor]) + GOVERNORS[governor].glory
        mine = taken.count(self.power) + 1
        best_rival = max((taken.count(owner) for owner in set(taken) if owner != self.power), default=0)
        if len(taken) + 1 == len(spaces):
            return worth + (prize if mine >= best_rival else -0.5)
        ahead = 0.5 if mine >= best_rival else 0.15
        return worth + ahead * prize * (len(taken) + 1) / len(spaces) / 2

    # -- cards

    def card_worth(self, card: str) -> float:
        """Holding a card, with what a slavery card will cost in the end."""
        if card in GOVERNORS:
            return self.icons_worth(CARD_ICONS[card]) + GOVERNORS[card].glory
        worth = self.icons_worth(CARD_ICONS[card]) + CARDS[card].glory
        if card in SLAVERY:
            worth -= 1.2 if self.rounds_left else 0.3
        return worth

    def loss(self, card: str) -> float:
        """Giving up a card that is held."""
        glory = GOVERNORS[card].glory if card in GOVERNORS else CARDS[card].glory
        return self.icons_worth(CARD_ICONS[card], -1) + glory + (1.0 if card in SLAVERY else 0.0)

    def draw_worth(self, card: str) -> float:
        """Taking a card: if it will not fit, one of the others goes."""
        worth = self.card_worth(card) + CARDS[card].plus * self.disc_worth()
        limit = level(INFLUENCE, self.attributes[INFLUENCE] + CARD_ICONS[card][INFLUENCE])
        count = self.me["cards_in_slots"] + 1
        if any(held in SLAVERY for held in (*self.me["cards"], card)) and count <= 5:
            count -= 1
        if count > limit:
            worth -= min((self.loss(held) for held in self.me["cards"]), default=worth)
        if CARDS[card].abolition and not self.abolished:
            mine = sum(held in SLAVERY for held in self.me["cards"])
            theirs = sum(held in SLAVERY for p in self.players.values() for held in p["cards"]) - mine
            worth += 1.5 * theirs / max(1, len(self.players) - 1) - 3.0 * mine
        return worth + 0.1 * CARD_VALUE[card]

    # -- buildings

    def building_worth(self, building: str, coast: list[str] | None = None) -> float:
        """Building a tile: icons, glory, and its actions in the rounds to come."""
        tile = TILES[building]
        coast = self.coast if coast is None else coast
        uses = self.rounds_left + 1
        worth = self.icons_worth(TILE_ICONS[building]) + tile.glory
        if tile.special == "city_hall":
            worth += 1 + sum(TILES[other].actions.count("draw") for other in coast)
        if tile.activatable:
            worth += self.activation_worth(building) * uses * self.use_rate(coast)
        return worth

    def activation_worth(self, building: str) -> float:
        """One activation of a building on the average."""
        tile = TILES[building]
        gains = sorted((ACTION_WORTH[action] for action in tile.actions), reverse=True)
        if not gains:
            return 0.0
        first, others = gains[0], sum(gains[1:])
        same = sum(TILES[other].actions == tile.actions for other in self.coast)
        return (first + (0.6 if tile.joiner == "+" else 0.15) * others) / (1 + 0.25 * same)

    def use_rate(self, coast: list[str]) -> float:
        """How often a further activatable building would be used in a round, payments being what they are."""
        working = 1 + sum(TILES[tile].activatable for tile in coast)
        return min(1.0, (level(WEALTH, self.attributes[WEALTH]) + 1.0) / working)
