"""Why something that was not even a candidate is refused: the rule that says what may be chosen at all.

What is a candidate and forbidden has its own clause, from the predicate of the question; chapters that know more about
strange answers say so in their `REFUSALS`. This is the last word for everything else, so that every refusal names a
rule.
"""

from __future__ import annotations

from collections.abc import Mapping

from warcouncil.campaign.relations import commander, fortified
from warcouncil.engine.state import Option
from warcouncil.table.book import may
from warcouncil.titles.here_i_stand.state import HereIStandState

CARD_TEXT = "his-11-4"
"""For the questions of events: the card says what may be chosen."""
NOT_ON_THE_CARD = "his-11.1-4"
MENUS = ("action", "recruit", "scots_raid")

ON_THE_POWER_CARD: Mapping[str, str] = {
    "buy_mercenary": "buy_mercenary",
    "raise_cavalry": "raise_cavalry",
    "build_squadron": "build_squadron",
    "build_corsair": "build_corsair",
    "naval_move": "naval_move",
    "transport": "naval_move",
    "piracy": "initiate_piracy",
    "explore": "explore",
    "colonize": "colonize",
    "conquer": "conquer",
    "translate": "translate_scripture",
    "extra_translation": "translate_scripture",
    "treatise": "publish_treatise",
    "call_debate": "call_debate",
    "build_peters": "build_st_peters",
    "burn_books": "burn_books",
    "found_university": "found_jesuit_university",
    "loyola_founds": "found_jesuit_university",
}
"""Act of the menu -> the action that stands on some power cards only."""

ACT_REASONS: Mapping[str, str] = {
    "move": "his-13.1-1",
    "assault": "his-15.1-1",
    "control": "his-12.2-1",
    "calm": "his-12.4-13",
    "raise_regular": "his-17-1",
    "buy_mercenary": "his-17-1",
    "raise_cavalry": "his-17-1",
    "build_squadron": "his-17.2-1",
    "build_corsair": "his-17.2-4",
    "naval_move": "his-16.1-1",
    "transport": "his-16.3-1",
    "piracy": "his-16.4-1",
    "fight_foreign_war": "his-21.7-3",
    "explore": "his-20.2-1",
    "colonize": "his-20.1-1",
    "conquer": "his-20.3-1",
    "translate": "his-18.1-12",
    "extra_translation": "his-18.1-9",
    "treatise": "his-18.1-7",
    "call_debate": "his-18.1-13",
    "build_peters": "his-18.1-16",
    "burn_books": "his-18.1-17",
    "found_university": "his-18.1-18",
    "loyola_founds": "his-18.1-18",
}
"""Act of the menu -> what it needs."""

KIND_REASONS: Mapping[str, str] = {
    # the action phase
    "impulse": "his-11-1",
    "show_card": "his-21.3-13",
    "use_card": "his-21.3-14",
    "respond": "his-6.1-12",
    # land war
    "move_to": "his-13.1-12",
    "turn_away": "his-13.4-4",
    "intercept": "his-13.2-1",
    "avoid_battle": "his-13.3-1",
    "withdraw": "his-13.4-1",
    "retreat": "his-14.1-3",
    "move_formation": "his-5.1-4",
    "transport_formation": "his-16.3-2",
    "deploy_formation": "his-10-4",
    "intercept_formation": "his-13.2-8",
    "assault_formation": "his-5.1-4",
    "avoid_formation": "his-13.3-8",
    "sortie_formation": "his-15.2-2",
    "garrison_formation": "his-2.1-4",
    "losses": "his-14-9",
    "haven": "his-15.1-15",
    # ships
    "naval_intercept": "his-16.1-10",
    "intercepting_ships": "his-16.1-10",
    "intercepting_owner": "his-16.1-10",
    "naval_avoid": "his-16.1-13",
    "naval_place": "his-16.1-14",
    "naval_enemy": "his-16.1-14",
    "sea_retreat": "his-16.2-10",
    "ship_loss": "his-16.2-6",
    "ship_kept": "his-16.2-8",
    "embark": "his-16.3-1",
    "transport": "his-16.3-4",
    "piracy_hit": "his-16.4-8",
    # foreign wars and the New World
    "foreign_units": "his-21.7-1",
    "foreign_leaders": "his-21.7-1",
    "homecoming": "his-21.7-4",
    "discovery": "his-20.2-8",
    # religion
    "translator": "his-18.1-9",
    "third_attempt": "his-18.2-15",
    "debater_bonus": "his-18.2-8",
    "debate_zone": "his-18.1-13",
    "leipzig": "his-18.5-4",
    "opponents": "his-18.5-3",
    "bullinger": "his-18.5-10",
    "university": "his-18.1-18",
    "excommunicate": "his-21.5-2",
    "interdict": "his-21.5-7",
    "diet_card": "his-18.1-3",
    "league_leader": "his-21.6-5",
    "league_refuge": "his-21.6-8",
    # England
    "remarry": "his-21.3-4",
    "dudley": "his-17-1",
    "mary_burns_books": "his-21.3-14",
    "mary_debates": "his-21.3-14",
    # card draw and diplomacy
    "maurice_enters": "his-8.2-2",
    "admiral_returns": "his-8.2-3",
    "negotiate": "his-9.1-1",
    "first_talks": "his-7-4",
    "confirm_deal": "his-9.1-18",
    "give_mercenary": "his-9.1-11",
    "place_mercenaries": "his-9.1-12",
    "loan_port": "his-9.2-6",
    "leader_home": "his-9.1-6",
    "ships_home": "his-9.3-5",
    "peace_card": "his-6.1-17",
    "donation": "his-9.5-2",
    "join_war": "his-22.2-4",
    # spring and winter
    "spring_deployment": "his-10-1",
    "deploy_to": "his-10-3",
    "winter_formation": "his-19.3-8",
    "winter_port": "his-19.3-1",
    "winter_admiral": "his-19.3-1",
    "winter_quarters": "his-19.3-7",
    "winter_optional": "his-19.3-3",
    "winter_leader": "his-19.3-9",
}
"""Kind of decision -> the rule that says what it is about; kinds that are not here are asked by cards."""


def reason(state: HereIStandState, kind: str, power: str, option: Option) -> str:
    """The clause for an answer that is no candidate."""
    if kind in MENUS and option[0] in ACT_REASONS:
        return menu_reason(state, power, option)
    return KIND_REASONS.get(kind, CARD_TEXT)


def menu_reason(state: HereIStandState, power: str, option: Option) -> str:
    """Why a power does not even find an action in its menu."""
    act = str(option[0])
    if act in ON_THE_POWER_CARD and not may(state, ON_THE_POWER_CARD[act], power):
        return NOT_ON_THE_CARD
    if act == "control" and fortified(state, str(option[1])):
        return "his-12.3-1"
    if act in ("raise_regular", "build_squadron") and commander(state, str(option[2])) != power:
        return "his-17-5"
    return ACT_REASONS[act]
