"""Biblical translations (18.1): New Testaments and full Bibles in three languages, space by space."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action, may
from warcouncil.table.facts import Fact
from warcouncil.titles.here_i_stand.components import BONUS_VP, DEBATERS, TABLES
from warcouncil.titles.here_i_stand.faith.debaters import PROTESTANT, TRANSLATORS, bonus_free, uncommitted, use_bonus
from warcouncil.titles.here_i_stand.faith.reformation import make_attempts
from warcouncil.titles.here_i_stand.faith.religion import REFORM
from warcouncil.titles.here_i_stand.state import Attempts, HereIStandState

LANGUAGES = ("german", "french", "english")
TRANSLATED = Fact("translated", "zone")
FACTS = (TRANSLATED,)

KINDS = {"translator": Kind({"debater": ("debater",), "decline": ()})}
REFUSALS = {"translator": "his-18.1-9"}


# -- the action


def translate_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if may(state, "translate_scripture", power):
        for zone in LANGUAGES:
            yield ("translate", zone)


def translate_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    return "his-18.1-12" if finished(state, str(option[1])) else None


def finished(state: HereIStandState, zone: str) -> bool:
    """Whether both works exist in a language."""
    return state.full_bible[zone] >= TABLES.full_bible


def translate(state: HereIStandState, power: str, option: Option) -> None:
    """One command point: the marker of a language moves one space."""
    zone = str(option[1])
    state.mark(TRANSLATED, zone)
    if state.cp <= 0:
        state.next(("translator",))  # the last chance to commit a translator in this impulse
    advance(state, zone)


def advance(state: HereIStandState, zone: str) -> None:
    """Move the New Testament, or the full Bible once the New Testament is complete."""
    if state.new_testament[zone] < TABLES.new_testament:
        state.new_testament[zone] += 1  # his-18.1-8 his-18.1-10
        state.log("new_testament", zone=zone, amount=state.new_testament[zone])
        if state.new_testament[zone] == TABLES.new_testament:
            complete(state, zone, "new_testament")
    else:
        state.full_bible[zone] += 1  # his-18.1-8 his-18.1-11
        state.log("full_bible", zone=zone, amount=state.full_bible[zone])
        if state.full_bible[zone] == TABLES.full_bible:
            state.add_bonus(PROTESTANT, "bible_translation", BONUS_VP["bible_translation"])  # his-18.1-11
            complete(state, zone, "full_bible")


def complete(state: HereIStandState, zone: str, work: str) -> None:
    """A finished work gives attempts at once; those of a full Bible have +1 on every die."""
    full = work == "full_bible"
    state.log("full_bible_complete" if full else "new_testament_complete", zone=zone)
    amount = TABLES.translation_attempts
    make_attempts(state, Attempts(REFORM, PROTESTANT, amount, (zone,), work, plus_one=full))  # his-18.1-10 his-18.1-11


# -- debaters who translate


def translators(state: HereIStandState) -> list[str]:
    """The debaters who may now be committed for an extra space."""
    if not bonus_free(state, PROTESTANT):
        return []
    return [debater for debater in TRANSLATORS if translator_forbidden(state, PROTESTANT, ("", debater)) is None]


def translator_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if may(state, "translate_scripture", power):
        for debater in TRANSLATORS:
            if debater in state.debaters:
                yield ("extra_translation", debater)


def translator_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    """An extra space needs a command point spent on the language, and an uncommitted debater."""
    debater = str(option[1])
    zone = DEBATERS[debater].zone
    if finished(state, zone):
        return "his-18.1-12"
    if not uncommitted(state, debater):
        return "his-18.2-8"
    if not bonus_free(state, PROTESTANT):
        return "his-18.2-10"
    return None if state.holds(TRANSLATED, zone) else "his-18.2-14"


def extra_translation(state: HereIStandState, power: str, option: Option) -> None:
    """A debater is committed and the marker of his language moves one more space, free of command points."""
    debater = str(option[1])
    use_bonus(state, debater)
    advance(state, DEBATERS[debater].zone)  # his-18.1-9


def translator(state: HereIStandState) -> Flow:
    """Step: the last command point was spent on a translation; a debater of any language begun may still be used."""
    able = translators(state)
    if able:
        options: list[Option] = [*(("debater", debater) for debater in able), ("decline",)]
        choice = yield Ask(PROTESTANT, "translator", options)
        if choice[0] == "debater":
            extra_translation(state, PROTESTANT, choice)


STEPS = {"translator": translator}
MENU = {
    "translate": Action(
        translate_candidates, translate_forbidden, "translate_scripture", translate, needs="his-18.1-12"
    ),
    "extra_translation": Action(
        translator_candidates,
        translator_forbidden,
        FREE,
        extra_translation,
        on_card="translate_scripture",
        needs="his-18.1-9",
    ),
}
