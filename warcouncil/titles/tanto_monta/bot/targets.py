"""Whom and what an event strikes or helps: spaces, stacks, leaders, powers; losses, recruits, and small questions."""

from __future__ import annotations

from warcouncil.bots.war import battles, quarters
from warcouncil.bots.war.battles import judge_refuge, refuge
from warcouncil.bots.war.campaigns import threat
from warcouncil.bots.war.points import POINT
from warcouncil.bots.war.quarters import spring_gain
from warcouncil.campaign.relations import army_size, fortified
from warcouncil.campaign.stacks import leaders_in, side
from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.bot.diplomacy import leader_worth
from warcouncil.titles.tanto_monta.bot.events import harm
from warcouncil.titles.tanto_monta.bot.outlook import CARD, RESOURCE, Outlook
from warcouncil.titles.tanto_monta.realm import PLAYER
from warcouncil.titles.tanto_monta.spaces import SPACES, player_at
from warcouncil.titles.tanto_monta.windows import CARDS

PRICE = {"militia": 0.5, "regular": 1.0, "cavalry": 1.3, "artillery": 1.4, "squadron": 1.1, "corsair": 0.6}
"""What units are worth to each other."""
HELPFUL = frozenset(("experienced_pilot", "maritime_technology", "spice_trade"))
"""Cards that do the chosen player good."""


# -- spaces


def space_in(option: Option) -> str:
    return next((str(one) for one in option[1:] if one in SPACES), "")


def judge_harm(outlook: Outlook, option: Option) -> float:
    """A space that something bad happens to: where a rival has points."""
    space = space_in(option)
    if not space:
        return 0.0
    return harm(outlook, space) if not outlook.ours(space) else -1.0 - outlook.points_for(space, outlook.player)


def judge_gain(outlook: Outlook, option: Option) -> float:
    """A space that becomes ours, or is struck by our men."""
    space = space_in(option)
    return outlook.prize(space) if space else 0.0


def judge_storm(outlook: Outlook, option: Option) -> float:
    """An assault by surprise: of our own men on a prize, or of others on a rival."""
    space, besieger = space_in(option), str(option[-1])
    if PLAYER.get(besieger) == outlook.player:
        return outlook.prize(space)
    return judge_harm(outlook, option) - 0.2


def judge_muster(outlook: Outlook, option: Option) -> float:
    """New units: where a leader or a danger is, the better kinds first."""
    space = space_in(option)
    unit = next((PRICE[str(one)] for one in option[1:] if one in PRICE), 0.0)
    if not space:
        return 0.3 * unit if len(option) > 1 else 0.0
    led = 0.2 * bool(leaders_in(outlook.state, space, outlook.me)) + 0.05 * (space in quarters.capitals(outlook))
    return 0.3 * unit + led + 0.03 * min(4.0, threat(outlook, space)) - 0.2 * (not outlook.ours(space))


def judge_disbanding(outlook: Outlook, option: Option) -> float:
    """Men leave first where no enemy is near."""
    space = space_in(option)
    return -threat(outlook, space) - 0.3 * (SPACES[space].kind == "key") if space else 0.0


def judge_winter_keeper(outlook: Outlook, option: Option) -> float:
    """One man may stay; the cheapest, where an enemy is near."""
    if option == ("keep_none",):
        return 0.05
    near = threat(outlook, str(outlook.about["space"]))
    return 0.1 * (near > 0.5) - 0.02 * PRICE.get(str(option[2]), 1.0)


# -- units


def judge_losses(outlook: Outlook, option: Option) -> float:
    """Militia first, and men of allies; regulars and guns last."""
    _, owner, unit, amount = option
    own = PLAYER.get(str(owner)) == outlook.player
    if outlook.kind == "traitors" and not own:
        return float(amount) * PRICE.get(str(unit), 1.0)
    spared = PRICE.get(str(unit), 1.0) >= 1.0
    return -float(amount) if spared else float(amount)


def judge_death(outlook: Outlook, option: Option) -> float:
    """One unit dies: of our own the cheapest, of others the best."""
    unit = next((PRICE[str(one)] for one in option[1:] if one in PRICE), 1.0)
    owner = next((str(one) for one in option[1:] if one in PLAYER), outlook.me)
    space = space_in(option)
    needed = 0.02 * threat(outlook, space) if space else 0.0
    if PLAYER[owner] == outlook.player:
        return -unit - needed
    return unit * (0.3 + outlook.rival(owner))


