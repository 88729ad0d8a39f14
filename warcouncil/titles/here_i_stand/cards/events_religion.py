"""Events of the religious struggle (#39, #41, #43 to #46, #52, #55, #56, #58, #61 to #63, #65, #67, #75, #78, ...)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from warcouncil.campaign import control
from warcouncil.campaign.stacks import number
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import Event
from warcouncil.titles.here_i_stand.cards.common import (
    DECLINE,
    PROTESTANT,
    choose,
    event,
    fetch_forbidden,
    fetchable,
    needs,
    take_away,
)
from warcouncil.titles.here_i_stand.components import (
    CARDS,
    DEBATERS,
    DISTANCE,
    ELECTORATES,
    HOMES,
    LAND_UNITS,
    SPACES,
    ZONES,
    within,
)
from warcouncil.titles.here_i_stand.faith import debates
from warcouncil.titles.here_i_stand.faith.debaters import (
    PAPACY,
    alive,
    commit,
    remove_person,
    send_away,
    uncommitted,
)
from warcouncil.titles.here_i_stand.faith.reformation import make_attempts
from warcouncil.titles.here_i_stand.faith.religion import (
    ALL_ZONES,
    COUNTER,
    REFORM,
    alignment,
    is_catholic,
    is_protestant,
    set_religion,
)
from warcouncil.titles.here_i_stand.powers import papal
from warcouncil.titles.here_i_stand.state import Attempts, HereIStandState

ENGLAND, HAPSBURG = "england", "hapsburg"
WARTBURG, INQUISITION = "the_wartburg", "papal_inquisition"
ARMED_REACH = 3
"""How far from Zurich Zwingli's men strike."""
EARLY = 2
"""Up to this turn Erasmus helps the reformers."""
INQUIRED = (ENGLAND, PROTESTANT)
"""Whose hands the inquisitions look into."""
INQUISITION_DICE = 2
DEBATE: Option = ("debate_now",)

KINDS = {
    "colloquy": Kind({"debater": ("debater",)}),
    "strike": Kind({"take_unit": ("space", "power", "unit")}),
    "convert_space": Kind({"space": ("space",)}),
    "inquisition_hand": Kind({"power": ("power",)}),
    "inquisition": Kind({"draw_from": ("power",), "card": ("card",), "debate_now": (), "decline": ()}),
    "inquisition_discard": Kind({"discard_of": ("power", "card"), "decline": ()}, public=False),
    "prayer_unrest": Kind({"space": ("space",)}),
    "nearest_town": Kind({"space": ("space",)}),
    "fetch_wartburg": Kind({"yes": (), "no": ()}),
}


# -- attempts


def reforms(
    card: str, count: int, zones: tuple[str, ...], debater: str = "", plus_one: bool = False
) -> tuple[str, Event]:
    """An event that commits a debater and gives the Protestants attempts."""

    def play(state: HereIStandState, power: str) -> None:
        if debater:
            commit(state, debater)  # his-18.2-12 his-18.3-2
        make_attempts(state, Attempts(REFORM, PROTESTANT, count, zones, card, plus_one=plus_one))

    return event(card, play, needs(lambda state, power: not debater or uncommitted(state, debater)))


def printing_press(state: HereIStandState, power: str) -> None:
    """For the rest of the turn every attempt has one more die."""
    state.lasting.add("printing_press")
    make_attempts(state, Attempts(REFORM, PROTESTANT, 3, ALL_ZONES, "printing_press"))


def placards(state: HereIStandState, power: str) -> None:
    commit(state, "cop")
    count = 4 if state.options["placards_attempts"] == "four" else 3
    make_attempts(state, Attempts(REFORM, PROTESTANT, count, ("french",), "affair_of_the_placards"))


def erasmus(state: HereIStandState, power: str) -> None:
    """Early on he helps the reformers, later their opponents."""
    if state.turn <= EARLY:
        make_attempts(state, Attempts(REFORM, PROTESTANT, 4, ALL_ZONES, "erasmus"))
    else:
        make_attempts(state, Attempts(COUNTER, PAPACY, 4, ALL_ZONES, "erasmus"))


def mary_defies_council(state: HereIStandState, power: str) -> None:
    make_attempts(state, Attempts(COUNTER, PAPACY, 3, ("english",), "mary_defies_council"))


def dissolution(state: HereIStandState, power: str) -> None:
    hands.draw(state, ENGLAND, 2)
    make_attempts(state, Attempts(REFORM, PROTESTANT, 3, ("english",), "dissolution_of_the_monasteries"))


def marburg_colloquy(state: HereIStandState, power: str) -> Flow:
    """A Lutheran and a Zwinglian talk: as many attempts as their debate values say."""
    attempts = 0
    for school in COLLOQUY:
        able = [debater for debater in school if uncommitted(state, debater)]
        chosen = yield from choose(PROTESTANT, "colloquy", "debater", able)
        commit(state, chosen)
        attempts += DEBATERS[chosen].value
    make_attempts(state, Attempts(REFORM, PROTESTANT, attempts, ALL_ZONES, "marburg_colloquy"))


