"""Snapshots that are not what the engine wrote: states, counters and records changed, with a correct checksum."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from warcouncil.engine.snapshot import CHECKSUM, MAGIC, Snapshot, _checksum

FIELDS = Snapshot.__struct_fields__
NUMBERS = (-1, 0, 1, 2, 3, 7, 99, -(2**31), 10**6, 2**62)
STRANGE: tuple[Any, ...] = (None, True, 3.5, "", "nobody", b"\x00", [], {}, [1], {"a": 1}, [["x"]], -1, 10**9)


class Strange:
    """Makes strange snapshots of a good one; the same seed makes the same."""

    def __init__(self, snapshot: bytes, steps: tuple[str, ...], seed: int | str) -> None:
        self._body = snapshot[len(MAGIC) + CHECKSUM :]
        self._steps = steps
        self.chance = random.Random(f"strange/{seed}")

    def make(self) -> bytes:
        """One to three changes."""
        chance = self.chance
        if chance.random() < 0.03:
            return sealed(self._flipped())
        fields = msgspec.msgpack.decode(self._body)
        state = msgspec.msgpack.decode(fields[FIELDS.index("state")], strict=False)
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            change: Callable[[list[Any], Any], None] = chance.choice(
                (
                    self._value,
                    self._value,
                    self._value,
                    self._keys,
                    self._keys,
                    self._agenda,
                    self._beside,
                    self._records,
                )
            )
            change(fields, state)
        fields[FIELDS.index("state")] = msgspec.msgpack.encode(state)
        return sealed(msgspec.msgpack.encode(fields))

    def _flipped(self) -> bytes:
        body = bytearray(self._body)
        body[self.chance.randrange(len(body))] ^= 1 << self.chance.randrange(8)
        return bytes(body)

    # -- the state

    def _value(self, fields: list[Any], state: Any) -> None:
        """Another value somewhere: of the same type, or (now and then) of another."""
        container, key = self.chance.choice(places(state))
        value = container[key]
        if self.chance.random() < 0.2:
            container[key] = self.chance.choice(STRANGE)
        elif isinstance(value, bool):
            container[key] = not value
        elif isinstance(value, int):
            container[key] = self.chance.choice((value - 1, value + 1, *NUMBERS))
        elif isinstance(value, str):
            container[key] = self.chance.choice([*words(state), "nobody"])
        elif isinstance(value, list):
            self._list(value)
        elif isinstance(value, dict) and value:
            del value[self.chance.choice(list(value))]

    def _list(self, values: list[Any]) -> None:
        """Something doubled, dropped, or in another order."""
        kind = self.chance.randrange(4)
        if kind == 0 and values:
            values.append(self.chance.choice(values))
        elif kind == 1 and values:
            values.pop(self.chance.randrange(len(values)))
        elif kind == 2:
            self.chance.shuffle(values)
        else:
            values.clear()

    def _keys(self, fields: list[Any], state: Any) -> None:
        """A key dropped, called otherwise, or one too many."""
        dicts = [state, *(c[k] for c, k in places(state) if isinstance(c[k], dict))]
        chosen = self.chance.choice([one for one in dicts if one])
        key = self.chance.choice(list(chosen))
        kind = self.chance.randrange(3)
        value = chosen[key] if kind == 2 else chosen.pop(key)
        if kind:
            chosen[self.chance.choice([*words(state), "nobody"])] = value

    def _agenda(self, fields: list[Any], state: Any) -> None:
        """Steps that are unknown, doubled, missing, or called with the wrong arguments."""
        agenda, chance = state.setdefault("agenda", []), self.chance
        if not isinstance(agenda, list):
            return
        step = chance.choice((*self._steps, "no_such_step"))
        arguments = [chance.choice([*words(state), 3, -1]) for _ in range(chance.randrange(3))]
        kind = chance.randrange(4)
        if kind == 0 or not agenda:
            agenda.append([step, *arguments])
        elif kind == 1:
            agenda[chance.randrange(len(agenda))] = [step, *arguments]
        elif kind == 2:
            agenda.append(chance.choice(agenda))
        else:
            self._list(agenda)

    # -- beside it

    def _beside(self, fields: list[Any], state: Any) -> None:
        """Counters, standing passes, what was said and taken back, the header."""
        chance = self.chance
        powers = [*words(state.get("seats", {})), "nobody"]
        strange: dict[str, Any] = {
            "title": chance.choice(("endeavor", "chess")),
            "rules": "0",
            "epoch": chance.choice(NUMBERS),
            "position": chance.choice(NUMBERS),
            "barrier": chance.choice(NUMBERS),
            "last_seat": chance.choice(NUMBERS),
            "standing": {chance.choice(NUMBERS): {chance.choice(("*", "nothing")): chance.choice(([], ["x", 1]))}},
            "undone": [[chance.choice(NUMBERS), chance.choice(powers), chance.choice(NUMBERS)]],
            "talk": [chance.choice(powers)],
            "spoken": {chance.choice(powers): chance.choice(NUMBERS)},
            "key": chance.randbytes(chance.choice((0, 1, 32))),
            "stream_position": chance.choice(NUMBERS),
            "play_on": True,
            "header": None,
        }
        name = chance.choice(list(strange))
        fields[FIELDS.index(name)] = strange[name] if chance.random() < 0.8 else chance.choice(STRANGE)

    def _records(self, fields: list[Any], state: Any) -> None:
        """Records and where they stand: in another order, missing, doubled or changed."""
        name = self.chance.choice(("records", "tail"))
        values = fields[FIELDS.index(name)]
        if not isinstance(values, list) or not values:
            return
        if self.chance.random() < 0.5:
            self._list(values)
            return
        container, key = self.chance.choice(places(values[-12:]))
        container[key] = self.chance.choice((*NUMBERS, *words(state), *STRANGE))


def sealed(body: bytes) -> bytes:
    """A snapshot with a correct checksum, whatever it holds."""
    return MAGIC + _checksum(body) + body


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in plain data: the container and the key."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found: list[tuple[Any, Any]] = []
    for key, part in inner:
        found.append((value, key))
        found += places(part)
    return found


def words(value: Any) -> list[str]:
    """The ids in plain data, each once."""
    found = {container[key] for container, key in places(value) if isinstance(container[key], str)}
    keys = {key for _, key in places(value) if isinstance(key, str)}
    return sorted(found | keys) or ["nobody"]