def judge_stack(outlook: Outlook, option: Option) -> float:
    """The largest stack of a rival."""
    space = space_in(option)
    owner = next((str(one) for one in option[1:] if one in PLAYER), "")
    if not space or not owner:
        return 0.0
    size = sum(stack.size for stack in outlook.state.troops.get(space, ()) if stack.owner == owner)
    many = option[-1] if isinstance(option[-1], int) else size
    return outlook.rival(owner) * 0.1 * many


def judge_own_stack(outlook: Outlook, option: Option) -> float:
    return -judge_stack(outlook, option)


def judge_sending(outlook: Outlook, option: Option) -> float:
    """Men from safe places go to a far war, many at a time; a siege goes on, a city keeps somebody."""
    if len(option) == 1:
        return -0.2
    _, space, unit, many = option
    siege = 0.6 * (outlook.me in dict(outlook.state.sieges.get(str(space), ())))
    city = fortified(outlook.state, str(space)) and army_size(outlook.state, str(space), outlook.me) <= int(many)
    cheap = 0.1 * (unit == "militia")
    return cheap + 0.06 * int(many) - 0.05 * threat(outlook, str(space)) - 0.15 * city - siege


def judge_far_leader(outlook: Outlook, option: Option) -> float:
    """A leader wins a far war sooner."""
    return 0.0 if option == ("done",) else 0.1 + 0.2 * outlook.state.realm.ratings[str(option[1])]


# -- battles


def judge_charge(outlook: Outlook, option: Option) -> float:
    """Cavalry charges for more dice; on foot it fights before walls."""
    if option[0] == "on_foot":
        return 0.1 * int(option[2]) if outlook.kind == "dismount" else -0.1
    return 0.1 if option == ("charge",) else 0.0


def judge_spring(outlook: Outlook, option: Option) -> float:
    """Deploy where the army has more to win than at home."""
    if option == ("pass",):
        return 0.0
    if option[0] == "play":
        return -POINT * CARDS[str(option[1])].cp
    return spring_gain(outlook, str(option[1]))


# -- powers and leaders


def judge_whom(outlook: Outlook, option: Option) -> float:
    """A rival for an evil, ourselves for a good, and if that cannot be whoever is no danger."""
    chosen = str(option[-1])
    good = (outlook.turn["card"] or "") in HELPFUL or any(str(one[-1]) == outlook.player for one in outlook.options)
    return -outlook.rival(chosen) if good else outlook.rival(chosen)


def judge_friend(outlook: Outlook, option: Option) -> float:
    return -outlook.rival(str(option[-1]))


def serves(outlook: Outlook, leader: str) -> str:
    """The power that a leader of armies or ships serves."""
    realm = outlook.state.realm
    return side(outlook.state, leader) if leader in realm.leaders else realm.admirals[leader].power


def judge_enemy_leader(outlook: Outlook, option: Option) -> float:
    leader = str(option[1])
    return outlook.rival(serves(outlook, leader)) * leader_worth(leader)


def judge_freed(outlook: Outlook, option: Option) -> float:
    if len(option) == 1:
        return 0.0
    leader = str(option[1])
    return -outlook.rival(serves(outlook, leader)) * leader_worth(leader) - 0.05


# -- yes or no

