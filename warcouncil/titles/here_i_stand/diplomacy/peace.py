"""Suing for peace (9.3): a request is settled completely, step by step, before the next one."""

from __future__ import annotations

from warcouncil.campaign import forces, navies
from warcouncil.campaign.relations import at_war, bearers, flag
from warcouncil.campaign.terms import PEACE
from warcouncil.campaign.transfers import bring_home, captives_of, hand_over, lodgings_now
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands, windows
from warcouncil.titles.here_i_stand.components import (
    BONUS_VP,
    LAND_UNITS,
    MAJORS,
    NAVAL_UNITS,
    PLAYABLE_BY,
    SPACES,
)
from warcouncil.titles.here_i_stand.diplomacy import ransom
from warcouncil.titles.here_i_stand.diplomacy.terms import LEAGUE_WARS
from warcouncil.titles.here_i_stand.realm import homes_of
from warcouncil.titles.here_i_stand.state import HereIStandState, pair

OTTOMAN = "ottoman"
MARRIAGE = "diplomatic_marriage"
LOST_UNITS = 2
DONE: Option = ("done",)

KINDS = {
    "sue_for_peace": Kind({"sue": ("power",), "done": ()}),
    "peace_losses": Kind({"take_unit": ("space", "power", "unit")}),
    "peace_card": Kind({"play": ("card",), "decline": ()}, public=False),
    "regain_keys": Kind({"regain_for_vp": ("space",), "regain_for_card": ("space",), "done": ()}),
    "regain_leaders": Kind({"redeem_for_vp": ("leader",), "redeem_for_card": ("leader",), "done": ()}),
    "regain_spaces": Kind({"regain_for_vp": ("space",), "regain_for_card": ("space",), "done": ()}),
    "regain_second": Kind({"space": ("space",)}),
}


def peace_segment(state: HereIStandState) -> None:
    """Step: every power may sue for peace, in impulse order."""
    state.next(*(("sue_for_peace", power) for power in MAJORS))  # his-9.3-3


def sue_for_peace(state: HereIStandState, power: str) -> Flow:
    """Step 1 of a request: a power says with whom it wants peace."""
    enemies = [other for other in MAJORS if other != power and at_war(state, power, other)]
    if not any(sue_forbidden(state, power, ("sue", enemy)) is None for enemy in enemies):
        return
    options: list[Option] = [*(("sue", enemy) for enemy in enemies), DONE]
    choice = yield Ask(power, "sue_for_peace", options, sue_forbidden)
    if choice == DONE:
        return
    winner = str(choice[1])
    state.log("sues_for_peace", power=power, power2=winner)
    award(state, winner, 2 if OTTOMAN in (power, winner) else 1)  # his-9.3-4
    state.next(
        ("give_back", power, winner),
        ("lose_units", power),
        ("play_marriage", power, winner),
        ("regain_keys", power, winner),
        ("regain_leaders", power, winner),
        ("regain_spaces", power, winner),
        ("make_peace", power, winner),
        ("sue_for_peace", power),
    )


def sue_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    if option == DONE:
        return None
    enemy = str(option[1])
    if pair(power, enemy) in LEAGUE_WARS:
        return "his-9.3-2"
    captured = lost_spaces(state, power, enemy) or lost_leaders(state, power, enemy)
    return None if captured else "his-9.3-1"


def lost_spaces(state: HereIStandState, loser: str, winner: str) -> list[str]:
    """The home spaces of a power that another one holds; pirate havens are Ottoman ones."""
    holders, control = bearers(state, flag(state, winner)), state.control
    return [space for space in homes_of(state, loser) if control[space] in holders]  # his-9.3-13


def lost_leaders(state: HereIStandState, loser: str, winner: str) -> list[str]:
    return [leader for leader in captives_of(state, loser) if state.captives[leader] == winner]


def award(state: HereIStandState, winner: str, markers: int = 1) -> None:
    """War Winner markers come from the common stock."""
    for _ in range(markers):
        state.add_bonus(winner, "war_winner", BONUS_VP["war_winner"])  # his-9.3-12
    state.log("war_winner", power=winner, vp=markers)


# -- steps 3 and 4: what the loser gives up


def give_back(state: HereIStandState, loser: str, winner: str) -> Flow:
    """Step 3: all home spaces of the winner that the loser holds."""
    yield from hand_over(state, dict.fromkeys(lost_spaces(state, winner, loser), winner))  # his-9.3-5


def lose_units(state: HereIStandState, loser: str) -> Flow:
    """Step 4: two units of the loser's own."""
    for left in range(LOST_UNITS, 0, -1):
        options = own_units(state, loser)
        if not options:
            return
        choice = yield Ask(loser, "peace_losses", options, about={"amount": left})
        remove_unit(state, str(choice[1]), loser, str(choice[3]))  # his-9.3-6
        yield from forces.settle_change(state, loser, str(choice[1]))


def own_units(state: HereIStandState, power: str) -> list[Option]:
    """Every kind of unit a power has in every space; ships on loan are not at hand."""
    found: list[Option] = []
    for space in SPACES:
        if space not in state.troops and space not in state.fleets:
            continue
        stack, fleet = state.stack(space, power), state.fleet(space, power)
        numbers = (*stack.counts, *fleet.counts)
        units = zip((*LAND_UNITS, *NAVAL_UNITS), numbers, strict=True)
        found += [("take_unit", space, power, unit) for unit, number in units if number]
    return found


def remove_unit(state: HereIStandState, space: str, power: str, unit: str) -> None:
    if unit in LAND_UNITS:
        state.remove_troops(space, power, **{unit: 1})
    else:
        state.lose_ships(space, power, power, **{unit: 1})
        navies.leave_no_leader_alone(state, space, power)  # his-5.1-8
    state.log("unit_removed", power=power, space=space, unit=unit)


