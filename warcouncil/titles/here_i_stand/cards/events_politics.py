"""Events of politics, unrest and cards (#40, #47, #51, #57, #59, #64, #72 to #74, #79, #80, #82, #88, #94)."""

from __future__ import annotations

from warcouncil.campaign.building import site_forbidden
from warcouncil.campaign.relations import at_war, besieged, commander, controls
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.log import Masked
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import Event, Play
from warcouncil.table.points import give_points
from warcouncil.titles.here_i_stand.cards.common import (
    OTTOMAN,
    PROTESTANT,
    choose,
    event,
    needs,
    place_unrest,
    put_units,
)
from warcouncil.titles.here_i_stand.components import CARDS, HOMES, MAJORS, MINORS, SPACES, ZONES
from warcouncil.titles.here_i_stand.diplomacy import war
from warcouncil.titles.here_i_stand.powers import minors
from warcouncil.titles.here_i_stand.realm import homes_of, pirate_base
from warcouncil.titles.here_i_stand.seasons import victory
from warcouncil.titles.here_i_stand.state import HereIStandState

ENGLAND, HAPSBURG, PAPACY = "england", "hapsburg", "papacy"
PHILIP, MACHIAVELLI = "philip_of_hesse", "machiavelli_the_prince"
CLOTH_TOWNS = tuple(
    space
    for space in SPACES
    if space in ("antwerp", "brussels", "amsterdam")
    or (SPACES[space].home == HAPSBURG and SPACES[space].zone in ("german", "italian"))
)

KINDS = {
    "prince": Kind({"declare_war": ("power",)}),
    "copernicus": Kind({"draw_card": (), "protestant_discards": ()}),
    "bigamy": Kind({"lose_leader": ("leader",), "lose_card": ()}),
    "grey_keeps": Kind({"keep_card": ("card",)}, public=False),
    "grey_gives": Kind({"power": ("power",)}),
    "cloth_prices": Kind({"cloth_trade": (), "cloth_crisis": ()}),
    "cloth_soldiers": Kind({"space": ("space",)}),
    "marriage": Kind({"activate": ("power",), "deactivate": ("power",)}),
    "overture": Kind({"give_away": ("card", "power"), "pass": ()}, public=False),
}


# -- war and marriage


def machiavelli(state: HereIStandState, power: str) -> Flow:
    """A war free of charge, and the points to begin it."""
    give_points(state, power, CARDS[MACHIAVELLI].cp)
    target = yield from choose(power, "prince", "declare_war", princes_targets(state, power))
    yield from war.declare_war(state, power, target)


def princes_targets(state: HereIStandState, power: str) -> list[str]:
    return [other for other in MAJORS if other != power and war.declare_forbidden(state, power, other) is None]


def diplomatic_marriage(state: HereIStandState, power: str) -> Flow:
    """A minor power becomes an ally, or loses one."""
    choice = yield Ask(power, "marriage", matches(state, power))
    if choice[0] == "activate":
        yield from minors.activate(state, str(choice[1]), power)
    else:
        yield from minors.deactivate(state, str(choice[1]))


def matches(state: HereIStandState, power: str) -> list[Option]:
    wooed: list[Option] = [
        ("activate", minor) for minor in MINORS if minors.activation_forbidden(state, minor, power) is None
    ]
    left: list[Option] = [
        ("deactivate", minor) for minor in MINORS if minors.deactivation_forbidden(state, minor) is None
    ]
    return [*wooed, *left]


# -- unrest


def unrest_event(card: str, spaces: tuple[str, ...], most: int) -> tuple[str, Event]:
    """An event that puts unrest on up to so many of some spaces."""

    def play(state: HereIStandState, power: str) -> Flow:
        yield from place_unrest(state, power, spaces, most)

    return event(card, play)


