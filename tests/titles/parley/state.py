"""The state of a match of Parley, and the verbs that change it."""

from __future__ import annotations

from warcouncil.engine.decks import Deck
from warcouncil.engine.log import Masked
from warcouncil.engine.state import Known, Option, State

POWERS = ("cobalt", "amber", "damson", "basalt")
LEAGUE = "league"
"""The fifth power: it has no cards and belongs to whoever holds it."""
TOWNS = ("arden", "brae", "corrie", "dunmore", "elm", "fen", "glen", "holm")
HOMES = {"cobalt": "arden", "amber": "corrie", "damson": "elm", "basalt": "glen", LEAGUE: "holm"}
OUTPOSTS = {"cobalt": "brae", "amber": "dunmore", "damson": "fen"}
"""The second town of each power in the scenario `frontier`; Basalt has to do without."""
LINKS = tuple((TOWNS[i], TOWNS[(i + 1) % 7]) for i in range(7)) + tuple((town, "holm") for town in TOWNS[:7:2])
STRENGTH = {"levy": 3, "raid": 2, "uprising": 2, "crown": 2, "scout": 1, "spy": 1, "omen": 1, "veto": 1}
COUNTS = {"levy": 4, "raid": 6, "uprising": 3, "crown": 1, "scout": 3, "spy": 3, "omen": 2, "veto": 4}
CARDS = tuple(f"{kind}_{number}" for kind, count in COUNTS.items() for number in range(1, count + 1))
HAND = 4
GARRISONS = 3


def kind_of(card: str) -> str:
    return card.split("_")[0]


def in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=CARDS.index))


