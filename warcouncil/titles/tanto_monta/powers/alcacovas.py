"""Portugal and Spain (20.4): the Peace of Alcáçovas, what breaks it, and the Treaty of Tordesillas."""

from __future__ import annotations

from warcouncil.campaign.relations import controls
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.transfers import leave, occupants
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.titles.tanto_monta.diplomacy.ransom import give_card
from warcouncil.titles.tanto_monta.powers.activity import on_map
from warcouncil.titles.tanto_monta.powers.common import (
    SPACES,
    cards_of,
    give_back,
    leaves_game,
    lift_sieges,
    pass_to,
    worth,
)
from warcouncil.titles.tanto_monta.powers.peace import TWO
from warcouncil.titles.tanto_monta.powers.surrender import beltranejos_gone
from warcouncil.titles.tanto_monta.realm import HOMES, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.ground import CANARIES
from warcouncil.titles.tanto_monta.weddings import alcacovas_wedding

PORTUGAL, SPAIN, FRANCE, BELTRANEJOS = "portugal", "spain", "france", "beltranejos"
PEACE = "peace_of_alcacovas"

KINDS = {"reparation": Kind({"give_card": ("card",)}, public=False)}
REFUSALS = {"reparation": "tm-20.4-8"}


# -- the peace


def peace_forbidden(state: TantoMontaState) -> str | None:
    """Why the event does not bring the peace: Castile needs a key of the Beltranejos, or their strategic spaces."""
    keys = [space for space in HOMES[BELTRANEJOS] if SPACES[space].kind == "key"]
    strategic = [space for space in HOMES[BELTRANEJOS] if SPACES[space].kind == "strategic"]
    taken = any(controls(state, SPAIN, key) for key in keys)
    if state.alcacovas or not (taken or all(controls(state, SPAIN, space) for space in strategic)):
        return "tm-20.4-2"
    return None


def sign_alcacovas(state: TantoMontaState) -> Flow:
    """Step: the peace by agreement; its card leaves the game."""
    yield from make_peace(state)
    leaves_game(state, PEACE)  # tm-20.4-10


def make_peace(state: TantoMontaState) -> Flow:
    """The immediate effects, in their order."""
    state.alcacovas = state.turn  # tm-20.4-4
    state.log("peace_of_alcacovas", power=PORTUGAL, power2=SPAIN)
    yield from friends_part(state)
    state.wars.discard(TWO)
    state.sea_wars.add(TWO)  # tm-20.4-5
    islands = [space for space in SPACES if space in CANARIES and state.control[space] == PORTUGAL]
    yield from pass_to(state, SPAIN, *islands)  # tm-20.4-7
    yield from leave_islands(state)
    state.award(PORTUGAL, PEACE, worth(PEACE))  # tm-20.4-8 tm-22.3-22
    yield from reparation(state)
    alcacovas_wedding(state)  # tm-20.4-22
    yield from give_back(state, PORTUGAL, SPAIN, "alcacovas_bonus")  # tm-20.4-9
    yield from lift_sieges(state, PORTUGAL, SPAIN)
    yield from check_sieges(state)
    yield MOMENT


def friends_part(state: TantoMontaState) -> Flow:
    """Portugal and the Beltranejos are allies no more; each leaves the spaces of the other."""
    state.alliances.discard(REALM.pair(PORTUGAL, BELTRANEJOS))
    state.alliances.discard(REALM.pair(BELTRANEJOS, FRANCE))
    for guest, host in ((PORTUGAL, BELTRANEJOS), (BELTRANEJOS, PORTUGAL)):
        for space in SPACES:
            if state.control[space] == host and guest in occupants(state, space):
                yield from leave(state, guest, space)  # tm-20.4-3


def leave_islands(state: TantoMontaState) -> Flow:
    """Portuguese in islands that were not theirs leave them, too."""
    for space in SPACES:
        if space in CANARIES and PORTUGAL in occupants(state, space):
            yield from leave(state, PORTUGAL, space)  # tm-20.4-7


def reparation(state: TantoMontaState) -> Flow:
    """Spain gives Portugal a card of its choice; without one Portugal draws."""
    if not hands.loose(state, SPAIN):
        hands.draw(state, PORTUGAL)  # tm-20.4-8
        return
    choice = yield Ask(SPAIN, "reparation", lambda now: cards_of(now, "give_card", SPAIN))
    give_card(state, SPAIN, PORTUGAL, str(choice[1]))  # tm-20.4-8


def truce_ends(state: TantoMontaState) -> None:
    """Step at the end of a turn: with the duty to keep the peace the war at sea ends."""
    if state.alcacovas and state.turn > state.alcacovas and TWO in state.sea_wars:
        state.sea_wars.discard(TWO)  # tm-20.4-5
        state.log("sea_war_over", power=PORTUGAL, power2=SPAIN)


# -- Tordesillas


def tordesillas_forbidden(state: TantoMontaState) -> str | None:
    """The treaty needs a peace that is signed and not broken."""
    return None if state.alcacovas and not state.alcacovas_broken else "tm-20.4-14"


def in_arms(state: TantoMontaState) -> bool:
    """Whether the Beltranejos have come back in their Resistance (#107)."""
    return on_map(state, BELTRANEJOS) or BELTRANEJOS in state.control.values()


def sign_tordesillas(state: TantoMontaState) -> Flow:
    """The division of the world."""
    state.tordesillas = True  # tm-20.4-15 tm-20.4-16
    state.log("tordesillas", power=PORTUGAL, power2=SPAIN)
    state.sea_wars.discard(TWO)  # tm-20.4-15
    state.award(PORTUGAL, "tordesillas", worth("tordesillas"))  # tm-22.3-24
    if BELTRANEJOS not in state.surrendered or in_arms(state):
        yield from beltranejos_gone(state)  # tm-22.1-13
    yield MOMENT


STEPS = {"sign_alcacovas": sign_alcacovas, "truce_ends": truce_ends}
