"""Events of courts and envoys: influence, noble houses, universities, cards, ships and pilots (6.1, 20.7, 21.5)."""

from __future__ import annotations

from collections.abc import Iterable

from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import Event
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta import resources, weddings
from warcouncil.titles.tanto_monta.diplomacy.ransom import give_card
from warcouncil.titles.tanto_monta.minors import influence, papacy, status
from warcouncil.titles.tanto_monta.minors.activation import deactivate
from warcouncil.titles.tanto_monta.powers import north_africa as africa
from warcouncil.titles.tanto_monta.powers.france import HOUSES, LOYALTY, lower_loyalty, raise_loyalty
from warcouncil.titles.tanto_monta.realm import MINORS, PLAYERS
from warcouncil.titles.tanto_monta.rulers import ILLNESS
from warcouncil.titles.tanto_monta.seasons import card_draw
from warcouncil.titles.tanto_monta.state import TantoMontaState

MUSLIM, PORTUGAL, SPAIN, FRANCE = PLAYERS
PAPACY, NAVARRE, GENOA, VENICE, FLORENCE = "papacy", "navarre", "genoa", "venice", "florence"
ITALIANS = tuple(minor for minor in MINORS if minor not in (PAPACY, NAVARRE))
JULIUS = "julius_ii"
NO_EFFECT = "tm-6.1-2"
"""The card says what it needs."""
EARLY = 2
"""The league of peace of the Medici: up to this turn."""
TECHNOLOGY, PILOT = "maritime_technology", "experienced_pilot"
DEVELOPED, GRADUATED = 1, 2
UNIVERSITY = "universities"

KINDS = {
    "envoys": Kind({"win_favour": ("power",), "break_up": ("power",)}),
    "status_check": Kind({"check_status": ("power",), "pass": ()}),
    "medici": Kind({"win_favour": ("power",), "league_of_peace": ()}),
    "curia": Kind({"curia_influence": (), "curia_breach": ()}),
    "miscue": Kind({"lower": ("power", "power"), "break_up": ("power",), "done": ()}),
    "intrigue": Kind({"two_houses": (), "five_houses": ()}),
    "house": Kind({"house": ("house",)}),
    "favour": Kind({"three_houses": (), "one_house": ()}),
    "missive": Kind({"give_away": ("card", "power")}, public=False),
    "university": Kind({"graduate": (), "develop": ()}),
    "whom": Kind({"power": ("power",)}),
    "brides": Kind({"endow": ("royal",), "done": ()}),
    "two_markers": Kind({"lower": ("power", "power")}),
}


# -- influence


def raisable(state: TantoMontaState, player: str, minors: Iterable[str]) -> list[str]:
    return [minor for minor in minors if influence.influence_forbidden(state, minor, player) is None]


def courted(state: TantoMontaState, player: str, minors: Iterable[str]) -> list[str]:
    """Those with which influence can be raised, or where there is a status to be resolved at the top of the track."""
    return [minor for minor in minors if influence.favour_forbidden(state, minor, player) is None]


def allied_minors(state: TantoMontaState) -> list[str]:
    """The minor powers besides the Papacy that have an ally."""
    return [minor for minor in MINORS if minor in state.minors and minor != PAPACY]


def raise_levels(state: TantoMontaState, player: str, minor: str, levels: int) -> None:
    for _ in range(levels):
        if influence.influence_forbidden(state, minor, player) is None:
            influence.change(state, minor, player, 1)


def may_check(state: TantoMontaState, player: str, minors: Iterable[str]) -> Flow:
    """The status of one of some minor powers may be resolved. Returns who has won it."""
    able: list[Option] = [
        ("check_status", minor)
        for minor in minors
        if status.check_forbidden(state, minor) is None and player in influence.listed(minor)
    ]
    if not able:
        return ""
    choice = yield Ask(player, "status_check", [*able, ("pass",)])
    if choice == ("pass",):
        return ""
    return (yield from status.check_status(state, str(choice[1]), player))  # tm-21.6-2


