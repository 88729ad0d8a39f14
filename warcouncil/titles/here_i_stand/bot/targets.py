"""Whom and what an event strikes or helps, once it is played."""

from __future__ import annotations

from warcouncil.bots.war.campaigns import campaigns_from, threat
from warcouncil.bots.war.walls import siege_odds
from warcouncil.campaign.relations import army_size, fortified
from warcouncil.campaign.stacks import side
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot.diplomacy import leader_worth
from warcouncil.titles.here_i_stand.bot.events_faith import unrest_worth
from warcouncil.titles.here_i_stand.bot.events_war import hurt, mercenaries, minor_loss, minor_worth
from warcouncil.titles.here_i_stand.bot.outlook import CARD, Outlook
from warcouncil.titles.here_i_stand.bot.war import judge_assault, soldier_worth
from warcouncil.titles.here_i_stand.components import CAPITALS, FOREIGN_WARS, LEADERS, SPACES

DECLINED = (("decline",), ("done",), ("no",), ("pass",))


# -- spaces


def judge_unrest(outlook: Outlook, option: Option) -> float:
    """Where unrest hurts rivals; nowhere if it would hurt us."""
    return 0.0 if option == ("done",) else unrest_worth(outlook, str(option[1]))


def judge_new_units(outlook: Outlook, option: Option) -> float:
    """New men where an army gathers, all of them."""
    if option == ("done",):
        return 0.0
    place, many = str(option[1]), int(option[4])
    if place in FOREIGN_WARS:
        return 0.5 + 0.01 * many
    return gathering(outlook, place) * (0.5 + 0.1 * many)


def gathering(outlook: Outlook, place: str) -> float:
    """How good a place is for new men."""
    state, me = outlook.state, outlook.me
    campaign = max((one.rate for one in campaigns_from(outlook, place)), default=0.0)
    worth = 0.05 + soldier_worth(outlook, place) + 0.5 * campaign + 0.01 * min(8, army_size(state, place, me))
    return worth + 0.05 * (me in dict(state.sieges.get(place, ())))


def judge_gathering(outlook: Outlook, option: Option) -> float:
    return gathering(outlook, str(option[1]))


def judge_emperor(outlook: Outlook, option: Option) -> float:
    """Charles goes where his armies are, or where they are needed."""
    space = str(option[1])
    size = army_size(outlook.state, space, outlook.me)
    return 0.1 * size + 0.2 * (space in CAPITALS[outlook.me]) + 0.03 * threat(outlook, space)


def judge_fortress(outlook: Outlook, option: Option) -> float:
    """Walls for a town of ours that enemies may come to."""
    space = str(option[1])
    if not outlook.mine(space):
        return -0.1
    return 0.1 + 0.05 * threat(outlook, space) + 0.02 * (SPACES[space].home == outlook.me)


def judge_rebellion(outlook: Outlook, option: Option) -> float:
    """A key of a rival that is weakly held."""
    space = str(option[1])
    holder = outlook.holder(space)
    weak = 1 / (1 + army_size(outlook.state, space, holder))
    if holder == outlook.me:
        return -1.0
    own = 1.0 if SPACES[space].home == outlook.me else 0.0
    return weak * (outlook.rival(holder) * outlook.space_worth(space, holder, False) + own)


def judge_treachery(outlook: Outlook, option: Option) -> float:
    """A siege of ours, or one that hurts a rival."""
    space, besieger = str(option[1]), str(option[2])
    if besieger == outlook.me:
        size = army_size(outlook.state, space, besieger)
        return outlook.prize(space) * max(0.7, siege_odds(outlook, space, size, 1))
    holder = outlook.holder(space)
    return outlook.rival(holder) * outlook.space_worth(space, holder, False) - 0.1


# -- powers, leaders and stacks


def judge_victim(outlook: Outlook, option: Option) -> float:
    return outlook.rival(str(option[-1]))


def judge_friend(outlook: Outlook, option: Option) -> float:
    return -outlook.rival(str(option[-1]))


def judge_stack(outlook: Outlook, option: Option) -> float:
    """The largest stack of an enemy."""
    space, power = str(option[1]), str(option[2])
    size = mercenaries(outlook, power, space) if option[0] == "disband" else army_size(outlook.state, space, power)
    siege = 0.1 * (outlook.holder(space) == outlook.me and power in dict(outlook.state.sieges.get(space, ())))
    return hurt(outlook, power) * (0.1 * size + siege)


def judge_employer(outlook: Outlook, option: Option) -> float:
    power = str(option[1])
    return hurt(outlook, power) * mercenaries(outlook, power)


