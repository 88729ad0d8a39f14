"""The terms that only deals of Tanto Monta have (9.1): resources, captives, captured ships, influence, militia."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import counters, forces
from warcouncil.campaign.diplomacy import Term
from warcouncil.campaign.harbours import own_ports
from warcouncil.campaign.kept import QUIET
from warcouncil.campaign.pieces import Deal
from warcouncil.campaign.relations import at_war, commander, controls, flag, own_capitals
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import side
from warcouncil.campaign.terms import Gift, ends_war, giving_forbidden, most_to_give, random_gift
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.table.kept import follows_from
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy.ransom import take_in
from warcouncil.titles.tanto_monta.minors.influence import change, influence_forbidden, level
from warcouncil.titles.tanto_monta.realm import CAPITALS, HOMES, MINORS, PLAYER, PLAYERS, POWERS_OF
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import naos

MOST_LEVELS = 2
MOST_MILITIA = 3
INSIDE = COMPONENTS.tables.garrison_inside
STRATEGIC = COMPONENTS.spaces("strategic")
STRONG_HOMES = {
    power: tuple(space for space in spaces if space in CAPITALS or space in STRATEGIC)
    for power, spaces in HOMES.items()
}
"""The home keys and home strategic spaces of a power."""
LEADING = frozenset(power for powers in POWERS_OF.values() for power in powers)
"""The powers of the players."""
RESOURCES_GRANTED = Fact("grant_resources", "giver", "taker", turn=True)
MILITIA_GRANTED = Fact("grant_militia", "giver", "taker", turn=True)
INFLUENCE_GRANTED = Fact("grant_influence", "giver", "minor", "amount", turn=True)
FACTS = (RESOURCES_GRANTED, MILITIA_GRANTED, INFLUENCE_GRANTED)

KINDS = {
    "give_militia": Kind({"take_unit": ("space", "power", "unit")}),
    "place_militia": Kind({"space": ("space",)}),
    "captured_ship_port": Kind({"berth": ("place", "space")}),
}
REFUSALS = {"give_militia": "tm-9.1-16", "place_militia": "tm-9.1-17", "captured_ship_port": "tm-9.1-14"}


# -- captives


def no_roll_candidates(state: TantoMontaState, deal: Deal, captor: str, owner: str) -> Iterator[Option]:
    for leader, holder in sorted(state.captives.items()):
        if PLAYER[holder] == captor and PLAYER.get(side(state, leader)) == owner:
            yield ("no_roll", captor, owner, leader)


def no_roll_forbidden(state: TantoMontaState, deal: Deal, term: Option) -> str | None:
    captor, owner, leader = str(term[1]), str(term[2]), str(term[3])
    if leader not in state.captives or PLAYER[state.captives[leader]] != captor:
        return "tm-9.1-13"
    if PLAYER.get(side(state, leader)) != owner or (captor, leader) in state.no_rolls:
        return "tm-9.1-13"
    freed = any(other[0] == "release" and other[3] == leader for other in deal.terms)
    return "tm-9.1-13" if freed else None


def no_roll(state: TantoMontaState, term: Option) -> None:
    state.no_rolls.add((str(term[1]), str(term[3])))  # tm-9.1-13


# -- captured naos and squadrons


def nao_candidates(state: TantoMontaState, deal: Deal, captor: str, owner: str) -> Iterator[Option]:
    for nao in sorted(state.naos):
        if state.naos[nao].captor == captor and nao_owner(nao) == owner:
            yield ("return_nao", captor, owner, nao)


def nao_owner(nao: str) -> str:
    """Whose nao it is by print."""
    return next((player for player in PLAYERS if nao.startswith(player)), "")


def nao_forbidden(state: TantoMontaState, deal: Deal, term: Option) -> str | None:
    captor, owner, nao = str(term[1]), str(term[2]), str(term[3])
    found = state.naos.get(nao)
    return None if found is not None and found.captor == captor and nao_owner(nao) == owner else "tm-9.1-14"


def return_nao(state: TantoMontaState, term: Option) -> Flow:
    """When all naos of an agreement are their owners' again, nobody keeps more than two at sea."""
    naos.change(state, str(term[3]), captor="")  # tm-9.1-14
    assert state.deal is not None
    returned = [one for one in state.deal.terms if one[0] == term[0]]
    for player in dict.fromkeys(str(one[2]) for one in returned) if term == returned[-1] else ():
        yield from naos.make_room(state, player)  # tm-5.2-2


