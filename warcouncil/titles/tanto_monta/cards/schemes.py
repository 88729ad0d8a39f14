"""Schemes: Diplomatic Movements (#72), Espionage (#74), and Aixa's intrigue in the palace (#99)."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import Event, Play
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.cards.combat import Options, played
from warcouncil.titles.tanto_monta.diplomacy.hostilities import PAPACY
from warcouncil.titles.tanto_monta.diplomacy.ransom import give_card
from warcouncil.titles.tanto_monta.minors import influence
from warcouncil.titles.tanto_monta.minors.activation import activation_forbidden, ally_outright, deactivate
from warcouncil.titles.tanto_monta.realm import HOMES, MINORS, PLAYER, PLAYERS
from warcouncil.titles.tanto_monta.seasons.events import PLAYED
from warcouncil.titles.tanto_monta.seasons.impulses import ESPIONAGE, EXPOSED
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.windows import CARDS

MOVEMENTS = "diplomatic_movements"
MUSLIM, PORTUGAL, SPAIN, FRANCE = PLAYERS
NASRID = "nasrid"
NO_EFFECT = "tm-6.1-2"
DRAWN, THROWN = 3, 2
"""The cards that a spy brings, and those that are thrown away for it."""
INTRIGUE = 2
EMIRATE = tuple(space for space in HOMES[NASRID] if space not in HOMES["castile"])
"""The Nasrid spaces that are not Castile's as well."""

KINDS = {
    "throw_away": Kind({"throw_away": ("card",)}, public=False),
    "envoy_target": Kind({"break_up": ("power",), "win_over": ("power",)}),
    "spied_on": Kind({"power": ("power",)}),
    "stolen": Kind({"steal": ("card",)}, public=False),
    "palace": Kind({"spain_looks": (), "muslim_looks": ()}),
}


def disposable(state: TantoMontaState, player: str, besides: str = "") -> list[str]:
    """The cards of a hand that an event may throw away: no home cards, no Papal Bull, no mandatory events."""
    loose = hands.loose_cards(state, player)
    return [card for card in loose if card != besides and CARDS[card].kind != "mandatory"]


def throw_away(state: TantoMontaState, player: str) -> Flow:
    """A player discards a card of his choice."""
    choice = yield Ask(player, "throw_away", lambda now: [("throw_away", card) for card in disposable(now, player)])
    hands.discard(state, player, str(choice[1]))


# -- Diplomatic Movements (#72)


def swayed(state: TantoMontaState, player: str) -> list[Option]:
    """The minor powers that come to the player or at least leave their ally."""
    found: list[Option] = []
    for minor in MINORS:
        if minor == PAPACY or minor in state.settled or not influence.in_play(state, minor):
            continue
        if PLAYER.get(state.minors.get(minor, "")) == player:
            continue
        barred = (player, minor) in state.shut_out or activation_forbidden(state, minor, player) is not None
        if not barred:
            found.append(("win_over", minor))
        elif minor in state.minors:
            found.append(("break_up", minor))
    return found


def movements(state: TantoMontaState, player: str) -> Flow:
    """For a card a minor power changes sides, or is without an ally."""
    yield from throw_away(state, player)
    act, minor = yield Ask(player, "envoy_target", swayed(state, player))
    if act == "win_over":
        yield from ally_outright(state, str(minor), player)  # tm-21.2-3
    else:
        yield from deactivate(state, str(minor))


def movements_forbidden(state: TantoMontaState, player: str) -> str | None:
    """As a headline, or with the first card of the action phase; with another card in hand, and for somebody."""
    if state.phase == "action" and state.holds(PLAYED, player):
        return NO_EFFECT
    return None if disposable(state, player, MOVEMENTS) and swayed(state, player) else NO_EFFECT


# -- Espionage (#74)


def victims(state: TantoMontaState, player: str) -> list[Option]:
    """The other players with cards that not everybody knows."""
    return [("power", other) for other in PLAYERS if other != player and hands.loose(state, other)]


def look_around(state: TantoMontaState, player: str) -> Flow:
    """A player looks at the hand of another one. Returns whose it is."""
    choice = yield Ask(player, "spied_on", victims(state, player))
    hands.look_at_hand(state, player, str(choice[1]))
    return str(choice[1])


def spy_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    return played(ESPIONAGE) if victims(state, player) else []


def spy(state: TantoMontaState, player: str, option: Option, trigger: str) -> Flow:
    """Before the headlines: a card of another hand for this one, which its new holder must spend soon."""
    victim: str = yield from look_around(state, player)
    stolen = yield Ask(player, "stolen", lambda now: [("steal", card) for card in hands.loose_cards(now, victim)])
    give_card(state, victim, player, str(stolen[1]))
    state.take_card(victim, ESPIONAGE)
    state.show(None, "spy_exposed", ("card", ESPIONAGE, victim), power=victim, card=ESPIONAGE)
    state.mark(EXPOSED, victim)


def espionage(state: TantoMontaState, player: str) -> Flow:
    """In an impulse: a look at a hand, three cards and a resource; then two cards are thrown away."""
    if victims(state, player):
        yield from look_around(state, player)
    hands.draw(state, player, DRAWN)
    yield from resources.receive(state, player, resources.draw(state))
    for _ in range(THROWN):
        if disposable(state, player):
            yield from throw_away(state, player)


# -- Aixa (#99)


def aixa(state: TantoMontaState, player: str) -> Flow:
    """Points and a resource; and while Spain fights for Granada one of the two looks into the other's hand."""
    give_points(state, player, INTRIGUE)
    yield from resources.receive(state, player, resources.draw(state))
    if not under_attack(state):
        return
    choice = yield Ask(player, "palace", [("spain_looks",), ("muslim_looks",)])
    if choice == ("spain_looks",):
        hands.look_at_hand(state, SPAIN, MUSLIM)
    else:
        hands.look_at_hand(state, MUSLIM, SPAIN)


def under_attack(state: TantoMontaState) -> bool:
    """Whether Spain controls a Nasrid space, and the Nasrids have not surrendered."""
    return NASRID not in state.surrendered and any(state.control[space] == SPAIN for space in EMIRATE)


PLAYS = {ESPIONAGE: Play(spy_options, spy)}
EVENTS = {
    MOVEMENTS: Event(movements, movements_forbidden),
    ESPIONAGE: Event(espionage),
    "aixa_palace_intrigue": Event(aixa),
}
