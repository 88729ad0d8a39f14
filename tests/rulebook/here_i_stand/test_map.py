"""The map (2): spaces and their kinds, control and its words, language zones, passes, sea zones and ports."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulebook.here_i_stand.driver import choices, impulse, look, may, play, position, refused, table
from tests.rulebook.here_i_stand.land import march, scene, size, war
from tests.rulebook.here_i_stand.sea import DONE, sail, sailing, ships_of
from warcouncil.campaign import relations
from warcouncil.campaign.deployment import destinations
from warcouncil.campaign.navies import exits
from warcouncil.campaign.retreats import room_inside
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import (
    CAPITALS,
    ELECTORATES,
    FORTRESSES,
    HOMES,
    INDEPENDENT,
    KEY_TRACK,
    KEYS,
    MAP,
    NEIGHBOURS,
    PORTS,
    ROADS,
    SEA_NEIGHBOURS,
    SEAS,
    SPACES,
    TOWNS,
    ZONES,
)
from warcouncil.titles.here_i_stand.faith import debates, religion
from warcouncil.titles.here_i_stand.faith.debaters import PAPACY, PROTESTANT
from warcouncil.titles.here_i_stand.seasons import card_draw, victory

FRENCH_WAR = [("hapsburg", "france")]

# -- spaces and connections


@covers("his-2-1")
def test_a_connection_joins_two_spaces_both_ways() -> None:
    for one, other in (("paris", "rouen"), ("vienna", "pressburg"), ("lyon", "geneva")):
        assert other in NEIGHBOURS[one]
        assert one in NEIGHBOURS[other]
    assert "london" not in NEIGHBOURS["paris"]
    match = war("france", 1, paris={"france": 1})
    play(match, ("move", "paris"))
    assert {str(option[1]) for option in choices(match)} == set(NEIGHBOURS["paris"])


@covers("his-2-2", "his-2.5-14")
def test_only_ports_lead_to_the_sea() -> None:
    state = position()
    assert set(exits(state, "calais", "england")) == {"english_channel", "north_sea"}
    assert exits(state, "carlisle", "england") == ()
    assert set(exits(state, "baltic_sea", "england")) == {"north_sea", "lubeck", "stettin"}
    ships = {"north_sea": {"england": 1}}
    match = sailing("england", 2, ships=ships, london={"england": 1}, york={"england": 1})
    assert may(match, ("transport", "london"))
    assert ("transport", "york") not in choices(match)


@covers("his-2-3")
def test_every_space_has_a_controller_and_a_religion() -> None:
    state = position(scenario="1532")
    assert set(state.control) == set(SPACES)
    assert state.control["buda"] == "ottoman" != state.control["vienna"]
    for space in SPACES:
        ottoman = space in HOMES["ottoman"]
        assert religion.is_protestant(state, space) + religion.is_catholic(state, space) == (not ottoman)
    assert religion.is_protestant(state, "zurich")
    assert religion.is_catholic(state, "paris")


# -- kinds of spaces (2.1)


@covers("his-2.1-1", "his-2.1-2", "his-2.4-1")
def test_keys_electorates_and_fortresses_have_walls() -> None:
    state = position()
    assert [len(kind) for kind in (KEYS, ELECTORATES, FORTRESSES, TOWNS)] == [33, 6, 9, 86]
    for space in SPACES:
        assert relations.fortified(state, space) == (space not in TOWNS)
    state.fortresses.add("pavia")
    state.havens.add("oran")
    assert relations.fortified(state, "pavia")
    assert relations.fortified(state, "oran")


@covers("his-2.1-4")
def test_four_units_fit_inside_the_walls() -> None:
    held = {"control": {"metz": "france"}}
    assert room_inside(scene(metz={"france": 3}, fields=held), "metz") == 1
    assert room_inside(scene(metz={"france": 4}, fields=held), "metz") == 0
    assert room_inside(scene(metz={"france": 6}, fields=held), "metz") == 0


@covers("his-2.1-5")
def test_units_winter_behind_their_own_walls() -> None:
    state = scene(besancon={"hapsburg": 1}, linz={"hapsburg": 1})
    state.agenda = [("winter",)]
    match = table(state=state)
    while match.decisions:
        options = match.decisions[0].options
        play(match, DONE if DONE in options else options[0])
    assert size(look(match), "besancon", "hapsburg") == 1
    assert size(look(match), "linz", "hapsburg") == 0


@covers("his-2.1-6", "his-2.1-10")
def test_keys_give_cards_and_vp_and_fortresses_do_not() -> None:
    state = position()
    before = (
        card_draw.counted_keys(state, "france"),
        card_draw.cards_due(state, "france"),
        victory.vp(state, "france"),
    )
    for fortress in FORTRESSES:
        state.control[fortress] = "france"
    held = (card_draw.counted_keys(state, "france"), card_draw.cards_due(state, "france"), victory.vp(state, "france"))
    assert before == held
    for key in ("metz", "florence"):
        state.control[key] = "france"
    assert card_draw.counted_keys(state, "france") == before[0] + 2
    assert card_draw.cards_due(state, "france") > before[1]
    assert victory.vp(state, "france") == before[2] + 4
    state.control |= dict.fromkeys(KEYS, "france")
    assert card_draw.key_row(state, "france") == KEY_TRACK["france"][-1]  # more keys than boxes give no more


@covers("his-2.1-7", "his-2.1-8")
def test_six_keys_are_capitals() -> None:
    assert CAPITALS == {
        "ottoman": ("istanbul",),
        "hapsburg": ("valladolid", "vienna"),
        "england": ("london",),
        "france": ("paris",),
        "papacy": ("rome",),
        "protestant": (),
    }
    assert sum(bool(space.capital_of) for space in SPACES.values()) == 6
    assert all(capital in KEYS for capitals in CAPITALS.values() for capital in capitals)


@covers("his-2.1-9")
def test_six_electorates_in_germany() -> None:
    assert set(ELECTORATES) == {"augsburg", "brandenburg", "cologne", "mainz", "trier", "wittenberg"}
    assert all(SPACES[space].zone == "german" for space in ELECTORATES)
    assert not set(ELECTORATES) & set(KEYS)


@covers("his-2.1-12")
def test_a_town_is_taken_without_a_siege() -> None:
    match = war("hapsburg", 1, dijon={"hapsburg": 1}, wars=FRENCH_WAR)
    state = play(match, ("control", "dijon"))
    assert state.control["dijon"] == "hapsburg"
    assert not state.sieges
    assert ("control", "lyon") not in choices(war("hapsburg", 1, lyon={"hapsburg": 5}, wars=FRENCH_WAR))


@covers("his-2.1-13")
def test_enemies_in_a_town_fight() -> None:
    dice = (("attacker", (1, 1)), ("defender", (6, 1)))
    match = war("hapsburg", 1, *dice, besancon={"hapsburg": 2}, dijon={"france": 1}, wars=FRENCH_WAR)
    march(match, "besancon", "dijon")
    assert match.decisions[0].kind == "avoid_battle"
    play(match, ("pass",))
    assert size(look(match), "besancon", "hapsburg") == 1
    assert size(look(match), "dijon", "france") == 1


@covers("his-2.1-14", table=True)
def test_every_space_is_somebodys_home_or_independent() -> None:
    assert Counter(space.home for space in SPACES.values()) == {
        "ottoman": 15,
        "hapsburg": 32,
        "england": 12,
        "france": 17,
        "papacy": 3,
        "protestant": 21,
        "genoa": 2,
        "hungary_bohemia": 9,
        "scotland": 3,
        "venice": 4,
        "independent": 16,
    }
    state = position()
    assert relations.home_of(state, "milan") == INDEPENDENT
    assert relations.home_of(state, "genoa") == "genoa"


# -- political control (2.2)


@covers("his-2.2-1", "his-2.2-2")
def test_a_space_is_its_home_powers_unless_a_marker_says_otherwise() -> None:
    state = position()
    assert state.control["paris"] == SPACES["paris"].home == "france"
    assert state.control["milan"] == "france" != SPACES["milan"].home
    assert state.control["augsburg"] == "hapsburg" != SPACES["augsburg"].home
    assert state.control["florence"] == INDEPENDENT


@covers("his-2.2-3")
def test_what_a_power_controls() -> None:
    state = position(control={"metz": "france", "besancon": "france", "edinburgh": "scotland"})
    for space in ("paris", "metz", "besancon"):
        assert relations.controls(state, "france", space)
    assert not relations.controls(state, "hapsburg", "besancon")
    assert not relations.controls(state, "france", "edinburgh")
    state.minors["scotland"] = "france"
    assert relations.controls(state, "france", "edinburgh")


@covers("his-2.2-4", "his-2.2-5", "his-2.2-7")
def test_friends_enemies_and_neither() -> None:
    state = position(wars={("ottoman", "hapsburg")}, alliances={("hapsburg", "papacy")}, minors={"venice": "papacy"})
    for space in ("vienna", "rome", "venice"):
        assert relations.friendly(state, "hapsburg", space)
        assert not relations.hostile(state, "hapsburg", space)
    assert relations.hostile(state, "hapsburg", "istanbul")
    assert not relations.friendly(state, "hapsburg", "istanbul")
    for space in ("paris", "florence"):
        assert not relations.friendly(state, "hapsburg", space)
        assert not relations.hostile(state, "hapsburg", space)
    assert not relations.hostile(state, "papacy", "istanbul")
    assert not relations.friendly(state, INDEPENDENT, "florence")


@covers("his-2.2-6")
def test_debaters_of_the_two_faiths_are_always_enemies() -> None:
    assert debates.opponent(PAPACY) == PROTESTANT
    assert debates.opponent(PROTESTANT) == PAPACY
    match = impulse("papacy", 3, wars=set(), league=False)
    assert may(match, ("call_debate", "german"))


@covers("his-2.2-9")
def test_enemies_next_door_keep_a_town_and_independents_do_not() -> None:
    free = war("france", 1, milan={"france": 1}, trent={"independent": 1})
    assert may(free, ("control", "pavia"))
    match = war("france", 1, milan={"france": 1}, modena={"hapsburg": 1}, wars=FRENCH_WAR)
    assert refused(match, ("control", "pavia")) == "his-12.2-2"


@covers("his-2.2-10")
def test_units_in_a_space_do_not_change_who_controls_it() -> None:
    match = war("hapsburg", 2, besancon={"hapsburg": 2}, wars=FRENCH_WAR)
    march(match, "besancon", "dijon")
    assert size(look(match), "dijon", "hapsburg") == 2
    assert look(match).control["dijon"] == "france"
    play(match, ("control", "dijon"))
    assert look(match).control["dijon"] == "hapsburg"


# -- language zones and passes (2.5)


@covers("his-2.5-1", table=True)
def test_five_language_zones() -> None:
    assert Counter(space.zone for space in SPACES.values()) == {
        "english": 14,
        "french": 24,
        "german": 27,
        "italian": 18,
        "spanish": 13,
        "": 38,
    }
    assert all(sum(space in zone for zone in ZONES.values()) <= 1 for space in SPACES)


@covers("his-2.5-2", table=True)
def test_sixteen_passes() -> None:
    assert Counter(crossing.range for crossing in MAP.passes) == {"pyrenees": 3, "alps": 6, "balkans": 7}


@covers("his-2.5-4")
def test_no_interception_over_a_pass() -> None:
    foe = {"wars": FRENCH_WAR, "milan": {"france": 2}, "fields": {"control": {"turin": INDEPENDENT}}}
    match = war("france", 1, grenoble={"hapsburg": 3}, **foe)
    march(match, "milan", "turin")
    assert size(look(match), "turin", "france") == 2
    match = war("france", 1, pavia={"hapsburg": 3}, **foe)
    march(match, "milan", "turin")
    assert match.decisions[0].kind == "intercept"


@covers("his-2.5-4")
def test_a_pass_carries_no_faith_and_no_spring_army() -> None:
    state = scene(fields={"protestant_spaces": {"geneva"}})
    assert "geneva" not in ROADS["turin"] and "geneva" in NEIGHBOURS["turin"]
    assert religion.protestant_dice(state, "turin") == 1  # the least there is
    assert religion.protestant_dice(state, "lyon") == 1
    state.protestant_spaces = {"geneva", "grenoble"}
    assert religion.protestant_dice(state, "turin") == 1
    assert religion.protestant_dice(state, "lyon") == 2
    state = scene(paris={"france": 2}, fields={"control": {"turin": "france", "geneva": "france"}})
    reached = destinations(state, "france", "paris")
    assert "grenoble" in reached
    assert "geneva" in reached
    assert "turin" not in reached


@covers("his-2.5-5", "his-2.5-13")
def test_units_retreat_over_a_pass() -> None:
    dice = (("attacker", (6, 1, 1, 1)), ("defender", (1,) * 3))
    fields = {"control": {"turin": "france", "milan": "hapsburg", "geneva": "hapsburg"}}
    match = war("hapsburg", 1, *dice, milan={"hapsburg": 4}, turin={"france": 2}, wars=FRENCH_WAR, fields=fields)
    march(match, "milan", "turin")
    play(match, ("pass",))
    assert size(look(match), "turin", "france") == 0
    assert size(look(match), "grenoble", "france") == 1


@covers("his-2.5-5")
def test_units_avoid_battle_over_a_pass() -> None:
    fields = {"control": {"turin": "france", "milan": "hapsburg"}}
    dice = (("avoid battle", (5, 4)),)
    match = war("hapsburg", 1, *dice, milan={"hapsburg": 4}, turin={"france": 2}, wars=FRENCH_WAR, fields=fields)
    march(match, "milan", "turin")
    play(match, ("avoid", "grenoble"), ("detach", "france", "regular", 2))
    assert size(look(match), "grenoble", "france") == 2
    assert size(look(match), "turin", "hapsburg") == 4


# -- the sea (2.5)


@covers("his-2.5-6")
def test_fourteen_sea_zones() -> None:
    assert len(SEAS) == 14


@covers("his-2.5-7")
def test_land_units_do_not_stay_at_sea() -> None:
    ships = {"english_channel": {"england": 1}}
    match = sailing("england", 4, ships=ships, portsmouth={"england": 2})
    play(match, ("transport", "portsmouth"), ("detach", "england", "regular", 2))
    assert {option[0] for option in choices(match)} == {"land_at"}
    play(match, ("land_at", "calais"))
    assert size(look(match), "calais", "england") == 2
    assert "english_channel" not in look(match).troops


@covers("his-2.5-8", "his-2.5-9", table=True)
def test_ports_have_one_anchor_or_two() -> None:
    two = {space.id for space in SPACES.values() if len(space.ports) == 2}
    assert two == {
        "bastia",
        "brest",
        "cagliari",
        "calais",
        "candia",
        "cartagena",
        "corfu",
        "coron",
        "corunna",
        "genoa",
        "gibraltar",
        "istanbul",
        "malta",
        "messina",
        "palma",
        "rhodes",
        "tunis",
    }
    assert sum(len(space.ports) == 1 for space in SPACES.values()) == 41
    assert sum(map(len, PORTS.values())) == 58 + 17
    for inland_coast in ("stirling", "wales", "zara", "granada"):
        assert not SPACES[inland_coast].ports


@pytest.mark.parametrize(
    ("one", "other"),
    [("ionian_sea", "tyrrhenian_sea"), ("barbary_coast", "atlantic_ocean"), ("black_sea", "aegean_sea")],
)
@covers("his-2.5-10")
def test_three_pairs_of_seas_are_apart(one: str, other: str) -> None:
    for here, there in ((one, other), (other, one)):
        match = sailing("ottoman", 1, ships={here: {"ottoman": 2}})
        play(match, ("naval_move",))
        assert refused(match, ("sail", here, there)) == "his-2.5-10"


@covers("his-2.5-10", "his-2.5-12", table=True)
def test_sixteen_borders_of_seas() -> None:
    borders = {frozenset((sea, near)) for sea, nears in SEA_NEIGHBOURS.items() for near in nears}
    assert len(borders) == 16
    assert all(sea in SEA_NEIGHBOURS[near] for sea, nears in SEA_NEIGHBOURS.items() for near in nears)
    assert frozenset(("north_sea", "irish_sea")) in borders
    assert frozenset(("north_sea", "baltic_sea")) in borders


@covers("his-2.5-11")
def test_a_strait_is_passed_through_its_port_in_two_moves() -> None:
    match = sailing("ottoman", 2, ships={"black_sea": {"ottoman": 1}})
    sail(match, ("sail", "black_sea", "istanbul"))
    play(match, ("naval_move",))
    assert {option for option in choices(match) if option != DONE} == {
        ("sail", "istanbul", "aegean_sea"),
        ("sail", "istanbul", "black_sea"),
    }
    play(match, ("sail", "istanbul", "aegean_sea"))
    assert ships_of(look(match), "aegean_sea", "ottoman") == (1, 0)
    lost = {"control": {"istanbul": "hapsburg"}}
    match = sailing("ottoman", 2, ships={"black_sea": {"ottoman": 2}}, fields=lost)
    play(match, ("naval_move",))
    assert refused(match, ("sail", "black_sea", "istanbul")) == "his-16.1-4"
