"""The Papacy (18.1, 21.5): Saint Peter's, burning books, Jesuit universities, excommunication."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from warcouncil.campaign import control
from warcouncil.campaign.relations import at_war
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Action, may
from warcouncil.titles.here_i_stand.components import DEBATERS, HOMES, REFORMERS, SPACES, TABLES, ZONES
from warcouncil.titles.here_i_stand.faith.debaters import BOOK_BURNERS, PAPACY, commit, send_away, uncommitted
from warcouncil.titles.here_i_stand.faith.debates import free_debate
from warcouncil.titles.here_i_stand.faith.reformation import (
    MORE_ATTEMPTS,
    ask_for_third,
    make_attempts,
    open_inside,
)
from warcouncil.titles.here_i_stand.faith.religion import ALL_ZONES, COUNTER, can_try, is_catholic, is_protestant
from warcouncil.titles.here_i_stand.state import Attempts, HereIStandState, pair

BURNINGS = 2
UNREST_SPACES = 2
FOUNDINGS: tuple[Option, ...] = tuple(("found_university", space) for space in SPACES)
MONARCHS: dict[str, tuple[str, ...]] = {
    "hapsburg": ("charles_v",),
    "england": ("henry_viii",),
    "france": ("francis_i", "henry_ii"),
}
"""The rulers who can be excommunicated, one for each power."""

KINDS = {
    "university": Kind({"space": ("space",), "done": ()}),
    "excommunicate": Kind({"excommunicate": ("debater",), "excommunicate_ruler": ("power",)}),
    "interdict": Kind({"space": ("space",), "done": ()}),
}
REFUSALS = {
    "university": "his-18.1-18",
    "excommunicate": "his-21.5-2",
    "interdict": "his-21.5-7",
}


# -- Saint Peter's


def peters_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if may(state, "build_st_peters", power):
        yield ("build_peters",)


def peters_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    return "his-18.1-16" if state.peters_vp >= TABLES.st_peters_vp else None


def build_peters(state: HereIStandState, power: str, option: Option) -> None:
    add_to_peters(state, 1)


def add_to_peters(state: HereIStandState, points: int) -> None:
    """Command points for the building, spent, given or robbed: every fifth is a VP, up to five."""
    for _ in range(points):
        if state.peters_vp < TABLES.st_peters_vp:
            state.peters_cp += 1
            if state.peters_cp == TABLES.st_peters_cp:
                state.peters_cp = 0
                state.peters_vp += 1  # his-18.1-16
    state.log("st_peters", amount=state.peters_cp, vp=state.peters_vp)


def rob_peters(state: HereIStandState, points: int) -> None:
    """21.5 The building fund loses points, never below none (Sack of Rome)."""
    state.peters_cp = max(state.peters_cp - points, 0)  # his-21.5-12
    state.log("st_peters", amount=state.peters_cp, vp=state.peters_vp)


# -- burning books


def burning_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if may(state, "burn_books", power):
        for zone in ZONES:
            yield ("burn_books", zone)


def burning_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    return None if can_try(state, COUNTER) else "his-18.4-3"


def burn_books(state: HereIStandState, power: str, option: Option) -> Flow:
    """Two attempts in a zone; three with Cajetan, three in any zones with Caraffa; Tetzel sells indulgences."""
    zone = str(option[1])
    able = [debater for debater in BOOK_BURNERS if uncommitted(state, debater)]
    if not open_inside(state, COUNTER, zone):
        able = [debater for debater in able if debater != "cajetan"]
    helper = yield from ask_for_third(state, PAPACY, able)
    record = Attempts(COUNTER, PAPACY, BURNINGS, (zone,), "burn_books", bonus=helper)  # his-18.1-17
    if helper == "cajetan":
        record = msgspec.structs.replace(record, left=MORE_ATTEMPTS, only=ZONES[zone])  # his-18.4-1
    elif helper == "caraffa":
        record = msgspec.structs.replace(record, left=MORE_ATTEMPTS, zones=ALL_ZONES)  # his-18.4-1
    elif helper == "tetzel":
        add_to_peters(state, 1)  # his-18.4-9
    make_attempts(state, record)


# -- Jesuit universities


def university_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if state.jesuits and may(state, "found_jesuit_university", power):
        yield from FOUNDINGS


def university_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    space = str(option[1])
    return None if is_catholic(state, space) and space not in state.universities else "his-18.1-18"


def found_university(state: HereIStandState, power: str, option: Option) -> None:
    place_university(state, str(option[1]))


def place_university(state: HereIStandState, space: str) -> None:
    state.universities.add(space)  # his-18.1-18
    state.log("university_founded", space=space)


def university_spaces(state: HereIStandState) -> list[Option]:
    """Where a university may be placed, by the action or by an event."""
    return [("space", space) for space in SPACES if university_forbidden(state, PAPACY, ("", space)) is None]


def loyola_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if state.jesuits and may(state, "found_jesuit_university", power) and "loyola" in state.debaters:
        yield ("loyola_founds",)


def loyola_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    if not uncommitted(state, "loyola"):
        return "his-18.2-8"
    return None if university_spaces(state) else "his-18.1-18"


def loyola_founds(state: HereIStandState, power: str, option: Option) -> Flow:
    """Loyola is committed: one university for less."""
    commit(state, "loyola")  # his-18.2-9
    yield from choose_university(state)


def choose_university(state: HereIStandState, optional: bool = False) -> Flow:
    """The Papacy places a university where it likes; some events let it do without. Returns whether it did."""
    options = university_spaces(state)
    if not options:
        return False
    if optional:
        options.append(("done",))
    choice = yield Ask(PAPACY, "university", options)
    if choice == ("done",):
        return False
    place_university(state, str(choice[1]))
    return True


# -- excommunication (Papal Bull, #5)


def bull_options(state: HereIStandState) -> list[Option]:
    """Whom the Papacy can excommunicate now."""
    found: list[Option] = [("excommunicate", person) for person in REFORMERS]
    found += [("excommunicate_ruler", power) for power in MONARCHS]
    return [option for option in found if bull_forbidden(state, PAPACY, option) is None]


def bull_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    """A reformer on the map, or a ruler with grounds; each figure once in a game."""
    if option[0] == "excommunicate":
        person = str(option[1])
        if person in state.excommunicated:
            return "his-21.5-2"
        return None if person in state.reformers else "his-21.5-4"
    return ruler_forbidden(state, str(option[1]))


def ruler_forbidden(state: HereIStandState, power: str) -> str | None:
    """Whether there are grounds against a ruler; only some rulers, and those once."""
    if power not in MONARCHS:
        return "his-21.5-13"
    if state.rulers[power] not in MONARCHS[power]:
        return "his-21.5-3"
    if any(person in state.excommunicated for person in MONARCHS[power]):
        return "his-21.5-2"
    return None if grounds(state, power) else "his-21.5-3"


def grounds(state: HereIStandState, power: str) -> bool:
    """War with the Papacy, an alliance with the Ottomans, or Henry VIII with a Protestant home space."""
    if at_war(state, power, PAPACY) or pair("ottoman", power) in state.alliances:
        return True
    return power == "england" and any(is_protestant(state, space) for space in HOMES[power])


def papal_bull(state: HereIStandState) -> Flow:
    """The Papacy excommunicates a reformer or a ruler."""
    choice = yield Ask(PAPACY, "excommunicate", bull_options(state))
    if choice[0] == "excommunicate":
        yield from excommunicate_reformer(state, str(choice[1]))
    else:
        yield from excommunicate_ruler(state, str(choice[1]))


def excommunicate_reformer(state: HereIStandState, person: str) -> Flow:
    """He leaves the board for the rest of the turn; the Papacy may call a debate in his zone."""
    state.excommunicated.add(person)  # his-21.5-2
    state.log("reformer_excommunicated", debater=person)
    send_away(state, person)
    yield from free_debate(state, PAPACY, "papal_bull", zone=DEBATERS[person].zone, optional=True)  # his-21.5-6


def excommunicate_ruler(state: HereIStandState, power: str) -> Flow:
    """His power has a card less, and the Papacy puts unrest on two empty Catholic home spaces."""
    state.excommunicated.add(state.rulers[power])  # his-21.5-2
    state.minus_cards[power] = state.minus_cards.get(power, 0) + 1  # his-21.5-7
    state.log("ruler_excommunicated", power=power)
    for left in range(UNREST_SPACES, 0, -1):
        options: list[Option] = [
            ("space", space) for space in HOMES[power] if interdict_forbidden(state, space) is None
        ]
        if not options:
            return
        about = {"power2": power, "amount": left}
        choice = yield Ask(PAPACY, "interdict", [*options, ("done",)], about=about)  # his-21.5-7
        if choice[0] == "done":
            return
        control.place_unrest(state, str(choice[1]))
        yield MOMENT


def interdict_forbidden(state: HereIStandState, space: str) -> str | None:
    """Unrest needs a Catholic space that nobody's units or leaders are in."""
    if not is_catholic(state, space) or space in state.unrest:
        return "his-21.5-7"
    return None if control.unoccupied(state, space) else "his-12.4-2"


MENU = {
    "build_peters": Action(peters_candidates, peters_forbidden, "build_st_peters", build_peters, needs="his-18.1-16"),
    "burn_books": Action(burning_candidates, burning_forbidden, "burn_books", burn_books, needs="his-18.1-17"),
    "found_university": Action(
        university_candidates, university_forbidden, "found_jesuit_university", found_university, needs="his-18.1-18"
    ),
    "loyola_founds": Action(loyola_candidates, loyola_forbidden, "loyola_founds", loyola_founds, needs="his-18.1-18"),
}
