"""Set-up, the seven rounds, and the build, growth and salary phases."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.endeavor.components import (
    BUILDINGS,
    CULTURE,
    INDUSTRY,
    PLAYER_BOARD,
    SLOTS,
    STARTING_BUILDINGS,
    TOKENS,
    WEALTH,
)
from warcouncil.titles.endeavor.scoring import score
from warcouncil.titles.endeavor.state import EndeavorState

AGREE: Option = ("agree",)
DONE: Option = ("done",)
START_OPTIONS: tuple[Option, ...] = tuple(("start", side) for side in STARTING_BUILDINGS)
PHASE_ORDER_OPTIONS: tuple[Option, ...] = (AGREE, ("ask_phases",))
BUILD_OPTIONS: tuple[Option, ...] = tuple(("build", building) for building in BUILDINGS)
TILE_LEVEL: dict[str, int] = {b.id: b.level for b in sorted(BUILDINGS.values(), key=lambda b: b.level)}
"""The level of each building, the lowest first."""
SCARCE_OPTIONS: tuple[Option, ...] = tuple(("remove", building) for building in BUILDINGS)
SALARY_OPTIONS: tuple[Option, ...] = (*(("pay", slot) for slot in SLOTS), DONE)


# -- set-up


def set_up(state: EndeavorState) -> Flow:
    """Lay out tokens and buildings, give the crown, choose starting buildings (set-up B, E, G, H)."""
    lay_tokens(state)
    deal_level_5(state)
    state.crown = state.powers[state.dice.pick(state.players, "crown")]  # end-setup-8
    state.log("crown", power=state.crown)
    for power in state.turn_order():  # end-setup-9
        _, side = yield Ask(power, "starting_building", START_OPTIONS)  # end-setup-10
        state.start_with(power, side)
        state.log("start", power=power, starting_building=side)
    state.next(("round",))


def lay_tokens(state: EndeavorState) -> None:
    """One trade token, at random, on every round space; square links get none (set-up B)."""
    tokens = [token.id for token in TOKENS.values() for _ in range(token.count)]
    spaces = state.board.round_spaces
    state.tokens = dict(zip(spaces, state.dice.shuffle(tokens, "trade tokens"), strict=True))  # end-setup-1
    state.log("setup_tokens", count=len(spaces))


def deal_level_5(state: EndeavorState) -> None:
    """Three of the level-5 tiles are on offer, the others stay unseen and out of the game (set-up E)."""
    hidden = tuple(building.id for building in BUILDINGS.values() if building.level == 5)
    offered: tuple[str, ...] = ()
    for _ in range(PLAYER_BOARD.level_5_on_offer):  # end-setup-6
        building, hidden = state.dice.draw(hidden, "level-5 building")
        state.building_supply[building] = 1
        offered += (building,)
    state.level_5_aside = tuple(sorted(hidden))
    state.log("level_5", building=offered)


# -- the round


def begin_round(state: EndeavorState) -> Flow:
    """A round has five phases; the first three may be played player by player if nobody objects (flow of play)."""
    state.round += 1
    state.phase = "build"
    state.log("round_begins", round=state.round, power=state.crown)
    if state.options["scarce_buildings"]:
        yield from scarce_buildings(state)
    if state.options["first_phases"] == "player_by_player" and (yield from all_agree(state)):
        in_one_go = (("first_phases", power) for power in state.turn_order())  # end-round-4 end-round-6
        state.next(*in_one_go, ("action_phase",), ("discard_phase",))
    else:
        # end-round-2 end-growth-5
        phases = ("build_phase", "growth_phase", "salary_phase", "action_phase", "discard_phase")
        state.next(*((phase,) for phase in phases))


def all_agree(state: EndeavorState) -> Generator[Ask, Any, bool]:
    """Anybody may ask for the first phases to be played phase by phase (flow of play)."""
    for power in state.turn_order():
        choice = yield Ask(power, "phase_order", PHASE_ORDER_OPTIONS)
        if choice != AGREE:  # end-round-5
            state.log("phase_by_phase", power=power)
            return False
    state.log("player_by_player")
    return True


def first_phases(state: EndeavorState, power: str) -> Flow:
    """One player's build, growth and salary phases in one go (flow of play)."""
    state.phase = "build"
    yield from build(state, power)
    state.phase = "growth"
    growth(state, power)
    state.phase = "salary"
    yield from salary(state, power)


