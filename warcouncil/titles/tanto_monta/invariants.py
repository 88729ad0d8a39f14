"""What must hold after every decision: every piece is somewhere, once, and the points follow from the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from warcouncil.campaign.pieces import INDEPENDENT, Troops
from warcouncil.campaign.relations import fortified
from warcouncil.campaign.stacks import number
from warcouncil.table import kept
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors.influence import TOP
from warcouncil.titles.tanto_monta.readings import FEW, NAVAL_RESOURCES, USED, reading
from warcouncil.titles.tanto_monta.realm import AUXILIARIES, MINORS, MORISCO, PLAYERS, POWERS, TRIBAL, TRIBES
from warcouncil.titles.tanto_monta.recount import recounted
from warcouncil.titles.tanto_monta.resources import PRINTED, printed
from warcouncil.titles.tanto_monta.seasons import victory
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.cargo import OVERLOADED
from warcouncil.titles.tanto_monta.voyages.naos import SPECIAL
from warcouncil.titles.tanto_monta.voyages.oceans import PLACES, SITES, VOYAGES
from warcouncil.titles.tanto_monta.war.fighting import FOREIGN
from warcouncil.titles.tanto_monta.war.formations import POOLS
from warcouncil.titles.tanto_monta.war.ground import MUSLIMS, NASRID, NASRID_TOWNS, PAPACY
from warcouncil.titles.tanto_monta.windows import CARDS

SPACES, SEAS = COMPONENTS.atlas.spaces, COMPONENTS.atlas.seas
FOREIGN_WARS = frozenset(war.id for war in COMPONENTS.tables.foreign_wars)
LEADERS = frozenset(leader.id for leader in COMPONENTS.people.leaders)
ADMIRALS = frozenset(admiral.id for admiral in COMPONENTS.people.admirals)
RULERS = {ruler.id: ruler.player for ruler in COMPONENTS.people.rulers}
NAOS = {nao.id: nao.count for nao in COMPONENTS.pieces.naos}
HOLD = {False: VOYAGES.hold, True: VOYAGES.damaged_hold}
CHITS = {ocean.id: ocean.chits for ocean in COMPONENTS.map.oceans}
WAR_SHIPS = {row.navy: row.count for row in COMPONENTS.pieces.naval if row.war}
WAR_REGULARS = {"aragon": COMPONENTS.pieces.war_regulars["spain"], "venice": COMPONENTS.pieces.war_regulars["venice"]}
"""What the Ottoman-Venetian War brings besides the counters of the powers (20.9); those of the Ottomans are counted."""
MORISCOS = {unit: count for row in COMPONENTS.pieces.land if row.power == MORISCO for unit, count in row.units.items()}
LOYALTY = COMPONENTS.tables.loyalty
RESOURCES = {
    many: Counter(resource for pool in PRINTED for resource in printed(pool, many))
    for many in (USED[NAVAL_RESOURCES], FEW)
}
"""How many resources of the sea there are -> all counters of both pools."""
"""Resource -> how many there are."""


def problems(state: TantoMontaState) -> Iterator[str]:
    """Sentences that say what is wrong; none when all is well."""
    yield from cards(state)
    yield from resources(state)
    yield from land_units(state)
    yield from ships(state)
    yield from people(state)
    yield from naos(state)
    yield from voyages(state)
    yield from spaces(state)
    yield from sieges(state)
    yield from status(state)
    yield from points(state)
    yield from state.unknown_facts()
    yield from state.misfiled()
    yield from kept.misfiled(state)


# -- cards and resources


def cards(state: TantoMontaState) -> Iterator[str]:
    """Each card is in exactly one place, but for one that is being played."""
    places: Counter[str] = Counter()
    for hand in state.hands.values():
        places.update(hand)
    for pile in (state.deck.cards, state.discard, state.removed, state.aside, state.drawn, tuple(state.on_table)):
        places.update(pile)
    going_on = {state.card, *(card for _, card in state.played_events)}
    going_on.update(card for headline in state.headlines.values() for card in (headline.event, headline.support))
    for card in CARDS:
        if places[card] > 1 or (places[card] == 0 and card not in going_on):
            yield f"card {card} is in {places[card]} places"
    for player, hand in state.hands.items():
        if list(hand) != sorted(hand, key=lambda card: CARDS[card].number):
            yield f"the hand of {player} is not in order"
        if any(CARDS[card].owner not in ("", player) for card in hand):
            yield f"{player} holds a home card of somebody else"


def resources(state: TantoMontaState) -> Iterator[str]:
    """Every resource is in a pool, spent, in a warehouse, on a board, or lies in a settlement, a caravan or a nao."""
    found: Counter[str] = Counter(state.spent_resources)
    found.update(state.naval_pool)
    found.update(state.caravan_pool)
    for column in (state.warehouse, state.vp_resources, state.arrivals):
        for held in column.values():
            found.update(held)
    found.update(state.caravans.values())
    found.update(state.cargo.values())
    for nao in state.naos.values():
        found.update(nao.cargo)
    for resource, count in RESOURCES[reading(state, NAVAL_RESOURCES)].items():
        if found[resource] != count:
            yield f"resource {resource} is there {found[resource]} times, not {count}"


# -- units


def everywhere(state: TantoMontaState) -> Iterator[Troops]:
    """All land units that stand somewhere, are on their way, or fight; enemies abroad are numbers on their card."""
    for here in state.troops.values():
        yield from here
    battle = state.battle
    if battle is not None:
        abroad = battle.kind == FOREIGN
        yield from battle.attacking
        yield from () if abroad else battle.defending
    elif state.move is not None and on_the_way(state):
        yield from state.move.formation.troops
    wars = {war: many for war, many in state.foreign_wars.items() if many}
    for war, many in wars.items():
        yield (
            state.realm.troops(TRIBAL, militia=many) if war == TRIBES else state.realm.troops(INDEPENDENT, regular=many)
        )


def on_the_way(state: TantoMontaState) -> bool:
    """Whether the units of a move are in neither of its places."""
    move = state.move
    assert move is not None
    if any(leader in state.leaders for leader in move.formation.leaders):
        return False
    for place in (move.origin, move.target):
        here = {stack.owner: stack.counts for stack in state.troops.get(place, ())}
        none = (0,) * len(state.realm.land_units)
        if all(
            all(have >= need for have, need in zip(here.get(stack.owner, none), stack.counts, strict=True))
            for stack in move.formation.troops
        ):
            return False
    return True


def land_units(state: TantoMontaState) -> Iterator[str]:
    """Nobody has more units of a kind than counters show."""
    strength: Counter[tuple[str, str]] = Counter()
    stacks = list(everywhere(state))
    for place in state.troops:
        if place not in SPACES and place not in FOREIGN_WARS:
            yield f"units in {place}, which is no place"
    for stack in stacks:
        if min(stack.counts) < 0 or not any(stack.counts):
            yield f"an impossible stack {stack}"
        for unit, count in zip(state.realm.land_units, stack.counts, strict=True):
            strength[stack.owner, POOLS[unit]] += count
    for (owner, pool), count in strength.items():
        most = state.realm.counters_in(owner, pool).strength
        most += WAR_REGULARS.get(owner, 0) if pool == "infantry" else 0
        if count > most:
            yield f"{owner} has {count} of {pool}, but counters for {most}"
    moriscos = [stack for stack in stacks if stack.owner == MORISCO]
    for unit, most in MORISCOS.items():
        if sum(number(state, stack, unit) for stack in moriscos) > most:
            yield f"more Morisco {unit} than {most}"


def ships(state: TantoMontaState) -> Iterator[str]:
    """Ships are within the counters and lie in ports or at sea, escort naos, or fight for Venice."""
    total: Counter[str] = Counter()
    for place, fleets in state.fleets.items():
        if place not in SEAS and not (place in SPACES and (SPACES[place].ports or SPACES[place].inland)):
            yield f"ships in {place}, which is no port"
        for fleet in fleets:
            total[fleet.owner] += fleet.size
            if min(fleet.counts) < 0 or not fleet.size:
                yield f"impossible ships {fleet}"
    for owner, lost in state.lost_ships.items():
        total[owner] += sum(lost)
    for row in (*state.escorts.values(), state.war_fleets):
        total.update(row)
    for captor, row in state.captured_ships.items():
        if captor in row or min(row.values(), default=0) < 0:
            yield f"{captor} has captured {row}"
    for owner in POWERS:
        most = state.realm.counters[owner].ships + WAR_SHIPS.get(owner, 0)
        if total[owner] > most:
            yield f"{owner} has {total[owner]} ships of {most}"


# -- people and naos


def people(state: TantoMontaState) -> Iterator[str]:
    """Leaders are in one place each; the living of the wedding table are those of the data."""
    for leader in LEADERS:
        if (leader in state.leaders) + (leader in state.captives) + (leader in state.away_leaders) > 1:
            yield f"leader {leader} is in two places"
        if state.captives.get(leader, PLAYERS[0]) not in PLAYERS:
            yield f"leader {leader} is in no dungeon, but with {state.captives[leader]}"
    for leader, place in state.leaders.items():
        if leader not in LEADERS or (place not in SPACES and place not in FOREIGN_WARS):
            yield f"leader {leader} is in {place}"
    for admiral, place in state.admirals.items():
        if admiral not in ADMIRALS or admiral in state.waiting_admirals:
            yield f"admiral {admiral} is in two places"
        if place not in SEAS and place not in SPACES:
            yield f"admiral {admiral} is in {place}"
    yield from courts(state)


def courts(state: TantoMontaState) -> Iterator[str]:
    """Who is married or courted lives, and has one husband or suitor; rulers have their own players."""
    for child, suitor in state.married.items():
        if child in state.weddings:
            yield f"{child} is married to {suitor} and courted"
    pairs = (*state.married.items(), *((child, one.suitor) for child, one in state.weddings.items()))
    for child, suitor in pairs:
        if child not in state.children or suitor not in state.suitors:
            yield f"{child} and {suitor} are not both alive"
    if len(set(state.married.values())) != len(state.married):
        yield f"a suitor is married twice: {state.married}"
    for player, ruler in state.rulers.items():
        if RULERS[ruler] != player:
            yield f"{ruler} rules {player}"


def naos(state: TantoMontaState) -> Iterator[str]:
    """Every nao is in play, to be built, on the turn track or out of the game, once; special ones come and go."""
    pools = (nao for pool in state.nao_pools.values() for nao in pool)
    found = Counter((*state.naos, *state.away_naos, *state.lost_naos, *pools))
    yield from (f"nao {nao} is unknown" for nao in found if nao not in NAOS)
    for nao, most in NAOS.items():
        if found[nao] > most or (found[nao] < most and nao not in SPECIAL):
            yield f"nao {nao} is there {found[nao]} times"
    for nao, one in state.naos.items():
        if one.place not in PLACES or (len(one.cargo) > HOLD[one.damaged] and not being_loaded(state, nao)):
            yield f"nao {nao} is at {one.place} with {one.cargo}"


def being_loaded(state: TantoMontaState, nao: str) -> bool:
    """Whether a nao takes in booty just now, or its player is asked what he throws overboard."""
    raiding = state.piracy is not None and state.piracy.nao == nao
    return raiding or state.holds(OVERLOADED, nao)


def voyages(state: TantoMontaState) -> Iterator[str]:
    """Settlements, their resources and fortresses, charts."""
    held = Counter(state.settlements.values())
    for row in COMPONENTS.pieces.settlement_markers:
        if held[row.player] > row.count + row.extra:
            yield f"{row.player} has {held[row.player]} settlements"
    for site in (*state.settlements, *state.cargo, *state.sea_fortresses):
        if site not in SITES or site not in state.settlements:
            yield f"no settlement at {site}"
    for ocean, chits in CHITS.items():
        given = sum(zone == ocean for _, zone in state.charted)
        if state.charts[ocean] + given != chits:
            yield f"{given} charts of {ocean} are out, {state.charts[ocean]} are left of {chits}"
    for player, left in state.fortress_boxes.items():
        if not 0 <= left <= COMPONENTS.pieces.fortress_markers:
            yield f"{player} has {left} fortresses on the board"


# -- spaces and points


def spaces(state: TantoMontaState) -> Iterator[str]:
    """Every space has one controller."""
    if state.control.keys() != SPACES.keys():
        yield "control is not known for every space"
    unknown = {power for power in set(state.control.values()) if power not in POWERS or power in state.realm.policy}
    yield from [f"{space} is controlled by {power}" for space, power in state.control.items() if power in unknown]
    for space in (*state.unrest, *state.fortresses, *state.plague, *state.uprisings, state.mesta):
        if space and space not in SPACES:
            yield f"a marker in {space}"
    for space in (*state.special_control, *state.lost_homes):
        if SPACES[space].home != NASRID and space not in NASRID_TOWNS:
            yield f"{space} was never Nasrid"


def sieges(state: TantoMontaState) -> Iterator[str]:
    """A siege has besiegers who outnumber those inside a fortified space."""
    if state.phase != "action" or state.battle is not None or state.move is not None or state.picked is not None:
        return  # armies are on their way
    for space, besiegers in state.sieges.items():
        if not fortified(state, space) or not besiegers:
            yield f"a siege of {space} by {besiegers}"


def status(state: TantoMontaState) -> Iterator[str]:
    """Muslims and the Papacy are always at war; influence and loyalty stay on their tracks."""
    for power in MUSLIMS:
        if state.realm.pair(power, PAPACY) not in state.wars:
            yield f"{power} is at peace with the Papacy"
    for minor, row in state.influence.items():
        if any(not 0 <= level <= TOP[minor] for level in row.values()):
            yield f"influence in {minor}: {row}"
    for house, level in state.houses.items():
        if not 0 <= level <= LOYALTY.most:
            yield f"loyalty of {house} is {level}"
    for minor, ally in state.minors.items():
        if minor not in (*MINORS, *AUXILIARIES) or ally not in POWERS:
            yield f"{minor} is an ally of {ally}"


def points(state: TantoMontaState) -> Iterator[str]:
    """Wars and alliances exclude each other; tracks stay within their boxes; VP follow from the table."""
    for pair in state.wars & state.alliances:
        yield f"{pair} are allied and at war"
    if not 0 <= state.corsair_vp <= COMPONENTS.tables.corsair_vp:
        yield "the track of corsairs is beyond its end"
    if any(not 0 <= vp <= COMPONENTS.tables.piracy_vp for vp in state.piracy_vp.values()):
        yield "a track of piracy is beyond its end"
    for player in PLAYERS:
        if victory.vp(state, player) != recounted(state, player):
            yield f"{player} has {victory.vp(state, player)} VP, but {recounted(state, player)} lie on the table"
