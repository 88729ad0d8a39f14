"""What an event is worth to a player: the command points it brings, points for somebody, what the table makes of it.

Cards that are not named here are worth less as an event than for their points, so that a new card does no harm.
"""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.bots.war.marches import sieges_of, storm_worth
from warcouncil.bots.war.points import POINT
from warcouncil.campaign.relations import army_size
from warcouncil.titles.tanto_monta.bot import court, voyages
from warcouncil.titles.tanto_monta.bot.outlook import CARD, RESOURCE, Outlook
from warcouncil.titles.tanto_monta.bot.points import last_points
from warcouncil.titles.tanto_monta.cards.courts import DEVELOPED, GRADUATED
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors.influence import MINOR
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.spaces import SPACES, has, player_at
from warcouncil.titles.tanto_monta.windows import CARDS

MUSLIM, PORTUGAL, SPAIN, FRANCE = PLAYERS
UNIT = 0.14
"""What a land unit that comes for nothing is worth."""
UNKNOWN = 0.5
"""The part of its points that an event is worth of which nothing is known."""
TABLES = COMPONENTS.tables

Worth = Callable[[Outlook], float]


def gift(player: str, points: float) -> Worth:
    """Victory points, or what is worth as much, for a player."""
    return lambda outlook: outlook.balance([(player, points)])


def units(player: str, many: int) -> Worth:
    return gift(player, UNIT * many)


def house_loss(levels: int) -> Worth:
    """French houses become less loyal."""
    return lambda outlook: outlook.balance([(FRANCE, -0.22 * levels * (0.3 + outlook.time))])


def universities(outlook: Outlook) -> float:
    return {DEVELOPED: 3.0, GRADUATED: 0.0}.get(outlook.state.universities.get(outlook.player, 0), 1.0)


def consolidation(outlook: Outlook) -> float:
    full = len(outlook.state.full_houses) >= TABLES.loyalty.most
    return outlook.balance([(FRANCE, 2.0 if full else 3 * 0.3)])


def unrest(many: int) -> Worth:
    """Unrest where rivals have points and no men."""

    def worth(outlook: Outlook) -> float:
        open_ = sorted((harm(outlook, space) for space in SPACES if space not in outlook.state.troops), reverse=True)
        return 0.6 * sum(open_[:many])

    return worth


def harm(outlook: Outlook, space: str) -> float:
    """What it is worth to us that a space counts for nobody for a while."""
    holder = player_at(outlook.state, space)
    return outlook.rival(holder) * outlook.points_for(space, holder) if holder else 0.0


def atlantic(outlook: Outlook) -> float:
    held = sum(has(outlook.state, PORTUGAL, port) for port in TABLES.atlantic.ports)
    return outlook.balance([(PORTUGAL, 3.0 if held >= 5 else 2.0 if held == 4 else 0.6 if held == 3 else 0.0)])


def checks(*minors: str) -> Worth:
    """A level more, and perhaps a minor power."""
    return lambda outlook: max(
        court.LEVEL * court.stake(outlook, minor) + max(0.0, court.check_worth(outlook, minor)) for minor in minors
    )


def breaking(outlook: Outlook) -> float:
    """The best ally that a rival can lose."""
    losses = [court.judge_break(outlook, ("break_up", minor)) for minor in MINOR if minor != court.PAPACY]
    return max(0.0, *losses)


def envoys(outlook: Outlook) -> float:
    """For one more card any minor power changes sides."""
    free = [minor for minor in MINOR if minor != court.PAPACY and minor not in outlook.state.settled]
    return max((court.stake(outlook, minor) for minor in free), default=0.0) - 0.6 * CARD


def surrender_of_a_settlement(outlook: Outlook) -> float:
    sites = [voyages.judge_settlement(outlook, ("settlement", site)) for site in outlook.state.settlements]
    return max((worth for worth in sites if worth > 0), default=0.0) + 0.5 * bool(sites)


def biggest_stack(share: float) -> Worth:
    """The largest army of a rival loses a part."""

    def worth(outlook: Outlook) -> float:
        found = [
            (outlook.rival(owner.owner) * owner.size)
            for stacks in outlook.state.troops.values()
            for owner in stacks
            if not outlook.beside(owner.owner)
        ]
        return UNIT * share * max(found, default=0.0) * 1.5

    return worth


def siege_helped(outlook: Outlook) -> float:
    """An assault at once on what we besiege."""
    powers = [outlook.of(power) for power in outlook.own]
    found = [storm_worth(power, space) for power in powers for space in sieges_of(power)]
    return 1.4 * max(0.0, *found) if found else 0.0


def voyage_event(player: str) -> Worth:
    """Columbus or Vasco da Gama."""
    return gift(player, 2.0 + RESOURCE)


def alcacovas(outlook: Outlook) -> float:
    return outlook.balance([(PORTUGAL, 3.0), (SPAIN, 1.2)])


def zahara(outlook: Outlook) -> float:
    return outlook.balance([(MUSLIM, 2.5), (SPAIN, -1.0)])