COLLOQUY = (("luther", "melanchthon"), ("zwingli", "oekolampadius"))


def colloquy_possible(state: HereIStandState, power: str) -> bool:
    return all(any(uncommitted(state, debater) for debater in school) for school in COLLOQUY)


# -- the Book of Common Prayer (#62)


def common_prayer(state: HereIStandState, power: str) -> None:
    """Attempts at home in England, then unrest among the Catholics there."""
    commit(state, "cranmer")
    state.next(("prayer_unrest", power))
    record = Attempts(REFORM, PROTESTANT, 4, ("english",), "book_of_common_prayer", only=HOMES[ENGLAND])
    make_attempts(state, record)  # his-18.3-3


def prayer_unrest(state: HereIStandState, power: str) -> Flow:
    """Step: a die says how many Catholic English home spaces rise; garrisons do not stop them."""
    die = state.dice.roll(6, "book of common prayer")
    state.log("prayer_die", die=die)
    for _ in range(min(RISINGS[die], len(catholic_england(state)))):
        space = catholic_england(state)[0]
        if RISINGS[die] < EVERYWHERE:
            space = yield from choose(power, "prayer_unrest", "space", catholic_england(state))
        control.place_unrest(state, space)  # his-12.4-2
    yield MOMENT


def catholic_england(state: HereIStandState) -> list[str]:
    """The Catholic home spaces of England where nobody has risen yet."""
    return [space for space in HOMES[ENGLAND] if space not in state.unrest and is_catholic(state, space)]


EVERYWHERE = len(HOMES[ENGLAND])
RISINGS = {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: EVERYWHERE}
"""How many spaces rise against the Book of Common Prayer, by the die."""


# -- people


def augsburg_confession(state: HereIStandState, power: str) -> None:
    """The Papacy has worse dice for the rest of the turn."""
    commit(state, "melanchthon")
    state.lasting.add("augsburg_confession")


def calvin_expelled(state: HereIStandState, power: str) -> None:
    send_away(state, "calvin")


def zwingli_dons_armor(state: HereIStandState, power: str) -> Flow:
    """His men kill a Catholic unit near Zurich, and he falls."""
    options = struck(state)
    if options:
        choice = yield Ask(PROTESTANT, "strike", options)
        yield from take_away(state, str(choice[1]), str(choice[2]), str(choice[3]), 1)
    remove_person(state, "zwingli")


def struck(state: HereIStandState) -> list[Option]:
    near = within("zurich", ARMED_REACH)
    return [
        ("take_unit", space, stack.owner, unit)
        for space in SPACES
        if space in near
        for stack in state.troops.get(space, ())
        if alignment(state, stack.owner) == PAPACY
        for unit in LAND_UNITS
        if number(state, stack, unit)
    ]


# -- spaces turned by an event


def turn_spaces(
    state: HereIStandState, chooser: str, spaces: Callable[[HereIStandState], Iterable[str]], count: int
) -> Flow:
    """Somebody turns so many Protestant spaces of some back to Catholic."""
    for _ in range(count):
        space = yield from choose(chooser, "convert_space", "space", spaces(state))
        if not space:
            return
        set_religion(state, space, False)
        yield MOMENT


def protestants_of(zone: str) -> Callable[[HereIStandState], list[str]]:
    return lambda state: [space for space in ZONES[zone] if is_protestant(state, space)]


def anabaptists(state: HereIStandState, power: str) -> Flow:
    """Two empty Protestant towns turn away."""
    yield from turn_spaces(state, PAPACY, forsaken, 2)


def forsaken(state: HereIStandState) -> list[str]:
    return [
        space
        for space in SPACES
        if is_protestant(state, space) and space not in ELECTORATES and control.unoccupied(state, space)
    ]


def frederick_the_wise(state: HereIStandState, power: str) -> Flow:
    """The two Catholic towns nearest to Wittenberg turn; Luther may hide in the Wartburg again."""
    for _ in range(2):
        space = yield from choose(PROTESTANT, "nearest_town", "space", next_to_wittenberg(state))
        if space:
            set_religion(state, space, True)
            yield MOMENT
    if WARTBURG in state.discard and fetch_forbidden(state, PROTESTANT, ("card", WARTBURG)) is None:  # his-6.2-15
        choice = yield Ask(PROTESTANT, "fetch_wartburg", [("yes",), ("no",)])
        if choice == ("yes",):
            hands.take_from_discard(state, PROTESTANT, WARTBURG)


def next_to_wittenberg(state: HereIStandState) -> list[str]:
    catholic = [space for space in ZONES["german"] if is_catholic(state, space)]
    nearest = min((DISTANCE("wittenberg", space) for space in catholic), default=0)
    return [space for space in catholic if DISTANCE("wittenberg", space) == nearest]


# -- the Papacy