def envoy(minor: str, levels: int = 1) -> Event:
    """An event that raises influence with one minor power, and may resolve its status."""

    def play(state: TantoMontaState, player: str) -> Flow:
        raise_levels(state, player, minor, levels)
        yield from may_check(state, player, (minor,))

    def forbidden(state: TantoMontaState, player: str) -> str | None:
        return influence.favour_forbidden(state, minor, player)

    return Event(play, forbidden)


def offensive(state: TantoMontaState, player: str) -> Flow:
    """Influence and a check, or an alliance of others that ends."""
    choice = yield Ask(player, "envoys", offensive_options(state, player))
    if choice[0] == "break_up":
        yield from deactivate(state, str(choice[1]))
        return
    minor = str(choice[1])
    raise_levels(state, player, minor, 2 if minor in ITALIANS else 1)
    yield from may_check(state, player, MINORS)


def offensive_options(state: TantoMontaState, player: str) -> list[Option]:
    raised: list[Option] = [("win_favour", minor) for minor in courted(state, player, MINORS)]
    return [*raised, *(("break_up", minor) for minor in allied_minors(state))]


def offensive_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if offensive_options(state, player) else NO_EFFECT


def medici(state: TantoMontaState, player: str) -> Flow:
    """Influence with Florence; or, early in the game, a league of peace of Italy."""
    choice = yield Ask(player, "medici", medici_options(state, player))
    if choice[0] == "win_favour":
        raise_levels(state, player, FLORENCE, 1)
        yield from may_check(state, player, (FLORENCE,))
        return
    state.award(FRANCE, "lorenzo", 1)  # tm-22.3-55
    for minor in ITALIANS:
        if minor in state.minors:
            yield from deactivate(state, minor)
        influence.set_back(state, minor)
        state.settled.discard(minor)


def medici_options(state: TantoMontaState, player: str) -> list[Option]:
    found: list[Option] = [("win_favour", minor) for minor in courted(state, player, (FLORENCE,))]
    if state.turn <= EARLY:
        found.append(("league_of_peace",))
    return found


def medici_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if medici_options(state, player) else NO_EFFECT


def roman_curia(state: TantoMontaState, player: str) -> Flow:
    """A level with the Papacy and a check if wanted, or the end of its alliance."""
    breach: list[Option] = [("curia_breach",)] if PAPACY in state.minors else []
    choice = yield Ask(player, "curia", [("curia_influence",), *breach])
    if choice == ("curia_breach",):
        yield from papacy.curia_deactivates(state)
        return
    wanted = yield Ask(player, "status_check", [("check_status", PAPACY), ("pass",)])
    yield from papacy.curia(state, player, check=wanted != ("pass",))


def navarre(state: TantoMontaState, player: str) -> Flow:
    """Interests in Navarre clash; Julius II helps Spain."""
    raise_levels(state, player, NAVARRE, 2 if player == SPAIN and state.pope == JULIUS else 1)
    yield from may_check(state, player, (NAVARRE,))


def navarre_forbidden(state: TantoMontaState, player: str) -> str | None:
    return influence.favour_forbidden(state, NAVARRE, player)


def venice(state: TantoMontaState, player: str) -> Flow:
    """Influence with Venice, more for the friend of the Pope; who wins it or drives it away lowers two markers."""
    friend = card_draw.papal_ally(state) == player or state.control["rome"] in influence_flags(player)
    before = state.minors.get(VENICE, "")
    raise_levels(state, player, VENICE, 2 if friend else 1)
    winner = yield from may_check(state, player, (VENICE,))
    if winner == player and state.minors.get(VENICE, "") != before:
        yield from lower_two(state, player, [minor for minor in ITALIANS if minor != VENICE])


def influence_flags(player: str) -> tuple[str, ...]:
    """Under which markers a player holds spaces."""
    return (player, "nasrid", "north_africa") if player == MUSLIM else (player,)


