"""The New World (20): voyages of exploration and conquest, colonies, and what they yield."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import Action, may
from warcouncil.table.facts import Fact
from warcouncil.titles.here_i_stand.components import (
    CIRCUMNAVIGATION,
    COLONIES,
    COLONY_LIMIT,
    CONQUEST,
    CONQUESTS,
    CONQUISTADORS,
    DISCOVERIES,
    EXPLORATION,
    EXPLORERS,
    RAIDER_ORDER,
    RAIDERS,
    RICHES,
    RICHES_COLUMN,
)
from warcouncil.titles.here_i_stand.state import HereIStandState, Voyage

HAPSBURG = "hapsburg"
EXPLORATION_ORDER = ("england", "france", HAPSBURG)
CONQUEST_ORDER = (HAPSBURG, "england", "france")
COAST = ("st_lawrence", "great_lakes", "mississippi")
"""The discoveries of 7, 8 and 9, the lowest first."""
STRAIT, AMAZON, AROUND_THE_WORLD = "pacific_strait", "amazon", "circumnavigation"
LADDER = tuple(CONQUESTS)
"""The conquests, the lowest number first."""
SENT = {kind: Fact(kind, "power", turn=True) for kind in ("explore", "colonize", "conquer")}
"""A power has sent a voyage of this kind."""
FACTS = tuple(SENT.values())

KINDS = {"discovery": Kind({"claim": ("discovery",), "sail_through": ("discovery",)})}
REFUSALS = {"discovery": "his-20.2-8"}


# -- actions


def voyage_action(act: str, needs: str) -> Action:
    """One of the three actions: each power sends one of each a turn."""

    def candidates(state: HereIStandState, power: str) -> Iterator[Option]:
        if may(state, act, power):
            yield (act,)

    def forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
        return voyage_forbidden(state, power, act)

    def run(state: HereIStandState, power: str, option: Option) -> None:
        send(state, power, act)

    return Action(candidates, forbidden, act, run, needs=needs)


def voyage_forbidden(state: HereIStandState, power: str, kind: str) -> str | None:
    """Why a power may not send such a voyage now."""
    sent = state.holds(SENT[kind], power)
    if kind == "explore":
        if sent:
            return "his-20.2-1"
        return None if state.explorers[power] else "his-20.2-2"
    if kind == "conquer":
        if sent:
            return "his-20.3-1"
        return None if state.conquistadors[power] else "his-20.3-2"
    return "his-20.1-1" if sent or colonies_of(state, power) >= COLONY_LIMIT[power] else None


def send(state: HereIStandState, power: str, kind: str, bonus: int = 0, explorer: str = "") -> None:
    """A marker goes into the Crossing Atlantic box; Cabot does not count against the one voyage of a turn."""
    state.voyages = (*state.voyages, Voyage(power, kind, explorer, bonus))
    if not explorer:
        state.mark(SENT[kind], power)  # his-20.1-1 his-20.2-1 his-20.3-1
    state.log("voyage", power=power, voyage=kind)


def colonies_of(state: HereIStandState, power: str) -> int:
    """Colonies on the table and under way."""
    under_way = sum(voyage.kind == "colonize" and voyage.power == power for voyage in state.voyages)
    return under_way + sum(owner == power for owner in state.colonies.values())


# -- the new world phase


def new_world(state: HereIStandState) -> None:
    """Phase 8: explorations, then conquests; colonies move to the riches table."""
    state.phase = "new_world"
    explorations = [voyage for voyage in state.voyages if voyage.kind == "explore"]
    conquests = [voyage for voyage in state.voyages if voyage.kind == "conquer"]
    for voyage in state.voyages:
        if voyage.kind == "colonize":
            settle(state, voyage.power)
    state.voyages = ()
    named = [crew(state, voyage) for voyage in explorations if voyage.explorer or state.explorers[voyage.power]]
    named.sort(key=resolved_first)  # his-20.2-3
    for voyage in named:
        state.log("explorer", power=voyage.power, explorer=voyage.explorer)
    conquests.sort(key=lambda voyage: CONQUEST_ORDER.index(voyage.power))  # his-20.3-3
    state.next(
        *(("exploration", voyage.power, voyage.explorer, voyage.bonus) for voyage in named),  # his-20.2-3
        *(("conquest", voyage.power, voyage.bonus) for voyage in conquests),
    )


def resolved_first(voyage: Voyage) -> tuple[int, int]:
    """The best explorers come first, among equals England, France and the Hapsburgs."""
    return -EXPLORERS[voyage.explorer].rating, EXPLORATION_ORDER.index(voyage.power)  # his-20.2-3


def settle(state: HereIStandState, power: str) -> None:
    """A colony reaches the riches table."""
    colony = next(one.id for one in COLONIES.values() if one.power == power and one.id not in state.colonies)
    state.colonies[colony] = power  # his-20.1-2
    state.log("colony", power=power, colony=colony)


def crew(state: HereIStandState, voyage: Voyage) -> Voyage:
    """An explorer drawn at random from those the power has left."""
    if voyage.explorer:
        return voyage
    explorer, rest = state.dice.draw(state.explorers[voyage.power], "explorer")  # his-20.2-3
    state.explorers[voyage.power] = rest
    return Voyage(voyage.power, voyage.kind, explorer, voyage.bonus)


def exploration(state: HereIStandState, power: str, explorer: str, bonus: int) -> Flow:
    """One voyage of exploration."""
    total = voyage_roll(state, power, EXPLORERS[explorer].rating + bonus, explorer)
    result = EXPLORATION[total]  # his-20.2-4
    if result == "lost_at_sea":
        lost(state, power, explorer)  # his-20.2-4
        return
    if result == "choice":
        options = great_voyages(state)
        if options:
            about = {"explorer": explorer}
            choice = options[0] if len(options) == 1 else (yield Ask(power, "discovery", options, about=about))
            yield from discover(state, power, explorer, bonus, choice)
            return
    elif result in COAST:
        open_coast = [place for place in COAST[: COAST.index(result) + 1] if place not in state.discoveries]
        if open_coast:
            claim(state, power, explorer, open_coast[-1])  # his-20.2-4
            return
    come_back(state, power, explorer)  # his-20.2-9


def lost(state: HereIStandState, power: str, explorer: str) -> None:
    """An explorer leaves the game; Cabot takes his card with him."""
    state.log("lost_at_sea", power=power, explorer=explorer)
    card = EXPLORERS[explorer].card
    if card in state.discard:
        state.discard = tuple(one for one in state.discard if one != card)
        state.remove_card(card)


def voyage_roll(state: HereIStandState, power: str, modifier: int, who: str) -> int:
    dice = state.dice.rolls(2, 6, f"voyage of {who}")
    state.log("voyage_roll", power=power, dice=list(dice), modifier=modifier, total=sum(dice) + modifier)
    return sum(dice) + modifier


def come_back(state: HereIStandState, power: str, explorer: str) -> None:
    """Nothing found: the explorer may sail again; Cabot needs his card for it."""
    if EXPLORERS[explorer].power:
        back = (*state.explorers[power], explorer)
        state.explorers[power] = tuple(one for one in EXPLORERS if one in back)  # his-20.2-9
    state.log("nothing_found", power=power, explorer=explorer)


def great_voyages(state: HereIStandState) -> list[Option]:
    """What a total of ten or more allows."""
    options: list[Option] = []
    if STRAIT not in state.discoveries or AROUND_THE_WORLD not in state.discoveries:
        options.append(("sail_through", STRAIT))  # his-20.2-6 his-20.2-10
    options += [("claim", place) for place in (AMAZON, *COAST) if place not in state.discoveries]  # his-20.2-8
    return options


def discover(state: HereIStandState, power: str, explorer: str, bonus: int, choice: Option) -> Flow:
    """Claim a discovery, or sail through the strait and try to go around the world."""
    if choice[0] == "claim":
        claim(state, power, explorer, str(choice[1]))
        return
    if STRAIT not in state.discoveries:
        claim(state, power, explorer, STRAIT)  # his-20.2-6
    if AROUND_THE_WORLD in state.discoveries:
        return  # his-20.2-7
    total = voyage_roll(state, power, EXPLORERS[explorer].rating + bonus, explorer)
    result = CIRCUMNAVIGATION[total]  # his-20.2-6
    if not result.startswith("success"):
        state.log("voyage_failed", fate=result)
        lost(state, power, explorer)
        return
    claim(state, power, explorer, AROUND_THE_WORLD)
    if result == "success_card":
        hands.draw(state, power, 1)
    yield MOMENT


def claim(state: HereIStandState, power: str, explorer: str, discovery: str) -> None:
    """A discovery and its VP belong to the power; its explorer stays there."""
    state.discoveries[discovery] = (power, explorer)  # his-20.2-5
    state.log("discovery", power=power, explorer=explorer, discovery=discovery, vp=DISCOVERIES[discovery])


def conquest(state: HereIStandState, power: str, bonus: int) -> None:
    """One voyage of conquest."""
    conquistador, rest = state.dice.draw(state.conquistadors[power], "conquistador")  # his-20.3-3
    state.log("conquistador", power=power, conquistador=conquistador)
    total = voyage_roll(state, power, CONQUISTADORS[conquistador].rating + bonus, conquistador)
    result = CONQUEST[total]  # his-20.3-4
    if result == "killed":
        state.conquistadors[power] = rest  # his-20.3-4
        state.log("conquistador_killed", power=power, conquistador=conquistador)
        return
    free = [one for one in LADDER[: LADDER.index(result) + 1] if one not in state.conquests] if result in LADDER else []
    if not free:
        state.log("no_conquest", power=power, conquistador=conquistador)
        return
    state.conquistadors[power] = rest
    state.conquests[free[-1]] = (power, True)  # his-20.3-5
    state.log("conquered", power=power, conquest=free[-1], vp=CONQUESTS[free[-1]])


# -- riches


def riches(state: HereIStandState) -> dict[str, int]:
    """20.4: what colonies and conquests yield in the card draw phase: extra cards for each power."""
    cards: dict[str, int] = {}
    for holding in (*COLONIES, *CONQUESTS):
        power = owner_of(state, holding)
        if power and yields(state, holding, power):  # his-20.1-2
            gainer = raided(state, power)
            cards[gainer] = cards.get(gainer, 0) + 1
    return cards


def owner_of(state: HereIStandState, holding: str) -> str:
    """Who rolls for a colony or a conquest that still yields something."""
    if holding in state.conquests:
        power, rich = state.conquests[holding]
        return power if rich else ""
    return state.colonies.get(holding, "")


def yields(state: HereIStandState, holding: str, power: str) -> bool:
    """Roll for one of them; whether it brings a card."""
    dice = state.dice.rolls(2, 6, f"riches of {holding}")
    total = sum(dice)
    if holding in COLONIES and power in state.plantations:
        total += 1  # his-20.4-1
    result = RICHES[RICHES_COLUMN[holding]][total]  # his-20.4-1
    state.log("riches", power=power, holding=holding, dice=list(dice), total=total, riches=result)
    if result in ("deplete", "eliminate"):
        exhaust(state, holding, power)
    return result in ("card", "deplete") or (result == "galleon" and power in state.galleons)  # his-20.4-2


def exhaust(state: HereIStandState, holding: str, power: str) -> None:
    """A conquest keeps its VP but yields no more; a colony is gone and may be founded again."""
    if holding in state.conquests:
        state.conquests[holding] = (power, False)  # his-20.4-2
    else:
        del state.colonies[holding]  # his-20.4-2


def raided(state: HereIStandState, power: str) -> str:
    """Who gets a card that a power has won: raiders lie in wait for those of the Hapsburgs."""
    if power != HAPSBURG:
        return power
    for raider in RAIDER_ORDER:
        if raider not in state.raiders:
            continue
        die = state.dice.roll(6, f"raider of {raider}")
        result = RAIDERS[die]
        stolen = result.startswith("stolen")
        guarded = result == "guarded" and HAPSBURG in state.galleons  # his-20.4-3
        lost = guarded or result in ("lost", "stolen_lost")  # his-20.4-3
        state.log("raider", power=raider, die=die, stolen=int(stolen), lost=int(lost))
        if lost:
            state.raiders.discard(raider)  # his-20.4-4
        if stolen:
            return raider  # his-20.4-5
    return power


STEPS = {"new_world": new_world, "exploration": exploration, "conquest": conquest}
MENU = {
    "explore": voyage_action("explore", "his-20.2-1"),
    "colonize": voyage_action("colonize", "his-20.1-1"),
    "conquer": voyage_action("conquer", "his-20.3-1"),
}
