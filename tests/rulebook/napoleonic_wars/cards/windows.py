"""Words for tests of cards that are played out of turn: windows are passed until the one that is wanted comes."""

from __future__ import annotations

from tests.rulebook.napoleonic_wars.driver import look, play
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.state import NapoleonicState

RESPONSES = ("play", "play_reserve")


def windows_open(match: Match) -> bool:
    return bool(match.decisions) and match.decisions[0].kind == "respond"


def pass_window(match: Match) -> None:
    """Everybody who is asked in a window passes."""
    trigger = match.decisions[0].trigger
    while windows_open(match) and match.decisions[0].trigger == trigger:
        play(match, (match.decisions[0].power, PASS))


def come_to(match: Match, trigger: str) -> None:
    """Every window before the one of this trigger is passed."""
    while windows_open(match) and match.decisions[0].trigger != trigger:
        pass_window(match)
    assert windows_open(match), (trigger, [decision.kind for decision in match.decisions])


def answer_window(match: Match, option: Option) -> None:
    """Windows are passed until this card may be played; then its holder plays it and everybody else passes."""
    while windows_open(match):
        holder = next((one.power for one in match.decisions if option in one.options), "")
        if holder:
            others = [one.power for one in match.decisions if one.power != holder]
            play(match, *[(power, PASS) for power in others], (holder, option))
            return
        pass_window(match)
    raise AssertionError(f"{option} could not be played")


def go(match: Match, *answers: Option) -> NapoleonicState:
    """Answer one question after the other; windows are passed unless a card is to be played in one."""
    for option in answers:
        if option[0] in RESPONSES:
            answer_window(match, option)
            continue
        rest(match)
        play(match, option)
    return look(match)


def rest(match: Match) -> NapoleonicState:
    """Every window that is still open is passed."""
    while windows_open(match):
        pass_window(match)
    return look(match)


def offered(match: Match, power: str | None = None) -> set[str]:
    """The cards that may be played in the window that is open."""
    return {
        str(option[1])
        for decision in match.decisions
        if power in (None, decision.power)
        for option in decision.options
        if option != PASS
    }
