"""Operations of the battle, siege or naval battle at hand: dice, faces, losses and what comes of them (6.15)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.napoleonic_wars import aids
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.effects import Aftermath, Dice, Faces, FortressFalls, Ignore
from warcouncil.titles.napoleonic_wars.events.asking import decide
from warcouncil.titles.napoleonic_wars.events.operations import Operation
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.relations import allied, at_war, owner, pieces_of
from warcouncil.titles.napoleonic_wars.state import BUILDING, Aid, Battle, Engagement, NapoleonicState, Siege
from warcouncil.titles.napoleonic_wars.war import battles, sieges
from warcouncil.titles.napoleonic_wars.war.intruders import opposed

COMBAT = COMPONENTS.tables.battle
SIDES = ("attacker", "defender")
OUTSIDE = -1
ROUND_UP: Option = ("round_up",)
ROUND_DOWN: Option = ("round_down",)
KINDS = {
    "event_side": Kind({"for_side": ("side",)}),
    "event_rounding": Kind({"round_up": (), "round_down": ()}),
}
REFUSALS = {"event_side": "nw-6.1-4", "event_rounding": "nw-3-41"}


# -- the fight at hand


def fight(state: NapoleonicState) -> Battle | Siege | Engagement | None:
    """The battle, siege or naval battle at hand."""
    return state.siege or state.engagement or state.battle


def sides(state: NapoleonicState) -> tuple[str, str]:
    """A nation of each side, the active one's first."""
    now = fight(state)
    assert now is not None
    if isinstance(now, Engagement):
        return now.sides
    if isinstance(now, Siege):
        return owner(now.leader), state.controller(now.space)
    return now.attacker, ""


def side_index(state: NapoleonicState, nation: str) -> int:
    """On which side of the fight at hand a nation is: 0 or 1, or outside."""
    now = fight(state)
    if now is None:
        return OUTSIDE
    first = sides(state)[0]
    if allied(state, nation, first):
        return 0
    if isinstance(now, Battle):
        return 1 if opposed(state, nation, first, now.space) else OUTSIDE  # nw-17.2-3
    return 1 if at_war(state, nation, first) else OUTSIDE


def help_side(state: NapoleonicState, aid: Aid) -> None:
    """An event takes effect in the fight at hand."""
    if state.siege is not None:
        state.siege = replace(state.siege, aids=(*state.siege.aids, aid))
    elif state.engagement is not None:
        state.engagement = replace(state.engagement, aids=(*state.engagement.aids, aid))
    elif state.battle is not None:
        state.battle = replace(state.battle, aids=(*state.battle.aids, aid))


def note(state: NapoleonicState, nation: str, card: str) -> None:
    """A battle event was played for a side."""
    now = fight(state)
    if isinstance(now, Battle):
        state.battle = replace(now, played=(*now.played, (card, nation, side_index(state, nation), now.round)))


def meant(state: NapoleonicState, scene: Scene, side: Literal["own", "enemy", "both", "chosen"]) -> Flow:
    """The sides that an operation is about."""
    own = side_index(state, scene.player)
    if side == "both":
        return (0, 1)
    if side == "chosen":
        options: list[Option] = [("for_side", name) for name in SIDES]
        choice = yield from decide(state, scene, scene.player, "event_side", options)
        return (SIDES.index(str(choice[1])),)
    return (own if side == "own" else 1 - own,)


# -- dice


def add_dice(state: NapoleonicState, scene: Scene, effect: Dice) -> Flow:
    """More or fewer dice, and what else a side has less of (11.2, 12.3, 13.4)."""
    if fight(state) is None:
        state.mark(sieges.AIDED, scene.player, scene.card, effect.by, effect.needed)
        return
    amount = dice_of(state, scene, effect)
    rounding = 0
    if effect.half:
        choice = yield from decide(state, scene, scene.player, "event_rounding", [ROUND_UP, ROUND_DOWN])
        rounding = int(choice == ROUND_UP)  # nw-3-41
    for side in (yield from meant(state, scene, effect.side)):
        if amount:
            help_side(state, Aid(scene.card, side, "dice", amount, effect.least, until=effect.until))
        if effect.half:
            help_side(state, Aid(scene.card, side, "half", rounding, until=effect.until))
        if not effect.commander:
            help_side(state, Aid(scene.card, side, "no_leader", until=effect.until))
        if not effect.terrain:
            help_side(state, Aid(scene.card, side, "no_terrain", until=effect.until))
        if effect.needed:
            help_side(state, Aid(scene.card, side, "needed", effect.needed, until=effect.until))


