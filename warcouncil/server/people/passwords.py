"""Passwords that are too easy to guess, and why."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import lru_cache
from pathlib import Path

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.names import name_key

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
FEWEST_LETTERS = 4
"""How many different letters there must be."""
MOST_AROUND = 6
"""So many digits and signs around a common word do not make it another one."""
COMMON = Path(__file__).with_name("passwords.toml")
_DISGUISES = str.maketrans("@4831!05$7", "aabeiiosst")
_ROWS = ("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qazwsxedcrfvtgbyhnujm")
_ENDS = re.compile(r"^[\W\d_]+|[\W\d_]+$")


def check(password: str, name: str) -> None:
    """Refused with a reason, unless it takes some trouble to guess it. `name` is whose it is to be."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("bad-password", field="password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    plain = unicodedata.normalize("NFKC", password).casefold()
    if is_like_name(plain, name):
        raise Refused("name-password", field="password")
    if is_common(plain):
        raise Refused("common-password", field="password")
    if is_simple(plain):
        raise Refused("simple-password", field="password")


def is_like_name(plain: str, name: str) -> bool:
    """
    >>> is_like_name("annabel1985!", "Annabel"), is_like_name("annabel and her horse", "Annabel")
    (True, False)
    """
    key, bare = name_key(name), name_key(_ENDS.sub("", plain))
    return name_key(plain) in (key, key[::-1]) or (bare != "" and bare in (key, name_key(_ENDS.sub("", name))))


def is_common(plain: str) -> bool:
    """Whether it is one of those that everybody tries first, or one of them with digits around or letters disguised.

    >>> is_common("password1"), is_common("p@ssw0rd!!"), is_common("correct horse")
    (True, True, False)
    """
    bare = _ENDS.sub("", plain)
    if len(plain) - len(bare) > MOST_AROUND:
        bare = plain
    return not common().isdisjoint({plain, bare, plain.translate(_DISGUISES), bare.translate(_DISGUISES)})


def is_simple(plain: str) -> bool:
    """Whether it is a row of keys or one short thing over and over.

    >>> [is_simple(one) for one in ("aaaaaaaab", "12121212", "abcd1234", "qwertyuiop", "87654321", "horsehorse")]
    [True, True, True, True, True, True]
    >>> is_simple("correct horse")
    False
    """
    repeated = re.fullmatch(r"(.{1,12}?)\1+.?", plain) is not None
    return len(set(plain)) < FEWEST_LETTERS or repeated or _of_rows(plain)


def _of_rows(plain: str) -> bool:
    """Whether nothing is left without the rows of an alphabet or a keyboard, three keys and more at a time."""
    rows = [*_ROWS, *(row[::-1] for row in _ROWS)]
    at = 0
    while at < len(plain):
        lengths = (next((n for n in range(len(plain) - at, 2, -1) if plain[at : at + n] in row), 0) for row in rows)
        longest = max(lengths)
        if longest == 0:
            return False
        at += longest
    return True


@lru_cache(maxsize=1)
def common() -> frozenset[str]:
    return frozenset(tomllib.loads(COMMON.read_text(encoding="utf-8"))["common"])
