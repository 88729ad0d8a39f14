"""The home cards of Portugal (#3, #4, #11): overseas, the cause of Joanna, the explorations."""

from __future__ import annotations

from itertools import combinations

from warcouncil.campaign.counters import can_add
from warcouncil.campaign.relations import at_war
from warcouncil.campaign.stacks import add_units
from warcouncil.campaign.transfers import occupants
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.cards.levies import CAVALRY, MILITIA, REGULAR, SQUADRON, at_home, controlled, levy
from warcouncil.titles.tanto_monta.cards.ways import DECLINE, Way, always, home_card, if_so, sail_freely
from warcouncil.titles.tanto_monta.powers.activity import JOANNA
from warcouncil.titles.tanto_monta.powers.common import home_keys
from warcouncil.titles.tanto_monta.spaces import calm, own_homes
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import sailing
from warcouncil.titles.tanto_monta.voyages.naos import add, change, naos_in
from warcouncil.titles.tanto_monta.voyages.oceans import OCEANS, SITES
from warcouncil.titles.tanto_monta.voyages.settlements import settlements_in

PORTUGAL, BELTRANEJOS = "portugal", "beltranejos"
OVERSEAS, EXPLORATIONS = "overseas_kingdom", "portuguese_explorations"
FREE_MOVES, NEW_NAOS = 2, 2
GARRISONS = {MILITIA: 3, CAVALRY: 1}
GARRISON_POINTS, RALLY_POINTS, TREASURE_POINTS = 2, 4, 3
RALLIED = {6: REGULAR, 5: MILITIA}
"""Die -> the unit that joins the Beltranejos."""
AGAIN = 4
DONE: Option = ("done",)
ALL: Option = ("rally_all",)

KINDS = {
    "rally": Kind({"rally_all": (), "rally_at": ("space",), "done": ()}),
    "new_nao": Kind({"berth_nao": ("nao", "settlement"), "decline": ()}),
    "treasure": Kind({"settlement": ("settlement",)}),
    "treasure_oceans": Kind({"two_oceans": ("ocean", "ocean")}),
}


# -- Overseas Kingdom (#3)


def build_fleet(state: TantoMontaState, option: Option) -> Flow:
    """Militia, a squadron and a nao; then two naval moves."""
    sail_freely(state, PORTUGAL, FREE_MOVES)
    yield from levy(state, PORTUGAL, {MILITIA: 2, SQUADRON: 1}, at_home(PORTUGAL))
    add(state, PORTUGAL)


def garrisons(state: TantoMontaState) -> list[Option]:
    return [("send_garrisons", unit) for unit in GARRISONS]


def send_garrisons(state: TantoMontaState, option: Option) -> Flow:
    """Militia or a cavalry in any spaces of Portugal, and points."""
    give_points(state, PORTUGAL, GARRISON_POINTS)
    unit = str(option[1])
    yield from levy(state, PORTUGAL, {unit: GARRISONS[unit]}, controlled(PORTUGAL))


# -- Joanna la Beltraneja (#4)


def followers(state: TantoMontaState, *, held: bool) -> list[str]:
    """The home spaces of the Beltranejos in their hands: those with their own units alone, or those without any."""
    homes = [space for space in own_homes(state, BELTRANEJOS) if calm(state, space) and space not in state.sieges]
    if held:
        ours = [space for space in homes if state.stack(space, BELTRANEJOS).size]
        return [space for space in ours if not any(at_war(state, BELTRANEJOS, one) for one in occupants(state, space))]
    return [space for space in homes if space not in state.troops and space not in state.fleets]


def rally(state: TantoMontaState, option: Option) -> Flow:
    """A die for each space of one of two kinds that Portugal names; then there are points."""
    give_points(state, PORTUGAL, RALLY_POINTS)
    left = followers(state, held=option[0] == "rally_garrisons")
    while left:
        options: list[Option] = [ALL, *(("rally_at", space) for space in left), DONE]
        choice = yield Ask(PORTUGAL, "rally", options)
        if choice == DONE:
            return
        called = left if choice == ALL else [str(choice[1])]
        for space in called:
            call_up(state, space)
        left = [space for space in left if space not in called]


