"""France (20.7): the loyalty of noble houses, the North Sea trade, the three treaties."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from warcouncil.campaign.relations import controls
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import FREE, Action
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy.ransom import give_card
from warcouncil.titles.tanto_monta.menu import by_power
from warcouncil.titles.tanto_monta.powers.common import SPACES, cards_of, give_back, leaves_game, lift_sieges, pass_to
from warcouncil.titles.tanto_monta.powers.recruiting import wars_of
from warcouncil.titles.tanto_monta.realm import HOMES, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState

FRANCE, SPAIN = "france", "spain"
ETAPLES, BARCELONA, SENLIS = COMPONENTS.tables.treaties.ids
LOYALTY = COMPONENTS.tables.loyalty
HOUSES = tuple(house.id for house in COMPONENTS.tables.houses if not house.conquered)
"""The noble houses with a track."""
INVESTMENTS = next(action.times for action in COMPONENTS.powers.actions if action.id == "north_sea_trade")
GARRISON = COMPONENTS.powers.garrison
ROUSSILLON = tuple(space.id for space in COMPONENTS.map.spaces if space.region == "roussillon")
BARCELONA_CARD = "treaty_of_barcelona"
SENLIS_TURN = 3
PRICE = 2
"""The cards, one of which may be a resource, that buy the Treaty of Barcelona."""
DONE: Option = ("done",)
SIGNED = Fact("senlis_signed", turn=True)
"""The Treaty of Senlis was signed this turn: Maximilian gives CP only."""
EXTENDING = Fact("treaties_extend")
"""This impulse of France is extended by a treaty."""
FACTS = (SIGNED, EXTENDING)

KINDS = {
    "garrison_port": Kind({"space": ("space",)}),
    "senlis_price": Kind({"pay_by_chance": (), "pay_card": ("card",)}, public=False),
    "treaty": Kind({"sign_senlis": (), "sign_barcelona": (), "done": ()}),
    "barcelona_price": Kind({"give_resource": (), "give_card": ("card",), "done": ()}, public=False),
}
REFUSALS = {
    "garrison_port": "tm-20.7-15",
    "senlis_price": "tm-20.7-11",
    "treaty": "tm-20.7-16",
    "barcelona_price": "tm-20.7-18",
}


# -- houses and trade


def loyalty_candidates(state: TantoMontaState, power: str) -> Iterator[Option]:
    if power == FRANCE:
        yield from (("loyalty", house) for house in HOUSES)


def loyalty_forbidden(state: TantoMontaState, power: str, option: Option) -> str | None:
    return "tm-20.7-1" if state.houses.get(str(option[1]), 0) >= LOYALTY.most else None


def consolidate(state: TantoMontaState, power: str, option: Option) -> None:
    raise_loyalty(state, str(option[1]))  # tm-20.7-1


def raise_loyalty(state: TantoMontaState, house: str) -> None:
    """A house is one level more loyal; the first time at the top brings a VP for good."""
    level = min(LOYALTY.most, state.houses.get(house, 0) + 1)
    state.houses[house] = level
    state.log("loyalty", house=house, level=level)
    if level == LOYALTY.most and house not in state.full_houses:
        state.full_houses.add(house)
        state.award(FRANCE, "noble_house", LOYALTY.vp)  # tm-20.7-3 tm-22.3-46


def lower_loyalty(state: TantoMontaState, house: str, levels: int = 1) -> None:
    """An event makes a house less loyal; VP stay."""
    state.houses[house] = max(0, state.houses[house] - levels)  # tm-20.7-28
    state.log("loyalty", house=house, level=state.houses[house])


def trade_candidates(state: TantoMontaState, power: str) -> Iterator[Option]:
    if power == FRANCE:
        yield ("north_sea_trade",)


def trade_forbidden(state: TantoMontaState, power: str, option: Option) -> str | None:
    return "tm-20.7-12" if state.north_sea >= INVESTMENTS else None


def invest(state: TantoMontaState, power: str, option: Option) -> None:
    state.north_sea += 1  # tm-20.7-12
    state.log("north_sea_trade", amount=state.north_sea)


# -- Étaples


def sign_etaples(state: TantoMontaState) -> Flow:
    """Peace with England: the garrison goes to Paris, its squadron and Casenove to a home port."""
    state.treaties.add(ETAPLES)  # tm-20.7-12
    state.log("treaty_signed", treaty=ETAPLES)
    if state.england_garrison:
        state.england_garrison = False
        units = {"regular": GARRISON.regular, "cavalry": GARRISON.cavalry, "artillery": GARRISON.artillery}
        state.add_troops("paris", FRANCE, **units)  # tm-20.7-15
        yield from fleet_sails(state)
    yield MOMENT


def fleet_sails(state: TantoMontaState) -> Flow:
    """The ships of the garrison; without a home port they wait like ships that were lost."""
    ports = [space for space in HOMES[FRANCE] if SPACES[space].ports and controls(state, FRANCE, space)]
    if not ports:
        state.waiting_admirals[GARRISON.admiral] = state.turn + 1
        return
    options: list[Option] = [("space", port) for port in ports]
    _, port = yield Ask(FRANCE, "garrison_port", options)  # tm-20.7-15
    state.add_ships(str(port), FRANCE, FRANCE, squadron=GARRISON.squadron)
    state.admirals[GARRISON.admiral] = str(port)
    state.log("leader_enters", leader=GARRISON.admiral, place=port)


# -- Senlis


def senlis_forbidden(state: TantoMontaState) -> str | None:
    """From turn 3 on, without a war in Burgundy or Brittany, and for a price once Maximilian has come."""
    if SENLIS in state.treaties or state.turn < SENLIS_TURN or wars_of(state, FRANCE):
        return "tm-20.7-16"
    poor = not state.warehouse.get(FRANCE) and not hands.loose(state, FRANCE)
    return "tm-20.7-11" if state.maximilian_played and poor else None


def sign_senlis(state: TantoMontaState) -> Flow:
    """Peace with Maximilian: his army goes, and he leaves Metz alone."""
    if state.maximilian_played:
        yield from pay_for_senlis(state)
    state.treaties.add(SENLIS)
    state.mark(SIGNED)  # tm-20.7-16
    state.log("treaty_signed", treaty=SENLIS)
    dismiss(state)
    yield MOMENT


def pay_for_senlis(state: TantoMontaState) -> Flow:
    """A resource by chance, or a card of France's choice."""
    choice = yield Ask(FRANCE, "senlis_price", senlis_prices)  # tm-20.7-11
    if choice[0] == "pay_card":
        hands.discard(state, FRANCE, str(choice[1]))
        return
    resource = resources.random_resource(state, FRANCE)
    resources.set_aside(state, resource)
    state.show(None, "resource_discarded", power=FRANCE, resource=resource)