def spice(outlook: Outlook) -> float:
    able = outlook.player in (MUSLIM, PORTUGAL)
    return 0.8 if able else 0.2


def roussillon(outlook: Outlook) -> float:
    held = sum(has(outlook.state, FRANCE, space) for space in ("perpignan", "ceret"))
    return outlook.balance([(SPAIN, 0.8 * held), (FRANCE, -0.8 * held)])


def far_war(player: str, least: int) -> Worth:
    """Men are bound, a card is missed, and at last there is a point."""
    return lambda outlook: outlook.balance([(player, 0.3 - UNIT * least * 0.5)])


def castile_gains_alhama(outlook: Outlook) -> float:
    return outlook.balance([(SPAIN, 0.8), (MUSLIM, -0.4)])


def drawn_from(*players: str) -> Worth:
    """A card of somebody for us."""
    return lambda outlook: CARD + sum(0.3 * outlook.rival(player) for player in players if player != outlook.player)


def stolen_men(outlook: Outlook) -> float:
    return 0.0 if outlook.player == MUSLIM else 0.2


def gain_of_the_north(outlook: Outlook) -> float:
    return {PORTUGAL: RESOURCE + CARD, FRANCE: RESOURCE}.get(outlook.player, 0.0)


def trade_control(outlook: Outlook) -> float:
    return RESOURCE + CARD if outlook.player in (MUSLIM, FRANCE) else 0.0


def morocco(outlook: Outlook) -> float:
    """Portuguese garrisons in Morocco starve."""
    held = sum(army_size(outlook.state, port, PORTUGAL) for port in TABLES.atlantic.ports)
    return outlook.balance([(PORTUGAL, -UNIT * min(6, held))])