WISHES = {
    "score": 1.0,
    "consolidate": 0.9,
    "hold_council": 1.0,
    "call_ferdinand": 1.0,
    "fetch_discard": 0.8,
    "treasure_fleet": 0.9,
    "corsair_season": 0.8,
    "build_fleet": 0.7,
    "recruit": 0.6,
    "levy_and_caravan": 0.6,
    "rally_towns": 0.4,
    "rally_garrisons": 0.5,
    "rally_all": 0.4,
    "rally_at": 0.3,
    "endow": 0.5,
    "set_free": 1.0,
    "keep_captive": 0.5,
    "excommunicate": 0.3,
    "crusade": 0.2,
    "denounce": 0.2,
    "patronage": 0.1,
    "sign_senlis": -0.1,
    "sign_barcelona": -0.1,
    "yes": 0.3,
    "rise": 0.3,
    "rise_from": 0.25,
    "uprise": 0.3,
    "move_uprising": 0.1,
    "keep_city": 0.3,
    "wait": 0.1,
    "stay": 0.05,
    "strike_first": 0.1,
    "let_through": 0.1,
    "let_both": 0.3,
    "keep_caravan": 0.2,
    "three_houses": 0.3,
    "one_house": 0.2,
    "two_houses": 0.2,
    "five_houses": 0.3,
    "trade_cargo": 0.4,
    "trade_gamble": 0.3,
    "take_points": 2 * POINT,
    "take_resource": RESOURCE,
    "draw_from": CARD,
    "take_unit": 0.1,
    "go_home": 0.05,
    "stay_at_sea": 0.1,
    "withdraw": 0.1,
    "exile": 0.2,
    "load_nao": 0.2,
    "load_settlement": 0.3,
    "rob": 0.5,
    "buy": 0.1,
}
"""Acts that are good by themselves, for questions that no judge knows."""


def judge_by_act(outlook: Outlook, option: Option) -> float:
    """What its name promises; places that become ours or shelter us, and many units rather than few."""
    worth = WISHES.get(str(option[0]), 0.0 if len(option) == 1 else 0.1)
    space = space_in(option)
    if space:
        worth += 0.1 * (refuge(outlook, space) if outlook.ours(space) else outlook.prize(space))
    many = option[-1] if len(option) > 1 and isinstance(option[-1], int) else 0
    return worth + 0.01 * many


def judge_caravans(outlook: Outlook, option: Option) -> float:
    """Let caravans through if they are ours."""
    ours = outlook.player == "muslim"
    return (0.1 * len(option)) * (1 if ours else -1) if option[0] in ("let_through", "let_both") else 0.0


def judge_rebels(outlook: Outlook, option: Option) -> float:
    space = space_in(option)
    holder = player_at(outlook.state, space) if space else ""
    return outlook.rival(holder) * outlook.space_worth(space, holder, False) if holder else -0.1


JUDGES = {
    **battles.JUDGES,
    **quarters.JUDGES,
    "spring_deployment": judge_spring,
    "losses": judge_losses,
    "traitors": judge_losses,
    "plague_loss": judge_death,
    "starved": judge_death,
    "garrison_dies": judge_death,
    "give_militia": judge_death,
    "charge": judge_charge,
    "dismount": judge_charge,
    "militia_goes": judge_disbanding,
    "winter_keeper": judge_winter_keeper,
    "replacement": judge_muster,
    "resource_unit": judge_muster,
    "spring_regular": judge_muster,
    "place_militia": judge_muster,
    "hire_militia": judge_muster,
    "reinforcement": judge_muster,
    "levy": judge_muster,
    "outfit": judge_muster,
    "king_goes": judge_refuge,
    "boabdil_returns": judge_refuge,
    "garrison_port": judge_refuge,
    "leader_enters": judge_refuge,
    "homeward": judge_refuge,
    "captured_ship_port": judge_refuge,
    "fleet_home": judge_refuge,
    "captain_home": judge_refuge,
    "morisco_haven": judge_refuge,
    "exile_key": judge_refuge,
    "revolt": judge_harm,
    "plague_at": judge_harm,
    "rebels": judge_rebels,
    "treason": judge_gain,
    "siege_guns": judge_gain,
    "sabotage": judge_storm,
    "treachery": judge_storm,
    "storm_again": judge_gain,
    "raid": judge_gain,
    "short_of": judge_stack,
    "desert": judge_stack,
    "nobles": judge_stack,
    "foreign_units": judge_sending,
    "foreign_leader": judge_far_leader,
    "whom": judge_whom,
    "spied_on": judge_whom,
    "boarded_ship": judge_whom,
    "sink_ship": judge_whom,
    "conqueror": judge_friend,
    "liberated": judge_friend,
    "spice_card": judge_friend,
    "spice_points": judge_friend,
    "dungeon": judge_whom,
    "wako": judge_whom,
    "poisoned": judge_enemy_leader,
    "freed": judge_freed,
    "caravans_through": judge_caravans,
}
