"""Rulers (3.3) and the card draw phase (8): people, fortresses, Mesta, the deck, the deal, resources; 20.6, 20.7."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import (
    choices,
    finish,
    look,
    play,
    position,
    question,
    run,
    scene,
    settle,
    table,
    told,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta import resources, rulers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors import activation
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.seasons import card_draw, people
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.windows import CARDS


def enter(turn: int, *dice: tuple[str, object], state: TantoMontaState | None = None, **fields: Any) -> Match:
    """New people of a turn."""
    return run(state or position(turn=turn, **fields), people.people_enter, *dice)


def dealing(*dice: tuple[str, object], **fields: Any) -> Match:
    """The deal from a deck of many cards."""
    cards = [card for card, facts in CARDS.items() if facts.kind in ("event", "combat", "response")]
    return run(position(**{"deck": cards, **fields}), card_draw.deal, *dice)


# -- rulers (3.3)


@covers("tm-3.3-1")
def test_a_new_ruler_lies_over_the_old_one_whose_card_leaves_the_game() -> None:
    state = position()
    match = run(state, lambda now: rulers.install_ruler(now, "france", "charles_viii"))
    state = look(match)
    assert state.on_table == {"charles_viii_king_of_france": "france"}
    state = look(run(state, lambda now: rulers.install_ruler(now, "france", "louis_xii")))
    assert state.rulers["france"] == "louis_xii"
    assert state.on_table == {"louis_xii_king_of_france": "france"}
    assert state.removed == ("charles_viii_king_of_france",)


def test_a_new_pope_takes_the_place_of_the_old_one() -> None:
    state = look(run(position(), lambda now: rulers.install_pope(now, "sixtus_iv")))
    state = look(run(state, lambda now: rulers.install_pope(now, "innocent_viii")))
    assert (state.pope, state.removed) == ("innocent_viii", ("sixtus_iv_pope",))
    assert state.on_table == {"innocent_viii_pope": "papacy"}


@covers("tm-3.3-4", "tm-3.3-5", "tm-3.3-6")
def test_administration_with_what_was_given_up_and_boabdil_in_gibraltar() -> None:
    state = position()
    assert [rulers.administration(state, player) for player in PLAYERS] == [2, 1, 2, 0]
    state.admin_lost = {"muslim": 1, "portugal": 2}
    assert [rulers.administration(state, player) for player in PLAYERS] == [1, 0, 2, 0]
    state = position(rulers={"muslim": "boabdil"})
    assert rulers.administration(state, "muslim") == 0
    state.control["gibraltar"] = "nasrid"
    assert rulers.administration(state, "muslim") == 1
    state.control["gibraltar"] = "north_africa"
    assert rulers.administration(state, "muslim") == 0


@covers("tm-3.3-3")
def test_markers_on_ratings_pass_to_the_successor() -> None:
    state = position(admin_lost={"portugal": 1})
    state = look(run(state, lambda now: rulers.install_ruler(now, "portugal", "joao_ii")))
    assert rulers.administration(state, "portugal") == 1
    state.admin_lost["portugal"] = 3
    assert rulers.administration(state, "portugal") == 0
    assert rulers.administration(state, "spain") == 2  # he has given up nothing


@covers("tm-3.3-7", "tm-3.3-8")
@pytest.mark.parametrize(
    ("player", "lost", "unrest", "cards"),
    [
        ("portugal", (), (), 5),
        ("portugal", ("coimbra",), (), 5),
        ("portugal", ("coimbra", "oporto"), (), 4),
        ("portugal", ("coimbra",), ("lisbon",), 4),
        ("muslim", ("fez",), (), 4),
        ("muslim", ("fez", "tangier"), (), 3),
        ("spain", ("toledo", "burgos", "leon"), (), 4),
        ("france", ("lyon", "bordeaux", "orleans"), (), 3),
    ],
)
def test_two_lost_home_keys_cost_charisma(
    player: str, lost: tuple[str, ...], unrest: tuple[str, ...], cards: int
) -> None:
    state = position(control=dict.fromkeys(lost, "venice"), unrest=set(unrest))
    assert rulers.charisma(state, player) == cards


@covers("tm-3.3-8")
def test_home_keys_of_tlemcen_count_from_turn_4_on() -> None:
    state = position(control={"algiers": "venice", "tlemcen": "venice"})
    assert rulers.charisma(state, "muslim") == 4
    state.turn = 4
    assert rulers.charisma(state, "muslim") == 4  # Algiers is no home key yet
    state.algiers_regency = True
    assert rulers.charisma(state, "muslim") == 3


# -- people (8.1)


@covers("tm-8.1-2", "tm-8.1-4")
def test_turn_3_changes_leaders() -> None:
    state = position(turn=3)
    where = state.leaders["muley_hacen"]
    match = enter(3, state=state)
    play(match, ("enter", "great_captain", "leon"))
    state = look(match)
    assert state.leaders["boabdil"] == where
    assert state.leaders["great_captain"] == "leon"
    assert not {"muley_hacen", "john_ii", "carrillo"} & set(state.leaders)
    finish(match)


@covers("tm-8.1-4")
def test_the_successor_of_a_captive_comes_as_a_new_leader() -> None:
    state = position(turn=4)
    del state.leaders["isabella"]
    state.captives["isabella"] = "portugal"
    match = enter(4, state=state)
    assert question(match) == ("castile", "leader_enters")
    assert ("enter", "duke_of_alba", "leon") in choices(match)
    state = play(match, ("enter", "duke_of_alba", "leon"))
    assert state.captives == {}


@covers("tm-8.1-3", "tm-8.1-1")
def test_a_leader_comes_to_a_key_else_a_fortress_else_a_strategic_space_or_waits() -> None:
    state = position(turn=2, away_leaders={"hugo_roger": 2})
    state.leaders.pop("hugo_roger")
    state.control.update(dict.fromkeys(COMPONENTS.homes("catalonia"), "spain"))
    after = look(enter(2, state=state.copy()))
    assert after.away_leaders == {"hugo_roger": 3}
    kinds = {space: COMPONENTS.atlas.spaces[space].kind for space in COMPONENTS.homes("catalonia")}
    held: list[str] = []
    for kind in ("strategic", "fortress", "key"):
        found = [space for space, one in kinds.items() if one == kind]
        if not found:
            continue
        held += found
        state.control.update(dict.fromkeys(held, "catalonia"))
        assert people.quarters(state, "catalonia") == found


@covers("tm-8.1-6")
def test_naval_leaders_come_to_a_home_port_or_wait() -> None:
    state = position(turn=2, waiting_admirals={"a_leon": 2, "casenove": 3})
    state.admirals = {}
    match = enter(2, state=state)
    assert question(match) == ("portugal", "leader_enters")
    ports = {str(option[2]) for option in choices(match)}
    assert ports == {space for space in COMPONENTS.homes("portugal") if COMPONENTS.atlas.spaces[space].ports}
    state = play(match, ("enter", "a_leon", "lisbon"))
    assert (state.admirals, state.waiting_admirals) == ({"a_leon": "lisbon"}, {"casenove": 3})
    state.admirals, state.waiting_admirals = {}, {"a_leon": 2}
    state.control.update(dict.fromkeys(COMPONENTS.homes("portugal"), "spain"))
    assert look(enter(2, state=state)).waiting_admirals == {"a_leon": 3}


@covers("tm-8.1-7", "tm-8.1-5", "tm-8.1-8")
def test_ships_royal_persons_and_berbers_come() -> None:
    state = position(turn=4, lost_ships={"france": (1, 0)})
    before = sum(stack.size for here in state.troops.values() for stack in here if stack.owner == "north_africa")
    match = enter(4, state=state)
    state = look(match)
    assert state.lost_ships == {}
    assert state.children == {"john_asturias", "joanna", "maria"}
    assert state.suitors == {"margaret_austria", "philip_handsome"}
    after = sum(stack.size for here in state.troops.values() for stack in here if stack.owner == "north_africa")
    assert after > before
    assert "tlemcen" not in state.realm.closed_spaces(state)


# -- fortresses and the Mesta (8.2)


@covers("tm-8.2-1", "tm-8.2-2")
def test_boards_are_filled_up_and_a_die_moves_the_mesta() -> None:
    state = position(fortress_boxes={"france": 0})
    begun = state.mesta
    state = look(run(state, card_draw.mesta_moves))
    assert set(state.fortress_boxes.values()) == {2}
    assert state.mesta == begun
    state.turn = 2
    assert look(run(state, card_draw.mesta_moves, ("mesta", 4))).mesta == "talavera"


# -- the deck (6.2, 8.3)


@covers("tm-6.2-1", "tm-6.2-2", "tm-8.3-3")
def test_the_deck_of_a_turn() -> None:
    state = position(discard=("famine",), deck=("sack",), turn=2)
    out, *new = [card for card in COMPONENTS.deck(2) if card not in ("famine", "sack")]
    state.aside = tuple(card for card in state.aside if card not in ("famine", "sack", out))
    state.removed = (*state.removed, out)
    kept = [card for card in state.aside if card not in new]
    state = look(run(state, card_draw.cards_join))
    assert sorted(state.deck.cards) == sorted(("famine", "sack", *new))
    assert not set(state.aside) & set(new) and "papal_bull" in state.hands["france"]
    assert set(kept) - set(state.aside) == {"papal_bull", *(card for player in PLAYERS for card in state.hands[player])}
    assert "the_rise_of_france" in state.hands["france"]
    assert state.discard == ()
    assert not any(CARDS[card].kind in ("home", "papal_bull", "automatic") for card in state.deck.cards)


@covers("tm-6.1-25", "tm-21.7-4")
@pytest.mark.parametrize(("ally", "holder"), [("france", "france"), ("castile", "spain"), ("", "")])
def test_the_bull_goes_to_the_papal_ally(ally: str, holder: str) -> None:
    state = position(discard=("papal_bull",))
    state.aside = tuple(card for card in state.aside if card != "papal_bull")
    state.minors.pop("papacy")
    if ally:
        state.minors["papacy"] = ally
    state = look(run(state, card_draw.cards_join))
    assert [player for player in PLAYERS if "papal_bull" in state.hands[player]] == ([holder] if holder else [])
    assert ("papal_bull" in state.aside) is not bool(holder)
    assert "papal_bull" not in state.deck
    lines = dict(card_draw.deal_lines(state, "muslim"))
    assert lines.get("papacy_inactive", 0) == int(not holder)


# -- the deal (8.3, 20.6, 20.7)


ALL_KINGDOMS = [("kingdom valencia", 4), ("kingdom mallorca", 6), ("kingdom sardinia", 4)]
HOUSES = [(f"house {house.id}", 6) for house in COMPONENTS.tables.houses]


def houses_of(state: TantoMontaState, die: int) -> list[tuple[str, object]]:
    """A die for every house that rolls."""
    return [
        (f"house {house.id}", die)
        for house in COMPONENTS.tables.houses
        if card_draw.loyalty(state, house) and (not house.space or card_draw.holds(state, "france", house.space))
    ]


@covers("tm-8.3-1", "tm-20.6-1")
def test_cards_by_charisma_and_kingdoms_on_turn_1() -> None:
    state = position()
    dice = [*ALL_KINGDOMS, *houses_of(state, 6)]
    match = dealing(*dice)
    state = look(match)
    drawn = {player: len(state.hands[player]) for player in PLAYERS}
    assert look(dealing(*dice, card_markers={"portugal": {"treason": -9}})).hands["portugal"] == ()
    assert drawn == {"muslim": 4, "portugal": 5, "spain": 4 + 2 + 2, "france": 3 + 1}
    finish(match)


@covers("tm-20.6-1")
def test_kingdoms_by_turn_and_control() -> None:
    state = position(turn=2, control={"barcelona": "spain", "valencia": "france"})
    dice = [("kingdom catalonia", 2), ("kingdom sicily", 4), *houses_of(state, 6)]
    match = dealing(*dice, turn=2, control={"barcelona": "spain", "valencia": "france"})
    assert len(look(match).hands["spain"]) == 4 + 1 + 1
    rolled = {str(one["kingdom"]): one["amount"] for one in told(match, "kingdom_roll")}
    assert rolled == {"catalonia": 0, "sicily": 1}


@covers("tm-20.6-1", "tm-12.4-10")
def test_unrest_in_its_space_costs_a_kingdom_its_roll() -> None:
    state = position()
    dice = [("kingdom mallorca", 1), ("kingdom sardinia", 1), *houses_of(state, 6)]
    finish(dealing(*dice, unrest={"valencia"}))


@covers("tm-20.7-2")
@pytest.mark.parametrize(("die", "cards"), [(4, 1), (5, 0)])
def test_example_a_house_of_loyalty_4_brings_a_card_on_1_to_4(die: int, cards: int) -> None:
    """ex-20.7-1"""
    houses = dict.fromkeys(position().houses, 0) | {"orleans": 4}
    match = dealing(*ALL_KINGDOMS, ("house orleans", die), houses=houses, control={"perpignan": "spain"})
    assert len(look(match).hands["france"]) == 3 + cards
    finish(match)


@covers("tm-20.7-2")
def test_a_house_needs_its_space_but_for_alencon() -> None:
    houses = dict.fromkeys(position().houses, 5)
    lost = {"auch": "spain", "orleans": "spain", "poitiers": "spain", "lyon": "spain", "perpignan": "spain"}
    match = dealing(*ALL_KINGDOMS, ("house alencon", 5), houses=houses, control=lost)
    assert len(look(match).hands["france"]) == 3 + 1
    finish(match)


@covers("tm-20.7-4")
@pytest.mark.parametrize(
    ("holder", "ally", "level"),
    [("navarre", "", 0), ("spain", "aragon", 0), ("france", "", 3), ("france", "france", 5)],
)
def test_foix_navarre_follows_navarre(holder: str, ally: str, level: int) -> None:
    house = next(house for house in COMPONENTS.tables.houses if house.id == "foix_navarre")
    state = position(control={"pamplona": holder}, minors={"navarre": ally} if ally else {})
    assert card_draw.loyalty(state, house) == level


@covers("tm-20.7-4")
def test_france_wins_a_card_by_its_alliance_with_navarre() -> None:
    state = scene(fields={"turn": 2, "houses": dict.fromkeys(position().houses, 0)})
    state = settle(run(state, lambda now: activation.activate(now, "navarre", "france")))
    found: list[int] = []
    house = next(house for house in COMPONENTS.tables.houses if house.id == "foix_navarre")
    match = run(state, lambda now: found.append(card_draw.roll_house(now, house)), ("house foix_navarre", 5))
    finish(match)
    assert found == [1]


@covers("tm-20.7-5")
def test_perpignan_brings_a_card_or_a_roll_with_three_loyal_houses() -> None:
    state = position()
    state.houses = dict.fromkeys(state.houses, 0) | {"anjou": 5, "bourbon": 5}
    assert dict(card_draw.deal_lines(state, "france"))["perpignan"] == 1
    state.houses["orleans"] = 5
    assert "perpignan" not in dict(card_draw.deal_lines(state, "france"))
    for die, won in ((2, 1), (3, 0)):
        match = run(state.copy(), lambda now: rolled.append(card_draw.roll_perpignan(now)), ("house perpignan", die))
        assert match.over
        assert rolled.pop() == won
    state.control["perpignan"] = "spain"
    assert card_draw.roll_perpignan(state) == 0


rolled: list[int] = []
"""What a procedure gave back."""


@covers("tm-8.3-2")
def test_markers_of_cards_go_unless_they_last() -> None:
    state = position()
    match = dealing(
        *ALL_KINGDOMS,
        *houses_of(state, 6),
        card_markers={"muslim": {"resource": 1}, "portugal": {"bull": -2}},
        lasting_cards={"muslim": {"gibraltar": 1}, "portugal": {}},
    )
    state = look(match)
    assert (len(state.hands["muslim"]), len(state.hands["portugal"])) == (6, 3)
    assert state.card_markers == {}
    assert state.lasting_cards["muslim"] == {"gibraltar": 1}


@covers("tm-21.7-12")
def test_muslims_in_rome_draw_a_card_more() -> None:
    state = position(control={"rome": "north_africa"})
    assert dict(card_draw.deal_lines(state, "muslim"))["rome"] == 1


# -- resources (8.4)


@covers("tm-8.4-1", "tm-6.3-4", "tm-6.3-5")
@pytest.mark.parametrize(("turn", "boxes"), [(1, {"marrakesh", "fez"}), (4, {"marrakesh", "fez", "tlemcen"})])
def test_settlements_and_caravans_get_resources(turn: int, boxes: set[str]) -> None:
    state = position(
        turn=turn, settlements={"arguin": "portugal", "elmina": "portugal"}, cargo={"elmina": "naval_cp_3"}
    )
    match = table(("resources_come",), state=state, others=3)
    state = look(match)
    state.agenda = [("resources_come",)]
    state = look(table(state=state, others=3))
    assert set(state.cargo) == {"arguin", "elmina"}
    assert state.cargo["elmina"] == "naval_cp_3"
    assert set(state.caravans) == boxes


@covers("tm-8.4-2")
def test_a_captive_brings_a_resource_of_points() -> None:
    state = position(captives={"ferdinand": "beltranejos"})
    dice = [
        ("caravan resource", "caravan_cp_2"),
        ("caravan resource", "caravan_cp_2"),
        ("naval resource", "naval_cp_4"),
    ]
    match = run(state, resources.resources_come, *dice)
    state = look(match)
    assert state.warehouse == {"portugal": ("naval_cp_4",)}
    assert len(state.naval_pool) == 49
    finish(match)