EVENTS: dict[str, tuple[float, Worth]] = {
    # home cards
    "the_alhambra_of_granada": (0, lambda outlook: 1.0 * (outlook.player == MUSLIM) + 2 * UNIT),
    "sultanate_of_fez": (0, units(MUSLIM, 4)),
    "overseas_kingdom": (0, lambda outlook: 3 * UNIT + 2 * POINT + 1.5 * voyages.move_worth(outlook) + 0.3),
    "joanna_la_beltraneja": (4, units(PORTUGAL, 2)),
    "tanto_monta_monta_tanto": (5, gift(SPAIN, 0.1)),
    "seed_of_an_empire": (0, units(SPAIN, 6)),
    "crown_of_aragon": (0, units(SPAIN, 5)),
    "power_of_the_crown": (0, lambda outlook: 0.35 + 4 * UNIT),
    "council_of_the_principality": (3, gift(FRANCE, CARD)),
    "the_rise_of_france": (0, units(FRANCE, 3)),
    "portuguese_explorations": (0, lambda outlook: 0.7 + 1.5 * voyages.move_worth(outlook)),
    "barbary_pirates_of_tlemcen": (3, gift(MUSLIM, 0.8)),
    "papal_bull": (4, lambda outlook: 0.2),
    # mandatory events
    "emperor_maximilian_of_austria": (3, gift(FRANCE, -0.5)),
    "portugal_master_of_the_atlantic": (3, atlantic),
    "war_against_burgundy": (3, far_war(FRANCE, 6)),
    "war_in_brittany_mad_war": (3, far_war(FRANCE, 5)),
    "tribal_insurrection": (3, far_war(PORTUGAL, 5)),
    "mediterranean_trade_control": (3, trade_control),
    "muley_hacen_seizes_zahara": (3, zahara),
    "ottomans_seize_otranto": (3, gift(MUSLIM, 2.2)),
    "overseas_voyages": (3, lambda outlook: outlook.balance([(PORTUGAL, 1.2), (SPAIN, 1.2)])),
    "trade_rivalry_with_england": (3, gain_of_the_north),
    "treaty_of_tordesillas": (3, gift(PORTUGAL, 2.0)),
    "algiers_regency": (3, gift(MUSLIM, 3.0)),
    "spice_trade": (3, spice),
    "treaty_of_etaples": (3, gift(FRANCE, 0.8)),
    "poisoned_wine": (0, lambda outlook: 0.4),
    "cardinal_cisneros_regent": (3, gift(SPAIN, 2.5)),
    "isabella_dies_crown_of_castile_split": (3, lambda outlook: CARD + outlook.balance([(SPAIN, -1.0)])),
    "boabdil_emir_of_granada": (3, gift(MUSLIM, -0.3)),
    # points for somebody
    "rise_of_universities": (3.5, universities),
    "consolidation_of_power": (3, consolidation),
    "school_of_sagres_henry_the_navigator": (3, gift(PORTUGAL, 1.3)),
    "natural_disasters": (0, lambda outlook: 1.0 * (outlook.player in (FRANCE, MUSLIM))),
    "catalan_remences_pere_joan_sala": (0, gift(FRANCE, 1.2)),
    "jews_expelled": (2, lambda outlook: CARD + outlook.balance([(FRANCE, 1.0), (MUSLIM, CARD)])),
    "asian_wako_pirates": (0, gift(MUSLIM, 1.2)),
    "peace_of_alcacovas": (0, alcacovas),
    "resistance_of_the_beltranejos": (0, gift(PORTUGAL, 2.2)),
    "christopher_columbus_discovers_the_new_world": (0, voyage_event(SPAIN)),
    "vasco_da_gama_arrives_in_india": (0, voyage_event(PORTUGAL)),
    "treaty_of_barcelona": (0, roussillon),
    "baza_guadix_and_almeria_capitulate": (4, gift(SPAIN, 1.5)),
    "andalusian_nobles_seize_alhama": (0, castile_gains_alhama),
    "boabdil_captured_by_the_catholic_monarchs": (0, lambda outlook: outlook.balance([(SPAIN, 1.7), (MUSLIM, -0.7)])),
    "portuguese_commercial_settlements": (2, gift(PORTUGAL, 1.0)),
    "marriage_policy": (2, gift(SPAIN, 1.0)),
    # cards and resources
    "kingdom_tribute": (0, lambda outlook: 2.3 * CARD - 0.5),
    "missive_between_kings": (0, lambda outlook: 1.6 * CARD + RESOURCE),
    "espionage": (0, lambda outlook: CARD + RESOURCE),
    "bartolome_de_las_casas": (0, lambda outlook: CARD + RESOURCE + 0.2),
    "italian_renaissance": (2, lambda outlook: CARD),
    "slave_trade": (0, lambda outlook: 2 * RESOURCE),
    "aixa_palace_intrigue": (2, lambda outlook: RESOURCE),
    "morisco_uprising": (0, gift(MUSLIM, 1.6)),
    # minor powers
    "genoese_diplomacy": (0, checks("genoa")),
    "venetian_intrigue": (0, checks("venice")),
    "lorenzo_the_magnificent_the_medici": (0, checks("florence")),
    "clash_of_interests_in_navarre": (0, checks("navarre")),
    "diplomatic_offensive": (0, checks("florence", "genoa", "naples", "venice")),
    "roman_curia": (0, checks("papacy")),
    "diplomatic_miscue": (0, breaking),
    "diplomatic_movements": (0, envoys),
    # against others
    "armagnac_rebels": (0, house_loss(5)),
    "french_court_intrigue": (2, house_loss(4)),
    "peasant_revolts": (0, unrest(5)),
    "city_state_rebels": (0, lambda outlook: 0.6 * unrest(1)(outlook)),
    "the_plague": (0, unrest(3)),
    "ruler_falls_ill": (0, drawn_from()),
    "supply_shortage": (0, biggest_stack(0.5)),
    "famine": (0, biggest_stack(0.4)),
    "the_desert_insufficient_supplies": (0, morocco),
    "abencerrajes_influence_or_treachery": (0, stolen_men),
    "settlement_surrenders": (0, surrender_of_a_settlement),
    "without_previous_declaration": (3, surrender_of_a_settlement),
    "treachery": (0, siege_helped),
    "sabotaged_port_entrance": (0, siege_helped),
    "maritime_technology": (0, lambda outlook: 0.6 * (outlook.player in (PORTUGAL, SPAIN))),
    "experienced_pilot": (0, lambda outlook: 0.3 * bool(voyages.move_worth(outlook))),
    "sea_dog": (2, lambda outlook: 1.5 * voyages.move_worth(outlook)),
    "albuquerque_lion_of_the_seas": (0, lambda outlook: 1.0 * (outlook.player == PORTUGAL)),
    "holy_war": (0, lambda outlook: last_points(outlook, 6) if outlook.player == MUSLIM else -0.8),
    "unexpected_reinforcements": (0, lambda outlook: 5 * POINT * 0.8),
    "in_support_of_al_andalus_north_african_aid": (2, units(MUSLIM, 4)),
    "ransom": (3, lambda outlook: 0.1),
    "machiavellis_the_prince": (3, lambda outlook: 0.1),
    "ottoman_venetian_war": (2, gift(MUSLIM, 0.5)),
    "cesare_borgia_condottiere": (0, lambda outlook: 4 * UNIT),
    "nasrid_raids": (0, gift(MUSLIM, 0.6)),
}
"""Card -> the command points that its event brings whoever plays it, and what else it is worth to him."""
POPES = frozenset(facts.card for facts in COMPONENTS.people.popes)


def new_pope(outlook: Outlook) -> float:
    """The Papacy is settled anew among all."""
    return 0.25 * court.minor_worth(outlook, court.PAPACY) - 0.5 * (
        court.ally_of(outlook, court.PAPACY) == outlook.player
    )


def event_worth(outlook: Outlook, card: str) -> float:
    """What a card is worth as an event."""
    return outlook.once(("event", card), lambda: _event_worth(outlook, card))


def _event_worth(outlook: Outlook, card: str) -> float:
    if card in EVENTS:
        points, worth = EVENTS[card]
        return last_points(outlook, int(points)) + worth(outlook)
    if card in POPES:
        return last_points(outlook, CARDS[card].cp) + new_pope(outlook)
    share = 1.0 if CARDS[card].kind == "mandatory" else UNKNOWN
    return share * last_points(outlook, CARDS[card].cp)
