"""Patches: what turns one JSON value into another, for whoever holds the first.

A patch is a list of steps, done in their order. A step begins with a path, the keys and places that lead to what it
changes: `[path, value]` puts a value there, `[path]` takes it away, `[path, start, count, items]` puts items into a
list in the place of so many. A path that begins like the one before it is told in two items: how many keys they share,
and the rest. A patch knows nothing but the two values: it tells no more than both of them do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any

import msgspec

Json = Any
Path = tuple[str | int, ...]
Step = tuple[Any, ...]


FEW = 8
"""So many items of a list may change where they stand; with more it looks rather as if they had moved on."""
WORTH_COMPARING = 200
"""Bytes; less is told as it is."""
_encode = msgspec.json.encode
_shallow_dict = msgspec.json.Decoder(dict[str, msgspec.Raw])
_shallow_list = msgspec.json.Decoder(list[msgspec.Raw])


def patch(old: bytes, new: bytes) -> bytes | None:
    """What turns one JSON text into the other, byte for byte; None if the whole is as short.

    Both stay texts as far as they can: what has the same bytes is never looked into, and most of two views is the same.
    """
    made = _encode(_leaning(_between(msgspec.Raw(old), msgspec.Raw(new), ())))
    return made if len(made) < len(new) else None


def _between(old: msgspec.Raw, new: msgspec.Raw, path: Path) -> list[Step]:
    """The steps from one value to the other, or the one that puts the other in its place: whichever is shorter."""
    if old == new:
        return []
    ways: list[list[Step]] = []
    kind = _kind(new)
    if _kind(old) == kind == b"{":
        ways = _in_dicts(_shallow_dict.decode(old), _shallow_dict.decode(new), path)
    elif _kind(old) == kind == b"[":
        ways = _in_lists(_shallow_list.decode(old), _shallow_list.decode(new), path)
    return min([*ways, [(path, new)]], key=_length)


def _kind(value: msgspec.Raw) -> bytes:
    """How the text begins."""
    return bytes(memoryview(value)[:1])


def _length(steps: list[Step]) -> int:
    return len(_encode(steps))


def _in_dicts(old: dict[str, msgspec.Raw], new: dict[str, msgspec.Raw], path: Path) -> list[list[Step]]:
    """Key by key, unless the keys would come in another order: what is new comes last."""
    kept = [key for key in old if key in new]
    added = [key for key in new if key not in old]
    if [*kept, *added] != list(new):
        return []
    gone: list[Step] = [((*path, key),) for key in old if key not in new]
    inside = [step for key in kept for step in _between(old[key], new[key], (*path, key))]
    return [[*gone, *inside, *(((*path, key), new[key]) for key in added)]]


def _in_lists(old: list[msgspec.Raw], new: list[msgspec.Raw], path: Path) -> list[list[Step]]:
    """Place by place if few places differ, or with items put in and taken out between those that are the same."""
    ways: list[list[Step]] = []
    if len(old) == len(new):
        differ = [n for n in range(len(old)) if old[n] != new[n]]
        if len(differ) <= FEW:
            ways.append([step for n in differ for step in _between(old[n], new[n], (*path, n))])
    if not ways or _length(ways[0]) > WORTH_COMPARING:
        ways.append(_aligned(old, new, path))
    return ways


def _aligned(old: list[msgspec.Raw], new: list[msgspec.Raw], path: Path) -> list[Step]:
    """From the back to the front, so that every place is still what it was."""
    found: list[Step] = []
    for first, last, begin, end in reversed(_apart(list(map(bytes, old)), list(map(bytes, new)))):
        if last - first == end - begin == 1:
            found += _between(old[first], new[begin], (*path, first))
        else:
            found.append((path, first, last - first, new[begin:end]))
    return found


def _apart(old: list[bytes], new: list[bytes]) -> list[tuple[int, int, int, int]]:
    """Where two lists differ: from where to where in each. What is gone or new is found at once; of two that only
    changed places, one is taken out and put in again."""
    left, coming = Counter(old), Counter(new)
    found: list[tuple[int, int, int, int]] = []
    i = j = 0
    while i < len(old) or j < len(new):
        first, begin = i, j
        while (i < len(old) or j < len(new)) and (i == len(old) or j == len(new) or old[i] != new[j]):
            if j == len(new) or (i < len(old) and (coming[old[i]] == 0 or left[new[j]] > 0)):
                left[old[i]] -= 1
                i += 1
            else:
                coming[new[j]] -= 1
                j += 1
        if (first, begin) != (i, j):
            found.append((first, i, begin, j))
        if i < len(old):
            left[old[i]] -= 1
            coming[new[j]] -= 1
            i, j = i + 1, j + 1
    return found


def _leaning(steps: Iterable[Step]) -> list[Step]:
    """Steps whose paths lean on each other."""
    found: list[Step] = []
    before: Path = ()
    for path, *rest in steps:
        shared = sum(1 for _ in takewhile(lambda keys: keys[0] == keys[1], zip(before, path, strict=False)))
        found.append((shared, path[shared:], *rest) if shared else (path, *rest))
        before = path
    return found


def _upright(steps: Iterable[Sequence[Any]]) -> Iterator[Step]:
    """The same with every path whole."""
    before: Path = ()
    for step in steps:
        before = (*before[: step[0]], *step[1]) if isinstance(step[0], int) else tuple(step[0])
        yield (before, *step[2 if isinstance(step[0], int) else 1 :])


def patched(value: Json, steps: Iterable[Sequence[Any]]) -> Json:
    """A value after these steps; the value itself stays as it is."""
    for step in _upright(steps):
        value = _done(value, step, step[0])
    return value


def _done(value: Json, step: Step, path: Path) -> Json:
    if not path:
        return step[1] if len(step) == 2 else [*value[: step[1]], *step[3], *value[step[1] + step[2] :]]
    key, *rest = path
    if len(step) == 1 and not rest:
        return {name: child for name, child in value.items() if name != key}
    if isinstance(value, list):
        assert isinstance(key, int)
        return [*value[:key], _done(value[key], step, tuple(rest)), *value[key + 1 :]]
    return {**value, key: _done(value.get(key), step, tuple(rest))}
