"""Packages as a whole (9.1): what one term can rely on, and what another one takes away."""

from __future__ import annotations

from tests.rulebook.here_i_stand.driver import choices, finish, look, play, question, refused
from tests.rulebook.here_i_stand.land import scene
from tests.rulebook.here_i_stand.test_deals import PROPOSE, YES, agreed, drafting
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.diplomacy.ways import DIPLOMACY


@covers("his-9.1-11", "his-9.1-12")
def test_mercenaries_in_a_foreign_war_are_not_given_away() -> None:
    state = scene(london={"england": (1, 1)}, ireland={"england": (1, 2)})
    match = drafting("england", "france", state=state)
    gifts = [option for option in choices(match) if option[0] == "grant_mercenaries"]
    assert gifts == [("grant_mercenaries", "england", "france", 1)]


@covers("his-9.1-11", "his-9.1-12")
def test_only_mercenaries_that_are_still_there_are_given() -> None:
    """The cession of their only refuge costs France one of the places they could be taken from."""
    state = scene(metz={"france": (0, 2)}, fields={"turn": 3})
    state.control = {space: "hapsburg" if holder == "france" else holder for space, holder in state.control.items()}
    state.control["metz"] = "france"
    terms = (("cede", "france", "england", "metz"), ("grant_mercenaries", "france", "england", 2))
    match = agreed("france", "england", terms=terms, state=state)
    finish(match)
    assert "metz" not in look(match).troops and "london" not in look(match).troops


@covers("his-9.1-6")
def test_a_captive_may_return_to_a_key_of_the_ally_that_the_package_makes() -> None:
    lost = dict.fromkeys(("paris", "lyon", "marseille", "bordeaux"), "hapsburg")
    fields = {"turn": 3, "captives": {"francis_i": "england"}, "control": {**lost, "rouen": "england"}}
    match = drafting("france", "england", state=scene(fields=fields))
    release = ("release", "england", "france", "francis_i")
    assert refused(match, release) == "his-9.1-6"
    play(match, ("ally", "england", "france"), release, PROPOSE, ("england", YES))
    assert look(match).leaders["francis_i"] == "rouen"


@covers("his-9.1-7")
def test_garrisons_do_not_go_to_another_space_of_the_same_package() -> None:
    control = {"lyon": "england", "marseille": "england", "calais": "england", "london": "england"}
    state = scene(lyon={"england": 2}, marseille={"england": 2}, fields={"turn": 3, "control": control})
    terms = tuple(("cede", "england", "france", space) for space in ("lyon", "marseille"))
    match = agreed("england", "france", terms=tuple(sorted(terms, key=DIPLOMACY.place_of)), state=state)
    assert question(match) == ("england", "haven")
    assert choices(match) == {("space", "calais"), ("space", "london")}