def janissaries_rebel(state: HereIStandState, power: str) -> Flow:
    """More of them if the Ottomans have no great war to fight."""
    at_peace = not any(at_war(state, OTTOMAN, other) for other in MAJORS)
    homes = homes_of(state, OTTOMAN)
    yield from place_unrest(state, power, homes, 4 if at_peace else 2)


def cloth_prices(state: HereIStandState, power: str) -> Flow:
    """Trade between England and the Netherlands flourishes, or breaks down."""
    options: list[Option] = [("cloth_trade",)] if cloth_trade_possible(state) else []
    choice = yield Ask(power, "cloth_prices", [*options, ("cloth_crisis",)])
    if choice == ("cloth_trade",):
        hands.draw(state, ENGLAND)
        hands.draw(state, HAPSBURG)
        yield from hire(state, power)
        return
    holder = commander(state, state.control["antwerp"])
    if holder in MAJORS:
        hands.discard_random(state, holder)
    yield from place_unrest(state, power, CLOTH_TOWNS, 2)


def cloth_trade_possible(state: HereIStandState) -> bool:
    return controls(state, ENGLAND, "calais") and controls(state, HAPSBURG, "antwerp")


def hire(state: HereIStandState, power: str) -> Flow:
    """Two mercenaries (cavalry for the Ottomans) in a home space where they could be built; none before the League."""
    places = [
        space
        for space in SPACES
        if site_forbidden(state, power, power, space) is None  # his-17.1-1 his-12.4-5 his-21.6-1
        and not pirate_base(state, space)
        and not besieged(state, space)
    ]
    place = yield from choose(power, "cloth_soldiers", "space", places)
    if place:
        put_units(state, place, power, "cavalry" if power == OTTOMAN else "mercenary", 2)


# -- cards


def copernicus(state: HereIStandState, power: str) -> Flow:
    """VP for whoever plays it; more where the Protestants are at home."""
    state.add_bonus(power, "copernicus", copernicus_vp(state, power))
    state.log("copernicus", power=power, vp=copernicus_vp(state, power))
    if copernicus_vp(state, power) == 1:
        choice = yield Ask(power, "copernicus", [("draw_card",), ("protestant_discards",)])
        if choice == ("draw_card",):
            hands.draw(state, power)
        else:
            hands.discard_random(state, PROTESTANT)
    yield MOMENT


def copernicus_vp(state: HereIStandState, power: str) -> int:
    homes = HOMES[power]
    return 2 if 2 * sum(space in state.protestant_spaces for space in homes) >= len(homes) else 1


def servetus(state: HereIStandState, power: str) -> None:
    state.add_bonus(power, "servetus", 1)
    state.log("servetus", power=power)
    hands.discard_random(state, PROTESTANT)


def scholar(card: str, vp_of: str) -> Play:
    """Copernicus and Servetus in the victory phase: only to stop somebody's domination (23.2)."""

    def options(state: HereIStandState, power: str, trigger: str) -> list[Option]:
        gain = copernicus_vp(state, power) if vp_of == "copernicus" else 1
        return [("play", card)] if victory.stops_domination(state, power, gain) else []

    def resolve(state: HereIStandState, power: str, option: Option, trigger: str) -> Flow:
        if vp_of == "copernicus":
            yield from copernicus(state, power)
        else:
            servetus(state, power)
        state.remove_card(card)

    return Play(options, resolve)


def bigamy(state: HereIStandState, power: str) -> Flow:
    """The Protestants lose Philip of Hesse, or a card."""
    options: list[Option] = []
    if PHILIP in (*state.leaders, *state.captives, *state.waiting_leaders):
        options.append(("lose_leader", PHILIP))
    if hands.loose(state, PROTESTANT):
        options.append(("lose_card",))
    if not options:
        return
    choice = yield Ask(PROTESTANT, "bigamy", options)
    if choice == ("lose_card",):
        hands.discard_random(state, PROTESTANT)
        return
    state.leaders.pop(PHILIP, None)
    state.captives.pop(PHILIP, None)
    state.waiting_leaders = tuple(leader for leader in state.waiting_leaders if leader != PHILIP)
    state.log("leader_removed", leader=PHILIP)


