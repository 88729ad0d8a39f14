"""Events of the Canaries (21.8): settlers who are reinforced, Guanches who are weakened, rise and follow Bencomo."""

from __future__ import annotations

from warcouncil.campaign import forces, navies
from warcouncil.campaign.counters import can_add
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import number, remove_units_at, some
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import points
from warcouncil.table.book import Event
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta.actions import ACTS
from warcouncil.titles.tanto_monta.cards.outfits import outfit
from warcouncil.titles.tanto_monta.minors import guanches
from warcouncil.titles.tanto_monta.minors.guanches import BENCOMO, ISLANDS, awaken, natives
from warcouncil.titles.tanto_monta.powers.common import clear
from warcouncil.titles.tanto_monta.realm import GUANCHE, LAND_UNITS, MAJORS, MINORS, NAVAL_UNITS, WILD
from warcouncil.titles.tanto_monta.state import TantoMontaState

SPAIN = "spain"
NO_EFFECT = "tm-6.1-2"
BENCOMOS_CARD = "bencomo_guanche_leader"
GOMERA, ACENTEJO = "la_gomera", "tenerife_acentejo"
MILITIA = "militia"
SETTLERS_CP, OTHERS_CP = 6, 4
DROWSY = 3
"""So many Guanches at most die of the sickness."""
SLAIN = 4
"""The roll from which on a unit on La Gomera is lost."""
REBELS, FOLLOWERS = 2, 3
NATIVE_ACTS = tuple(guanches.MENU)
DONE: Option = ("done",)

KINDS = {
    "conqueror": Kind({"power": ("power",)}),
    "native_dies": Kind({"native_dies": ("space",), "done": ()}),
    "native_action": Kind({**{act: ACTS[act] for act in NATIVE_ACTS}, "end_actions": ()}),
}


# -- Canary Island Conquest (#101)


def lords(state: TantoMontaState) -> dict[str, list[str]]:
    """The powers that control spaces of the Canaries, and which; Spain does so with Castile alone."""
    found: dict[str, list[str]] = {}
    for space in ISLANDS:
        holder = state.control[space]
        power = "castile" if holder == SPAIN else holder  # tm-21.8-8
        if power in MAJORS:
            found.setdefault(power, []).append(space)
    return {power: found[power] for power in MAJORS if power in found}


def conquest(state: TantoMontaState, player: str) -> Flow:
    """A power builds on the islands that it has; others than Spain have points for it."""
    if player != SPAIN:
        give_points(state, player, OTHERS_CP)
    held = lords(state)
    if held:
        choice = yield Ask(player, "conqueror", [("power", power) for power in held])
        power = str(choice[1])
        yield from outfit(state, power, held[power], SETTLERS_CP)


def conquest_forbidden(state: TantoMontaState, player: str) -> str | None:
    return NO_EFFECT if player == SPAIN and not lords(state) else None


# -- Great Drowsiness (#103)


def drowsiness(state: TantoMontaState, player: str) -> Flow:
    """Guanches die where powers have come to their islands; those who are left act for the player."""
    awaken(state, player)
    give_points(state, player, 3)
    if not any(settled(state, space) for space in ISLANDS):
        return
    for count in range(DROWSY):
        options: list[Option] = [("native_dies", space) for space in ISLANDS if natives(state, space)]
        if not options:
            break
        rest = [DONE] if count else []
        choice = yield Ask(player, "native_dies", [*options, *rest], about={"amount": DROWSY - count})
        if choice == DONE:
            break
        remove_units_at(state, str(choice[1]), GUANCHE, MILITIA, 1)
        state.log("units_removed", power=GUANCHE, amount=1, place=choice[1])
    yield from check_sieges(state)


def settled(state: TantoMontaState, space: str) -> bool:
    """Whether major powers have land units or ships in a space."""
    return any(of_major(owner) for owner in owners_at(state, space))


def owners_at(state: TantoMontaState, space: str) -> set[str]:
    """Whose land units and ships are in a space."""
    return {stack.owner for stack in state.troops.get(space, ())} | {one.owner for one in state.fleets.get(space, ())}


