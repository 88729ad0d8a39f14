"""The worked examples about combat, ports and neutral forces, and the cases derived from the rules, by their ids."""

from __future__ import annotations

from tests.rulebook.game_of_thrones.positions import (
    QUIET,
    army,
    asked,
    battle,
    bid,
    choices,
    look,
    march,
    may,
    play,
    question,
    refused,
    strengths,
    support,
    table,
    told,
    units_in,
    winner,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import SHORES

# -- combat


def points(match: Match) -> dict[str, dict[str, int]]:
    """Where the strength of each combatant comes from, as everybody sees it."""
    (shown,) = [entry for entry in match.view(None)["view"]["panels"] if entry["kind"] == "combat"]
    found: dict[str, dict[str, int]] = {}
    for side in shown["sides"]:
        rows = found.setdefault(side["house"], {})
        for row in side["points"]:
            rows[row["kind"]] = rows.get(row["kind"], 0) + row["points"]
    return found


def base(match: Match) -> tuple[object, object]:
    """The base strengths of attacker and defender, as last announced."""
    entry = told(match, "base_strength")[-1]
    return entry["strength"], entry["strength2"]


@covers("got-support-2", "got-support-3", "got-support-5")
def test_ex_support_1() -> None:
    match = table(
        ("marches",),
        players=5,
        tracks={"iron_throne": ("lannister", "baratheon", "tyrell")},
        units={
            "the_reach": ("tyrell", "knight", "knight"),
            "blackwater": ("lannister", "footman"),
            "kings_landing": ("tyrell", "knight"),
            "stoney_sept": ("lannister", "footman", "knight"),
            "harrenhal": ("baratheon", "knight"),
            "lannisport": ("lannister", "footman"),
        },
        orders={
            "the_reach": "march_plus_1",
            "blackwater": "march_minus_1",
            "kings_landing": "support",
            "stoney_sept": "support",
            "harrenhal": "support",
            "lannisport": "march_0",
        },
        pause="stark",
    )
    march(match, "lannisport")
    march(match, "the_reach", ("knight", "blackwater"), ("knight", "blackwater"))
    assert question(match) == ("lannister", "support")
    play(match, ("support", "stoney_sept", "lannister"))
    assert question(match) == ("baratheon", "support")
    play(match, ("support", "harrenhal", "lannister"))
    assert question(match) == ("tyrell", "support")
    play(match, ("support", "kings_landing", "tyrell"))
    support(match)  # Lannister accepts
    assert base(match) == (7, 6)
    assert points(match) == {
        "tyrell": {"units": 4, "support": 2, "march_order": 1},
        "lannister": {"units": 1, "support": 5},
    }
    battle(match, "mace_tyrell", "tywin_lannister")
    assert {"kings_landing", "stoney_sept", "harrenhal"} <= set(look(match).orders)


@covers("got-combat-15", "got-cards-12", "got-retreat-2")
def test_ex_combat_1() -> None:
    match = table(
        ("marches",),
        players=5,
        tracks={"fiefdoms": ("stark", "lannister", "tyrell")},
        units={"kings_landing": ("tyrell", "footman", "knight"), "kingswood": ("lannister", "footman", "footman")},
        orders={"kings_landing": "march_0"},
        pause="stark",
    )
    march(match, "kings_landing", ("footman", "kingswood"), ("knight", "kingswood"), token=True)
    assert base(match) == (3, 2)
    state = battle(match, "alester_florent", "ser_jaime_lannister")
    assert question(match) == ("stark", "consolidate")
    assert strengths(match) == (4, 4)
    assert winner(match) == "lannister"
    assert state.units["kings_landing"] == army("routed_footman", "routed_knight")
    assert state.units["kingswood"] == army("footman", "footman")
    assert "kings_landing" not in state.orders


@covers("got-combat-14")
def test_ex_combat_2() -> None:
    match = table(
        ("marches",),
        players=5,
        units={"the_reach": ("tyrell", "knight"), "blackwater": ("lannister", "footman", "knight")},
        orders={"the_reach": "march_0"},
        pause="stark",
    )
    march(match, "the_reach", ("knight", "blackwater"))
    assert base(match) == (2, 3)
    battle(match, "mace_tyrell", "the_hound")
    assert strengths(match) == (2 + 4, 3 - 1 + 2)


@covers("got-retreat-10", "got-retreat-11", "got-retreat-12")
def test_ex_retreat_1() -> None:
    match = table(
        ("marches",),
        units={
            "kings_landing": ("baratheon", "knight", "knight"),
            "the_boneway": ("baratheon", "knight", "knight"),
            "kingswood": ("tyrell", "footman", "knight"),
            "storms_end": ("tyrell", "footman"),
            "sea_of_dorne": ("tyrell", "ship"),
        },
        orders={"kings_landing": "march_0", "the_boneway": "march_minus_1"},
        pause="stark",
    )
    march(match, "kings_landing", ("knight", "kingswood"), ("knight", "kingswood"))
    battle(match, "brienne_of_tarth", "randyll_tarly")
    assert winner(match) == "baratheon"
    play(match, ("lose", "kingswood", "footman"), ("retreat", "storms_end"))
    assert units_in(match, "storms_end") == {"footman": 1, "routed_knight": 1}
    march(match, "the_boneway", ("knight", "storms_end"), ("knight", "storms_end"))
    assert base(match) == (4 - 1, 1)
    state = battle(match, "stannis_baratheon", "margaery_tyrell")
    assert winner(match) == "baratheon"  # the footman retreats by ship, the routed knight dies
    assert state.units["yronwood"] == army("routed_footman")
    assert state.units["storms_end"] == army("knight", "knight")
    assert look(match).unused["tyrell"][1] == 5


@covers("got-transport-1", "got-transport-7")
def test_ex_transport_1() -> None:
    fleet = ("redwyne_straights", "west_summer_sea", "east_summer_sea")
    match = table(
        ("marches",),
        units={"highgarden": ("tyrell", "footman"), **dict.fromkeys(fleet, ("tyrell", "ship"))},
        orders={"highgarden": "march_0"},
        pause="stark",
    )
    targets = {str(option[2]) for option in choices(match) if option[:2] == ("move", "footman")}
    overland = {"searoad_marches", "the_reach", "dornish_marches", "oldtown"}
    shores = {land for sea in fleet for land in SHORES[sea]} - {"highgarden"}
    assert "sunspear" in shores
    assert targets == overland | shores
    state = march(match, "highgarden", ("footman", "salt_shore"))
    assert state.units["salt_shore"] == army("footman")
    assert all(state.units[sea] == army("ship") for sea in fleet)


# -- ports and neutral forces


@covers("got-muster-15", "got-muster-16", "got-port-6")
def test_ex_port_1() -> None:
    match = table(
        ("westeros",),
        westeros={**QUIET, "I": "mustering"},
        tracks={"iron_throne": ("martell",)},
        units={"sunspear": ("martell", "footman"), "east_summer_sea": ("tyrell", "ship")},
    )
    assert question(match) == ("martell", "muster")
    ships = {str(option[2]) for option in choices(match) if option[0] == "muster_ship"}
    assert ships == {"port_of_sunspear", "sea_of_dorne"}
    assert refused(match, ("muster_ship", "sunspear", "east_summer_sea")) == "got-muster-16"
    play(match, ("muster", "sunspear", "footman"), ("muster_ship", "sunspear", "port_of_sunspear"))
    assert units_in(match, "sunspear") == {"footman": 2}
    assert units_in(match, "port_of_sunspear") == {"ship": 1}
    assert asked(match).power != "martell"


@covers("got-port-13")
def test_ex_port_2() -> None:
    match = table(
        ("raids",),
        units={"port_of_sunspear": ("martell", "ship"), "east_summer_sea": ("tyrell", "ship")},
        orders={"port_of_sunspear": "raid", "east_summer_sea": "support"},
        pause="stark",
    )
    state = play(match, ("raid", "port_of_sunspear", "east_summer_sea"))
    assert set(state.orders) == {"winterfell"}


@covers("got-neutral-3", "got-neutral-6", "got-neutral-10")
def test_ex_neutral_1() -> None:
    units = {"yronwood": ("tyrell", "knight", "footman"), "sea_of_dorne": ("tyrell", "ship")}
    alone = table(("marches",), players=5, units=units, orders={"yronwood": "march_plus_1"})
    assert refused(alone, ("move", "knight", "sunspear")) == "got-neutral-2"
    orders = {"yronwood": "march_plus_1", "sea_of_dorne": "support"}
    match = table(("marches",), players=5, units=units, orders=orders, pause="stark")
    assert look(match).neutrals["sunspear"] == 5
    play(match, ("move", "knight", "sunspear"))
    assert question(match) == ("tyrell", "leave_token")  # the footman has to come along: four would not do
    state = play(match, ("decline",))
    assert "sunspear" not in state.neutrals
    assert state.units["sunspear"] == army("knight", "footman")


# -- derived from the rules


@covers("got-garrison-2", "got-garrison-3", "got-garrison-4")
def test_ex_derived_1() -> None:
    match = table(
        ("marches",),
        players=4,
        units={"moat_cailin": ("lannister", "footman", "footman")},
        orders={"moat_cailin": "march_0"},
        pause="baratheon",
    )
    march(match, "moat_cailin", ("footman", "winterfell"), ("footman", "winterfell"))
    assert base(match) == (2, 2)
    assert asked(match, "stark").kind == "house_card"
    state = battle(match, "tywin_lannister", "catelyn_stark")
    assert winner(match) == "lannister"
    assert "winterfell" not in state.garrisons
    assert state.units["winterfell"] == army("footman", "footman")


@covers("got-control-7", "got-control-6")
def test_ex_derived_2() -> None:
    match = table(
        ("marches",),
        players=5,
        tokens={"the_reach": "tyrell"},
        units={"blackwater": ("lannister", "footman")},
        orders={"blackwater": "march_0"},
        pause="stark",
    )
    pool = look(match).pool["tyrell"]
    state = march(match, "blackwater", ("footman", "the_reach"))
    assert not told(match, "combat")
    assert "the_reach" not in state.tokens
    assert state.pool["tyrell"] == pool + 1
    assert state.controller("the_reach") == "lannister"


def threat_after_defeat(threat: int) -> int:
    match = table(("wildling_attack", threat, ""), players=3, threat=threat, wildlings=("silence_at_the_wall",))
    bid(match)
    play(match, ("name", "stark"))
    return look(match).threat


@covers("got-wildling-8")
def test_ex_derived_3() -> None:
    assert threat_after_defeat(8) == 4


@covers("got-wildling-8")
def test_ex_derived_4() -> None:
    assert threat_after_defeat(2) == 0


@covers("got-westeros-5", "got-wildling-2")
def test_ex_derived_5() -> None:
    cards = {"I": "a_throne_of_blades", "II": "dark_wings_dark_words", "III": "rains_of_autumn"}
    match = table(("westeros",), players=4, threat=10, westeros=cards)
    assert {decision.kind for decision in match.decisions} == {"wildling_bid"}
    assert look(match).threat == 12
    attack = look(match).attack
    assert attack is not None
    assert attack.strength == 12


def oldtown_power(*blockade: str) -> tuple[int, bool]:
    """What Tyrell gains in the port of Oldtown, and whether the order is still there."""
    units = {"port_of_oldtown": ("tyrell", "ship"), **({"redwyne_straights": blockade} if blockade else {})}
    match = table(
        ("consolidate",),
        units=units,
        tokens={"oldtown": "tyrell"},
        orders={"port_of_oldtown": "consolidate"},
        tracks={"iron_throne": ("tyrell",)},
        pause="stark",
    )
    return look(match).power["tyrell"] - 5, "port_of_oldtown" in look(match).orders


@covers("got-port-15", "got-port-16")
def test_ex_derived_6() -> None:
    assert oldtown_power("lannister", "ship") == (0, False)
    assert oldtown_power() == (1, False)
    assert oldtown_power("tyrell", "ship") == (1, False)


@covers("got-victory-6")
def test_ex_derived_7() -> None:
    stark = ("seagard", "white_harbor", "moat_cailin", "flints_finger")
    lannister = ("riverrun", "harrenhal", "crackclaw_point", "the_reach")
    match = table(
        ("clean_up",),
        round=10,
        tokens={**dict.fromkeys(stark, "stark"), **dict.fromkeys(lannister, "lannister")},
        supply=4,
        power={"stark": 3, "lannister": 6},
        tracks={"iron_throne": ("stark",)},
    )
    assert look(match).victory["stark"] == look(match).victory["lannister"] == 5
    assert match.result is not None
    assert match.result.ranks[look(match).seats["lannister"]] == 1


def siege(target: str, role: str) -> int:
    """What a siege engine adds in an attack on an area: `attack`, `defend`, `support` either side."""
    units: dict[str, tuple[str, ...]] = {
        "stoney_sept": ("lannister", "footman"),
        target: ("stark", "footman"),
        "riverrun" if target == "harrenhal" else "crackclaw_point": ("baratheon", "footman"),
    }
    place = {"attack": "stoney_sept", "defend": target}.get(role, list(units)[2])
    units[place] = (*units[place], "siege_engine")
    match = table(
        ("marches",),
        units=units,
        orders={"stoney_sept": "march_0", list(units)[2]: "support"},
        pause="martell",
    )
    moves = [(unit, target) for unit in units["stoney_sept"][1:]]
    march(match, "stoney_sept", *moves)
    supported = {"support_attack": "lannister", "support_defense": "stark"}.get(role)
    support(match, {list(units)[2]: supported} if supported else {})
    rows = points(match)["stark" if role in ("defend", "support_defense") else "lannister"]
    return rows["support" if supported else "units"] - 1


@covers("got-combat-9", "got-support-12")
def test_ex_derived_8() -> None:
    assert siege("blackwater", "attack") == 0
    assert siege("harrenhal", "attack") == 4
    assert siege("harrenhal", "defend") == 0
    assert siege("harrenhal", "support_defense") == 0
    assert siege("harrenhal", "support_attack") == 4


@covers("got-retreat-7")
def test_ex_derived_9() -> None:
    match = table(
        ("marches",),
        supply={"stark": 1},
        units={
            "the_eyrie": ("stark", "knight", "knight", "footman"),
            "the_mountains_of_the_moon": ("stark", "footman"),
            "winterfell": ("stark", "footman", "footman"),
            "crackclaw_point": ("baratheon", "knight", "knight", "knight", "knight"),
            "the_narrow_sea": ("baratheon", "ship"),
        },
        orders={"crackclaw_point": "march_0"},
        pause="martell",
    )
    march(match, "crackclaw_point", *[("knight", "the_eyrie")] * 4)
    battle(match, "stannis_baratheon", "ser_rodrick_cassel")
    assert question(match) == ("stark", "retreat_loss")
    assert choices(match) == {("lose", "the_eyrie", "knight"), ("lose", "the_eyrie", "footman")}
    state = play(match, ("lose", "the_eyrie", "footman"))
    assert state.units["the_mountains_of_the_moon"] == army("footman", "routed_knight", "routed_knight")
    assert question(match) == ("martell", "consolidate")
    assert may(match, ("consolidate", "sunspear"))
