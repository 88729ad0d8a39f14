"""Names that people give themselves: nothing invisible, nothing that turns the line around, no look-alikes."""

from __future__ import annotations

import re
import unicodedata

from warcouncil.server.ground.errors import Refused

LONGEST_NAME = 24
LONGEST_TALK = 1000
_SPACES = re.compile(r"\s+")
_ALLOWED = ("L", "N", "M")
_MARKS_IN_A_ROW = re.compile(r"[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3,}")
_OTHER = " .-_'\u2019\u00b7"
_INVISIBLE = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d173-\U0001d17a"
    r"\U000e0000-\U000e0fff]"
)
"""Letters and marks by their category, but nothing to be seen."""
_NEVER_IN_TALK = ("Cc", "Cf", "Cs", "Co", "Cn")
_MARKS = ("Mn", "Me")
_JOINER = "\u200d"
"""Joins pictures to one; it alone of what cannot be seen stays in talk."""
MOST_MARKS = 4
"""Marks on one letter: no language writes more, and a heap of them covers what stands above and below."""


def clean_name(name: str) -> str:
    """The name as it is kept; Refused if it has anything that can deceive the eye.

    >>> clean_name("  Anna   Karenina ")
    'Anna Karenina'
    """
    spaced = _SPACES.sub(" ", unicodedata.normalize("NFC", name)).strip()
    if not 1 <= len(spaced) <= LONGEST_NAME:
        raise Refused("bad-name", field="name")
    visible = any(unicodedata.category(letter)[0] in "LN" for letter in spaced)
    allowed = all(unicodedata.category(letter)[0] in _ALLOWED or letter in _OTHER for letter in spaced)
    heaped = _MARKS_IN_A_ROW.search(spaced) is not None or _without_heaps(spaced) != spaced
    if not visible or not allowed or heaped or _INVISIBLE.search(spaced):
        raise Refused("bad-name", field="name")
    return spaced


def _without_heaps(text: str) -> str:
    """Of the marks on a letter only so many, and none of them twice running.

    >>> _without_heaps("e" + chr(0x301) * 3) == "e" + chr(0x301)
    True
    """
    kept: list[str] = []
    marks = ""
    for letter in text:
        if letter != _JOINER:  # which would let the next heap begin
            marks = marks + letter if unicodedata.category(letter) in _MARKS else ""
        if len(marks) <= MOST_MARKS and marks[-2:] != letter * 2:
            kept.append(letter)
    return "".join(kept)


# Letters of other scripts that look like Latin ones, so that two accounts cannot be told apart by eye.
_LOOK_ALIKES = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0501\u04bb\u04cf\u0432\u043a\u043c\u043d\u0442"
    "\u03b1\u03bf\u03c1\u03c4\u03c5\u03bd\u03b9\u03ba"
    "\u03b2\u03b5\u03b6\u03b7\u03bc\u03c7\u044201",
    "aeopcyxijsdhlbkmhtaoptuvikbezhmxtol",
)


def name_key(name: str) -> str:
    r"""Equal for names that look alike: case, width, accents' encoding and look-alike letters do not count.

    >>> name_key("Anna") == name_key("\uff21NN\u0410")
    True
    >>> name_key("Anna") == name_key("Hanna")
    False
    """
    folded = unicodedata.normalize("NFKC", name).casefold().translate(_LOOK_ALIKES)
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(letter))
    return re.sub(r"[ .\-_'\u2019\u00b7]", "", plain.replace("l", "i"))


def guest_name(name: str, user_id: str) -> str:
    """What a guest is called whose name an account has taken: much the same, and never what another one is called.

    >>> guest_name("Anna", "k7f3q2m9xw"), len(guest_name("x" * 24, "k7f3q2m9xw"))
    ('Anna · k7f3q2', 24)
    """
    mark = f" \u00b7 {user_id[:6]}"
    return f"{name[: LONGEST_NAME - len(mark)].rstrip()}{mark}"


def clean_line(text: str, longest: int, field: str) -> str:
    """One line without control and invisible characters.

    >>> clean_line("  Spring   cup ", 20, "name")
    'Spring cup'
    """
    kept = _SPACES.sub(" ", clean_talk(text)) if text.strip() and len(text) <= LONGEST_TALK else ""
    if not 1 <= len(kept) <= longest:
        raise Refused("bad-request", field=field)
    return kept


def clean_talk(text: str) -> str:
    """A message without control and invisible characters, and without heaps of marks; line breaks stay. There must be
    something to be seen.

    >>> clean_talk(" a" + chr(0x202E) + "b ")
    'ab'
    """
    kept = "".join(
        letter
        for letter in unicodedata.normalize("NFC", text.replace("\r\n", "\n"))
        if letter in "\n\t" or unicodedata.category(letter) not in _NEVER_IN_TALK or letter == _JOINER
    ).strip()
    kept = _without_heaps(kept)
    seen = _INVISIBLE.sub("", kept).replace(_JOINER, "").strip()
    if not seen or len(kept) > LONGEST_TALK:
        raise Refused("bad-request", field="text")
    return kept