def michelangelo(state: HereIStandState, power: str) -> None:
    dice = state.dice.rolls(2, 6, "michelangelo")
    state.log("michelangelo", dice=list(dice))
    papal.add_to_peters(state, sum(dice))


def indulgence_vendor(state: HereIStandState, power: str) -> None:
    """What a Protestant card is worth goes into Saint Peter's."""
    card = hands.discard_random(state, PROTESTANT)
    if card:
        papal.add_to_peters(state, CARDS[card].cp)


def jesuit_education(state: HereIStandState, power: str) -> Flow:
    for _ in range(2):
        yield from papal.choose_university(state)


def papal_inquisition(state: HereIStandState, power: str) -> Flow:
    """Italy is cleansed; the Papacy looks into a hand, then takes a card or calls a debate."""
    commit(state, "caraffa")
    yield from turn_spaces(state, PAPACY, protestants_of("italian"), 2)
    victim = yield from choose(PAPACY, "inquisition_hand", "power", INQUIRED)
    hands.look_at_hand(state, PAPACY, victim)
    choice = yield Ask(PAPACY, "inquisition", inquisition_options(state, victim), inquisition_forbidden)
    if choice[0] == "draw_from":
        card = hands.take_random(state, PAPACY, victim)
        hands.hold_back(state, PAPACY, card)
    elif choice[0] == "card":
        hands.take_from_discard(state, PAPACY, str(choice[1]))  # his-6.2-14
        hands.hold_back(state, PAPACY, str(choice[1]))
    elif choice == DEBATE:
        yield from debates.free_debate(state, PAPACY, INQUISITION, extra_dice=INQUISITION_DICE)


def inquisition_options(state: HereIStandState, victim: str) -> list[Option]:
    """A card of the hand, a discarded card, a debate; nothing only where none of them is possible."""
    options: list[Option] = [("draw_from", victim), *fetchable(state), DEBATE]
    able = [option for option in options if inquisition_forbidden(state, PAPACY, option) is None]
    return options if able else [DECLINE]


def inquisition_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    if option[0] == "draw_from":
        return None if hands.loose(state, str(option[1])) else "his-6.1-20"
    if option[0] == "card":
        return fetch_forbidden(state, power, option)  # his-6.2-14 his-6.2-15
    return None if option == DECLINE or debates.zones_open(state, PAPACY) else "his-18.1-22"


def spanish_inquisition(state: HereIStandState, power: str) -> Flow:
    """Spain is cleansed; the Hapsburgs look into two hands, have a card discarded, draw; the Papacy debates."""
    yield from turn_spaces(state, HAPSBURG, protestants_of("spanish"), 2)
    for victim in INQUIRED:
        hands.look_at_hand(state, HAPSBURG, victim)
    choice = yield Ask(HAPSBURG, "inquisition_discard", seized)
    if choice[0] == "discard_of":
        hands.discard(state, str(choice[1]), str(choice[2]))
    hands.draw(state, HAPSBURG)
    yield from debates.free_debate(state, PAPACY, "spanish_inquisition")


def seized(state: HereIStandState) -> list[Option]:
    """Cards of the two hands that may be taken; nothing where there is none."""
    options: list[Option] = [
        ("discard_of", victim, card)
        for victim in INQUIRED
        for card in hands.loose_cards(state, victim)
        if CARDS[card].kind != "mandatory"
    ]
    return options or [DECLINE]


STEPS = {"prayer_unrest": prayer_unrest}
EVENTS = dict(
    [
        reforms("calvins_institutes", 5, ("french",), "calvin", plus_one=True),
        reforms("a_mighty_fortress", 6, ("german",), "luther"),
        reforms("katherina_bora", 5, ALL_ZONES, "luther"),
        event("affair_of_the_placards", placards, needs(lambda state, power: uncommitted(state, "cop"))),
        event("printing_press", printing_press),
        event("erasmus", erasmus),
        event("mary_defies_council", mary_defies_council),
        event("dissolution_of_the_monasteries", dissolution),
        event("marburg_colloquy", marburg_colloquy, needs(colloquy_possible)),
        event("book_of_common_prayer", common_prayer, needs(lambda state, power: uncommitted(state, "cranmer"))),
        event(
            "augsburg_confession", augsburg_confession, needs(lambda state, power: uncommitted(state, "melanchthon"))
        ),
        event("calvin_expelled", calvin_expelled, needs(lambda state, power: "calvin" in state.debaters)),
        event("zwingli_dons_armor", zwingli_dons_armor, needs(lambda state, power: alive(state, "zwingli"))),
        event("anabaptists", anabaptists),
        event("frederick_the_wise", frederick_the_wise),
        event("michelangelo", michelangelo),
        event("indulgence_vendor", indulgence_vendor),
        event("jesuit_education", jesuit_education, needs(lambda state, power: state.jesuits)),
        event("papal_inquisition", papal_inquisition, needs(lambda state, power: uncommitted(state, "caraffa"))),
        event("spanish_inquisition", spanish_inquisition),
    ]
)
