"""Boarding and Capture (#49): a nao of another player, or a squadron that was just lost in battle, changes hands."""

from __future__ import annotations

from warcouncil.campaign.navies import number
from warcouncil.campaign.relations import navy, sea_flag
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Play
from warcouncil.titles.tanto_monta.cards.combat import Options, naval_side, played
from warcouncil.titles.tanto_monta.sea import prizes
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import naos

CARD = "boarding_and_capture"
LOSSES = "naval_losses"
KINDS = {
    "boarded_nao": Kind({"board": ("nao",)}),
    "boarded_ship": Kind({"seize_ship": ("power",)}),
}


def boarding_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    found = prizes_of(state, player) if trigger == LOSSES else naos.capturable(state, player)
    return played(CARD) if found else []


def prizes_of(state: TantoMontaState, player: str) -> list[str]:
    """Whose squadrons a player has just sunk, if ships of his are left to take one along."""
    battle, side = state.naval_battle, naval_side(state, player)
    if battle is None or side is None or not navy(state, battle.place, (battle.attacker, battle.defender)[side]):
        return []
    mine = sea_flag(state, (battle.attacker, battle.defender)[side])
    enemies = [fleet for fleet in battle.sunk if sea_flag(state, fleet.user) != mine]
    return list(dict.fromkeys(fleet.owner for fleet in enemies if number(state, (fleet,), prizes.SQUADRON)))


def boarding(state: TantoMontaState, player: str, option: Option, trigger: str) -> Flow:
    if trigger != LOSSES:
        found = naos.capturable(state, player)
        _, nao = yield Ask(player, "boarded_nao", [("board", one) for one in found])
        naos.capture(state, player, str(nao))  # tm-16.7-3
        yield from naos.make_room(state, player)
        return
    battle, side = state.naval_battle, naval_side(state, player)
    assert battle is not None
    assert side is not None
    _, owner = yield Ask(player, "boarded_ship", [("seize_ship", one) for one in prizes_of(state, player)])
    prizes.capture(state, sea_flag(state, (battle.attacker, battle.defender)[side]), str(owner), battle.place)


PLAYS = {CARD: Play(boarding_options, boarding)}