def judge_enemy_leader(outlook: Outlook, option: Option) -> float:
    leader = str(option[1])
    return hurt(outlook, side(outlook.state, leader)) * (0.5 + leader_worth(leader))


def judge_ransomed(outlook: Outlook, option: Option) -> float:
    """Our own leader; otherwise the one who matters least."""
    leader = str(option[1])
    power = LEADERS[leader].power
    return (1.0 if power == outlook.me else -hurt(outlook, power)) * leader_worth(leader)


def judge_sack(outlook: Outlook, option: Option) -> float:
    """Our own mercenaries, or the largest stack."""
    space, power = str(option[1]), str(option[2])
    return 0.1 * army_size(outlook.state, space, power) + (1.0 if power == outlook.me else -outlook.rival(power))


def judge_minor(outlook: Outlook, option: Option) -> float:
    """Win a minor power, take it from a rival, or strengthen it."""
    if option == ("doria_raids",):
        return CARD + 0.5
    minor = str(option[1])
    if option[0] == "activate":
        return minor_worth(outlook, minor)
    return minor_loss(outlook, minor) if option[0] == "deactivate" else 0.6


def judge_dismissal(outlook: Outlook, option: Option) -> float:
    """Unpaid mercenaries leave first where no enemy is near."""
    return -int(option[2]) * threat(outlook, str(option[1]))


# -- foreign wars


def judge_sending(outlook: Outlook, option: Option) -> float:
    """Cheap units from safe places go to a far war, many at a time; a siege goes on."""
    _, space, _, unit, many = option
    siege = 0.6 * (outlook.me in dict(outlook.state.sieges.get(str(space), ())))
    cheap = {"cavalry": 0.3, "mercenary": 0.3}.get(str(unit), 0.0)
    city = fortified(outlook.state, str(space)) and army_size(outlook.state, str(space), outlook.me) <= int(many)
    return cheap + 0.05 * int(many) - 0.05 * threat(outlook, str(space)) - 0.1 * city - siege


def judge_far_leader(outlook: Outlook, option: Option) -> float:
    """One lesser leader goes along; the best are needed at home."""
    if option == ("done",):
        return 0.0
    here = any(place in FOREIGN_WARS for place in outlook.state.leaders.values())
    return -1.0 if here else 0.3 - 0.2 * LEADERS[str(option[1])].battle


# -- yes or no


def judge_agreement(outlook: Outlook, option: Option) -> float:
    return 1.0 if option == ("yes",) else 0.0


def judge_roxelana(outlook: Outlook, option: Option) -> float:
    """Two points to send Suleiman home, if he is at war with us."""
    return (0.3 if outlook.enemy("ottoman") else -0.3) if option == ("yes",) else 0.0


def judge_storm(outlook: Outlook, option: Option) -> float:
    return 0.0 if option in DECLINED else judge_assault(outlook, option)


def judge_cloth(outlook: Outlook, option: Option) -> float:
    friends = -outlook.rival("england") - outlook.rival("hapsburg")
    return friends if option == ("cloth_trade",) else 0.5 * outlook.rival(outlook.holder("antwerp"))


def judge_informant(outlook: Outlook, option: Option) -> float:
    return (option[1] == outlook.me) + outlook.rival(str(option[2]))


JUDGES = {
    "place_unrest": judge_unrest,
    "prayer_unrest": judge_unrest,
    "place_units": judge_new_units,
    "charles_bourbon": judge_gathering,
    "cloth_soldiers": judge_gathering,
    "emperor": judge_emperor,
    "trace_italienne": judge_fortress,
    "city_state_rebels": judge_rebellion,
    "treachery": judge_treachery,
    "akinji_raiders": judge_victim,
    "inquisition_hand": judge_victim,
    "grey_gives": judge_friend,
    "demand_pay": judge_employer,
    "unpaid_mercenaries": judge_stack,
    "unsanitary_camp": judge_stack,
    "threat_to_power": judge_enemy_leader,
    "ransomed": judge_ransomed,
    "sack_of_rome": judge_sack,
    "andrea_doria": judge_minor,
    "auld_alliance": judge_minor,
    "venetian_alliance": judge_minor,
    "marriage": judge_minor,
    "unpaid": judge_dismissal,
    "foreign_units": judge_sending,
    "foreign_leaders": judge_far_leader,
    "alva_goes_along": judge_agreement,
    "remarry": judge_agreement,
    "fetch_wartburg": judge_agreement,
    "roxelana": judge_roxelana,
    "suleiman_storms": judge_storm,
    "cloth_prices": judge_cloth,
    "informant": judge_informant,
}
