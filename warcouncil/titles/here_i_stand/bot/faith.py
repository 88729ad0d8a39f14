"""The struggle of faiths: sermons, translations, debates, the stake, Saint Peter's, universities."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand import odds
from warcouncil.titles.here_i_stand.bot.outlook import TRACK, Outlook
from warcouncil.titles.here_i_stand.components import DEBATERS, ROADS, SPACES, TABLES, ZONES
from warcouncil.titles.here_i_stand.faith.debaters import BONUS_DICE, covers_space, debaters_of
from warcouncil.titles.here_i_stand.faith.reformation import ENOUGH, STRONG_POPES
from warcouncil.titles.here_i_stand.faith.religion import (
    COUNTER,
    REFORM,
    catholic_dice,
    protestant_dice,
    targets,
)

PAPACY, PROTESTANT, ENGLAND = "papacy", "protestant", "england"
DEBATED = ("german", "french", "english")
PRICE = {PROTESTANT: 2, ENGLAND: 3}
"""What a treatise costs."""
UNREST = 0.15
"""What unrest after a failure with Carlstadt costs."""
AGAIN = 0.85
"""What one more treatise for the same zone is worth beside the one before."""


# -- attempts


def chance(outlook: Outlook, kind: str, space: str, zones: tuple[str, ...], more: int = 0, modifier: int = 0) -> float:
    """The chance to turn a space."""
    state = outlook.state
    strong = SPACES[space].zone in zones
    if kind == REFORM:
        own = protestant_dice(state, space) + more + ("printing_press" in state.lasting)
        return odds.sermon(own, catholic_dice(state, space), modifier if strong else 0, strong)
    strong = strong and state.rulers[PAPACY] in STRONG_POPES
    weaker = -1 if "augsburg_confession" in state.lasting else 0
    return odds.sermon(catholic_dice(state, space) + more, protestant_dice(state, space), weaker, strong)


def reach(outlook: Outlook, kind: str) -> list[str]:
    """The spaces that can be tried."""
    return outlook.once(("reach", kind), lambda: targets(outlook.state, kind))


def sermon_worths(outlook: Outlook, kind: str, zones: tuple[str, ...], modifier: int = 0) -> list[float]:
    """What an attempt is worth, space by space, the best first."""
    return outlook.once(("sermons", kind, zones, modifier), lambda: _sermon_worths(outlook, kind, zones, modifier))


def _sermon_worths(outlook: Outlook, kind: str, zones: tuple[str, ...], modifier: int) -> list[float]:
    found = [
        outlook.conversion(space, kind == REFORM) * chance(outlook, kind, space, zones, modifier=modifier)
        for space in reach(outlook, kind)
    ]
    return sorted(found, reverse=True)


def attempts_worth(outlook: Outlook, kind: str, zones: tuple[str, ...], count: int, modifier: int = 0) -> float:
    """What so many attempts are worth."""
    return sum(worth for worth in sermon_worths(outlook, kind, zones, modifier)[:count] if worth > 0)


def enemy_attempts(outlook: Outlook, kind: str, zones: tuple[str, ...], count: int) -> float:
    """What attempts that another power makes are worth to us, for good or ill."""
    found = sermon_worths(outlook, kind, zones)
    best = found[:count] if not found or found[0] > 0 else found[-count:]
    return sum(best)


def judge_treatise(outlook: Outlook, option: Option) -> float:
    return attempts_worth(outlook, REFORM, (str(option[1]),), 2) / PRICE.get(outlook.me, 3)


def judge_burning(outlook: Outlook, option: Option) -> float:
    return attempts_worth(outlook, COUNTER, (str(option[1]),), 2) / 2


def judge_marys_fires(outlook: Outlook, option: Option) -> float:
    return 0.0 if option == ("decline",) else 0.1


def judge_attempt(outlook: Outlook, option: Option) -> float:
    """The best target now; a helper is committed where his dice count much, and failures with Carlstadt cost."""
    if option == ENOUGH:
        return 0.0
    kind, space = str(outlook.panels["attempts"]["attempts"]), str(option[1])
    helper, likely = helper_of(outlook, option), attempt_chance(outlook, option)
    cost = 0.02 if option[0] == "attempt_with" else 0.0
    if helper == "carlstadt" and outlook.me == PROTESTANT:
        cost += (1 - likely) * UNREST
    return likely * (outlook.conversion(space, kind == REFORM) + spread(outlook, space, kind)) - cost


def helper_of(outlook: Outlook, option: Option) -> str:
    """The debater who helps with an attempt, if there is one."""
    return str(option[2]) if option[0] == "attempt_with" else str(outlook.panels["attempts"]["bonus"] or "")


def attempt_chance(outlook: Outlook, option: Option) -> float:
    """The chance of an attempt that is on offer, helpers counted in."""
    panel = outlook.panels["attempts"]
    space, helper = str(option[1]), helper_of(outlook, option)
    more = BONUS_DICE.get(helper, 0) if helper and covers_space(outlook.state, helper, space) else 0
    more += panel["source"] == "theses"
    return chance(outlook, str(panel["attempts"]), space, tuple(panel["zones"]), more, int(panel["plus_one"]))


def spread(outlook: Outlook, space: str, kind: str) -> float:
    """A little for spaces that open the way to others."""
    state = outlook.state
    others = sum((near in state.protestant_spaces) != (kind == REFORM) for near in ROADS[space] if SPACES[near].zone)
    return 0.015 * others


def judge_conversion(outlook: Outlook, option: Option) -> float:
    """A space is turned for sure: the most valuable, and one that is hard to turn otherwise."""
    space = str(option[1])
    to_protestant = space not in outlook.state.protestant_spaces
    kind = REFORM if to_protestant else COUNTER
    zones = (SPACES[space].zone,)
    hard = 1 - chance(outlook, kind, space, zones)
    return outlook.conversion(space, to_protestant) * (1 + 0.5 * hard) + spread(outlook, space, kind)


def judge_helper(outlook: Outlook, option: Option) -> float:
    """A debater who gives an attempt more, or a translation a step."""
    return 0.0 if option == ("decline",) else 1.0 - 0.05 * DEBATERS[str(option[1])].value


def judge_bonus(outlook: Outlook, option: Option) -> float:
    """England preaches: our debater helps if we like the sermon."""
    if option == ("decline",):
        return 0.0
    return 0.3 - 0.05 * DEBATERS[str(option[1])].value


# -- translations


def translation_rate(outlook: Outlook, zone: str) -> float:
    """What one more step towards a New Testament or a Bible is worth: the sermons it gives, by what is missing."""
    state = outlook.state
    begun, bible = state.new_testament.get(zone, 0), state.full_bible.get(zone, 0)
    if begun < TABLES.new_testament:
        missing = TABLES.new_testament - begun
        gain = attempts_worth(outlook, REFORM, (zone,), TABLES.translation_attempts)
    else:
        missing = TABLES.full_bible - bible
        gain = 1.0 + attempts_worth(outlook, REFORM, (zone,), TABLES.translation_attempts, 1)
    return 0.9 * gain / (missing + 0.5)


def judge_translation(outlook: Outlook, option: Option) -> float:
    return translation_rate(outlook, str(option[1]))


def judge_extra_translation(outlook: Outlook, option: Option) -> float:
    """A step for nothing but a committed debater; Luther is better kept for debates."""
    debater = str(option[1])
    return 0.3 + translation_rate(outlook, DEBATERS[debater].zone) - 0.1 * (debater == "luther")


def judge_translator(outlook: Outlook, option: Option) -> float:
    return 0.0 if option == ("decline",) else judge_extra_translation(outlook, option)


# -- debates


def debate_rate(outlook: Outlook, caller: str, zone: str) -> float:
    """What a debate is worth to its caller, with debaters as they come."""
    state = outlook.state
    other = PAPACY if caller == PROTESTANT else PROTESTANT
    own_zone, other_zone = (zone, "") if caller == PROTESTANT else ("", zone)
    own = [DEBATERS[one].value for one in debaters_of(state, caller, own_zone, False)]
    if not own:
        return -1.0
    pools = [(debaters_of(state, other, other_zone, committed), fresh) for committed, fresh in ((True, 1), (False, 2))]
    hurt = round(max(0.0, outlook.rival(other)), 1)
    return max(pool_worth(own, [DEBATERS[one].value for one in pool], fresh, hurt) for pool, fresh in pools)


def pool_worth(own: list[int], others: list[int], fresh: int, hurt: float) -> float:
    """The mean over all who may be drawn; what hurts the other side counts so much."""
    if not others:
        return -1.0
    return fmean(
        odds.debate_worth(value + 3, other + fresh, value, other, TRACK * (1 + hurt), 1 + 0.3 * hurt)
        for value in own
        for other in others
    )


def judge_debate(outlook: Outlook, option: Option) -> float:
    return debate_rate(outlook, outlook.me, str(option[1])) / 3


def judge_debate_zone(outlook: Outlook, option: Option) -> float:
    """Where to debate, if at all."""
    if option == ("decline",):
        return 0.0
    return debate_rate(outlook, outlook.me, str(option[1]))


def judge_opponents(outlook: Outlook, option: Option) -> float:
    """Against the debaters with fewer dice."""
    debate = outlook.panels["debate"]
    committed = option == ("committed",)
    other = PAPACY if debate["caller"] == PROTESTANT else PROTESTANT
    zone = str(debate["zone"]) if other == PROTESTANT else ""
    values = [DEBATERS[one].value for one in debaters_of(outlook.state, other, zone, committed)]
    return -(fmean(values) if values else 9) - (1 if committed else 2)


def judge_leipzig(outlook: Outlook, option: Option) -> float:
    """The best debater attacks, or the strongest Protestant is kept out."""
    value = DEBATERS[str(option[1])].value
    return value - 1.6 if option[0] == "debater" else value - 2.5


def judge_bullinger(outlook: Outlook, option: Option) -> float:
    return 0.0 if option == ("decline",) else 0.1


def judge_council(outlook: Outlook, option: Option) -> float:
    """The Council of Trent wants the best there are."""
    return -0.1 if option == ("done",) else float(DEBATERS[str(option[1])].value)


def judge_colloquy(outlook: Outlook, option: Option) -> float:
    return float(DEBATERS[str(option[1])].value)


# -- the Papacy


def judge_peters(outlook: Outlook, option: Option) -> float:
    """Five points of work for a point of victory; the last ones are worth most."""
    missing = TABLES.st_peters_cp - outlook.state.peters_cp
    return 1 / TABLES.st_peters_cp + (0.02 if missing <= outlook.points else 0.0)


def judge_university(outlook: Outlook, option: Option) -> float:
    """Next to as many Protestant spaces as possible."""
    if option == ("done",):
        return 0.0
    state, space = outlook.state, str(option[1])
    near = sum(other in state.protestant_spaces for other in ROADS[space])
    beside = any(other in state.universities for other in ROADS[space])
    return 0.03 * near + 0.02 * (SPACES[space].kind == "electorate") - 0.02 * beside


def judge_founding(outlook: Outlook, option: Option) -> float:
    return judge_university(outlook, option)


def judge_loyola(outlook: Outlook, option: Option) -> float:
    return 0.09


def judge_bull(outlook: Outlook, option: Option) -> float:
    """A ruler loses a card each turn, a reformer leaves for a turn."""
    if option[0] == "excommunicate_ruler":
        return 0.5 + outlook.rival(str(option[1]))
    return 0.4 + 0.1 * DEBATERS[str(option[1])].value


def judge_interdict(outlook: Outlook, option: Option) -> float:
    """Unrest where it hurts."""
    if option == ("done",):
        return 0.0
    space = str(option[1])
    return 0.05 + outlook.rival(outlook.holder(space)) * outlook.space_worth(space, outlook.holder(space), False)


def series(outlook: Outlook, kind: str, zone: str, times: int) -> Iterator[tuple[float, float]]:
    """The same sermons again and again: (worth, cost) of each time, for ever harder targets."""
    found = sermon_worths(outlook, kind, (zone,))
    for time in range(times):
        yield sum(worth for worth in found[2 * time : 2 * time + 2] if worth > 0) * AGAIN**time, 2.0


def prospects(outlook: Outlook) -> Iterator[tuple[float, float]]:
    """What command points could do for the faith: (worth, cost)."""
    if outlook.me == PROTESTANT:
        for zone in ZONES:
            yield from series(outlook, REFORM, zone, 4)
        for zone in DEBATED:
            yield 3 * translation_rate(outlook, zone), 3.0
            yield debate_rate(outlook, PROTESTANT, zone), 3.0
    elif outlook.me == PAPACY:
        for zone in ZONES:
            yield from series(outlook, COUNTER, zone, 2)
        for zone in DEBATED:
            yield debate_rate(outlook, PAPACY, zone), 3.0
        for _ in range(outlook.state.peters_vp, TABLES.st_peters_vp):
            yield 1.0, 5.0
    elif outlook.me == ENGLAND and "cranmer" in outlook.state.reformers:
        yield attempts_worth(outlook, REFORM, ("english",), 2), 3.0


ACTS = {
    "translate": judge_translation,
    "extra_translation": judge_extra_translation,
    "treatise": judge_treatise,
    "call_debate": judge_debate,
    "build_peters": judge_peters,
    "burn_books": judge_burning,
    "found_university": judge_founding,
    "loyola_founds": judge_loyola,
}
JUDGES = {
    "translator": judge_translator,
    "convert": judge_conversion,
    "diet_space": judge_conversion,
    "convert_space": judge_conversion,
    "nearest_town": judge_conversion,
    "third_attempt": judge_helper,
    "reformation": judge_attempt,
    "counter_reformation": judge_attempt,
    "debater_bonus": judge_bonus,
    "debate_zone": judge_debate_zone,
    "mary_debates": judge_debate_zone,
    "mary_burns_books": judge_marys_fires,
    "leipzig": judge_leipzig,
    "opponents": judge_opponents,
    "bullinger": judge_bullinger,
    "university": judge_university,
    "excommunicate": judge_bull,
    "interdict": judge_interdict,
    "council": judge_council,
    "colloquy": judge_colloquy,
}