def call_up(state: TantoMontaState, space: str) -> None:
    """What a die brings to a space, as far as there are counters."""
    die = AGAIN
    while die == AGAIN:
        die = state.dice.roll(6, "rally")
        state.log("rally_die", space=space, die=die)
    unit = RALLIED.get(die, "")
    if unit and can_add(state, BELTRANEJOS, unit, 1, space):
        add_units(state, space, BELTRANEJOS, unit, 1)
        state.log("built", power=BELTRANEJOS, unit=unit, place=space)


def crowned(state: TantoMontaState) -> bool:
    """Whether a home key of the Beltranejos is theirs."""
    return any(calm(state, key) and state.control[key] == BELTRANEJOS for key in home_keys(state, BELTRANEJOS))


def queen(state: TantoMontaState, option: Option) -> None:
    state.award(PORTUGAL, "joanna", 1)  # tm-22.3-25


# -- Portuguese Explorations (#11)


def new_ships(state: TantoMontaState, option: Option) -> Flow:
    """A squadron and two naos, one of which may begin in a settlement; then two naval moves."""
    sail_freely(state, PORTUGAL, FREE_MOVES)
    yield from levy(state, PORTUGAL, {SQUADRON: 1}, at_home(PORTUGAL))
    naos = [nao for nao in (add(state, PORTUGAL) for _ in range(NEW_NAOS)) if nao]
    berths = [site for site in SITES if state.settlements.get(site) == PORTUGAL and not naos_in(state, site)]
    if not naos or not berths or sailing.full(state, PORTUGAL):
        return  # tm-5.2-2
    options: list[Option] = [("berth_nao", nao, site) for nao in naos for site in berths]
    choice = yield Ask(PORTUGAL, "new_nao", [*options, DECLINE])
    if choice != DECLINE:
        change(state, str(choice[1]), place=str(choice[2]))
        state.log("nao_sails", power=PORTUGAL, nao=choice[1], haven=choice[2])


def loaded(state: TantoMontaState, *oceans: str) -> list[str]:
    """The settlements of Portugal with a resource, in some ocean zones."""
    return [site for ocean in oceans for site in settlements_in(state, PORTUGAL, ocean) if site in state.cargo]


def treasure_fleet(state: TantoMontaState, option: Option) -> Flow:
    """A resource of Portugal's choice, one by chance out of two ocean zones, and points; both are replaced."""
    give_points(state, PORTUGAL, TREASURE_POINTS)
    emptied: list[str] = []
    sites = loaded(state, *OCEANS)
    if sites:
        choice = yield Ask(PORTUGAL, "treasure", [("settlement", site) for site in sites])
        emptied.append(str(choice[1]))
        yield from bring_in(state, str(choice[1]))
    zones = [ocean for ocean in OCEANS if settlements_in(state, PORTUGAL, ocean)]
    if len(zones) > 2:
        pairs: list[Option] = [("two_oceans", *pair) for pair in combinations(zones, 2)]
        choice = yield Ask(PORTUGAL, "treasure_oceans", pairs)
        zones = [str(choice[1]), str(choice[2])]
    sites = loaded(state, *zones)
    if sites:
        site, _ = state.dice.draw(sites, "treasure")
        emptied.append(site)
        yield from bring_in(state, site)
    for site in emptied:
        resources.load(state, site)


def bring_in(state: TantoMontaState, site: str) -> Flow:
    """A resource comes straight from a settlement to Portugal."""
    state.log("treasure", settlement=site)
    yield from resources.receive(state, PORTUGAL, state.cargo.pop(site))  # tm-18.8-11


EVENTS = {
    OVERSEAS: home_card(
        OVERSEAS,
        {
            "build_fleet": Way(always("build_fleet"), build_fleet),
            "send_garrisons": Way(garrisons, send_garrisons),
        },
    ),
    JOANNA: home_card(
        JOANNA,
        {
            "rally_garrisons": Way(always("rally_garrisons"), rally),
            "rally_towns": Way(always("rally_towns"), rally),
            "score": Way(if_so("score", crowned), queen),
        },
    ),
    EXPLORATIONS: home_card(
        EXPLORATIONS,
        {
            "build_fleet": Way(always("build_fleet"), new_ships),
            "treasure_fleet": Way(always("treasure_fleet"), treasure_fleet),
        },
    ),
}
