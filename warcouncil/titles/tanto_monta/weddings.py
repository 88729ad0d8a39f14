"""Royal weddings (19): dowries, weddings, France isolated, deaths."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.state import Option
from warcouncil.table.book import Action, price
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.menu import note_act, surcharge
from warcouncil.titles.tanto_monta.state import TantoMontaState, Wedding

SPAIN = "spain"
CHILDREN = {child.id: child for child in COMPONENTS.people.children}
SUITORS = {suitor.id: suitor for suitor in COMPONENTS.people.suitors}
REALMS = tuple(dict.fromkeys(suitor.realm for suitor in SUITORS.values()))
PRINCE, ISABELLA, MARIA = "john_asturias", "isabella_asturias", "maria"
AFONSO = "afonso_portugal"
FULL = COMPONENTS.tables.wedding.dowry_most + 1
"""The command points of a full dowry: the first one buys a dowry of nothing."""
GIFT = 4
"""What a dowry of three would cost."""
MARRIAGE = "marriage"
CERTAIN = 6
VP = 1


# -- the table


def alive(state: TantoMontaState, person: str) -> bool:
    return person in state.children or person in state.suitors


def courting(state: TantoMontaState, child: str) -> list[str]:
    """The living suitors of a child in order of rank; María has Manuel alone, who courts Isabella while she lives."""
    if child == MARIA and ISABELLA in state.children:
        return []  # tm-19-4 tm-19.3-3
    suitors = [suitor for suitor in CHILDREN[child].suitors if suitor in state.suitors]
    return [suitor for suitor in suitors if suitor not in state.married.values()]


def spent_on(state: TantoMontaState, child: str) -> int:
    """The command points of a dowry so far."""
    return state.weddings[child].dowry if child in state.weddings else 0


# -- the action


def candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    """Every couple that could be, with every number of command points."""
    for child, facts in CHILDREN.items():
        if child not in state.children or child in state.married:
            continue
        for suitor in facts.suitors:
            for amount in range(1, FULL + 1):
                yield (MARRIAGE, child, suitor, amount)


def forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    child, suitor, amount = str(option[1]), str(option[2]), int(option[3])
    suitors = courting(state, child)
    if not suitors or suitor != suitors[0]:
        return "tm-19-2"
    spent = spent_on(state, child)
    if child == PRINCE:
        return None if not spent and amount == 1 else "tm-19-3"
    return None if spent + amount <= FULL else "tm-19-1"


def listed(state: TantoMontaState, player: str) -> list[Option]:
    """The candidates that nothing forbids, in one pass: one suitor of each child."""
    found: list[Option] = []
    for child, facts in CHILDREN.items():
        suitors = courting(state, child) if child in state.children and child not in state.married else []
        if not suitors or suitors[0] not in facts.suitors:
            continue
        couple: list[Option] = [(MARRIAGE, child, suitors[0], amount) for amount in range(1, FULL + 1)]
        found += [one for one in couple if cost(state, player, one) <= state.cp and not forbidden(state, player, one)]
    return found


def cost(state: TantoMontaState, player: str, option: Option) -> int:
    """As many command points as are spent on the dowry."""
    return int(option[3]) * price(state, MARRIAGE, player) + surcharge(state, MARRIAGE)  # tm-19-1


def promote(state: TantoMontaState, player: str, option: Option) -> None:
    """Command points make, or raise, a dowry."""
    note_act(state, MARRIAGE)
    child, suitor = str(option[1]), str(option[2])
    points = FULL if child == PRINCE else spent_on(state, child) + int(option[3])  # tm-19-3
    state.weddings[child] = Wedding(suitor, points)
    state.log("marriage_promoted", royal=child, royal2=suitor, amount=points - 1)


# -- dowries by an event (#114)


def daughters(state: TantoMontaState) -> list[str]:
    """The daughters who are courted and have a smaller dowry than the event gives."""
    return [
        child
        for child in CHILDREN
        if child != PRINCE
        and child in state.children
        and child not in state.married
        and spent_on(state, child) < GIFT
        and courting(state, child)
    ]


def endow(state: TantoMontaState, child: str) -> None:
    """A dowry of three for a daughter and the first of her suitors."""
    suitor = courting(state, child)[0]
    state.weddings[child] = Wedding(suitor, GIFT)
    state.log("marriage_promoted", royal=child, royal2=suitor, amount=GIFT - 1)


# -- the phase


def celebrations(state: TantoMontaState) -> None:
    """Step: two dice and the dowry for every couple."""
    for child in CHILDREN:
        if child not in state.weddings:
            continue
        wedding = state.weddings[child]
        dice = state.dice.rolls(2, 6, f"wedding {child}")
        total = sum(dice) + wedding.dowry - 1
        won = total >= COMPONENTS.tables.wedding.married  # tm-19.1-1
        state.log("wedding_roll", royal=child, royal2=wedding.suitor, dice=list(dice), total=total)
        if won:
            del state.weddings[child]
            marry(state, child, wedding.suitor)


def marry(state: TantoMontaState, child: str, suitor: str) -> None:
    """A wedding: a point and an alliance of dynasties for Spain."""
    state.married[child] = suitor
    state.dynastic.add(SUITORS[suitor].realm)  # tm-19.1-1
    state.log("married", royal=child, royal2=suitor)
    state.award(SPAIN, "wedding", VP)  # tm-19.1-1


def alcacovas_wedding(state: TantoMontaState) -> None:
    """The Peace of Alcáçovas marries Isabella and Afonso at once, if both live."""
    to_come = state.turn < CHILDREN[ISABELLA].turn
    free = ISABELLA not in state.married and AFONSO not in state.married.values()
    if free and (to_come or (alive(state, ISABELLA) and alive(state, AFONSO))):
        state.children.add(ISABELLA)
        state.suitors.add(AFONSO)
        state.weddings.pop(ISABELLA, None)
        marry(state, ISABELLA, AFONSO)  # tm-19.1-3


def isolation(state: TantoMontaState) -> None:
    """Step: with all three alliances of dynasties France is isolated."""
    if state.dynastic.issuperset(REALMS):
        state.award(SPAIN, "isolated_france", VP)  # tm-19.2-1


def royal_deaths(state: TantoMontaState) -> None:
    """Step: a die for everybody whose time may have come."""
    for row in COMPONENTS.tables.deaths:
        limit = row.turns.get(state.turn, 0)
        if not limit or not alive(state, row.id):
            continue
        if limit < CERTAIN:
            die = state.dice.roll(6, f"death {row.id}")
            state.log("death_roll", royal=row.id, die=die)
            if die > limit:
                continue
        die_of(state, row.id)  # tm-19.3-1


def die_of(state: TantoMontaState, person: str) -> None:
    """Somebody dies: his dowry is lost, his marriage is over, and perhaps an alliance of dynasties."""
    state.children.discard(person)
    state.suitors.discard(person)
    state.log("royal_death", royal=person)
    for child, wedding in sorted(state.weddings.items()):
        if person in (child, wedding.suitor):
            del state.weddings[child]  # tm-19.1-2
    for child, suitor in sorted(state.married.items()):
        if person in (child, suitor):
            del state.married[child]
            realm = SUITORS[suitor].realm
            if realm not in {SUITORS[other].realm for other in state.married.values()}:
                state.dynastic.discard(realm)  # tm-19.3-2


MENU = {MARRIAGE: Action(candidates, forbidden, MARRIAGE, promote, listed, needs="tm-19-2", priced=cost)}
STEPS = {"celebrations": celebrations, "isolation": isolation, "royal_deaths": royal_deaths}
