"""The response cards (#31 to #38), and Venetian Informant (#109), which is an event of spring alone (6.1)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from warcouncil.campaign import battles, control, naval_combat
from warcouncil.campaign.battles import SIDES
from warcouncil.campaign.relations import besieged, commander
from warcouncil.campaign.stacks import battle_of, fighting_side, number, units_at
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands, windows
from warcouncil.table.book import Play
from warcouncil.titles.here_i_stand.cards.common import (
    NO_LEAGUE,
    NOT_NOW,
    OTTOMAN,
    PROTESTANT,
    event,
    place_units,
    room,
    take_away,
)
from warcouncil.titles.here_i_stand.components import MAJORS, SPACES
from warcouncil.titles.here_i_stand.faith.debaters import alive, commit
from warcouncil.titles.here_i_stand.realm import FOUL_WEATHER, GOUT, waiting_wars
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.war import foreign_wars

HAPSBURG, FRANCE = "hapsburg", "france"
CHARLES = "charles_v"
MANY_MERCENARIES, SOME_MERCENARIES = 4, 2
ROWERS = 2
"""What rowers add to a roll to intercept or to avoid battle, or take off it."""
ROWERS_DICE = 3
SIEGE_GUNS = 2
SIEGE_GUNS_HIT = 3
SIEGE_GUNS_WAY = 4
"""The guns come over so many spaces of land at most."""

KINDS = {
    "landsknechts": Kind({"take_unit": ("space", "power", "unit")}),
    "halleys_comet": Kind({"discard_random": ("power",), "skip_impulse": ("power",)}),
    "informant": Kind({"show_hand": ("power", "power")}),
}


# -- Foul Weather (#31)


def weather_options(state: HereIStandState, power: str, trigger: str) -> list[Option]:
    """Against another power that spends command points."""
    return [("play", "foul_weather")] if power != state.acting else []


def foul_weather(state: HereIStandState, power: str, option: Option, trigger: str) -> None:
    """What was announced does not take place, and the rest of the impulse is slow."""
    state.mark(FOUL_WEATHER)  # his-13.1-13 his-16.1-9
    windows.stop(state, trigger)


# -- Gout (#32)


def gouty(state: HereIStandState, trigger: str) -> tuple[str, ...]:
    """The army leaders of what was announced."""
    if trigger == "holy_roman_emperor_transfer":
        return (CHARLES,)
    if trigger == "assault_declared":
        return battle_of(state).attacking_leaders
    return state.move.formation.leaders if state.move else ()


def gout_options(state: HereIStandState, power: str, trigger: str) -> list[Option]:
    if power == state.acting:
        return []
    return [("play_on_leader", "gout", leader) for leader in gouty(state, trigger)]


def gout(state: HereIStandState, power: str, option: Option, trigger: str) -> None:
    """A leader stays where he is for the rest of the impulse, and with him all that he was to lead."""
    state.mark(GOUT, str(option[2]))  # his-13.1-13 his-15.1-7 his-21.2-2
    state.log("gout", leader=option[2])
    windows.stop(state, trigger)


# -- Landsknechts (#33) and Swiss Mercenaries (#36)


def camps(state: HereIStandState, power: str) -> Iterator[tuple[str, int]]:
    """Where a power may hire mercenaries on the spot: with its own units that no siege shuts in."""
    needy = waiting_wars(state, power)
    for war in needy:
        yield war, foreign_wars.missing(state, war)  # his-21.7-5
    for space in SPACES if not needy else ():
        present = any(commander(state, stack.owner) == power for stack in units_at(state, space))
        if present and in_the_open(state, power, space):
            yield space, MANY_MERCENARIES  # his-17-1


def in_the_open(state: HereIStandState, power: str, space: str) -> bool:
    """Whether units of a power in a space are not behind besieged walls, or some have come to fight before them."""
    if not besieged(state, space) or power in dict(state.sieges[space]):
        return True
    battle = state.battle
    return battle is not None and battle.kind == "field" and bool(fighting_side(state, space, power))


def mercenary_forbidden(state: HereIStandState, power: str) -> str | None:
    """Why a power gains no mercenaries from these cards."""
    if power == PROTESTANT and not state.league:
        return NO_LEAGUE
    able = any(room(state, power, "mercenary", 1, place) for place, _ in camps(state, power))
    return None if able else NOT_NOW


def hire(state: HereIStandState, power: str, count: int) -> Flow:
    yield from place_units(state, power, power, "mercenary", count, lambda now: camps(now, power))


def mercenaries_on_map(state: HereIStandState) -> list[Option]:
    """All mercenaries by place and owner."""
    return [
        ("take_unit", space, stack.owner, "mercenary")
        for space in SPACES
        for stack in units_at(state, space)
        if number(state, stack, "mercenary")
    ]


def landsknechts_forbidden(state: HereIStandState, power: str) -> str | None:
    if power == OTTOMAN:
        return None if mercenaries_on_map(state) else NOT_NOW
    return mercenary_forbidden(state, power)


def landsknechts(state: HereIStandState, power: str) -> Flow:
    """Mercenaries for their player, most for the Hapsburgs; the Ottomans eliminate some instead."""
    if power != OTTOMAN:
        yield from hire(state, power, MANY_MERCENARIES if power == HAPSBURG else SOME_MERCENARIES)
        return
    for _ in range(SOME_MERCENARIES):
        options = mercenaries_on_map(state)
        if options:
            _, space, owner, unit = yield Ask(OTTOMAN, "landsknechts", options)
            yield from take_away(state, space, owner, unit, 1)


def swiss_employer(power: str) -> str:
    """Who gets the Swiss: France, also if the Ottomans play the card."""
    return FRANCE if power == OTTOMAN else power


def swiss_forbidden(state: HereIStandState, power: str) -> str | None:
    return mercenary_forbidden(state, swiss_employer(power))


def swiss_mercenaries(state: HereIStandState, power: str) -> Flow:
    """Mercenaries for their player, most for France."""
    employer = swiss_employer(power)
    yield from hire(state, employer, MANY_MERCENARIES if employer == FRANCE else SOME_MERCENARIES)


# -- Professional Rowers (#34)


def rower_options(state: HereIStandState, power: str, trigger: str) -> list[Option]:
    if trigger == "naval_roll":
        return [("play_plus", "professional_rowers"), ("play_minus", "professional_rowers")]
    return [("play_side", "professional_rowers", side) for side in SIDES]


def professional_rowers(state: HereIStandState, power: str, option: Option, trigger: str) -> None:
    """A roll is changed by 2, or a side of a naval combat has 3 more dice."""
    if trigger == "naval_combat_after_dice":
        naval_combat.add_dice(state, SIDES.index(str(option[2])), ROWERS_DICE)  # his-16.2-4
        return
    roll = state.naval_roll
    assert roll is not None
    change = ROWERS if option[0] == "play_plus" else -ROWERS
    state.naval_roll = msgspec.structs.replace(roll, total=roll.total + change)


# -- Siege Artillery (#35)


def siege_gun_options(state: HereIStandState, power: str, trigger: str) -> list[Option]:
    """For the attacker of an assault, if the guns have a short way over land."""
    battle = battle_of(state)
    near = control.line_of_communication(state, battle.attacker, battle.place, by_land=SIEGE_GUNS_WAY)
    return [("play", "siege_artillery")] if near else []


def siege_artillery(state: HereIStandState, power: str, option: Option, trigger: str) -> None:
    battles.roll_more(state, 0, SIEGE_GUNS, hit=SIEGE_GUNS_HIT)  # his-15.1-10


# -- The Wartburg (#37)


def wartburg_options(state: HereIStandState, power: str, trigger: str) -> list[Option]:
    """By the Protestants while Luther lives, against an event of another power."""
    able = power == PROTESTANT and state.active != PROTESTANT and alive(state, "luther")
    return [("play", "the_wartburg")] if able else []


def the_wartburg(state: HereIStandState, power: str, option: Option, trigger: str) -> None:
    """The event is cancelled; Luther is in hiding for the rest of the turn."""
    commit(state, "luther")
    state.lasting.add("the_wartburg")  # his-6.1-16
    windows.stop(state, trigger)


# -- Halley's Comet (#38)


def comet_choices(state: HereIStandState, power: str) -> list[Option]:
    """Another power loses a card, or anybody an impulse."""
    others = [other for other in MAJORS if other != power and hands.loose(state, other)]  # his-6.1-20
    waiting = [other for other in MAJORS if other not in state.skipped]
    return [*(("discard_random", other) for other in others), *(("skip_impulse", other) for other in waiting)]


def comet_options(state: HereIStandState, power: str, trigger: str) -> list[Option]:
    return [("play", "halleys_comet")] if comet_choices(state, power) else []


def halleys_comet(state: HereIStandState, power: str) -> Flow:
    act, other = yield Ask(power, "halleys_comet", comet_choices(state, power))  # his-6.1-3
    if act == "discard_random":
        hands.discard_random(state, other)
    else:
        state.skipped.add(other)  # his-11-12
        state.log("will_skip", power=other)


def comet_response(state: HereIStandState, power: str, option: Option, trigger: str) -> Flow:
    """As a response it leaves the game, too."""
    yield from halleys_comet(state, power)
    state.remove_card("halleys_comet")  # his-6.2-12


# -- Venetian Informant (#109)


def informant_choices(state: HereIStandState, power: str) -> list[Option]:
    """Who looks at whose hand: the player first, then whom else he may name."""
    viewers = (power, *(other for other in MAJORS if other != power))
    return [
        ("show_hand", viewer, target)
        for viewer in viewers
        for target in MAJORS
        if target != viewer and hands.loose(state, target, besides="venetian_informant")
    ]


def informant_options(state: HereIStandState, power: str, trigger: str) -> list[Option]:
    return [("play", "venetian_informant")] if informant_choices(state, power) else []


def venetian_informant(state: HereIStandState, power: str, option: Option, trigger: str) -> Flow:
    """Somebody looks at a whole hand."""
    _, viewer, target = yield Ask(power, "informant", informant_choices(state, power))
    hands.look_at_hand(state, viewer, target)  # his-6.1-18


PLAYS = {
    "foul_weather": Play(weather_options, foul_weather),
    "gout": Play(gout_options, gout),
    "landsknechts": Play(
        lambda state, power, trigger: [] if landsknechts_forbidden(state, power) else [("play", "landsknechts")],
        lambda state, power, option, trigger: landsknechts(state, power),
    ),
    "swiss_mercenaries": Play(
        lambda state, power, trigger: [] if swiss_forbidden(state, power) else [("play", "swiss_mercenaries")],
        lambda state, power, option, trigger: swiss_mercenaries(state, power),
    ),
    "professional_rowers": Play(rower_options, professional_rowers),
    "siege_artillery": Play(siege_gun_options, siege_artillery),
    "the_wartburg": Play(wartburg_options, the_wartburg),
    "halleys_comet": Play(comet_options, comet_response),
    "venetian_informant": Play(informant_options, venetian_informant),
}
EVENTS = dict(
    [
        event("landsknechts", landsknechts, landsknechts_forbidden),
        event("swiss_mercenaries", swiss_mercenaries, swiss_forbidden),
        event("halleys_comet", halleys_comet),
    ]
)