def dice_of(state: NapoleonicState, scene: Scene, effect: Dice) -> int:
    """How many dice are added: so many, or so many for each squadron of the player's, at least some."""
    now = fight(state)
    if not effect.per or not isinstance(now, Engagement):
        return effect.by
    side = now.ships[side_index(state, scene.player)]
    own = sum(nation == scene.player and mark != BUILDING for nation, mark in side)
    return max(effect.least, effect.by * (own // effect.per))


def can_add_dice(state: NapoleonicState, scene: Scene, effect: Dice) -> bool:
    """In a fight in which one takes part; a wounded commander must be there (6.15)."""
    if scene.moment == "impulse":
        return siege_ahead(state, scene.player)
    now, own = fight(state), side_index(state, scene.player)
    if now is None or own == OUTSIDE:
        return False
    if not effect.commander:
        return isinstance(now, Battle) and bool(battles.head(state, now, 1 - own))
    return not effect.per or isinstance(now, Engagement)


def siege_ahead(state: NapoleonicState, nation: str) -> bool:
    """Whether a nation may still besiege in this impulse: from where it stands, or after a march (6.14, 12.2)."""
    if state.active != state.due:
        return False
    if any(sieges.siege_forbidden(state, nation, one) is None for one in sieges.siege_candidates(state, nation)):
        return True
    spare = [one for one in COMPONENTS.reserves_of(nation) if one not in state.used_reserves]
    points = state.cp > 0 or any(COMPONENTS.reserves[one].plus for one in spare)
    return points and bool(state.leaders_on_map(nation))


def change_faces(state: NapoleonicState, scene: Scene, effect: Faces) -> Flow:
    what = "count_as" if effect.count_as else "again"
    for side in (yield from meant(state, scene, effect.side)):
        help_side(state, Aid(scene.card, side, what, effect.count_as, faces=effect.faces))


def in_fight(state: NapoleonicState, scene: Scene, effect: object) -> bool:
    return side_index(state, scene.player) != OUTSIDE


# -- losses


def ignore(state: NapoleonicState, scene: Scene, effect: Ignore) -> Flow:
    """Hits of this round that do not count; a half is rounded as whoever plays the event likes it (3)."""
    for side in (yield from meant(state, scene, effect.side)):
        if effect.disrupts:
            help_side(state, Aid(scene.card, side, "no_disrupts"))
        if effect.kills:
            help_side(state, Aid(scene.card, side, "fewer_kills", effect.kills))
        if effect.half_kills:
            help_side(state, Aid(scene.card, side, "half_kills"))  # nw-3-41


def can_ignore(state: NapoleonicState, scene: Scene, effect: Ignore) -> bool:
    """Before the dice always; behind them only if somebody has suffered anything."""
    now = state.battle
    if now is None:
        return False
    if scene.moment != "battle_rolled":
        return in_fight(state, scene, effect)
    return any(sum(aids.losses(now.dice[1 - side], now.aids, side, COMBAT.disrupt, COMBAT.kill)) for side in (0, 1))


# -- after a battle


def aftermath(state: NapoleonicState, scene: Scene, effect: Aftermath) -> None:
    """What changes for the beaten, or for the victors (11.4, 11.5)."""
    now = state.battle
    assert now is not None
    if effect.sure_resource:
        own = side_index(state, scene.player)
        help_side(state, Aid(scene.card, own, "sure_resource", until="battle"))
        return
    beaten = SIDES.index(now.beaten)
    if effect.no_rout:
        help_side(state, Aid(scene.card, beaten, "no_rout", until="battle"))
    if effect.safe_retreat:
        help_side(state, Aid(scene.card, beaten, "safe_retreat", until="battle"))
    if effect.margin:
        help_side(state, Aid(scene.card, 1 - beaten, "margin", effect.margin, until="battle"))


def can_change_aftermath(state: NapoleonicState, scene: Scene, effect: Aftermath) -> bool:
    now = state.battle
    if now is None:
        return False
    if effect.sure_resource:
        return in_fight(state, scene, effect)
    if now.beaten not in SIDES:
        return False
    beaten = SIDES.index(now.beaten)
    if not pieces_of(state, now.space, battles.side(state, now, beaten)):
        return False
    return not effect.margin or now.hits[beaten] - now.hits[1 - beaten] >= effect.margin


def fortress_falls(state: NapoleonicState, scene: Scene, effect: FortressFalls) -> None:
    assert state.siege is not None
    state.siege = replace(state.siege, fallen=True)


OPERATIONS = {
    Dice: Operation(add_dice, can_add_dice),
    Faces: Operation(change_faces, in_fight),
    Ignore: Operation(ignore, can_ignore),
    Aftermath: Operation(aftermath, can_change_aftermath),
    FortressFalls: Operation(fortress_falls, lambda state, scene, effect: state.siege is not None),
}