def lady_jane_grey(state: HereIStandState, power: str) -> Flow:
    """A card of England and one of the deck: one is kept, the other goes to the Protestants or the Papacy."""
    hands.draw_to_look(state, power, ENGLAND)
    top = (hands.draw_one(state),) if len(state.deck) else ()
    state.drawn = (*state.drawn, *top)
    if top:
        state.show((state.seat_of(power),), "cards_drawn", power=power, card=top)
    choice = yield Ask(power, "grey_keeps", lambda now: [("keep_card", card) for card in now.drawn])
    state.drawn = tuple(sorted(state.drawn, key=lambda card: card != choice[1]))  # the card to keep comes first
    if len(state.drawn) > 1:
        rivals = [other for other in (PROTESTANT, PAPACY) if other != power]
        taker = yield from choose(power, "grey_gives", "power", rivals)
        hand_over(state, power, taker, state.drawn[1])
    hand_over(state, power, power, state.drawn[0])
    state.drawn, state.drawer = (), ""


def hand_over(state: HereIStandState, viewer: str, taker: str, card: str) -> None:
    """A card that a power has looked at comes into a hand; England does not learn whether it was its own."""
    state.forget("card", card)
    state.take_card(taker, card)
    seats = (state.seat_of(viewer), state.seat_of(taker))
    state.learn(seats, ("card", card, taker))
    state.show(None, "gets_card", power=taker, card=Masked(card, seats))


def grey_possible(state: HereIStandState, power: str) -> bool:
    return state.accession == state.turn and bool(hands.loose(state, ENGLAND, besides="lady_jane_grey"))


def diplomatic_overture(state: HereIStandState, power: str) -> Flow:
    """Two cards, one of which (or an old one) is given away."""
    hands.draw(state, power, 2)
    choice = yield Ask(power, "overture", lambda now: gifts(now, power))
    if choice == ("pass",):
        return
    card, taker = str(choice[1]), str(choice[2])
    hands.blur(state, power, taker)
    state.leave_hand(power, card)
    state.take_card(taker, card)
    seats = (state.seat_of(power), state.seat_of(taker))
    state.learn((seats[0],), ("card", card, taker))
    state.show(None, "gives_card", power=power, power2=taker, card=Masked(card, seats))


def gifts(state: HereIStandState, power: str) -> list[Option]:
    options: list[Option] = [
        ("give_away", card, taker) for card in hands.loose_cards(state, power) for taker in MAJORS if taker != power
    ]
    return options or [("pass",)]


def fuggers(state: HereIStandState, power: str) -> None:
    """Two cards now, one less in the next card draw phase."""
    hands.draw(state, power, 2)
    state.fugger_debts[power] = state.fugger_debts.get(power, 0) + 1
    state.log("fugger_debt", power=power)


PLAYS = {
    "copernicus": scholar("copernicus", "copernicus"),
    "michael_servetus": scholar("michael_servetus", "michael_servetus"),
}
EVENTS = dict(
    [
        unrest_event("pilgrimage_of_grace", HOMES[ENGLAND], 5),
        unrest_event("gabelle_revolt", HOMES["france"], 2),
        unrest_event("peasants_war", ZONES["german"], 5),
        unrest_event("revolt_of_the_communeros", ZONES["spanish"], 3),
        event(MACHIAVELLI, machiavelli, needs(princes_targets)),
        event("diplomatic_marriage", diplomatic_marriage, needs(matches)),
        event("janissaries_rebel", janissaries_rebel),
        event("cloth_prices_fluctuate", cloth_prices),
        event("copernicus", copernicus),
        event("michael_servetus", servetus),
        event("philip_of_hesses_bigamy", bigamy),
        event("lady_jane_grey", lady_jane_grey, needs(grey_possible)),
        event("diplomatic_overture", diplomatic_overture),
        event("fuggers", fuggers),
    ]
)
