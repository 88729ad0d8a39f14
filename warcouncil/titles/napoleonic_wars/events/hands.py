"""Events about cards, resources and reserve cards (5.51, 6.2, 15.5, 16)."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.events import event_forbidden, play_event
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.effects import (
    Discard,
    Draw,
    LeaveGame,
    Look,
    LoseCredit,
    PlusOneKey,
    Resource,
    VoidReserve,
)
from warcouncil.titles.napoleonic_wars.events.asking import decide, decider
from warcouncil.titles.napoleonic_wars.events.holds import nation
from warcouncil.titles.napoleonic_wars.events.operations import Operation, carry_out, fruitful
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.relations import at_war, blockaded, neutral
from warcouncil.titles.napoleonic_wars.seasons.draw import gain_resource
from warcouncil.titles.napoleonic_wars.seasons.plays import CARD, fresh_reserves, spend
from warcouncil.titles.napoleonic_wars.state import SPACES, NapoleonicState

LEAVE: Option = ("no_more",)
KINDS = {
    "event_draw": Kind({"spend": ("card",), "event": ("card",), "discard": ("card",)}, public=False),
    "event_discard": Kind({"discard": ("card",), "no_more": ()}, public=False),
    "event_void": Kind({"void": ("reserve",)}),
}
REFUSALS = {"event_draw": "nw-5.11-1", "event_discard": "nw-6.1-4", "event_void": "nw-6.1-4"}


def draw(state: NapoleonicState, scene: Scene, effect: Draw) -> Flow:
    """Cards are drawn; some of them are played at once as part of this same play (5.11)."""
    who = nation(state, scene, effect.who)
    if not who:
        return
    drawn = hands.draw(state, who, effect.cards)
    for _ in range(min(effect.play, len(drawn))):
        choice = yield Ask(who, "event_draw", lambda now: at_once(now, who, drawn))
        card = str(choice[1])
        if choice[0] == "discard":
            hands.discard(state, who, card)
        elif choice[0] == "spend":
            carded = state.holds(CARD, who)
            spend(state, who, card)
            if not carded:
                state.unmark(CARD, who)  # nw-5.11-1
        else:
            state.card = card
            yield from play_event(state, who, card)


def at_once(state: NapoleonicState, who: str, drawn: tuple[str, ...]) -> list[Option]:
    """How one of the drawn cards may be played at once."""
    held = [card for card in drawn if card in state.hands[who]]
    found: list[Option] = []
    for card in held:
        able = event_forbidden(state, who, card) is None
        if not (COMPONENTS.cards[card].must_be_event and able):
            found.append(("spend", card))
        if able:
            found.append(("event", card))
    return found or [("discard", card) for card in held]


def can_draw(state: NapoleonicState, scene: Scene, effect: Draw) -> bool:
    return bool(nation(state, scene, effect.who)) and len(state.deck) > 0


def discard(state: NapoleonicState, scene: Scene, effect: Discard) -> Flow:
    """A nation discards cards: at random, of its own choice, or of that of whoever plays the card."""
    who = nation(state, scene, effect.who)
    gone = 0
    for _ in range(effect.cards):
        if not who or not state.hands[who]:
            break
        chooser = scene.player if effect.how == "player" else who
        if effect.how == "random" or chooser not in state.seats:
            hands.discard_random(state, who)
            gone += 1
            continue
        choice = yield Ask(chooser, "event_discard", lambda now: discards(now, who, effect.may), about={"power2": who})
        if choice == LEAVE:
            break
        hands.discard(state, who, str(choice[1]))
        gone += 1
    if effect.redraw and gone:
        hands.draw(state, who, gone)


def discards(state: NapoleonicState, who: str, may: bool) -> list[Option]:
    found: list[Option] = [("discard", card) for card in state.hands[who]]
    return [*found, LEAVE] if may else found


def can_discard(state: NapoleonicState, scene: Scene, effect: Discard) -> bool:
    """The card itself is not given up: it leaves the hand as it is played (6.1)."""
    who = nation(state, scene, effect.who)
    besides = scene.card if who == scene.player else ""
    return bool(who) and hands.loose(state, who, besides) > 0


def look(state: NapoleonicState, scene: Scene, effect: Look) -> None:
    who = nation(state, scene, effect.who)
    if who and scene.player in state.seats:
        hands.look_at_hand(state, scene.player, who)


def can_look(state: NapoleonicState, scene: Scene, effect: Look) -> bool:
    who = nation(state, scene, effect.who)
    return bool(who) and bool(state.hands[who])


def resource(state: NapoleonicState, scene: Scene, effect: Resource) -> Flow:
    """Resources are gained or lost; something else happens where there is none to lose (16)."""
    who, at = nation(state, scene, effect.who), scene.path
    if not who:
        return  # a card that somebody must play finds nobody
    if effect.by > 0:
        for _ in range(effect.by):
            gain_resource(state, who)
    elif state.resources[who] >= -effect.by:
        state.resources[who] += effect.by
        state.log("resource_lost", power=who)
    else:
        yield from carry_out(state, scene, f"{at}/otherwise/")


def can_change_resources(state: NapoleonicState, scene: Scene, effect: Resource) -> bool:
    who = nation(state, scene, effect.who)
    if effect.by > 0 or state.resources[who] >= -effect.by:
        return True
    return fruitful(state, scene, f"{scene.path}/otherwise/")


def void_reserve(state: NapoleonicState, scene: Scene, effect: VoidReserve) -> Flow:
    """A reserve card is void until the next turn (6.2); one that lies in its place is discarded unseen (14.31)."""
    who, at = nation(state, scene, effect.who), scene.path
    fresh = fresh_reserves(state, who)
    if not fresh and state.spares.get(who):
        void_spare(state, who)
        return
    if not fresh:
        yield from carry_out(state, scene, f"{at}/otherwise/")
        return
    options: list[Option] = [("void", one) for one in fresh]
    choice = yield from decide(state, scene, decider(state, scene), "event_void", options, {"power2": who})
    state.used_reserves.add(str(choice[1]))
    state.log("reserve_void", power=who, reserve=str(choice[1]))


def void_spare(state: NapoleonicState, who: str) -> None:
    """A card in place of a reserve card lies face down: any of them goes to the discards (14.31)."""
    card, _ = state.dice.draw(state.spares[who], f"reserve card of {who}")
    state.take_spare(who, card)
    state.put_away(card)  # nw-14.31-4
    state.show(None, "discards_card", power=who, card=card)


def can_void_reserve(state: NapoleonicState, scene: Scene, effect: VoidReserve) -> bool:
    who = nation(state, scene, effect.who)
    fresh = (*fresh_reserves(state, who), *state.spares.get(who, ()))
    return bool(fresh) or fruitful(state, scene, f"{scene.path}/otherwise/")


def lose_credit(state: NapoleonicState, scene: Scene, effect: LoseCredit) -> None:
    """Minors with a blockaded port lose the CP that they have saved (7.51)."""
    for minor in shut_in(state, scene):
        state.credit.pop(minor)
        state.log("credit_lost", power=minor)


def shut_in(state: NapoleonicState, scene: Scene) -> list[str]:
    """Minors with saved CP that are neutral or enemies and have a blockaded port."""
    outside = [one for one in state.credit if neutral(state, one) or at_war(state, one, scene.player)]
    ports = {one: [at for at in SPACES if SPACES[at].ports and state.controller(at) == one] for one in outside}
    return [one for one in outside if any(blockaded(state, one, at) or shut(state, scene, at) for at in ports[one])]


def can_lose_credit(state: NapoleonicState, scene: Scene, effect: LoseCredit) -> bool:
    return bool(shut_in(state, scene))


def shut(state: NapoleonicState, scene: Scene, port: str) -> bool:
    """Whether squadrons of whoever plays the card lie in every sea zone of a port."""
    return all(any(one == scene.player for one, _ in state.ships_at(sea)) for sea in SPACES[port].ports)


def plus_one_key(state: NapoleonicState, scene: Scene, effect: PlusOneKey) -> None:
    """The +1 Key status; its card lies aside as long as somebody has it (15.5)."""
    who = nation(state, scene, effect.who)
    state.plus_key = who
    state.honoured.add(who)
    state.discard = tuple(card for card in state.discard if card != scene.card)
    state.lasting.add(scene.card)  # nw-6.11-1
    state.log("status_gained", power=who)


def can_have_status(state: NapoleonicState, scene: Scene, effect: PlusOneKey) -> bool:
    who = nation(state, scene, effect.who)
    return bool(who) and not state.plus_key and who not in state.honoured


def leave_game(state: NapoleonicState, scene: Scene, effect: LeaveGame) -> None:
    """The condition of a green mark is met: the card leaves the game (6.13)."""
    if scene.card in state.discard:
        state.discard = tuple(card for card in state.discard if card != scene.card)
        state.remove_card(scene.card)  # nw-6.13-3
        state.log("card_leaves", card=scene.card)


OPERATIONS = {
    Draw: Operation(draw, can_draw),
    Discard: Operation(discard, can_discard),
    Look: Operation(look, can_look),
    Resource: Operation(resource, can_change_resources),
    VoidReserve: Operation(void_reserve, can_void_reserve),
    LoseCredit: Operation(lose_credit, can_lose_credit),
    PlusOneKey: Operation(plus_one_key, can_have_status),
    LeaveGame: Operation(leave_game),
}