def senlis_prices(state: TantoMontaState) -> list[Option]:
    stored: list[Option] = [("pay_by_chance",)] if state.warehouse.get(FRANCE) else []
    return stored + cards_of(state, "pay_card", FRANCE)


def dismiss(state: TantoMontaState) -> None:
    """Maximilian and the army with which he attacks a city leave the map."""
    city = state.maximilian
    if city in SPACES:
        stack = state.stack(city, "independent")
        state.remove_stack(city, stack)
        state.log("units_removed", power="independent", amount=stack.size, place=city)
    state.leaders.pop("maximilian", None)
    state.maximilian = state.maximilian_by = ""


# -- Barcelona


def barcelona_forbidden(state: TantoMontaState) -> str | None:
    """Not on turn 1, nor after the death of Ferrante, and once only."""
    if BARCELONA in state.treaties or state.turn == 1 or state.ferrante_dead:
        return "tm-20.7-17"
    return None


def sign_barcelona(state: TantoMontaState, *, by_card: bool = False) -> Flow:
    """By cession or by the event: Roussillon is Spanish, there is peace, and home spaces go back."""
    state.log("treaty_signed", treaty=BARCELONA)
    ceded = [space for space in ROUSSILLON if state.control[space] == FRANCE]
    yield from pass_to(state, SPAIN, *ceded)  # tm-20.7-18
    state.wars.discard(REALM.pair(SPAIN, FRANCE))  # tm-20.7-18
    yield from give_back(state, FRANCE, SPAIN, "barcelona")  # tm-20.7-19
    yield from lift_sieges(state, FRANCE, SPAIN)
    state.treaties.add(BARCELONA)
    if not by_card:
        leaves_game(state, BARCELONA_CARD)  # tm-20.7-27
    yield MOMENT


