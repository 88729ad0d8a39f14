"""One open question: who decides, what is asked, and what may be chosen."""

from __future__ import annotations

from warcouncil.engine.errors import RulesError
from warcouncil.engine.flow import Ask
from warcouncil.engine.state import Option, State


class Decision:
    """A question that waits for an answer. `options` is computed when somebody looks, and kept."""

    __slots__ = ("_options", "_state", "ask", "epoch", "kind", "own", "position", "power", "seat", "trigger")

    def __init__(
        self, ask: Ask, state: State, seat: int, epoch: int, position: int, own: int, trigger: str | None
    ) -> None:
        self.ask = ask
        self.power = ask.power
        self.kind = ask.kind
        self.seat = seat
        self.epoch = epoch
        self.position = position
        self.own = own
        self.trigger = trigger
        """The trigger of the window this question belongs to."""
        self._state = state
        self._options: tuple[Option, ...] | None = None

    @property
    def id(self) -> str:
        """Names this very question: it is never used again, not even after an undo."""
        return f"{self.epoch}.{self.position}.{self.power}.{self.own}"

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen."""
        options = self._options
        if options is None:
            options = self._options = self._listed()
        return options

    def _listed(self) -> tuple[Option, ...]:
        try:
            options = tuple(self.ask.legal(self._state))
        except RulesError:
            raise
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise RulesError(f"the options of {self.kind!r} cannot be listed: {reason}") from error
        if not options:
            raise RulesError(f"{self.power} has no option for {self.kind!r}")
        return options

    def __repr__(self) -> str:
        return f"<Decision {self.id}: {self.power} ({self.kind})>"
