"""Names and sentences in English and in simplified and traditional Chinese: a layer beside the rules.

    speaker = warcouncil.text.speaker("endeavor", "zh-Hans")
    speaker.prompt(match.state, decision)
    speaker.option(decision.kind, option)

The rules leave ids and numbers; the words are Fluent files. docs/title.md says which ids there are.
"""

from warcouncil.text.check import check
from warcouncil.text.languages import LANGUAGES, BadLanguage, find_language
from warcouncil.text.speaker import Speaker, speaker
from warcouncil.text.words import BadMessage, MissingMessage

__all__ = [
    "LANGUAGES",
    "BadLanguage",
    "BadMessage",
    "MissingMessage",
    "Speaker",
    "check",
    "find_language",
    "speaker",
]
