"""The action phase (11): what is special about the impulses of Tanto Monta, and their extension."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import impulses, windows
from warcouncil.table.facts import Fact
from warcouncil.table.points import give_points
from warcouncil.table.ways import Impulses, next_in_order
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.menu import FOR_POINTS
from warcouncil.titles.tanto_monta.powers.activity import points_barred
from warcouncil.titles.tanto_monta.powers.beltranejos import storm_again
from warcouncil.titles.tanto_monta.powers.maximilian import strikes
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.rulers import administration
from warcouncil.titles.tanto_monta.seasons.events import BEWITCHED, PLAYED, SPENT, cancelled
from warcouncil.titles.tanto_monta.seasons.home_cards import last_home_card
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.windows import CARDS

NO_EVENTS = frozenset(card for card, facts in CARDS.items() if facts.kind in ("combat", "no_event"))
MUST_BE_PLAYED = ("home", "papal_bull", "mandatory")
"""Kinds of cards with which nobody passes."""
FORESIGHT = Fact("foresight", "player")
"""A player acts before the impulse that is about to begin (#58)."""
EXPOSED = Fact("exposed", "player", turn=True)
"""A player was spied on before the headlines: he spends Espionage in his first impulse, if he still has it (#74)."""
FACTS = (FORESIGHT, EXPOSED)
ESPIONAGE = "espionage"
FORESEEN = 3
DONE: Option = ("done",)
REFUSALS = {"extension": "tm-11-9"}
KINDS = {"extension": Kind({"extend": ("resource",), "done": ()}, public=False)}
"""The title adds the ways that the chapters bring."""


def action_phase(state: TantoMontaState) -> Flow:
    """Step: the Muslims begin."""
    state.passed.clear()
    state.skipped.clear()
    following = yield from between(state, PLAYERS[0])
    if following:
        state.next(("impulse", following))


def lost(state: TantoMontaState, player: str) -> bool:
    """Whether an impulse was taken away (#60)."""
    if player not in state.skipped:
        return False
    state.skipped.discard(player)
    state.passed.clear()
    state.log("impulse_lost", power=player)
    return True


# -- what is done with a card


def choose(state: TantoMontaState, player: str) -> Flow:
    """A card or a pass; a home card binds the impulse, and whoever has played a card may extend it."""
    exposed = state.holds(EXPOSED, player) and ESPIONAGE in state.hands[player]
    state.unmark(EXPOSED, player)
    choice: Option = ("spend", ESPIONAGE) if exposed else (yield from impulses.ask(state, player))
    if choice == impulses.PASS:
        return choice
    used = yield from commit(state, player, choice)
    return used


def commit(state: TantoMontaState, player: str, choice: Option) -> Flow:
    """A card of an impulse is on the table: what it means for the rest of it, and whether somebody stops it."""
    card, spent = str(choice[1]), choice[0] == "spend"
    begin(state, player, card, spent=spent)
    if state.phase == "action":
        state.next(("extension", player))  # tm-11-9
    if not spent or not (yield from cancelled(state, player, card)):
        return choice
    state.passed.clear()
    state.card = card
    state.leave_hand(player, card)
    state.put_away(card)
    return None


def new_impulse(state: TantoMontaState, player: str) -> None:
    """A card gives its player a new impulse behind the first one: what held for that is over, its extension too."""
    impulse_over(state)
    if ("extension", player) in state.agenda:
        state.agenda.remove(("extension", player))
    state.impulse += 1
    state.acting = player


def impulse_over(state: TantoMontaState) -> None:
    """What held for one impulse holds no more."""
    state.end_impulse_facts()
    for rest in state.book.after_impulse:
        rest(state)
    state.cp = 0


def begin(state: TantoMontaState, player: str, card: str, *, spent: bool) -> None:
    """What the choice of a card means for the rest of an impulse, or of a headline."""
    facts = CARDS[card]
    if state.phase == "action":
        state.mark(PLAYED, player)
    if facts.kind == "home":
        state.bound = facts.powers if len(facts.powers) == 1 else ()  # tm-6.1-10
        last_home_card(state, player, playing=card)
    elif spent:
        state.mark(FOR_POINTS)
    if spent:
        state.mark(SPENT, player, card)


def spend_forbidden(state: TantoMontaState, player: str, card: str) -> str | None:
    if CARDS[card].kind == "mandatory" and card in state.book.events:
        return "tm-11-2"  # tm-6.1-14
    return points_barred(state, card)


def pass_forbidden(state: TantoMontaState, player: str) -> str | None:
    hand = state.hands[player]
    if stuck(state, player):
        return None
    if any(CARDS[card].kind in MUST_BE_PLAYED for card in hand):  # tm-6.1-13 tm-6.1-16 tm-6.1-25
        return "tm-11-5"
    return "tm-11-5" if len(hand) > administration(state, player) else None  # tm-3.3-4


def stuck(state: TantoMontaState, player: str) -> bool:
    """Whether nothing can be done with any card of a hand: nobody is made to play what he may not play."""
    ways = [option for option in impulses.impulse_candidates(state, player) if option != impulses.PASS]
    return all(impulses.impulse_forbidden(state, player, option) is not None for option in ways)


def between(state: TantoMontaState, following: str) -> Flow:
    """Before an impulse cards may be played, the next player first."""
    start = PLAYERS.index(following)
    order = PLAYERS[start:] + PLAYERS[:start]
    yield from windows.offer(state, "impulse_about_to_begin", order, {"power2": following})
    foreseen = next((player for player in PLAYERS if state.holds(FORESIGHT, player)), "")
    if foreseen:
        state.next(("foresight", foreseen), ("foresight_over", following))
        return ""
    yield from strikes(state, following)  # tm-20.7-8
    return following


def next_player(state: TantoMontaState) -> str:
    """Whose impulse is about to begin, between two of them and before the first."""
    return next_in_order(state) if state.active else PLAYERS[0]


def foresight(state: TantoMontaState, player: str) -> None:
    """Step: a player has some points before another's impulse, and may extend them (#58)."""
    state.impulse += 1
    state.active = player
    state.next(("extension", player))
    give_points(state, player, FORESEEN)


def foresight_over(state: TantoMontaState, following: str) -> Flow:
    """Step: what held for these points is over; the impulse that was interrupted comes."""
    impulse_over(state)
    state.acting = ""
    yield from strikes(state, following)  # tm-20.7-8
    state.next(("impulse", following))


# -- the extension


def extension(state: TantoMontaState, player: str) -> Flow:
    """Step: one resource, or one of the special ways, extends the impulse; once behind all cards of it."""
    if ("extension", player) in state.agenda or state.holds(BEWITCHED) or not extension_candidates(state, player):
        return
    choice = yield Ask(player, "extension", lambda now: [*extension_candidates(now, player), DONE], extension_forbidden)
    if choice == DONE:
        return
    state.extended = True
    if choice[0] == "extend":
        points = resources.spend(state, player, str(choice[1]))
        state.log("impulse_extended", power=player, resource=choice[1], cp=points)
        yield from storm_again(state)
        give_points(state, player, points)  # tm-11-9 tm-6.3-10
        return
    effect = state.extensions[str(choice[0])].run(state, player, choice)
    if effect is not None:
        yield from effect


def extension_candidates(state: TantoMontaState, player: str) -> list[Option]:
    """The resources of a player, and what the chapters offer. After the first way only the chapters' own are left."""
    found: list[Option] = []
    if not state.extended:
        found += [("extend", one) for one in dict.fromkeys(state.warehouse.get(player, ()))]
    for way in state.extensions.values():  # tm-11-10 tm-11-11
        found += [option for option in way.candidates(state, player) if way.forbidden(state, player, option) is None]
    return found


def extension_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    way = state.extensions.get(str(option[0]))
    return way.forbidden(state, player, option) if way else None


# -- the end


def forget(state: TantoMontaState) -> None:
    """What held for one impulse."""
    state.bound = ()  # tm-6.1-9
    state.acts_done.clear()
    state.extended = False
    state.only = ()
    state.settled_zones.clear()


STEPS = {
    "action_phase": action_phase,
    "extension": extension,
    "foresight": foresight,
    "foresight_over": foresight_over,
}
AFTER_IMPULSE = (forget,)
IMPULSES = Impulses(
    order=PLAYERS,
    no_events=NO_EVENTS,
    lost=lost,
    choose=choose,
    spend_forbidden=spend_forbidden,
    pass_forbidden=pass_forbidden,
    between=between,
)
