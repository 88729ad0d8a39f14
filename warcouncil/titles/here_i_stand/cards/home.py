"""The home cards (#1 to #7): each power's own, back in its hand every turn (6.1)."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import battles, naval_combat
from warcouncil.campaign.battles import side_in
from warcouncil.campaign.building import build_forbidden, sites
from warcouncil.campaign.relations import at_war, shut_in
from warcouncil.campaign.transfers import occupants
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands, windows
from warcouncil.table.book import Play
from warcouncil.table.events import event_forbidden
from warcouncil.table.impulses import use
from warcouncil.table.points import give_points
from warcouncil.titles.here_i_stand.cards.common import (
    NOT_NOW,
    OTTOMAN,
    PROTESTANT,
    agreed,
    choose,
    event,
    fetch_card,
    fetch_forbidden,
    fetchable,
    place_units,
)
from warcouncil.titles.here_i_stand.components import CARDS, FOREIGN_WARS, HOMES
from warcouncil.titles.here_i_stand.diplomacy import war
from warcouncil.titles.here_i_stand.faith import debates
from warcouncil.titles.here_i_stand.faith.debaters import alive
from warcouncil.titles.here_i_stand.powers import france, henry, papal
from warcouncil.titles.here_i_stand.state import HereIStandState, after
from warcouncil.titles.here_i_stand.war import foreign_wars

HAPSBURG, ENGLAND = "hapsburg", "england"
CHARLES, ALVA = "charles_v", "duke_of_alva"
JANISSARIES_ON_LAND, JANISSARIES_AT_SEA = 5, 4
"""Dice in a field battle and in a naval combat."""
JANISSARIES = 4
"""New regulars otherwise."""
WAR_TARGETS = ("hapsburg", "france", "scotland")

KINDS = {
    "emperor": Kind({"space": ("space",)}),
    "alva_goes_along": Kind({"yes": (), "no": ()}),
    "six_wives": Kind({"marry": (), "declare_war": ("power",)}),
    "fetched_card": Kind({"spend": ("card",), "event": ("card",), "keep_card": ("card",)}),
}


# -- Janissaries (#1)


def janissaries(state: HereIStandState, power: str) -> Flow:
    """New regulars at home, first of all where a foreign war lacks some."""
    yield from place_units(state, OTTOMAN, OTTOMAN, "regular", JANISSARIES, barracks)


def barracks(state: HereIStandState) -> Iterator[tuple[str, int]]:
    """Where the Ottomans may raise regulars now, and how many at once."""
    for place in sites(state, OTTOMAN, OTTOMAN, "regular"):
        if build_forbidden(state, OTTOMAN, OTTOMAN, place, "regular") is None:
            yield place, foreign_wars.missing(state, place) if place in FOREIGN_WARS else JANISSARIES


def no_barracks(state: HereIStandState, power: str) -> str | None:
    """The clause that forbids to raise any regular."""
    first = NOT_NOW
    for number, place in enumerate(sites(state, OTTOMAN, OTTOMAN, "regular")):
        clause = build_forbidden(state, OTTOMAN, OTTOMAN, place, "regular")
        if clause is None:
            return None
        first = first if number else clause
    return first


def janissary_options(state: HereIStandState, power: str, trigger: str) -> list[Option]:
    """In a battle or naval combat of the Ottomans, whoever's impulse it is, while they have units in it."""
    return [("play", "janissaries")] if power == OTTOMAN and ottoman_side(state, trigger) is not None else []


def ottoman_side(state: HereIStandState, trigger: str) -> int | None:
    """0 if the Ottomans attack, 1 if they defend."""
    naval = state.naval_battle
    if trigger == "naval_combat_after_dice" and naval is not None:
        return (naval.attacker, naval.defender).index(OTTOMAN) if OTTOMAN in (naval.attacker, naval.defender) else None
    return side_in(state, OTTOMAN)


def janissaries_fight(state: HereIStandState, power: str, option: Option, trigger: str) -> None:
    side = ottoman_side(state, trigger)
    assert side is not None
    if trigger == "naval_combat_after_dice":
        naval_combat.add_dice(state, side, JANISSARIES_AT_SEA)  # his-16.2-4
    else:
        battles.roll_more(state, side, JANISSARIES_ON_LAND)  # his-14-7


# -- Holy Roman Emperor (#2)


def emperor_spaces(state: HereIStandState) -> Iterator[str]:
    """Where Charles V may travel: home spaces that the Hapsburgs hold in peace."""
    return (
        space
        for space in HOMES[HAPSBURG]
        if state.control[space] == HAPSBURG
        and space != state.leaders.get(CHARLES)
        and space not in state.unrest
        and space not in state.havens
        and not any(at_war(state, HAPSBURG, other) for other in occupants(state, space))
    )


