"""Offers: a package of choices, such as a deal, that somebody proposes in a channel before its time has come.

What was offered stands with the message in the talk, for good. What has become of it is part of the table, as long as
it can matter, and is told to the seats of the channel alone.
"""

from __future__ import annotations

import msgspec

from warcouncil.engine.state import Option

MOST_CHOICES = 60
"""So many choices a package may have."""
MOST_LIVE = 6
"""So many offers of one seat may be open or accepted at a time."""
KEPT = 40
"""Of so many offers the table still knows what has become of them."""
YES: Option = ("yes",)
"""With this the parties of a package agree to it."""

OPEN, ACCEPTED, DECLINED, WITHDRAWN, COUNTERED, DONE, REFUSED, LAPSED = (
    "open", "accepted", "declined", "withdrawn", "countered", "done", "refused", "lapsed",
)  # fmt: skip
"""What becomes of an offer: not all have answered; all have accepted it in advance; somebody said no; whoever made it
took it back; another one answers it; it was announced and came about; it was announced and turned down; it is void."""
CLOSED, PASSED, FORBIDDEN, DIFFERENT = "closed", "passed", "forbidden", "different"
"""Why an offer lapses: its channel closed before all had accepted; its time has passed; a rule forbids it now;
something else was announced instead."""


class Package(msgspec.Struct, frozen=True):
    """Choices of one power, from a step that can be drafted to the question that others answer."""

    step: str
    power: str
    choices: tuple[tuple[str, Option], ...]
    """The kind of each question, and what is chosen there."""


class Party(msgspec.Struct, frozen=True):
    """Whose answer a package needs."""

    power: str
    seat: int


class Written(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offer as it stands in the talk."""

    id: str
    package: Package
    answers: str = ""
    """The offer that it answers, if it is a counter-offer."""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has become of an offer."""

    id: str
    channel: str
    seat: int
    package: Package
    question: str
    """The kind of question by which the parties are asked when it is announced."""
    parties: tuple[Party, ...]
    """Who is asked then, in this order; the other powers of whoever offers are not among them."""
    since: int
    """How many records of the match there were before it."""
    state: str = OPEN
    accepted: tuple[int, ...] = ()
    """The seats that have said yes in advance."""
    asking: tuple[int, ...] = ()
    """Those of them that would rather be asked after all; they alone know."""
    reason: str = ""
    """Why it lapsed."""
    clause: str = ""
    """The rule that forbids it."""

    @property
    def live(self) -> bool:
        return self.state in (OPEN, ACCEPTED)

    @property
    def partners(self) -> tuple[int, ...]:
        """The seats that answer it, each once."""
        return tuple(dict.fromkeys(party.seat for party in self.parties))

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of its channel."""
        return tuple(map(int, self.channel.split("-")))

    def concerns(self, seat: int, players: int) -> bool:
        """Whether it is made by this seat or to it, or in private where it reads along."""
        return seat in (self.seat, *self.partners) or (len(self.seats) < players and seat in self.seats)
