"""What people see of Tanto Monta: boards, dice with their reasons, what is hidden from whom, and the same as text."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import Game, position, scene
from warcouncil.campaign import field_battle, sieges
from warcouncil.campaign.pieces import Battle, Troops
from warcouncil.commands.position import note_of
from warcouncil.engine.match import Match
from warcouncil.engine.title import get_title
from warcouncil.text import speaker
from warcouncil.titles.tanto_monta import terminal
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.display import board, prompts, resolving, view
from warcouncil.titles.tanto_monta.realm import MAJORS, PLAYERS
from warcouncil.titles.tanto_monta.sea import piracy
from warcouncil.titles.tanto_monta.seasons import victory
from warcouncil.titles.tanto_monta.state import Headline, Nao, Piracy, TantoMontaState
from warcouncil.titles.tanto_monta.voyages import ocean_piracy

Json = dict[str, Any]
LANGUAGES = ("en", "zh-Hans", "zh-Hant")
MUSLIM, PORTUGAL, SPAIN, FRANCE = range(4)


def shown(state: TantoMontaState, kind: str, seat: int | None = None) -> list[Json]:
    return [panel for panel in get_title("tanto_monta").view(state, seat)["panels"] if panel["kind"] == kind]


def going_on(state: TantoMontaState, kind: str) -> Json:
    return next(panel for panel in resolving.going_on(state) if panel["kind"] == kind)


def at(state: TantoMontaState, place: str) -> list[tuple[str, str | None, int]]:
    found = [piece for piece in view.pieces(state) if piece["place"] == place]
    return [(piece["kind"], piece["owner"], piece["count"]) for piece in found]


def reasons(panel: Json) -> list[int]:
    return [sum(line["dice"] for line in side["lines"]) for side in panel["sides"]]


# -- the board


def test_every_place_is_on_the_board_within_its_own_map() -> None:
    found = board.board()
    width, height = found["size"]
    places = {space["id"]: space for space in found["spaces"]}
    assert all(0 < one["x"] < width and 0 < one["y"] < height for one in places.values())
    assert {*COMPONENTS.atlas.spaces, *COMPONENTS.atlas.seas, *board.WAR_BOXES, "built"} < set(places)
    for small, own in (("canaries", "island"), ("voyages", "ocean")):
        x, y, wide, high = board.FRAMES[small]
        inside = {id for id, one in places.items() if x < one["x"] < x + wide and y < one["y"] < y + high}
        assert {id for id, one in places.items() if one.get(own)} <= inside
        assert not any(places[id].get("home") and not places[id]["island"] for id in inside)


def test_links_join_places_and_the_strait_is_crossed_over_water() -> None:
    found = board.board()
    places = {space["id"] for space in found["spaces"]}
    assert all({link["a"], link["b"]} <= places for link in found["links"])
    straits = {frozenset((link["a"], link["b"])) for link in found["links"] if link["kind"] == "strait"}
    assert straits == {frozenset(pair) for pair in COMPONENTS.map.strait}
    assert sum(link["kind"] in ("road", "pass", "strait") for link in found["links"]) == 260


def test_what_is_reconstructed_is_said_field_by_field() -> None:
    places = {space["id"]: space for space in board.board()["spaces"]}
    assert places["avila"]["certainty"] == "reconstructed" and places["avila"]["doubt"]["kind"] == "reconstructed"
    assert places["granada"]["certainty"] == "sure" and not places["granada"]["doubt"]


# -- pieces


def test_who_controls_a_space_is_always_shown() -> None:
    state = position()
    controls = [piece for piece in view.pieces(state) if piece["kind"] == "control"]
    assert {piece["place"]: piece["owner"] for piece in controls} == state.control


def test_spaces_that_are_not_in_play_and_keys_by_events_are_marked() -> None:
    early = {piece["place"]: piece["markers"] for piece in view.pieces(position()) if piece["kind"] == "control"}
    assert early["tlemcen"] == ["closed"] and early["fez"] == []
    tui = position(tui=True, control={"tui": "beltranejos"})
    assert next(piece for piece in view.pieces(tui) if piece["place"] == "tui")["markers"] == ["key"]


def test_naos_settlements_and_escorts_are_on_the_exploration_map() -> None:
    nao = next(one.id for one in COMPONENTS.pieces.naos if one.player == "portugal")
    state = position(
        naos={nao: Nao("ocean_1", damaged=True, cargo=("naval_cp_2",))},
        settlements={"elmina": "portugal"},
        cargo={"elmina": "naval_cp_3"},
        escorts={"ocean_1": {"portugal": 2}},
        piracies={("spain", "ocean_1")},
    )
    assert set(at(state, "ocean_1")) == {("nao", "portugal", 1), ("squadron", "portugal", 2), ("piracy", "spain", 1)}
    ship = next(piece for piece in view.pieces(state) if piece["kind"] == "nao")
    assert ship["markers"] == [nao, "damaged", "loaded"]
    assert next(piece for piece in view.pieces(state) if piece["place"] == "elmina")["markers"] == ["loaded"]


def test_a_foreign_war_shows_both_sides() -> None:
    state = position(foreign_wars={"burgundy": 7}, troops={"burgundy": (Troops("france", (6, 0, 0, 0)),)})
    assert set(at(state, "burgundy")) == {("regular", "france", 6), ("regular", "independent", 7)}


# -- boards


def test_the_lines_of_a_board_add_up_to_its_points() -> None:
    state = position(bonus_vp={"spain": (("wedding", 1), ("wedding", 1))})
    for panel in shown(state, "player"):
        assert sum(line["vp"] for line in panel["vp_lines"]) == panel["vp"] == victory.vp(state, panel["power"])


def test_a_warehouse_is_seen_by_its_owner_alone() -> None:
    state = position(warehouse={"muslim": ("caravan_cp_3", "naval_cp_5")})
    own, other = (shown(state, "player", seat)[0]["warehouse"] for seat in (MUSLIM, SPAIN))
    assert own == ["caravan_cp_3", "naval_cp_5"] and other == ["caravan", "naval"]


def test_each_board_has_its_own_tracks() -> None:
    tracks = {panel["power"]: panel["track"] for panel in shown(position(), "player")}
    assert tracks["muslim"]["most_corsair_vp"] == 12
    assert {one["kingdom"] for one in tracks["spain"]["kingdoms"] if not one["held"]} == {"catalonia", "roussillon"}
    assert len(tracks["france"]["houses"]) == 6 and tracks["france"]["garrison"]
    assert tracks["portugal"]["most_ports"] == len(COMPONENTS.tables.atlantic.ports)


def test_headlines_are_secret_until_all_have_chosen() -> None:
    chosen = {"spain": (("headline", "seed_of_an_empire"),)}
    state = position(phase="headlines", drafts=chosen)
    assert shown(state, "headlines", SPAIN)[0]["chosen"] == {"spain": [("headline", "seed_of_an_empire")]}
    assert shown(state, "headlines", FRANCE) == []
    state.drafts, state.headlines = {}, {"spain": Headline("seed_of_an_empire", "famine", 1)}
    assert shown(state, "headlines", FRANCE)[0]["shown"][0]["event"] == "seed_of_an_empire"


# -- dice


def test_a_battle_tells_where_its_dice_come_from_and_which_fours_hit() -> None:
    state = scene(zahara={"castile": 3}, fields={"control": {"zahara": "spain"}})
    state.battle = Battle(
        "field",
        "zahara",
        "nasrid",
        ("castile",),
        attacking=(Troops("nasrid", (2, 1, 0, 0)),),
        defending=(Troops("castile", (3, 0, 0, 0)),),
    )
    panel = going_on(state, "battle")
    assert reasons(panel) == [field_battle.dice_of(state, 0), field_battle.dice_of(state, 1)] == [3, 5]
    assert [line["kind"] for line in panel["sides"][1]["lines"]] == ["units", "defender", "strategic"]
    assert [side["fours"] for side in panel["sides"]] == [1, 2]


def test_an_assault_tells_where_its_dice_come_from() -> None:
    state = scene(malaga={"castile": {"regular": 6, "artillery": 2}, "nasrid": 2})
    state.battle = Battle(
        "assault",
        "malaga",
        "castile",
        ("nasrid",),
        attacking=(Troops("castile", (6, 0, 0, 2)),),
        defending=(Troops("nasrid", (2, 0, 0, 0)),),
    )
    assert reasons(going_on(state, "battle")) == [sieges.dice_of(state, 0), sieges.dice_of(state, 1)]


def test_piracy_tells_the_dice_of_the_coast_and_of_the_pirate() -> None:
    state = scene(ships={"alboran_sea": {"north_africa": 2}})
    state.piracy = Piracy("north_africa", "alboran_sea", "spain")
    panel = going_on(state, "piracy")
    coast = piracy.defence_lines(state, "north_africa", "alboran_sea", "spain")
    assert reasons(panel) == [sum(line["dice"] for line in coast), 2]
    assert [side["role"] for side in panel["sides"]] == ["coast", "pirates"]


def test_a_raid_of_a_nao_is_told_even_when_it_has_sunk() -> None:
    nao = next(one.id for one in COMPONENTS.pieces.naos if one.player == "spain")
    state = position(
        naos={nao: Nao("ocean_1")},
        settlements={"arguin": "portugal"},
        piracy=Piracy("spain", "ocean_1", "portugal", nao),
    )
    lines = ocean_piracy.raid_lines(state, nao, "portugal", "ocean_1")
    assert reasons(going_on(state, "piracy"))[1] == sum(line["dice"] for line in lines)
    state.naos = {}
    assert going_on(state, "piracy")["sides"][1]["lines"] == []


# -- prompts


def test_an_option_lights_up_what_it_names() -> None:
    assert prompts.touches(("move", "castile", "toledo")) == ("toledo",)
    assert prompts.touches(("influence", "papacy")) == ("papacy",)
    assert prompts.touches(("marriage", "joanna", "philip_handsome", 3)) == ("joanna", "philip_handsome")


# -- the same as text


def matches(seeds: range, moves: int) -> Iterator[Match]:
    """Matches at random, some way into them."""
    for seed in seeds:
        chance = random.Random(seed)
        match = Match.new(Game(), seed=seed, options={"windows": "quick"})
        for _ in range(moves):
            if match.over:
                break
            decision = match.decisions[0]
            match.choose(decision, chance.choice(list(decision.options)))
            yield match


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_and_every_question_can_be_told(language: str) -> None:
    voice = speaker(Game(), language)
    for number, match in enumerate(matches(range(2), 400)):
        if match.over or number % 9:
            continue
        state = match.state
        assert isinstance(state, TantoMontaState)
        decision = match.decisions[0]
        voice.prompt(state, decision)
        for option in decision.options[:5]:
            voice.option(decision.kind, option)
        seen = {"view": get_title("tanto_monta").view(state, state.seats[decision.power])}
        assert terminal.summary(seen, state.seats[decision.power], voice)
        told = "\n".join(terminal.position(seen, voice))
        assert all(voice.name("power", power) in told for power in MAJORS if power not in state.surrendered)
        note_of(Game(), seen, decision, decision.options[0], voice)
        assert len(terminal.standing(seen, voice)) == 1 + len(PLAYERS)
        assert terminal.points(seen, SPAIN, voice)


def test_cards_leaders_naos_rulers_and_spaces_are_explained() -> None:
    voice = speaker(Game(), "en")
    assert "Home card" in terminal.thing("card", "seed_of_an_empire", voice)
    assert terminal.thing("leader", "great_captain", voice) == "Battle 2 · Command 12"
    assert terminal.thing("ruler", "catholic_monarchs", voice).startswith("Spain")
    assert terminal.thing("space", "gibraltar", voice).startswith("Key · Castile · Nasrid Kingdom")
    assert "Crew" in terminal.thing("nao", "columbus", voice)


def test_whether_somebody_is_ready_for_the_headlines_is_asked_at_the_terminal() -> None:
    title = get_title("tanto_monta")
    match = Match.new(title, players=4, seed=3)
    while match.decisions[0].kind != "ready":
        match.choose(match.decisions[0], match.decisions[0].options[0])
    decision = match.decisions[0]
    seen = title.view(match.state, match.state.seats[decision.power])
    assert {note_of(title, seen, decision, option, speaker("tanto_monta", "en")) for option in decision.options} == {""}
