"""What would happen in a combat: totals with a card, with support, with the blade, as far as the own seat can tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

from warcouncil.engine.forecast import Forecast, panel_of
from warcouncil.engine.judging import why
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import CARDS, FIEFDOMS, TIDES

View = Mapping[str, Any]
OF_CARDS = ("house_card", "card_text")
"""The points that go when another card is laid."""
TIDE_STRENGTHS = [card.strength for card in TIDES.values()]


def forecast(view: View, decision: View, option: Option) -> Forecast | None:
    """What comes of an option in the combat that is going on."""
    found = FORECASTS.get(decision["kind"])
    panel = panel_of(view, "combat") if found is not None else None
    return found(Fight(view, panel, decision["power"]), option) if found is not None and panel is not None else None


class Fight:
    """A combat as one of its houses sees it; a house that only supports looks on from the attacker's side."""

    def __init__(self, view: View, panel: View, house: str) -> None:
        self.view, self.panel, self.house = view, panel, house
        attacker, defender = panel["sides"]
        self.own, self.other = (defender, attacker) if defender["house"] == house else (attacker, defender)

    @property
    def tides(self) -> bool:
        return bool(self.view["options"]["tides_of_battle"])

    def wins(self, own: int, other: int) -> bool:
        """Whether a total beats the other one; on the Fiefdoms track the higher one wins ties."""
        if own != other:
            return own > other
        track = self.view["view"]["turn"]["tracks"][FIEFDOMS]
        return bool(track.index(self.own["house"]) < track.index(self.other["house"]))


def total(side: View, more: int = 0) -> int:
    """The strength of a side if something is added, never below zero."""
    return max(0, sum(int(row["points"]) for row in side["points"]) + more)


# -- cards


def with_card(fight: Fight, option: Option) -> Forecast | None:
    """The total with a card as it is printed, against what the other side shows."""
    if option[0] != "play":
        return None
    card = CARDS[str(option[1])]
    gone = sum(row["points"] for row in fight.own["points"] if row["kind"] in OF_CARDS)
    own, other = total(fight.own, card.strength - gone), fight.other["total"]
    counted = why("forecast_card", number=own, number2=other, swords=card.swords, fortifications=card.fortifications)
    known = fight.other["card"] is not None
    left_out = [why("forecast_texts") if known else why("forecast_other_card")]
    if fight.tides:
        left_out.append(why("forecast_tides", number=min(TIDE_STRENGTHS), number2=max(TIDE_STRENGTHS)))
    return Forecast((counted, *left_out), own=own, other=other)


# -- support


def with_support(fight: Fight, option: Option) -> Forecast:
    """The strength of both sides if support is given so, or not at all."""
    rows = [row for row in fight.panel["support"] if together(fight, row, str(option[1]))]
    helped = next((side for side in (fight.own, fight.other) if side["house"] == option[-1]), None)
    return strengths(fight, {} if helped is None else {helped["house"]: sum(row[helped["role"]] for row in rows)})


def with_help(fight: Fight, option: Option) -> Forecast:
    """What is offered counts already: with it, or without it."""
    places = {row["area"] for row in fight.panel["support"] if together(fight, row, str(option[1]))}
    offered = (row for row in fight.own["points"] if row["kind"] == "support" and row["source"] in places)
    lost = sum(row["points"] for row in offered) if option[0] == "reject" else 0
    return strengths(fight, {fight.own["house"]: -lost})


def together(fight: Fight, row: View, area: str) -> bool:
    """Whether a support order is decided about with that of an area."""
    if fight.view["options"]["support"] == "each_order":
        return bool(row["area"] == area)
    return any(one["area"] == area and one["house"] == row["house"] for one in fight.panel["support"])


def strengths(fight: Fight, change: Mapping[str, int]) -> Forecast:
    own, other = (total(side, change.get(side["house"], 0)) for side in (fight.own, fight.other))
    counted = why(
        "forecast_strengths", power=fight.own["house"], number=own, power2=fight.other["house"], number2=other
    )
    return Forecast((counted, why("forecast_before_cards")), own=own, other=other)


# -- the blade


def with_blade(fight: Fight, option: Option) -> Forecast:
    """Everything lies open: the blade decides, or does not."""
    own, other = total(fight.own, int(option[0] == "use_blade")), fight.other["total"]
    counted = why("forecast_totals", number=own, number2=other)
    return Forecast((counted,), float(fight.wins(own, other)), own=own, other=other)


def with_redraw(fight: Fight, option: Option) -> Forecast | None:
    """The own Tides of Battle card is known, or drawn anew; the other side's is any that has not been seen."""
    deck = panel_of(fight.view, "decks")
    if deck is None or not deck["tides"]["size"]:
        return None  # whatever was laid aside is shuffled first
    edge = int(option[0] == "decline" and fight.view["options"]["tides_blade"] == "redraw_or_strength")
    drawn = fight.own["tides"]
    unseen = Counter({card.id: card.count for card in TIDES.values()})
    unseen.subtract([*deck["tides"]["discards"], drawn])
    won = cases = 0
    for mine, theirs, ways in pairs(unseen, None if option[0] == "redraw" else drawn):
        cases += ways
        own = total(fight.own, TIDES[mine].strength + edge)
        won += ways * fight.wins(own, total(fight.other, TIDES[theirs].strength))
    own, other = fight.own["total"], fight.other["total"]
    told = [why("forecast_totals", number=own, number2=other), why("forecast_tides_unseen", count=unseen.total())]
    return Forecast((*told, *([why("forecast_blade_kept")] if edge else [])), won / cases, own=own, other=other)


def pairs(unseen: Counter[str], kept: str | None) -> Iterator[tuple[str, str, int]]:
    """The card of either side, with the number of ways to draw them; `kept`: the own one is known."""
    for theirs, many in unseen.items():
        if kept is not None:
            yield kept, theirs, many
    for mine, theirs in product(unseen, unseen) if kept is None else ():
        yield mine, theirs, unseen[mine] * (unseen[theirs] - (mine == theirs))


FORECASTS: dict[str, Callable[[Fight, Option], Forecast | None]] = {
    "house_card": with_card,
    "replacement": with_card,
    "aeron": with_card,
    "support": with_support,
    "accept_support": with_help,
    "blade": with_blade,
    "blade_redraw": with_redraw,
}