def squadron_candidates(state: TantoMontaState, deal: Deal, captor: str, owner: str) -> Iterator[Option]:
    for amount in range(1, state.captured_ships.get(captor, {}).get(owner, 0) + 1):
        yield ("return_squadrons", captor, owner, amount)


def squadron_forbidden(state: TantoMontaState, deal: Deal, term: Option) -> str | None:
    captor, owner, amount = str(term[1]), str(term[2]), int(term[3])
    if any(other[:3] == term[:3] for other in deal.terms):
        return "tm-9.1-14"
    there = state.captured_ships.get(captor, {}).get(owner, 0)
    return None if 0 < amount <= there and landing(state, captor, owner) else "tm-9.1-14"


def landing(state: TantoMontaState, captor: str, owner: str) -> tuple[str, tuple[str, ...]] | None:
    """Where a captured squadron is, and the nearest ports of its owner."""
    for place in sorted(state.fleets):
        if state.ships(place, owner, "squadron", captor):
            ports = own_ports(state, owner, owner, place)
            if ports:
                return place, ports
    return None


def return_squadrons(state: TantoMontaState, term: Option) -> Flow:
    """Captured squadrons sail to the nearest port of their owner."""
    captor, owner = str(term[1]), str(term[2])
    for _ in range(int(term[3])):
        found = landing(state, captor, owner)
        if found is None:
            return
        place, ports = found
        choice = yield Ask(owner, "captured_ship_port", [("berth", place, port) for port in ports])
        state.add_ships(place, owner, captor, squadron=-1)
        state.add_ships(str(choice[2]), owner, owner, squadron=1)  # tm-9.1-14
        row = state.captured_ships[captor]
        state.captured_ships[captor] = {**row, owner: row[owner] - 1}


# -- influence


def influence_candidates(state: TantoMontaState, deal: Deal, giver: str, taker: str) -> Iterator[Option]:
    """As many levels as the giver may still give and has: see `influence_term_forbidden`."""
    given = [one for one in deal.terms if one[:2] == ("grant_influence", giver)]
    left = MOST_LEVELS - sum([int(one[4]) for one in given]) - influence_granted(state, giver)
    if giver not in PLAYERS or taker not in PLAYERS or left <= 0:
        return
    named = [one[3] for one in given]
    for minor in sorted(MINORS, key=state.diplomacy.ranks.__getitem__):
        most = min(left, level(state, minor, giver))
        if most <= 0 or minor in named or PLAYER.get(state.minors.get(minor, "")) == giver:
            continue
        if influence_forbidden(state, minor, taker) is None:
            yield from [("grant_influence", giver, taker, minor, amount) for amount in range(1, most + 1)]


def influence_granted(state: TantoMontaState, giver: str) -> int:
    """The levels that a player has given away in this turn."""
    return sum([int(str(fact[3])) for fact in state.this_turn if fact[:2] == (INFLUENCE_GRANTED.name, giver)])


def influence_term_forbidden(state: TantoMontaState, deal: Deal, term: Option) -> str | None:
    giver, taker, minor, amount = str(term[1]), str(term[2]), str(term[3]), int(term[4])
    if giver not in PLAYERS or taker not in PLAYERS or giver == taker or minor not in MINORS:
        return "tm-9.1-15"
    given = [one for one in deal.terms if one[:2] == ("grant_influence", giver)]
    promised = sum(int(one[4]) for one in given) + influence_granted(state, giver)
    if any(one[3] == minor for one in given) or promised + amount > MOST_LEVELS:
        return "tm-9.1-15"
    ally = PLAYER.get(state.minors.get(minor, ""), "")
    if ally == giver or level(state, minor, giver) < amount:
        return "tm-9.1-15"
    return influence_forbidden(state, minor, taker)