def emperor_forbidden(state: HereIStandState, power: str) -> str | None:
    free = CHARLES in state.leaders and not shut_in(state, CHARLES, HAPSBURG)
    return None if free and any(emperor_spaces(state)) else NOT_NOW


def holy_roman_emperor(state: HereIStandState, power: str) -> Flow:
    """Charles V goes anywhere in his lands, with Alva at most, unless Gout keeps him; then there are 5 points."""
    target = yield from choose(HAPSBURG, "emperor", "space", emperor_spaces(state))
    travellers: tuple[str, ...] = (CHARLES,)
    if state.leaders.get(ALVA) == state.leaders[CHARLES] and (yield from agreed(HAPSBURG, "alva_goes_along")):
        travellers = (CHARLES, ALVA)
    state.log("emperor_announced", space=target)
    about = {"leader": travellers, "space": target}
    if not (yield from windows.offer(state, "holy_roman_emperor_transfer", after(HAPSBURG), about)):  # his-21.2-2
        for leader in travellers:
            state.leaders[leader] = target  # his-21.2-2
        state.log("emperor_travels", leader=list(travellers), space=target)
    give_points(state, HAPSBURG, CARDS["holy_roman_emperor"].cp)  # his-21.2-2 his-11-13


# -- Six Wives of Henry VIII (#3)


def wives_options(state: HereIStandState) -> list[Option]:
    return [("marry",), *(("declare_war", power) for power in WAR_TARGETS)]  # his-21.3-1


def wives_mode_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    if option == ("marry",):
        return henry.marriage_forbidden(state)
    return war.declare_forbidden(state, ENGLAND, str(option[1]))  # his-9.6-23


def wives_forbidden(state: HereIStandState, power: str) -> str | None:
    clauses = [wives_mode_forbidden(state, ENGLAND, option) for option in wives_options(state)]
    return None if None in clauses else clauses[0]


def six_wives(state: HereIStandState, power: str) -> Flow:
    """Henry's marker moves on, or England declares a war and has 5 points for it."""
    choice = yield Ask(ENGLAND, "six_wives", wives_options(state), wives_mode_forbidden)  # his-6.1-3
    if choice == ("marry",):
        henry.advance_marriage(state)
        return
    yield from war.declare_war(state, ENGLAND, str(choice[1]))  # his-9.6-10 his-9.6-22
    give_points(state, ENGLAND, CARDS["six_wives_of_henry_viii"].cp)  # his-11-13


# -- Papal Bull (#5)


def bull_forbidden(state: HereIStandState, power: str) -> str | None:
    return None if papal.bull_options(state) else "his-21.5-3"


# -- Here I Stand (#7)


def stand_forbidden(state: HereIStandState, power: str) -> str | None:
    if not alive(state, "luther"):
        return NOT_NOW
    return None if any(fetch_forbidden(state, power, option) is None for option in fetchable(state)) else "his-6.2-14"


def here_i_stand(state: HereIStandState, power: str) -> Flow:
    """The Protestants fetch a card, and may play it in the same impulse."""
    card = yield from fetch_card(state, power)
    options: list[Option] = [("spend", card), ("event", card), ("keep_card", card)]
    choice = yield Ask(power, "fetched_card", options, use_forbidden)
    if choice[0] != "keep_card":
        yield from use(state, power, choice)


def use_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    card = str(option[1])
    return event_forbidden(state, power, card) if option[0] == "event" else None


def substitution_options(state: HereIStandState, power: str, trigger: str) -> list[Option]:
    return [("play", "here_i_stand")] if power == PROTESTANT and debates.may_substitute(state) else []


def luther_substitutes(state: HereIStandState, power: str, option: Option, trigger: str) -> None:
    """Luther takes the place of the Protestant debater, and the Protestants draw a card."""
    debates.substitute(state)
    hands.draw(state, PROTESTANT)


PLAYS = {
    "janissaries": Play(janissary_options, janissaries_fight),
    "here_i_stand": Play(substitution_options, luther_substitutes),
}
EVENTS = dict(
    [
        event("janissaries", janissaries, no_barracks),
        event("holy_roman_emperor", holy_roman_emperor, emperor_forbidden),
        event("six_wives_of_henry_viii", six_wives, wives_forbidden),
        event("patron_of_the_arts", lambda state, power: france.build_chateau(state), france.chateau_forbidden),
        event("papal_bull", lambda state, power: papal.papal_bull(state), bull_forbidden),
        event("leipzig_debate", lambda state, power: debates.leipzig_debate(state), debates.leipzig_forbidden),
        event("here_i_stand", here_i_stand, stand_forbidden),
    ]
)
