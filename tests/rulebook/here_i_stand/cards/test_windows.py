"""The moments at which cards are played out of turn (6.1): every card of every moment, and who may play it there.

Each moment is reached in a match in which one power holds one card. Who may play it is asked, and nobody else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.rulebook.here_i_stand.cards.hand import deal
from tests.rulebook.here_i_stand.driver import Game, look, play, position, table
from tests.rulebook.here_i_stand.land import scene
from warcouncil.engine.decision import Decision
from warcouncil.engine.decks import Deck
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing import ScriptedDice
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import CARDS, HOMES, MAJORS, SPACES
from warcouncil.titles.here_i_stand.seasons import victory
from warcouncil.titles.here_i_stand.state import HereIStandState, after
from warcouncil.titles.here_i_stand.title import BOOK
from warcouncil.titles.here_i_stand.windows import WINDOWS

Hands = dict[str, tuple[str, ...]]
Scene = Callable[[Hands], Match]

QUIET: tuple[Option, ...] = (("all",), ("pass",), ("decline",), ("done",))
"""What is answered on the way to a moment, if it is allowed."""
STEPS = 40
"""No moment is further away than so many questions."""
ALL = frozenset(MAJORS)


def but(*powers: str) -> frozenset[str]:
    """All major powers without some."""
    return ALL - set(powers)


# -- on the way


def begin(state: HereIStandState, hands: Hands) -> Match:
    """A match in which these cards are in hands; the dice fall as they like."""
    return Match.at(Game(), deal(state, **hands), seed=1)


def acting(power: str, points: int, state: HereIStandState, hands: Hands, *answers: Option) -> Match:
    """A power in its impulse has begun to do something."""
    state.cp, state.active, state.acting, state.phase = points, power, power, "action"
    state.agenda = [("actions", power)]
    match = begin(state, hands)
    play(match, *answers)
    return match


def playing(power: str, card: str, state: HereIStandState, hands: Hands) -> Match:
    """A power has just played an event."""
    state.phase, state.agenda = "action", [("impulse", power)]
    match = begin(state, {**hands, power: (card, *hands.get(power, ()))})
    play(match, ("event", card))
    return match


def reach(match: Match, trigger: str) -> Decision | None:
    """The question of a moment; None if the power in turn is asked what to do next before it comes."""
    for _ in range(STEPS):
        for decision in match.decisions:
            if decision.trigger == trigger:
                return decision
        if not match.decisions or match.decisions[0].kind in ("action", "impulse"):
            return None
        decision = match.decisions[0]
        calm = next((option for option in QUIET if option in decision.options), decision.options[0])
        play(match, (decision.power, calm))
    raise AssertionError(f"{trigger} is too far away: {match.decisions[0].kind}")


# -- the scenes


def spring(hands: Hands) -> Match:
    """Somebody else has a card that can be looked at."""
    (holder,) = hands
    return begin(position(("spring",)), {**hands, after(holder)[0]: ("erasmus",)})


def end_of_an_impulse(hands: Hands) -> Match:
    state = position(("impulse", "ottoman"), phase="action")
    match = begin(state, {**hands, "ottoman": ("tercios", *hands.get("ottoman", ()))})
    play(match, ("spend", "tercios"), ("end_actions",))
    return match


def papal_event(hands: Hands) -> Match:
    return playing("papacy", "threat_to_power", position(), hands)


def journey(hands: Hands) -> Match:
    """Charles V travels with his home card."""
    return playing("hapsburg", "holy_roman_emperor", position(), hands)


def march(hands: Hands) -> Match:
    """Charles V marches."""
    state = scene(leaders={"charles_v": "valladolid"}, valladolid={"hapsburg": 3})
    return acting("hapsburg", 2, state, hands, ("move", "valladolid"), ("space", "madrid"))


def clash(hands: Hands) -> Match:
    """France attacks the Hapsburgs; both have mercenaries."""
    state = scene(
        wars=[("hapsburg", "france")],
        boulogne={"france": (3, 1)},
        st_quentin={"hapsburg": (3, 1)},
        fields={"control": {"st_quentin": "hapsburg"}},
    )
    return acting("france", 1, state, hands, ("move", "boulogne"), ("space", "st_quentin"))


def turkish_attack(hands: Hands) -> Match:
    return acting("ottoman", 1, turkish_front(), hands, ("move", "belgrade"), ("space", "mohacs"))


def turkish_defence(hands: Hands) -> Match:
    return acting("hapsburg", 1, turkish_front(), hands, ("move", "mohacs"), ("space", "belgrade"))


def turkish_front() -> HereIStandState:
    return scene(
        wars=[("ottoman", "hapsburg")],
        belgrade={"ottoman": 5},
        mohacs={"hapsburg": 5},
        fields={"control": {"belgrade": "ottoman", "mohacs": "hapsburg"}},
    )


def siege() -> HereIStandState:
    """France besieges Brussels with mercenaries and a leader."""
    return scene(
        wars=[("hapsburg", "france")],
        sieges={"brussels": {"france": 1}},
        leaders={"montmorency": "brussels"},
        brussels={"france": (4, 2), "hapsburg": 1},
        antwerp={"hapsburg": (3, 1)},
        fields={"impulse": 7},
    )


def storm(hands: Hands) -> Match:
    return acting("france", 1, siege(), hands, ("assault", "brussels"))


def treachery(hands: Hands) -> Match:
    """England plays Treachery! for the besiegers."""
    return playing("england", "treachery", siege(), hands)


def relief(hands: Hands) -> Match:
    """The Hapsburgs march against the besiegers."""
    return acting("hapsburg", 1, siege(), hands, ("move", "antwerp"), ("space", "brussels"))


def sack(hands: Hands) -> Match:
    """A French stack sacks Rome, by an event of the Hapsburgs."""
    state = scene(
        siena={"france": (1, 3)},
        rome={"papacy": (1, 1)},
        istanbul={"ottoman": 1},
        vienna={"hapsburg": 1},
        london={"england": 1},
        leipzig={"protestant": 1},
    )
    return playing("hapsburg", "sack_of_rome", state, hands)


def irish_war(hands: Hands) -> Match:
    state = scene(ireland={"england": (3, 1)}, london={"england": 1}, fields={"foreign_wars": {"ireland": 3}})
    return acting("england", 1, state, hands, ("fight_foreign_war", "ireland"))


def persian_war(hands: Hands) -> Match:
    state = scene(persia={"ottoman": 5}, fields={"foreign_wars": {"persia": 4}})
    return acting("ottoman", 1, state, hands, ("fight_foreign_war", "persia"))


def sailing(hands: Hands) -> Match:
    return acting("hapsburg", 1, scene(ships={"naples": {"hapsburg": 1}}), hands, ("naval_move",))


def interception(hands: Hands) -> Match:
    """The Hapsburgs try to intercept Papal ships."""
    state = scene(wars=[("hapsburg", "papacy")], ships={"messina": {"hapsburg": 1}, "rome": {"papacy": 1}})
    return acting("papacy", 1, state, hands, ("naval_move",), ("intercept_from", "messina", "tyrrhenian_sea"))


def escape(hands: Hands) -> Match:
    """Turkish ships try to slip away from the Hapsburgs."""
    state = scene(
        wars=[("ottoman", "hapsburg")],
        ships={"naples": {"hapsburg": 1}, "tyrrhenian_sea": {"ottoman": 1}},
        fields={"control": {"cagliari": "ottoman"}},
    )
    return acting("hapsburg", 1, state, hands, ("naval_move",), ("avoid_to", "cagliari"))


def sea_battle(hands: Hands) -> Match:
    """French ships attack Naples."""
    state = scene(wars=[("hapsburg", "france")], ships={"tyrrhenian_sea": {"france": 1}, "naples": {"hapsburg": 1}})
    return acting("france", 1, state, hands, ("naval_move",), ("sail", "tyrrhenian_sea", "naples"))


def turkish_sea_battle(hands: Hands) -> Match:
    state = scene(wars=[("ottoman", "hapsburg")], ships={"tyrrhenian_sea": {"ottoman": 1}, "naples": {"hapsburg": 1}})
    return acting("hapsburg", 1, state, hands, ("naval_move",), ("decline",))


def transport(hands: Hands) -> Match:
    """Charles V goes on board."""
    state = scene(leaders={"charles_v": "naples"}, naples={"hapsburg": 3}, ships={"tyrrhenian_sea": {"hapsburg": 1}})
    return acting("hapsburg", 3, state, hands, ("transport", "naples"))


def piracy(hands: Hands) -> Match:
    state = scene(fields={"barbary": True})
    state.add_ships("barbary_coast", "ottoman", "ottoman", corsair=1)
    return acting("ottoman", 2, state, hands, ("piracy", "barbary_coast", "hapsburg"))


def debate(hands: Hands) -> Match:
    """The Papacy calls a debate in the German zone while Luther is away."""
    state = position(away_debaters={"luther"})
    del state.debaters["luther"]
    return acting("papacy", 3, state, hands, ("call_debate", "german"))


def domination(hands: Hands) -> Match:
    """The Papacy is five points ahead of the Ottomans and England, six ahead of the others."""
    return judgement(hands, {"papacy": 20, "ottoman": 15, "england": 15})


def judgement(hands: Hands, leading: dict[str, int], protestants: tuple[str, ...] = ()) -> Match:
    """Some powers have these points and the others 14; some spaces are Protestant."""
    state = position(("victory",), scenario="1532", turn=5, control=dict.fromkeys(SPACES, "independent"))
    state.protestant_spaces, state.bonus_vp, state.discoveries, state.conquests = set(protestants), {}, {}, {}
    state.chateaux = state.peters_vp = 0
    totals = {**dict.fromkeys(MAJORS, 14), **leading}
    for power in MAJORS:
        state.add_bonus(power, "war_winner", totals[power] - victory.vp(state, power))
    return begin(state, hands)


# -- the table


class Moment(NamedTuple):
    """Who may play which card, when a scene comes to a moment."""

    trigger: str
    scene: Scene
    cards: dict[str, frozenset[str]]


FRENCH_WAR = frozenset(("france", "hapsburg"))
TURKS, NOBODY = frozenset(("ottoman",)), frozenset[str]()
FIELD = ("arquebusiers", "field_artillery", "surprise_attack", "mercenaries_bribed", "tercios")
HIRED = ("landsknechts", "swiss_mercenaries")
WEATHER = ("foul_weather", "gout")
PROTESTANTS = frozenset(("protestant",))

MOMENTS = (
    Moment("spring_start", spring, {"venetian_informant": ALL}),
    Moment("between_impulses", end_of_an_impulse, {"halleys_comet": ALL}),
    Moment("event_declared", papal_event, {"the_wartburg": PROTESTANTS}),
    Moment("event_declared", treachery, {"the_wartburg": PROTESTANTS}),
    Moment("event_declared", sack, {"the_wartburg": PROTESTANTS}),
    Moment("event_declared", journey, {"the_wartburg": NOBODY}),
    Moment("holy_roman_emperor_transfer", journey, {"gout": but("hapsburg")}),
    Moment("land_move_declared", march, dict.fromkeys(WEATHER, but("hapsburg"))),
    Moment("field_battle_step_1", clash, dict.fromkeys(HIRED, FRENCH_WAR)),
    Moment("field_battle_combat_cards", clash, dict.fromkeys(FIELD, FRENCH_WAR)),
    Moment("field_battle_after_dice", clash, {"janissaries": NOBODY}),
    Moment("field_battle_after_dice", turkish_attack, {"janissaries": TURKS}),
    Moment("field_battle_after_dice", turkish_defence, {"janissaries": TURKS}),
    Moment("field_battle_step_1", relief, dict.fromkeys(HIRED, FRENCH_WAR)),
    Moment("field_battle_combat_cards", relief, dict.fromkeys(FIELD, FRENCH_WAR)),
    Moment("field_battle_step_1", sack, dict.fromkeys(HIRED, ALL)),  # others too (21.5)
    Moment("field_battle_combat_cards", sack, dict.fromkeys(FIELD[:3], frozenset(("france", "papacy")))),
    Moment("field_battle_combat_cards", sack, {"mercenaries_bribed": frozenset(("papacy",)), "tercios": NOBODY}),
    Moment("field_battle_step_1", irish_war, dict.fromkeys(HIRED, NOBODY)),
    Moment("field_battle_combat_cards", irish_war, dict.fromkeys(FIELD[:3], frozenset(("england",)))),
    Moment("field_battle_combat_cards", irish_war, dict.fromkeys(FIELD[3:], NOBODY)),
    Moment("field_battle_after_dice", persian_war, {"janissaries": TURKS}),
    Moment("assault_declared", storm, dict.fromkeys(WEATHER, but("france"))),
    Moment("assault_declared", treachery, dict.fromkeys(WEATHER, NOBODY)),
    *(
        moment
        for city in (storm, treachery)
        for moment in (
            Moment("assault_mercenaries", city, dict.fromkeys(HIRED, frozenset(("france",)))),
            Moment("assault_combat_cards", city, {"siege_mining": frozenset(("france",))}),
            Moment("assault_combat_cards", city, {"mercenaries_grow_restless": frozenset(("hapsburg",))}),
            Moment("assault_after_dice", city, {"siege_artillery": ALL}),
        )
    ),
    Moment("naval_move_declared", sailing, {"foul_weather": but("hapsburg")}),
    Moment("naval_roll", interception, {"professional_rowers": ALL}),
    Moment("naval_roll", escape, {"professional_rowers": ALL}),
    Moment("naval_combat_cards", sea_battle, {"arquebusiers": FRENCH_WAR}),
    Moment("naval_combat_after_dice", sea_battle, {"professional_rowers": ALL, "janissaries": NOBODY}),
    Moment("naval_combat_after_dice", turkish_sea_battle, {"professional_rowers": ALL, "janissaries": TURKS}),
    Moment("naval_transport_start", transport, dict.fromkeys(WEATHER, but("hapsburg"))),
    Moment("piracy_announced", piracy, {"foul_weather": but("ottoman")}),
    Moment("debate_substitution", debate, {"here_i_stand": PROTESTANTS}),
    Moment(
        "victory_phase",
        domination,
        dict.fromkeys(("copernicus", "michael_servetus"), frozenset(("ottoman", "england"))),
    ),
)

ROWS = [
    pytest.param(
        moment.trigger,
        moment.scene,
        card,
        power,
        power in able,
        id=f"{moment.trigger}-{moment.scene.__name__}-{card}-{power}",
    )
    for moment in MOMENTS
    for card, able in moment.cards.items()
    for power in MAJORS
    if CARDS[card].owner in ("", power)
]


@covers("his-6.1-12", "his-6.1-14", "his-14-2", "his-14-5", "his-15.1-10", "his-16.2-4", "his-21.2-2", table=True)
@pytest.mark.parametrize(("trigger", "come", "card", "power", "able"), ROWS)
def test_who_may_play_a_card_at_a_moment(trigger: str, come: Scene, card: str, power: str, able: bool) -> None:
    decision = reach(come({power: (card,)}), trigger)
    if not able:
        assert decision is None
        return
    assert decision is not None
    assert decision.power == power
    plays = [option for option in decision.options if option != ("pass",)]
    assert plays
    assert all(option[1] == card for option in plays)


def test_the_table_is_complete() -> None:
    """Every card that can be played out of turn has its moments here, and no other ones."""
    walked: dict[str, set[str]] = {}
    for moment in MOMENTS:
        walked.setdefault(moment.trigger, set()).update(moment.cards)
    assert walked == {trigger: set(cards) for trigger, cards in WINDOWS.items()}
    assert set(BOOK.plays) == {card for cards in WINDOWS.values() for card in cards}
    responses = {card for card in CARDS if CARDS[card].kind in ("response", "combat")}
    assert responses <= set(BOOK.plays)


# -- what the table does not tell


@covers("his-6.1-12", "his-6.1-14")
@pytest.mark.parametrize(
    ("card", "able"), [("professional_rowers", False), ("arquebusiers", True), ("janissaries", True)]
)
def test_responses_belong_to_the_action_phase(card: str, able: bool) -> None:
    """Ships of new enemies fight in the diplomacy phase, too: with combat cards and Janissaries, without rowers."""
    state = scene(ships={"tyrrhenian_sea": {"ottoman": 1, "papacy": 1}})
    state.phase, state.agenda = "diplomacy", [("declare_war", "ottoman")]
    match = begin(state, {"ottoman": (card, "treachery")})
    play(match, ("declare_war", "papacy"))
    asked = [decision for decision in match.decisions if decision.trigger]
    assert [decision.power for decision in asked] == (["ottoman"] if able else [])


@covers("his-23.2-5")
@pytest.mark.parametrize(("homes", "able"), [(6, True), (5, False)])
def test_copernicus_stops_more_where_half_of_the_homes_are_protestant(homes: int, able: bool) -> None:
    """England needs two points against a lead of six."""
    leading = {"papacy": 21, "england": 15}
    match = judgement({"england": ("copernicus",)}, leading, HOMES["england"][:homes])
    assert (reach(match, "victory_phase") is not None) == able


@covers("his-14-5")
def test_the_attacker_does_not_answer_the_defenders_cards() -> None:
    match = clash({"france": ("arquebusiers",), "hapsburg": ("field_artillery",)})
    first = reach(match, "field_battle_combat_cards")
    assert first is not None and first.power == "france"
    play(match, ("pass",))
    second = reach(match, "field_battle_combat_cards")
    assert second is not None and second.power == "hapsburg"
    play(match, ("play", "field_artillery"))
    assert reach(match, "field_battle_combat_cards") is None


@covers("his-16.2-4")
def test_janissaries_may_still_answer_rowers() -> None:
    match = turkish_sea_battle({"ottoman": ("janissaries",), "france": ("professional_rowers",)})
    first = reach(match, "naval_combat_after_dice")
    assert first is not None
    play(match, ("ottoman", ("pass",)), ("france", ("play_side", "professional_rowers", "attacker")))
    again = reach(match, "naval_combat_after_dice")
    assert again is not None and again.power == "ottoman"


@covers("his-18.5-5")
def test_luther_may_enter_the_second_round_of_a_debate() -> None:
    state = deal(position(away_debaters={"luther"}, phase="action"), protestant=("here_i_stand",))
    del state.debaters["luther"]
    state.cp, state.active, state.acting, state.agenda = 3, "papacy", "papacy", [("actions", "papacy")]
    tied = [("debate attack", (1,) * 4), ("debate defence", (1,) * 4)]
    drawn = [("debater of the caller", "tetzel"), ("debater of the other side", "bucer")]
    match = Match.at(Game(), state, dice=ScriptedDice([*drawn, *tied], others=1))
    play(match, ("call_debate", "german"))
    first = reach(match, "debate_substitution")
    assert first is not None
    play(match, ("pass",))
    second = reach(match, "debate_substitution")
    assert second is not None
    record = look(match).debate
    assert record is not None and record.round == 2


@covers("his-6.1-18", "his-10-2")
@pytest.mark.parametrize("power", MAJORS)
def test_spring_preparations_are_played_before_ones_own_deployment(power: str) -> None:
    match = table(state=deal(position(("deployment", power)), **{power: ("spring_preparations",)}))
    offered = [option for decision in match.decisions for option in decision.options]
    assert (("play", "spring_preparations") in offered) == (power != "protestant")


@covers("his-9.6-8", "his-9.6-9")
@pytest.mark.parametrize(
    ("minor", "aggressor", "ally", "card"),
    [("scotland", "england", "france", "auld_alliance"), ("venice", "ottoman", "papacy", "venetian_alliance")],
)
def test_a_natural_ally_intervenes_with_its_card(minor: str, aggressor: str, ally: str, card: str) -> None:
    state = scene(fields={"phase": "diplomacy"})
    state.agenda = [("declare_war", aggressor)]
    match = begin(state, {aggressor: ("treachery",), ally: (card,)})
    play(match, ("declare_war", minor))
    assert (match.decisions[0].power, match.decisions[0].kind) == (ally, "intervene")
    assert ("play", card) in match.decisions[0].options


def test_a_card_that_everybody_sees_elsewhere_asks_nobody() -> None:
    """Sealed windows ask whoever may hold a card, by what all can see."""
    said: dict[str, Any] = {"options": {"windows": "sealed"}}
    state = position(**said)
    state.troops, state.leaders = {}, {"charles_v": "valladolid"}
    state.add_troops("valladolid", "hapsburg", regular=3)
    hands: Hands = {"france": ("erasmus",), "hapsburg": ("treachery",), "england": ("six_wives_of_henry_viii",)}
    match = acting("hapsburg", 2, state, hands, ("move", "valladolid"), ("space", "madrid"))
    decision = reach(match, "land_move_declared")
    assert decision is not None
    assert [one.power for one in match.decisions] == ["france"]  # England has nothing but its home card
    gone = position(discard=("foul_weather", "gout"), **said)
    gone.deck = Deck.of(card for card in gone.deck.cards if card not in gone.discard)
    gone.troops, gone.leaders = {}, {"charles_v": "valladolid"}
    gone.add_troops("valladolid", "hapsburg", regular=3)
    match = acting("hapsburg", 2, gone, hands, ("move", "valladolid"), ("space", "madrid"))
    assert reach(match, "land_move_declared") is None


def test_every_card_can_be_played_somewhere() -> None:
    """As an event, out of turn, or in the phase that is its own."""
    elsewhere = {"luthers_95_theses", "spring_preparations"}
    assert {*BOOK.events, *BOOK.plays} | elsewhere == set(CARDS)
    assert not elsewhere & {*BOOK.events, *BOOK.plays}