def lower_two(state: TantoMontaState, player: str, minors: Iterable[str]) -> Flow:
    """Two markers of anybody go down a level."""
    markers: list[Option] = [
        ("lower", minor, other)
        for minor in minors
        if influence.in_play(state, minor) and minor not in state.settled
        for other in PLAYERS
        if influence.level(state, minor, other)
    ]
    for _ in range(min(2, len(markers))):
        choice = yield Ask(player, "two_markers", markers)
        influence.change(state, str(choice[1]), str(choice[2]), -1)
        markers = [marker for marker in markers if marker != choice]


def miscue(state: TantoMontaState, player: str) -> Flow:
    """Four levels of others' influence, or an alliance that ends."""
    for left in range(4, 0, -1):
        options = miscue_options(state, player, first=left == 4)
        if not options:
            return
        done: list[Option] = [] if left == 4 else [("done",)]
        choice = yield Ask(player, "miscue", [*options, *done], about={"amount": left})
        if choice[0] == "break_up":
            yield from deactivate(state, str(choice[1]))
            return
        if choice == ("done",):
            return
        influence.change(state, str(choice[1]), str(choice[2]), -1)


def miscue_options(state: TantoMontaState, player: str, first: bool) -> list[Option]:
    lowered: list[Option] = [
        ("lower", minor, other)
        for minor in MINORS
        if influence.in_play(state, minor) and minor not in state.settled
        for other in PLAYERS
        if other != player and influence.level(state, minor, other)
    ]
    return [*lowered, *(("break_up", minor) for minor in allied_minors(state) if first)]


def miscue_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if miscue_options(state, player, first=True) else NO_EFFECT


# -- noble houses


def consolidation(state: TantoMontaState, player: str) -> Flow:
    """Houses of France are more loyal, or all of them are so already."""
    give_points(state, player, 4 if player == FRANCE else 3)
    if all(state.houses.get(house, 0) == LOYALTY.most for house in HOUSES):
        state.award(FRANCE, "consolidation_of_power", 2)  # tm-22.3-47
        return
    choice = yield Ask(FRANCE, "favour", [("three_houses",), ("one_house",)])  # tm-11-4
    if choice == ("one_house",):
        house = yield from choose_house(state, FRANCE, LOYALTY.most - 1)
        for _ in range(2):
            raise_loyalty(state, house)
        return
    raised: tuple[str, ...] = ()
    for _ in range(3):
        house = yield from choose_house(state, FRANCE, LOYALTY.most - 1, raised)
        if house:
            raise_loyalty(state, house)
            raised = (*raised, house)


def choose_house(state: TantoMontaState, player: str, most: int, besides: tuple[str, ...] = (), least: int = 0) -> Flow:
    """A house whose loyalty is at most so high; empty if there is none."""
    options: list[Option] = [
        ("house", house) for house in HOUSES if house not in besides and least <= state.houses.get(house, 0) <= most
    ]
    if not options:
        return ""
    choice = yield Ask(player, "house", options)
    return str(choice[1])


def court_intrigue(state: TantoMontaState, player: str) -> Flow:
    """Two houses of France lose two levels, or all five of them one."""
    give_points(state, player, 2)
    choice = yield Ask(player, "intrigue", [("two_houses",), ("five_houses",)])
    if choice == ("five_houses",):
        for house in HOUSES:
            lower_loyalty(state, house)
        return
    first = yield from choose_house(state, player, LOYALTY.most)
    lower_loyalty(state, first, 2)
    second = yield from choose_house(state, player, LOYALTY.most, (first,))
    lower_loyalty(state, second, 2)


# -- weddings


def marriage_policy(state: TantoMontaState, player: str) -> Flow:
    """Spain endows up to two daughters of the Monarchs; who plays it has points."""
    give_points(state, player, 2)
    for left in (2, 1):
        brides: list[Option] = [("endow", child) for child in weddings.daughters(state)]
        if not brides:
            return
        choice = yield Ask(SPAIN, "brides", [*brides, ("done",)], about={"amount": left})
        if choice == ("done",):
            return
        weddings.endow(state, str(choice[1]))


