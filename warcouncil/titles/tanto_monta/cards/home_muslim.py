"""The home cards of the Muslims (#1, #2, #12): the Alhambra, the Sultanate of Fez, the Barbary pirates."""

from __future__ import annotations

from warcouncil.campaign import battles
from warcouncil.campaign.battles import ATTACKER, SIDES
from warcouncil.campaign.stacks import battle_of, change_battle
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.table.book import Play
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.cards.combat import Options, played
from warcouncil.titles.tanto_monta.cards.courts import raisable
from warcouncil.titles.tanto_monta.cards.levies import CAVALRY, MILITIA, REGULAR, at_home, levy
from warcouncil.titles.tanto_monta.cards.ways import Way, always, home_card, if_so
from warcouncil.titles.tanto_monta.diplomacy.hostilities import WAR_POWERS, war_forbidden
from warcouncil.titles.tanto_monta.diplomacy.war import declare_war
from warcouncil.titles.tanto_monta.minors import influence, status
from warcouncil.titles.tanto_monta.realm import MINORS, PLAYERS
from warcouncil.titles.tanto_monta.sea.piracy import RAIDED, UNMARKED
from warcouncil.titles.tanto_monta.seasons.purses import give_purse
from warcouncil.titles.tanto_monta.spaces import has
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.windows import ALHAMBRA

MUSLIM = PLAYERS[0]
NASRID, NORTH_AFRICA, SPAIN, PAPACY = "nasrid", "north_africa", "spain", "papacy"
FEZ, BARBARY = "sultanate_of_fez", "barbary_pirates_of_tlemcen"
GRANADA, TLEMCEN = "granada", "tlemcen"
GUARDS, SPOILED = 4, 3
"""New units of the Alhambra, and the dice that an assault loses by it."""
FEZ_POINTS, CORSAIR_POINTS = 4, 7
SEAFARING = ("build_corsair", "naval_move", "piracy", "raid", "ask_passage")
"""What the points of a season of corsairs pay for."""
BERBERS = {REGULAR: 2, MILITIA: 3}
PASS: Option = ("pass",)


# -- The Alhambra of Granada (#1)


def guards(state: TantoMontaState, option: Option) -> Flow:
    """Regulars and cavalry of the Nasrids, in any mix."""
    yield from levy(state, NASRID, {REGULAR: GUARDS, CAVALRY: GUARDS}, at_home(NASRID), GUARDS)


def recruits_somebody(state: TantoMontaState) -> bool:
    return any(at_home(NASRID)(state, unit) for unit in (REGULAR, CAVALRY))


def glory(state: TantoMontaState, option: Option) -> None:
    state.award(MUSLIM, "alhambra", 1)  # tm-22.3-11


def spoil_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    """Before anybody has fallen by the dice of an assault: not behind a surprise attack."""
    return [] if battle_of(state).first == SIDES[ATTACKER] else played(ALHAMBRA)


def spoil(state: TantoMontaState, player: str, option: Option, trigger: str) -> None:
    """The attacker rolls all anew, with fewer dice."""
    battle = battle_of(state)
    dice = max(0, len(battle.dice[ATTACKER]) - SPOILED)
    change_battle(state, dice=((), battle.dice[1]), hits=(0, battle.hits[1]))
    battles.roll(state, ATTACKER, dice)


# -- Sultanate of Fez (#2)


def envoys(state: TantoMontaState, option: Option) -> Flow:
    """Troops at home, influence with a minor power, and perhaps the status of another one."""
    yield from levy(state, NORTH_AFRICA, {CAVALRY: 1, REGULAR: 1, MILITIA: 2}, at_home(NORTH_AFRICA))
    courted = raisable(state, MUSLIM, [minor for minor in MINORS if minor != PAPACY])
    favoured = ""
    if courted:
        choice = yield Ask(MUSLIM, "envoys", [("win_favour", minor) for minor in courted])
        favoured = str(choice[1])
        influence.change(state, favoured, MUSLIM, 1)
    able: list[Option] = [
        ("check_status", minor)
        for minor in MINORS
        if minor != favoured and status.check_forbidden(state, minor) is None
    ]
    if not able:
        return
    choice = yield Ask(MUSLIM, "status_check", [*able, PASS])
    if choice != PASS:
        yield from status.check_status(state, str(choice[1]))  # tm-21.6-1


def targets(state: TantoMontaState) -> list[Option]:
    """The powers on which North Africa may declare war."""
    return [("go_to_war", power) for power in WAR_POWERS if war_forbidden(state, NORTH_AFRICA, power) is None]


def go_to_war(state: TantoMontaState, option: Option) -> Flow:
    """North Africa alone declares war for nothing; there are points for all but a war on Spain."""
    yield from declare_war(state, NORTH_AFRICA, str(option[1]))  # tm-9.4-13
    if option[1] != SPAIN:
        give_points(state, MUSLIM, FEZ_POINTS)


# -- Barbary Pirates of Tlemcen (#12)


def corsair_season(state: TantoMontaState, option: Option) -> None:
    """Points for corsairs, naval moves and piracy without markers on the main map."""
    state.mark(UNMARKED, BARBARY)  # tm-16.4-3
    state.next(("season_over", BARBARY))
    give_purse(state, MUSLIM, CORSAIR_POINTS, *SEAFARING)


def season_over(state: TantoMontaState, card: str) -> None:
    """Step: piracy leaves markers again."""
    state.unmark(UNMARKED, card)
    state.unmark_all(RAIDED)


def berber_levies(state: TantoMontaState) -> list[Option]:
    return [("levy_and_caravan", unit) for unit in BERBERS]


def levy_and_caravan(state: TantoMontaState, option: Option) -> Flow:
    """Troops of North Africa, and the caravan of Tlemcen comes at once."""
    unit = str(option[1])
    yield from levy(state, NORTH_AFRICA, {unit: BERBERS[unit]}, at_home(NORTH_AFRICA))
    load = state.caravans.pop(TLEMCEN, "")
    if load:
        state.log("caravan_arrives", space=TLEMCEN)
        yield from resources.receive(state, MUSLIM, load)  # tm-18.8-11
    resources.load_caravan(state, TLEMCEN)


STEPS = {"season_over": season_over}
PLAYS = {ALHAMBRA: Play(spoil_options, spoil)}
EVENTS = {
    ALHAMBRA: home_card(
        ALHAMBRA,
        {
            "recruit": Way(if_so("recruit", recruits_somebody), guards),
            "score": Way(if_so("score", lambda state: has(state, MUSLIM, GRANADA)), glory),
        },
    ),
    FEZ: home_card(FEZ, {"send_envoys": Way(always("send_envoys"), envoys), "go_to_war": Way(targets, go_to_war)}),
    BARBARY: home_card(
        BARBARY,
        {
            "corsair_season": Way(always("corsair_season"), corsair_season),
            "levy_and_caravan": Way(berber_levies, levy_and_caravan),
        },
    ),
}