def grant_influence(state: TantoMontaState, term: Option) -> None:
    giver, taker, minor, amount = str(term[1]), str(term[2]), str(term[3]), int(term[4])
    change(state, minor, giver, -amount)
    change(state, minor, taker, amount)  # tm-9.1-15
    state.mark(INFLUENCE_GRANTED, giver, minor, amount)


# -- militia


@follows_from(QUIET)
def militia_of(state: TantoMontaState, power: str) -> int:
    column, spaces = state.realm.column["militia"], state.realm.atlas.spaces
    return sum([one.counts[column] for place, one in counters.standing(state, power).items() if place in spaces])


@follows_from(QUIET)
def with_militia(state: TantoMontaState) -> frozenset[str]:
    """The powers that have any."""
    return frozenset([power for power in LEADING if militia_of(state, power)])


def levies(state: TantoMontaState, power: str) -> list[str]:
    """The spaces with militia of a power."""
    spaces = state.realm.atlas.spaces
    return [place for place in spaces if place in state.troops and state.number(place, power, "militia")]


MILITIA = Gift(MILITIA_GRANTED, MOST_MILITIA, militia_of, again="tm-9.1-16", back="tm-9.1-16")


def one_player(giver: str, taker: str) -> bool:
    return PLAYER[giver] == PLAYER[taker]


def militia_candidates(state: TantoMontaState, deal: Deal, giver: str, taker: str) -> list[Option]:
    if militia_barred(state, deal, giver, taker) is not None:
        return []
    most = most_to_give(state, deal, MILITIA, giver)
    if most <= 0:
        return []
    coming = expected(deal, taker)
    numbers = range(1, lodged(state, taker, coming + most) - coming + 1)
    return [("grant_militia", giver, taker, amount) for amount in numbers]


def militia_barred(state: TantoMontaState, deal: Deal, giver: str, taker: str) -> str | None:
    """Two major powers at peace, of different players; a peace of the same deal will do."""
    if giver not in LEADING or taker not in LEADING or one_player(giver, taker) or taker in state.surrendered:
        return "tm-9.1-16"
    if at_war(state, giver, taker) and not ends_war(state, deal, flag(state, giver), flag(state, taker)):
        return "tm-9.1-16"
    return giving_forbidden(state, deal, MILITIA, giver, taker)


def militia_forbidden(state: TantoMontaState, deal: Deal, term: Option) -> str | None:
    giver, taker, amount = str(term[1]), str(term[2]), int(term[3])
    clause = militia_barred(state, deal, giver, taker)
    if clause is not None:
        return clause
    if not 0 < amount <= most_to_give(state, deal, MILITIA, giver):
        return "tm-9.1-16"
    wanted = expected(deal, taker) + amount
    return None if lodged(state, taker, wanted) >= wanted else "tm-9.1-17"


def expected(deal: Deal, taker: str) -> int:
    """How many militia a power is promised in a package so far."""
    return sum(int(one[3]) for one in deal.terms if one[0] == "grant_militia" and one[2] == taker)


@follows_from(QUIET)
def lodged(state: TantoMontaState, taker: str, wanted: int) -> int:
    """How many militia of those that are wanted a power can take in."""
    found = 0
    for space in sorted(barracks(state, taker), key=CAPITALS.__contains__, reverse=True):  # those with most room first
        found += room_in(state, taker, space)
        if found >= wanted:
            return wanted
    return found


def barracks(state: TantoMontaState, power: str) -> list[str]:
    """Controlled home keys and home strategic spaces without unrest or siege."""
    shut = state.unrest.union(state.sieges, state.realm.closed_spaces(state))
    homes = dict.fromkeys((*STRONG_HOMES[power], *own_capitals(state, power)))
    return [space for space in homes if space not in shut and controls(state, power, space)]  # tm-9.1-17