# -- cards and points


def missive(state: TantoMontaState, player: str) -> Flow:
    """Two cards and a resource; then a card goes to somebody else."""
    hands.draw(state, player, 2)
    yield from resources.receive(state, player, resources.draw(state))
    if not hands.loose(state, player):
        return
    choice = yield Ask(player, "missive", lambda now: given_away(now, player))
    give_card(state, player, str(choice[2]), str(choice[1]))


def given_away(state: TantoMontaState, player: str) -> list[Option]:
    others = [other for other in PLAYERS if other != player]
    return [("give_away", card, other) for card in hands.loose_cards(state, player) for other in others]


def universities(state: TantoMontaState, player: str) -> Flow:
    """A university grows: a VP at once, or three when the card comes again."""
    now = state.universities.get(player, 0)
    if now == DEVELOPED:
        state.award(player, UNIVERSITY, 3)  # tm-22.3-66
        state.universities[player] = GRADUATED
        return
    choice = yield Ask(player, "university", [("graduate",), ("develop",)])
    if choice == ("graduate",):
        state.award(player, UNIVERSITY, 1)  # tm-22.3-66
        state.universities[player] = GRADUATED
        give_points(state, player, 4)
    else:
        state.universities[player] = DEVELOPED
        give_points(state, player, 3)


def universities_forbidden(state: TantoMontaState, player: str) -> str | None:
    return NO_EFFECT if state.universities.get(player) == GRADUATED else None


def falls_ill(state: TantoMontaState, player: str) -> Flow:
    """Another ruler has no administration this turn, and one card less in the next."""
    choice = yield Ask(player, "whom", [("power", other) for other in PLAYERS if other != player])
    victim = str(choice[1])
    state.lasting.add(f"{ILLNESS} {victim}")
    state.add_card_marker(victim, ILLNESS, -1)
    state.log("ruler_ill", power=victim)
    yield MOMENT


def sagres(state: TantoMontaState, player: str) -> None:
    """Portugal's school of navigation; others are paid for it."""
    africa.found_sagres(state)
    if player != PORTUGAL:
        give_points(state, player, 5)


def pilot(state: TantoMontaState, player: str) -> Flow:
    """Somebody sails safely this turn."""
    choice = yield Ask(player, "whom", [("power", other) for other in PLAYERS])
    state.lasting.add(f"{PILOT} {choice[1]}")
    state.log("pilot", power=choice[1])
    yield MOMENT


def technology(state: TantoMontaState, player: str) -> Flow:
    """Portugal or Spain learns to build better ships."""
    choice = yield Ask(player, "whom", [("power", other) for other in learners(state)])
    state.technology.add(str(choice[1]))
    state.log("technology", power=choice[1])
    yield MOMENT


def learners(state: TantoMontaState) -> list[str]:
    return [other for other in (PORTUGAL, SPAIN) if other not in state.technology]


def technology_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if learners(state) else NO_EFFECT


EVENTS = {
    "consolidation_of_power": Event(consolidation),
    "diplomatic_offensive": Event(offensive, offensive_forbidden),
    "experienced_pilot": Event(pilot),
    "french_court_intrigue": Event(court_intrigue),
    "genoese_diplomacy": envoy(GENOA),
    "lorenzo_the_magnificent_the_medici": Event(medici, medici_forbidden),
    "marriage_policy": Event(marriage_policy),
    "missive_between_kings": Event(missive),
    "rise_of_universities": Event(universities, universities_forbidden),
    "roman_curia": Event(roman_curia),
    "ruler_falls_ill": Event(falls_ill),
    "school_of_sagres_henry_the_navigator": Event(sagres),
    "maritime_technology": Event(technology, technology_forbidden),
    "venetian_intrigue": Event(venice, lambda state, player: influence.favour_forbidden(state, VENICE, player)),
    "clash_of_interests_in_navarre": Event(navarre, navarre_forbidden),
    "diplomatic_miscue": Event(miscue, miscue_forbidden),
}
