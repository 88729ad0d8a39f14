"""Response cards (#47 to #62) that change what is going on: dice, rolls, the weather, impulses, other cards (6.1)."""

from __future__ import annotations

from warcouncil.campaign import battles, naval_combat
from warcouncil.campaign.battles import SIDES, leaders_of
from warcouncil.campaign.pieces import Formation
from warcouncil.campaign.stacks import battle_of, change_battle, side, total, without_marks
from warcouncil.campaign.state import MOVED
from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.table import hands, windows
from warcouncil.table.book import Play
from warcouncil.table.dice import hits_in
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.cards.combat import MUSLIM, Options, add_naval_dice, own_side, played, side_now
from warcouncil.titles.tanto_monta.realm import KEYS
from warcouncil.titles.tanto_monta.seasons.impulses import FORESIGHT, next_player
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.bounds import RAINS

NASRID, KEMAL = "nasrid", "kemal_reis"
ADMIRALTY_DICE, NASRID_DICE = 5, 4
"""The dice of Admiralty after the roll, and those of the Nasrids before it."""
FLOODED = 2
"""The points that are lost in the rain."""
SPOILS = 5
"""From this number on a die brings spoils."""
FACTS = (RAINS,)


# -- Admiralty (#47)


def admiralty_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    """After the dice for either side; before them on behalf of the Nasrids, with Kemal Reis if he is in play."""
    battle = state.naval_battle
    assert battle is not None
    if trigger == "naval_dice_seen":
        return [("play_side", "admiralty", one) for one in SIDES]
    if NASRID not in (battle.attacker, battle.defender):
        return []
    lent: Options = [("play_on_leader", "admiralty", KEMAL)] if KEMAL in state.admirals else []
    return [*played("admiralty"), *lent]


def admiralty(state: TantoMontaState, player: str, option: Option, trigger: str) -> None:
    battle = state.naval_battle
    assert battle is not None
    if trigger == "naval_dice_seen":
        naval_combat.add_dice(state, SIDES.index(str(option[2])), ADMIRALTY_DICE)  # tm-16.2-4
        return
    if option[0] == "play_on_leader":
        state.admirals[KEMAL] = battle.place
        state.sides[KEMAL] = NASRID
        state.log("admiral_joins", leader=KEMAL, power=NASRID, place=battle.place)
    add_naval_dice(state, int(battle.defender == NASRID), NASRID_DICE)


# -- what a card turns or stops: Ambush (#48), Organized Retreat (#54), Sea Fog (#57), Witchcraft (#62)


def turning(card: str) -> Play:
    """A card that anybody plays to turn what its moment is about."""
    return Play(lambda state, player, trigger: played(card), turn)


def turn(state: TantoMontaState, player: str, option: Option, trigger: str) -> None:
    """The interception or the avoidance succeeds, the naval one fails, or a card has no effect."""
    windows.stop(state, trigger)


def witchcraft_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    return played("witchcraft") if state.phase == "action" else []


# -- Leadership (#51)


def leadership_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    """Dice that missed are rolled again, or a leader of the player falls for more hits."""
    own = own_side(state, player)
    if own is None:
        return []
    battle = battle_of(state)
    again = played("leadership") if len(battle.dice[own]) > battle.hits[own] else []
    mine = [leader for leader in leaders_of(battle, own) if state.hand_of(side(state, leader)) == player]
    return [*again, *(("play_on_leader", "leadership", leader) for leader in mine)]


def leadership(state: TantoMontaState, player: str, option: Option, trigger: str) -> None:
    own = side_now(state, player)
    if option[0] == "play":
        roll_again(state, own)
        return
    leader = str(option[2])
    add_hits(state, own, state.realm.leaders[leader].battle + 1)
    battles.leave_battle(state, own, Formation(battle_of(state).attacker, (), (leader,)))
    state.sides.pop(leader, None)
    state.log("leader_gone", leader=leader)