def of_major(owner: str) -> bool:
    return owner not in WILD and owner not in MINORS


# -- Guanche Rebellion on La Gomera (#104)


def rebellion(state: TantoMontaState, player: str) -> Flow:
    """Half of the settlers die, the others leave, and Guanches have their island again."""
    awaken(state, player)
    give_points(state, player, 3)
    yield from slay_units(state)
    slay_ships(state)
    guanches.free(state, GOMERA)  # tm-21.8-10
    yield from clear(state, GOMERA, ())
    join(state, GOMERA, REBELS)
    yield from check_sieges(state)


def slain(state: TantoMontaState, owner: str, unit: str, many: int) -> int:
    """How many of some units are lost: a die each."""
    dice = state.dice.rolls(many, 6, "rebellion")
    lost = sum(die >= SLAIN for die in dice)
    state.log("rebellion_dice", power=owner, unit=unit, dice=list(dice), amount=lost)
    return lost


def slay_units(state: TantoMontaState) -> Flow:
    for stack in state.troops.get(GOMERA, ()):
        if not of_major(stack.owner):
            continue
        for unit in LAND_UNITS:
            many = number(state, stack, unit)
            lost = slain(state, stack.owner, unit, many) if many else 0
            if lost:
                state.remove_stack(GOMERA, some(state, stack.owner, unit, lost))
        yield from forces.settle_change(state, stack.owner, GOMERA)


def slay_ships(state: TantoMontaState) -> None:
    for fleet in state.fleets.get(GOMERA, ()):
        if not of_major(fleet.owner):
            continue
        ships = zip(NAVAL_UNITS, fleet.counts, strict=True)
        sunk = tuple([slain(state, fleet.owner, unit, many) if many else 0 for unit, many in ships])
        lost = fleet._replace(counts=sunk)
        if lost.size:
            navies.sink(state, GOMERA, lost)


def join(state: TantoMontaState, space: str, many: int) -> None:
    """Guanches come to a space, as many as there are counters for."""
    came = next((amount for amount in range(many, 0, -1) if can_add(state, GUANCHE, MILITIA, amount, space)), 0)
    if came:
        state.add_troops(space, GUANCHE, militia=came)
        state.log("recruits_join", power=GUANCHE, unit=MILITIA, amount=came, space=space)


# -- Bencomo (#111)


def bencomo(state: TantoMontaState, player: str) -> None:
    """Bencomo and his people rise in Acentejo if it is theirs; then points for Guanches, and points for anything."""
    awaken(state, player)
    before = BENCOMO in state.leaders
    if state.control[ACENTEJO] == INDEPENDENT and owners_at(state, ACENTEJO) <= {GUANCHE}:
        if not before:
            state.away_leaders.pop(BENCOMO, None)
            state.leaders[BENCOMO] = ACENTEJO
            state.log("leader_enters", leader=BENCOMO, place=ACENTEJO)
        join(state, ACENTEJO, FOLLOWERS)
    if before:
        state.remove_card(BENCOMOS_CARD)  # the second time it leaves the game
    state.cp = 5
    state.next(("native_points", player), ("other_points", player))


def native_points(state: TantoMontaState, player: str) -> Flow:
    """Step: one action of Guanches of those that the points still pay for."""
    if state.cp <= 0:
        return
    choice = yield Ask(
        player,
        "native_action",
        lambda now: list(points.action_candidates(now, player, NATIVE_ACTS)),
        points.action_forbidden,
        about={"cp": state.cp},
    )
    yield from points.act(state, player, choice, ("native_points", player))


def other_points(state: TantoMontaState, player: str) -> None:
    """Step: the points of Bencomo's card for any action."""
    give_points(state, player, 2)


STEPS = {"native_points": native_points, "other_points": other_points}
EVENTS = {
    BENCOMOS_CARD: Event(bencomo),
    "canary_island_conquest": Event(conquest, conquest_forbidden),
    "great_drowsiness": Event(drowsiness),
    "guanche_rebellion_on_la_gomera": Event(rebellion),
}