def barcelona_bought(state: TantoMontaState) -> Flow:
    """Step of the deployments: for two cards, or a card and a resource by chance, the treaty counts as signed."""
    if barcelona_forbidden(state) is not None:
        return
    left = PRICE
    if hands.loose(state, FRANCE) < PRICE and not (hands.loose(state, FRANCE) and state.warehouse.get(FRANCE)):
        return
    while left:
        choice = yield Ask(FRANCE, "barcelona_price", first_price if left == PRICE else rest_of_price)  # tm-20.7-18
        if choice == DONE:
            return
        pay_spain(state, choice)
        left -= 1
    state.log("treaty_signed", treaty=BARCELONA)
    state.treaties.add(BARCELONA)
    leaves_game(state, BARCELONA_CARD)  # tm-20.7-27


def first_price(state: TantoMontaState) -> list[Option]:
    return [*cards_of(state, "give_card", FRANCE), DONE]


def rest_of_price(state: TantoMontaState) -> list[Option]:
    stored: list[Option] = [("give_resource",)] if state.warehouse.get(FRANCE) else []
    return stored + cards_of(state, "give_card", FRANCE)


def pay_spain(state: TantoMontaState, choice: Option) -> None:
    if choice[0] == "give_card":
        give_card(state, FRANCE, SPAIN, str(choice[1]))
        return
    resources.take_resource(state, SPAIN, FRANCE)


# -- declaring and extending


def treaties(state: TantoMontaState) -> Flow:
    """Step of the diplomacy phase: France may declare treaties, one after the other."""
    if senlis_forbidden(state) is not None and barcelona_forbidden(state) is not None:
        return
    options: list[Option] = [("sign_senlis",), ("sign_barcelona",), DONE]
    choice = yield Ask(FRANCE, "treaty", options, treaty_forbidden)
    if choice == DONE:
        return
    yield from sign(state, FRANCE, choice)
    state.next(("french_treaties",))


def treaty_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    if option == DONE:
        return None
    return senlis_forbidden(state) if option == ("sign_senlis",) else barcelona_forbidden(state)


def sign(state: TantoMontaState, player: str, option: Option) -> Flow:
    return sign_senlis(state) if option == ("sign_senlis",) else sign_barcelona(state)  # tm-11-11


def treaty_candidates(act: str) -> Callable[[TantoMontaState, str], Iterator[Option]]:
    """Instead of a resource a treaty extends an impulse of France, or both of them do."""

    def candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
        if player == FRANCE and (not state.extended or state.holds(EXTENDING)):
            yield (act,)

    return candidates


def extend(state: TantoMontaState, player: str, option: Option) -> Flow:
    """A treaty in place of a resource; the other one may follow."""
    state.mark(EXTENDING)
    yield from sign(state, player, option)
    state.next(("extension", player))  # tm-11-11


EXTENSIONS = {
    act: Action(treaty_candidates(act), treaty_forbidden, FREE, extend, needs="tm-11-11")
    for act in ("sign_senlis", "sign_barcelona")
}
EXTENSION_ACTS: dict[str, tuple[str, ...]] = dict.fromkeys(EXTENSIONS, ())
MENU = {
    "loyalty": by_power(
        Action(loyalty_candidates, loyalty_forbidden, "loyalty", consolidate, needs="tm-20.7-1"), "loyalty"
    ),
    "north_sea_trade": by_power(
        Action(trade_candidates, trade_forbidden, "north_sea_trade", invest, needs="tm-20.7-12"), "north_sea_trade"
    ),
}
STEPS = {"french_treaties": treaties, "barcelona_bought": barcelona_bought}