class ParleyState(State, kw_only=True):
    """Hands, garrisons and half-made claims are hidden; everything else lies open."""

    deck: Deck = Deck()
    discards: tuple[str, ...] = ()
    hands: dict[str, tuple[str, ...]] = {}
    owners: dict[str, str] = {}
    """The power that holds each town; "" for none."""
    garrisons: dict[str, int] = {}
    """The strength of each garrison, face down: known to those who have seen it."""
    coins: dict[str, int] = {}
    budgets: dict[str, int] = {}
    """How many offers each power may still make in this round."""
    offers: dict[str, tuple[str, str]] = {}
    """From whom -> (to whom, which card)."""
    finished: tuple[str, ...] = ()
    """Who has left the market of this round."""
    round: int = 1
    phase: str = "muster"
    crowned: str = ""

    # -- who is who

    @property
    def powers(self) -> tuple[str, ...]:
        """All powers in their fixed order, which is that of the data and not that of a dict."""
        return (*self.mains, LEAGUE)

    @property
    def mains(self) -> tuple[str, ...]:
        """The powers with hands: all but the League."""
        return POWERS[: self.players]

    def seat_in(self, town: str) -> int | None:
        owner = self.owners[town]
        return self.seats[owner] if owner else None

    def towns_of(self, seat: int) -> tuple[str, ...]:
        return tuple(town for town in TOWNS if self.seat_in(town) == seat)

    @property
    def goal(self) -> int:
        """So many towns in one hand win at once."""
        return 5 if self.players == 4 else 6

    # -- cards

    def draw_card(self, power: str) -> None:
        """Draw the next card, if there is one. Whoever knew the top of the deck knows where it is now."""
        self.make_deck()
        if not len(self.deck):
            return
        card, self.deck = self.deck.draw(self.dice, f"{power} draws")
        knowers = [entry.seat for entry in self.known if entry.fact == ("top", card)]
        self.forget("top", card)
        self.hands[power] = in_order((*self.hands[power], card))
        self.learn((seat for seat in knowers if seat != self.seats[power]), ("hand", power, card))
        self.show(None, "draws", power=power, card=Masked(card, (self.seats[power], *knowers)))

    def make_deck(self) -> None:
        """An empty deck is made anew from the discards."""
        if not len(self.deck):
            self.deck, self.discards = Deck.of(self.discards), ()

    def top_card(self) -> str:
        """Look at the next card and leave it on top."""
        self.make_deck()
        (card,), self.deck = self.deck.peek(1, self.dice, "omen")
        return card

    def discard_card(self, power: str, card: str) -> None:
        """From the hand, face up."""
        self.hands[power] = tuple(other for other in self.hands[power] if other != card)
        self.discards = (*self.discards, card)
        self.forget("hand", power, card)

    def move_card(self, card: str, giver: str, taker: str) -> None:
        """From hand to hand, seen by these two alone. What others knew of the giver's hand no longer binds: it
        may have been that card. The taker keeps what it knew of the cards that stayed; the giver knows where the
        card is."""
        gives, takes = self.seats[giver], self.seats[taker]
        kept = [entry.fact for entry in self.known if entry.seat == takes and entry.fact[:2] == ("hand", giver)]
        self.forget("hand", giver)
        self.learn((takes,), *(fact for fact in kept if fact[2] != card))
        self.hands[giver] = tuple(other for other in self.hands[giver] if other != card)
        self.hands[taker] = in_order((*self.hands[taker], card))
        self.learn((gives,), ("hand", taker, card))

    # -- towns

    def place_garrison(self, town: str) -> None:
        """A new garrison, face down: only the holder of the town looks at it."""
        self.forget("garrison", town)
        self.garrisons[town] = self.dice.roll(GARRISONS, f"garrison of {town}")
        seat = self.seat_in(town)
        if seat is not None:
            self.inspect(seat, town)

    def inspect(self, seat: int, town: str) -> None:
        """Look at a garrison; the looker keeps knowing it until another one is placed."""
        strength = self.garrisons[town]
        self.show((seat,), "garrison", ("garrison", town, strength), town=town, strength=strength)

    def take_town(self, town: str, power: str) -> None:
        self.owners[town] = power

    def pay(self, giver: str, taker: str) -> None:
        self.coins[giver] -= 1
        self.coins[taker] += 1

    def earn(self, power: str) -> None:
        self.coins[power] += 1

    # -- the market and what is half made

    def open_market(self, budget: int) -> None:
        self.phase = "market"
        self.finished = ()
        for power in self.mains:
            self.budgets[power] = budget

    def put_offer(self, giver: str, taker: str, card: str) -> None:
        self.offers[giver] = (taker, card)
        self.budgets[giver] -= 1

    def drop_offer(self, giver: str) -> str:
        """Take an offer off the table; the card it was for."""
        return self.offers.pop(giver)[1]

    def leave_market(self, power: str) -> None:
        self.finished = (*self.finished, power)

    def draft(self, power: str, *options: Option) -> None:
        """What a power has half made up its mind to."""
        if options:
            self.drafts[power] = options
        else:
            self.drafts.pop(power, None)

    # -- hidden information

    def knows_card(self, seat: int | None, card: str) -> bool:
        """Whether the seat knows where a card is: in its own hand, face up, or seen."""
        own = any(card in hand for power, hand in self.hands.items() if self.seats[power] == seat)
        return own or card in self.discards or any(e.seat == seat and e.fact[-1] == card for e in self.known)

    def knows_garrison(self, seat: int | None, town: str) -> bool:
        return self.knows(seat, "garrison", town, self.garrisons[town])

    def exchange_cards(self, seat: int, other: dict[str, str]) -> None:
        """Put other cards in the place of those in the table, and let the other seats' facts follow."""

        def swap(cards: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(other.get(card, card) for card in cards)

        self.hands = {power: in_order(swap(hand)) for power, hand in self.hands.items()}
        self.deck = Deck(tuple(sorted(swap(self.deck.bag))), swap(self.deck.top), swap(self.deck.bottom))
        self.offers = {giver: (taker, other.get(card, card)) for giver, (taker, card) in self.offers.items()}
        self.known = [
            entry
            if entry.seat == seat
            else Known(entry.seat, (*entry.fact[:-1], other.get(str(entry.fact[-1]), entry.fact[-1])))
            for entry in self.known
        ]

    def exchange_garrison(self, town: str, strength: int) -> None:
        """Put another garrison in a town, and let the other seats' facts follow."""
        self.garrisons[town] = strength
        self.known = [
            Known(entry.seat, ("garrison", town, strength)) if entry.fact[:2] == ("garrison", town) else entry
            for entry in self.known
        ]
