"""Master of Siege Artillery (#52): more dice against walls, or an assault at once."""

from __future__ import annotations

from warcouncil.campaign import battles, sieges
from warcouncil.campaign.battles import ATTACKER
from warcouncil.campaign.entry import besiegers
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Play
from warcouncil.titles.tanto_monta.cards.combat import Options, played
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import bounds
from warcouncil.titles.tanto_monta.war.fighting import ASSAULT

CARD = "master_of_siege_artillery"
GUNS, GUNS_HIT = 3, 3
"""The dice behind the roll, and what they hit with."""
FIRST_SALVO = 1
KINDS = {"siege_guns": Kind({"storm": ("space", "power")})}


def gun_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    if trigger == "dice_seen":
        battle = state.battle
        able = battle is not None and battle.kind == ASSAULT and battle.attacker in bounds.played(state)
    else:
        able = bool(young_sieges(state))
    return played(CARD) if able else []


def young_sieges(state: TantoMontaState) -> Options:
    """The sieges of this impulse whose besieger may storm but for their youth."""
    able = bounds.played(state)
    return [
        ("storm", space, power)
        for space, begun in sorted(state.sieges.items())
        for power, when in begun
        if when == state.impulse and power in able and sieges.storm_forbidden(state, power, space) is None
    ]


def siege_guns(state: TantoMontaState, player: str, option: Option, trigger: str) -> Flow:
    if trigger == "dice_seen":
        battles.roll_more(state, ATTACKER, GUNS, hit=GUNS_HIT)
        return
    _, space, power = yield Ask(player, "siege_guns", young_sieges(state))
    state.next(("storm_at_once", power, space))


def storm_at_once(state: TantoMontaState, power: str, space: str) -> Flow:
    """Step: an assault that costs nothing, if the siege still stands."""
    if power not in besiegers(state, space) or sieges.storm_forbidden(state, power, space) is not None:
        return
    yield from sieges.declare_assault(state, power, space)
    state.mark(sieges.ASSAULTED, space)
    battles.add_dice(state, ATTACKER, FIRST_SALVO)
    yield from sieges.assault_step(state, space)


STEPS = {"storm_at_once": storm_at_once}
PLAYS = {CARD: Play(gun_options, siege_guns)}