def room_in(state: TantoMontaState, power: str, space: str) -> int:
    """How many more militia a space holds by the limits of winter and by the counters: a home key any number."""
    room = MOST_MILITIA
    if space not in CAPITALS:
        here = sum([one.size for one in state.troops.get(space, ()) if commander(state, one.owner) == power])
        room = max(0, INSIDE - here)
    for many in range(room, 0, -1):
        if counters.can_add(state, power, "militia", many, space):
            return many
    return 0


def grant_militia(state: TantoMontaState, term: Option) -> Flow:
    """The giver takes them from where it likes; the receiver puts as many of its own into homes."""
    giver, taker, promised = str(term[1]), str(term[2]), int(term[3])
    state.mark(MILITIA_GRANTED, giver, taker)
    amount = 0
    while amount < promised and (places := levies(state, giver)):
        options: list[Option] = [("take_unit", space, giver, "militia") for space in places]
        choice = yield Ask(giver, "give_militia", options, about={"power2": taker, "amount": promised - amount})
        state.remove_troops(str(choice[1]), giver, militia=1)  # tm-9.1-16
        amount += 1
        yield from forces.settle_change(state, giver, str(choice[1]))
    yield from check_sieges(state)  # tm-15.3-1
    for left in range(amount, 0, -1):
        places = [space for space in barracks(state, taker) if room_in(state, taker, space)]
        if not places:
            return
        about = {"power2": giver, "amount": left}
        choice = yield Ask(taker, "place_militia", [("space", space) for space in places], about=about)
        state.add_troops(str(choice[1]), taker, militia=1)  # tm-9.1-17
        state.log("militia_given", power=giver, power2=taker, space=choice[1])


# -- resources


def resources_of(state: TantoMontaState, player: str) -> int:
    return len(state.warehouse.get(player, ()))


def hand_resource(state: TantoMontaState, taker: str, giver: str) -> None:
    if state.warehouse.get(giver):
        take_in(state, taker, giver, resources.random_resource(state, giver))  # tm-9.1-12


RESOURCES = Gift(RESOURCES_GRANTED, 2, resources_of, again="tm-9.1-12", back="tm-9.1-12")

TERMS: dict[str, Term] = {
    "grant_resources": random_gift(
        RESOURCES,
        hand_resource,
        lambda state, term: state.log("term_grant_resources", power=term[1], power2=term[2], amount=term[3]),
    )._replace(among=frozenset(PLAYERS)),
    "no_roll": Term(
        ("power", "power", "leader"),
        no_roll_candidates,
        no_roll_forbidden,
        no_roll,
        lambda state, term: state.log("term_no_roll", power=term[1], power2=term[2], leader=term[3]),
        thinkable=lambda state, deal: bool(state.captives),
    ),
    "return_nao": Term(
        ("power", "power", "nao"),
        nao_candidates,
        nao_forbidden,
        return_nao,
        lambda state, term: state.log("term_return_nao", power=term[1], power2=term[2], nao=term[3]),
        thinkable=lambda state, deal: any(nao.captor for nao in state.naos.values()),
        among=frozenset(PLAYERS),
    ),
    "return_squadrons": Term(
        ("power", "power", "amount"),
        squadron_candidates,
        squadron_forbidden,
        return_squadrons,
        lambda state, term: state.log("term_return_squadrons", power=term[1], power2=term[2], amount=term[3]),
        thinkable=lambda state, deal: bool(state.captured_ships),
    ),
    "grant_influence": Term(
        ("power", "power", "power", "amount"),
        influence_candidates,
        influence_term_forbidden,
        grant_influence,
        lambda state, term: state.log(
            "term_grant_influence", power=term[1], power2=term[2], power3=term[3], amount=term[4]
        ),
        exact=True,
        among=frozenset(PLAYERS),
    ),
    "grant_militia": Term(
        ("power", "power", "amount"),
        militia_candidates,
        militia_forbidden,
        grant_militia,
        lambda state, term: state.log("term_grant_militia", power=term[1], power2=term[2], amount=term[3]),
        exact=True,
        among=LEADING,
        givers=with_militia,
    ),
}