def end_of_round(state: EndeavorState) -> None:
    """The crown passes to the left; after the seventh round the game ends and is scored (end of round)."""
    if state.round < PLAYER_BOARD.rounds:  # end-round-1 end-end-3 end-end-4
        state.crown = state.left_of(state.crown)  # end-end-2
        state.log("crown_passes", power=state.crown)
        state.next(("round",))
        return
    state.phase = "over"
    for power in state.powers:
        final = score(state, power)
        attributes, places, assets, population, slavery = (row.points for row in final.rows)
        state.log(
            "score",
            power=power,
            attributes=attributes,
            places=places,
            assets=assets,
            population=population,
            slavery=slavery,
            count=final.total,
        )


# -- scarce buildings (an option of the Silent Fleet)


def scarce_buildings(state: EndeavorState) -> Flow:
    """Before the build phase the player without the crown removes a tile from the supply (Silent Fleet options)."""
    power = state.left_of(state.crown)  # end-opt-4
    if all(scarce_forbidden(state, power, option) for option in SCARCE_OPTIONS):
        state.log("scarce_none", power=power)
        return
    _, building = yield Ask(power, "scarce", SCARCE_OPTIONS, scarce_forbidden)
    state.remove_building(building)
    state.log("scarce", power=power, building=building)


def scarce_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """The tile must be there, and not above the build level of the player who removes it."""
    building = BUILDINGS[str(option[1])]
    if not state.building_supply[building.id]:
        return "end-build-8"
    if building.level > state.level(power, INDUSTRY):
        return "end-opt-5"
    return None


# -- 1: build


def build_phase(state: EndeavorState) -> Flow:
    """Everybody builds one building, from the start player on (build phase)."""
    state.phase = "build"
    state.log("phase", phase="build")
    for power in state.turn_order():  # end-round-3
        yield from build(state, power)


def build(state: EndeavorState, power: str) -> Flow:
    """Take a tile from the supply to the leftmost free coast slot (build phase)."""
    _, building = yield Ask(power, "build", BUILD_OPTIONS, build_forbidden)  # end-build-9
    slot = state.build(power, building)
    state.log("build", power=power, building=building, slot=slot)


def build_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """The tile must be there, and not above the build level unless nothing else is left (build phase)."""
    building: str = option[1]  # type: ignore[assignment]
    if not state.building_supply[building]:
        return "end-setup-6" if building in state.level_5_aside else "end-build-8"
    if TILE_LEVEL[building] <= state.level(power, INDUSTRY):  # end-build-2 end-build-3 end-build-12
        return None  # end-build-7
    for other, lowest in TILE_LEVEL.items():
        if state.building_supply[other]:
            return None if TILE_LEVEL[building] == lowest else "end-build-2"  # end-build-5
    return None


# -- 2: growth


def growth_phase(state: EndeavorState) -> None:
    """Everybody's population grows (growth phase)."""
    state.phase = "growth"
    state.log("phase", phase="growth")
    for power in state.turn_order():
        growth(state, power)


def growth(state: EndeavorState, power: str) -> None:
    """Discs move from the supply to the harbor, as many as the growth level (growth phase)."""
    count = state.grow(power, state.level(power, CULTURE))  # end-growth-1 end-growth-2
    state.log("grow", power=power, count=count)


# -- 3: salary


def salary_phase(state: EndeavorState) -> None:
    """Everybody pays workers, from the start player on (salary phase)."""
    state.phase = "salary"
    state.log("phase", phase="salary")
    state.next(*(("salary", power) for power in state.turn_order() if state.workers[power]))


def salary(state: EndeavorState, power: str) -> Flow:
    """Up to the payment level, discs on buildings go back to the harbor (salary phase)."""
    state.payments_left = state.level(power, WEALTH)  # end-salary-2
    while state.payments_left and state.workers[power]:  # end-salary-1
        choice = yield Ask(power, "salary", SALARY_OPTIONS, salary_forbidden)  # end-salary-4
        if choice == DONE:
            break
        slot = choice[1]
        state.pay_worker(power, slot)  # end-salary-1 end-salary-7
        state.payments_left -= 1
        state.log("pay", power=power, building=state.coast[power][slot - 1], slot=slot)
    state.payments_left = 0


def salary_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Only a building with a disc can be paid; the salary-phase-only mark does not matter here."""
    if option == DONE or option[1] in state.workers[power]:
        return None  # end-salary-6
    return "end-salary-1"