def roll_again(state: TantoMontaState, own: int) -> None:
    """The dice of a side that missed; no 4 hits now."""
    battle = battle_of(state)
    kept = tuple(sorted(battle.dice[own], reverse=True)[: battle.hits[own]])
    more = state.dice.rolls(len(battle.dice[own]) - len(kept), 6, "card dice")
    state.log("battle_card_dice", power=battles.power_of(battle, own), amount=len(more), dice=list(more))
    dice = list(battle.dice)
    dice[own] = (*kept, *more)
    change_battle(state, dice=(dice[0], dice[1]))
    add_hits(state, own, hits_in(more, state.realm.hit_from(state, own)))


def add_hits(state: TantoMontaState, own: int, more: int) -> None:
    hits = list(battle_of(state).hits)
    hits[own] += more
    change_battle(state, hits=(hits[0], hits[1]))


# -- Sack (#56)


def sack_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    """By whoever has just stormed the walls."""
    battle = state.battle
    mine = battle is not None and state.hand_of(battle.attacker) == player
    return played("sack") if mine else []


def sack(state: TantoMontaState, player: str, option: Option, trigger: str) -> Flow:
    """A naval resource, perhaps a card, and perhaps one of the player who lost a key."""
    battle = battle_of(state)
    loser = state.hand_of(battle.defenders[0])
    yield from resources.receive(state, player, resources.draw(state))
    if spoils(state, player):
        hands.draw(state, player)
    if battle.place in KEYS and loser in state.hands and loser != player and spoils(state, player):
        resources.take_by_chance(state, player, loser)


def spoils(state: TantoMontaState, player: str) -> bool:
    die = state.dice.roll(6, "sack")
    state.log("sack_die", power=player, die=die)
    return die >= SPOILS


# -- Strategic Foresight (#58) and Holy Inquisition (#60)


def foresight_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    """Before an impulse of somebody else, not right behind one's own."""
    return [] if player in (next_player(state), state.active) else played("strategic_foresight")


def strategic_foresight(state: TantoMontaState, player: str, option: Option, trigger: str) -> None:
    state.mark(FORESIGHT, player)


def inquisition_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    """Before an impulse of a Christian player."""
    following = next_player(state)
    return [] if following == MUSLIM or following in state.skipped else played("holy_inquisition")


def holy_inquisition(state: TantoMontaState, player: str, option: Option, trigger: str) -> None:
    state.skipped.add(next_player(state))


# -- Torrential Rains (#59)


def rain_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    """Against another player who spends command points."""
    return [] if player == state.acting or state.holds(RAINS) else played("torrential_rains")


def torrential_rains(state: TantoMontaState, player: str, option: Option, trigger: str) -> None:
    """Points are lost; nobody moves more than one space, and nothing else that was announced takes place."""
    state.cp = max(0, state.cp - FLOODED)
    state.mark(RAINS)
    if not first_step(state):
        windows.stop(state, trigger)  # tm-13.1-15


def first_step(state: TantoMontaState) -> bool:
    """Whether what was announced is a move by land of units and leaders none of whom has moved in this impulse."""
    move = state.move
    if move is None or move.by_sea or state.battle is not None:
        return False
    fresh = without_marks(state, state.moved, move.origin, move.formation.troops)
    tired = any(state.holds(MOVED, leader) for leader in move.formation.leaders)
    return total(fresh) == total(move.formation.troops) and not tired


PLAYS = {
    "admiralty": Play(admiralty_options, admiralty),
    "ambush": turning("ambush"),
    "leadership": Play(leadership_options, leadership),
    "organized_retreat": turning("organized_retreat"),
    "sack": Play(sack_options, sack),
    "sea_fog": turning("sea_fog"),
    "strategic_foresight": Play(foresight_options, strategic_foresight),
    "torrential_rains": Play(rain_options, torrential_rains),
    "holy_inquisition": Play(inquisition_options, holy_inquisition),
    "witchcraft": Play(witchcraft_options, turn),
}