# -- Diplomatic Marriage


def play_marriage(state: HereIStandState, loser: str, winner: str) -> Flow:
    """The card may be added to the request before anything is bought back; then all of it comes back free."""
    if not marriage_thinkable(state, loser, winner):
        return
    about = {"power2": winner}
    choice = yield Ask(loser, "peace_card", lambda now: marriage_options(now, loser), about=about)  # his-6.1-17
    if choice == ("decline",):
        return
    state.leave_hand(loser, MARRIAGE)
    state.put_away(MARRIAGE)
    state.played_events.add((loser, MARRIAGE))
    state.log("response_played", power=loser, card=MARRIAGE)
    yield from hand_over(state, dict.fromkeys(lost_spaces(state, loser, winner), loser))  # his-9.3-11
    for leader in lost_leaders(state, loser, winner):
        if lodgings_now(state, loser):
            yield from bring_home(state, leader)  # his-9.3-11


def marriage_thinkable(state: HereIStandState, loser: str, winner: str) -> bool:
    """Whether anybody must think that the loser may have the card and a use for it."""
    useful = lost_spaces(state, loser, winner) or lost_leaders(state, loser, winner)
    able = loser in PLAYABLE_BY[MARRIAGE] and hands.loose(state, loser) > 0
    return bool(useful) and able and windows.possible(state, MARRIAGE)


def marriage_options(state: HereIStandState, loser: str) -> list[Option]:
    held: list[Option] = [("play", MARRIAGE)] if MARRIAGE in state.hands[loser] else []
    return [*held, ("decline",)]


# -- steps 5 to 7: what the loser buys back


def pay(state: HereIStandState, loser: str, winner: str, act: str) -> None:
    """The price of each thing: a VP marker for the winner, or a random card."""
    if act.endswith("_for_vp"):
        award(state, winner)
    else:
        hands.take_random(state, winner, loser)


def price_forbidden(state: HereIStandState, loser: str, option: Option) -> str | None:
    """A card is paid with only by who has one."""
    by_card = str(option[0]).endswith("_for_card")
    return "his-9.3-7" if by_card and not hands.loose(state, loser) else None


def regain_keys(state: HereIStandState, loser: str, winner: str) -> Flow:
    """Step 5: home keys."""
    while keys := [space for space in lost_spaces(state, loser, winner) if SPACES[space].kind == "key"]:
        choice = yield Ask(loser, "regain_keys", prices("regain", keys), price_forbidden, {"power2": winner})
        if choice == DONE:
            return
        pay(state, loser, winner, str(choice[0]))  # his-9.3-7
        yield from hand_over(state, {str(choice[1]): loser})


def regain_leaders(state: HereIStandState, loser: str, winner: str) -> Flow:
    """Step 6: captured leaders."""
    while lost_leaders(state, loser, winner) and lodgings_now(state, loser):
        leaders = lost_leaders(state, loser, winner)
        choice = yield Ask(loser, "regain_leaders", prices("redeem", leaders), price_forbidden, {"power2": winner})
        if choice == DONE:
            return
        pay(state, loser, winner, str(choice[0]))  # his-9.3-8
        yield from bring_home(state, str(choice[1]))


def regain_spaces(state: HereIStandState, loser: str, winner: str) -> Flow:
    """Step 7: other home spaces, two for each price; one alone cannot be had."""
    others = [space for space in lost_spaces(state, loser, winner) if SPACES[space].kind != "key"]
    if len(others) < 2:
        return
    choice = yield Ask(loser, "regain_spaces", prices("regain", others), price_forbidden, {"power2": winner})
    if choice == DONE:
        return
    first = str(choice[1])
    pay(state, loser, winner, str(choice[0]))  # his-9.3-9
    options: list[Option] = [("space", space) for space in others if space != first]
    _, second = yield Ask(loser, "regain_second", options, about={"space": first})
    yield from hand_over(state, {first: loser, str(second): loser})
    state.next(("regain_spaces", loser, winner))


def prices(act: str, things: list[str]) -> list[Option]:
    return [*((f"{act}_for_{price}", thing) for thing in things for price in ("vp", "card")), DONE]


# -- step 8


def make_peace(state: HereIStandState, loser: str, winner: str) -> Flow:
    """Step 8: the marker goes off the diplomatic status display."""
    state.wars.discard(pair(loser, winner))  # his-9.3-10
    state.mark(PEACE, *pair(loser, winner))
    state.log("peace_made", power=loser, power2=winner)
    ransom.reconcile(state, loser, winner)
    yield MOMENT


def refuse(state: HereIStandState, power: str, option: Option) -> str:
    """Why something cannot be bought back: the winner does not hold it, or it comes in another step."""
    return "his-9.3-8" if str(option[0]).startswith("redeem") else "his-9.3-7"


REFUSALS = {
    "peace_card": "his-6.1-17",
    "sue_for_peace": "his-9.3-1",
    "peace_losses": "his-9.3-6",
    "regain_keys": refuse,
    "regain_leaders": refuse,
    "regain_spaces": "his-9.3-9",
    "regain_second": "his-9.3-9",
}
STEPS = {
    "peace_segment": peace_segment,
    "sue_for_peace": sue_for_peace,
    "give_back": give_back,
    "lose_units": lose_units,
    "play_marriage": play_marriage,
    "regain_keys": regain_keys,
    "regain_leaders": regain_leaders,
    "regain_spaces": regain_spaces,
    "make_peace": make_peace,
}
