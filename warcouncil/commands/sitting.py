"""A match at the terminal: people at some seats, bots at the others."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

from warcouncil.bots import Bot, make_bot
from warcouncil.bots.playout import describe
from warcouncil.commands import saved
from warcouncil.commands.position import (
    View,
    forecast_line,
    note_of,
    point_lines,
    position_lines,
    score_lines,
    summary_lines,
    thing_lines,
)
from warcouncil.commands.saved import Seating
from warcouncil.commands.screen import Screen
from warcouncil.commands.why import option_text, reasons
from warcouncil.engine import clauses
from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import UndoRefused
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.text import BadLanguage, Speaker, find_language, speaker
from warcouncil.text.speaker import message_id
from warcouncil.text.words import read_file, word_file

WORDS = {
    "help": ("?", "help", "h", "帮助", "幫助"),
    "why": ("why", "w", "为什么", "為什麼", "为何", "為何"),
    "undo": ("undo", "u", "撤销", "撤銷", "悔棋"),
    "save": ("save", "s", "保存", "存档", "存檔"),
    "quit": ("quit", "q", "exit", "退出"),
    "log": ("log", "l", "日志", "日誌", "记录", "記錄"),
    "board": ("board", "b", "版图", "版圖", "局面"),
    "score": ("score", "scores", "分数", "分數", "得分"),
    "rules": ("rules", "rule", "r", "规则", "規則"),
    "lang": ("lang", "language", "语言", "語言"),
}
"""Command -> the words for it, in every language at once: nobody is stuck in one they cannot read."""
COMMANDS = {word: command for command, words in WORDS.items() for word in words}
LOG_LINES = 20
MOST_FORBIDDEN = 8
"""So many of the options that one rule forbids are told."""
FEW = 3
"""From so many options of one act on, its explanation is given once, not for each."""
LONG, MOST_OF_A_GROUP = 60, 12
"""In a list of more options than this, a group under a heading that has more than that is folded."""


class Leave(Exception):
    """The player leaves the table."""


class BotFailed(Exception):
    """A bot tripped over a question; the match itself is sound."""


class Sitting:
    """The match, who plays what, and what each person has already read."""

    def __init__(self, match: Match, seating: Seating, voice: Speaker, screen: Screen, file: Path) -> None:
        self.match = match
        self.title = match.title
        self.voice = voice
        self.screen = screen
        self.file = file
        self.people = [seat for seat, name in enumerate(seating.bots) if not name]
        self.seating = seating
        self.seen = list(seating.seen)
        self.at_the_keyboard: int | None = None
        seed = f"{match.journal.header.match_id}/{len(match.journal)}"
        self.bots: dict[int, Bot] = {
            seat: make_bot(match.title, name, seat, f"{seed}/{seat}") for seat, name in enumerate(seating.bots) if name
        }
        self._chance = random.Random(seed)

    # -- the loop

    def play(self) -> bool:
        """To the end of the match, or until somebody leaves; whether nothing failed. The match is saved in any case."""
        try:
            self.welcome()
            while not self.match.over:
                if self.match.answered:  # it comes from a server, which holds windows; here nobody does
                    self.match.close_window()
                else:
                    self.one_decision(self.next_decision())
            self.farewell()
        except Leave:
            self.keep_for_later()
        except EOFError:
            self.screen.say()
            self.keep_for_later()
        except KeyboardInterrupt:
            self.screen.say()
            self.keep_for_later()
            raise
        except BrokenPipeError:  # nobody reads any more what we would say
            self.write()
            raise
        except Exception as error:  # noqa: BLE001  whatever is wrong with the program, the match is not lost
            self.tell_failure(error)
            return False
        return True

    def tell_failure(self, error: Exception) -> None:
        """Something failed that should not: say what, save, and say how to go on."""
        self.screen.say()
        self.screen.say(self.voice.say("cli-play-failed", reason=describe(error)), "red")
        if self.match.over:
            self.save("")
        elif isinstance(error, BotFailed):
            seats = {seat: power for power, seat in reversed(self.seats().items()) if seat in self.people}
            self.keep_for_later(f" --seat {','.join(seats[seat] for seat in self.people)} --bots random")
        else:
            self.keep_for_later()

    def next_decision(self) -> Decision:
        """Who is next where several may decide: whoever comes first in open talk, otherwise no needless hand-over."""
        open_now = self.match.decisions
        if len(open_now) > 1 and self.match.waiting_for["what"] == "talk":
            return self._chance.choice(open_now)
        return next((one for one in open_now if one.seat == self.at_the_keyboard), open_now[0])

    def one_decision(self, decision: Decision) -> None:
        bot = self.bots.get(decision.seat)
        if bot is None:
            self.ask(decision)
            return
        view = self.match.view(decision.seat, log=False) if bot.needs_view else {}
        try:
            option = bot.choose(view, decision)
        except Exception as error:
            raise BotFailed(f"{self.seating.bots[decision.seat]} ({decision.kind})") from error
        self.match.choose(decision, option)

    def welcome(self) -> None:
        say, voice = self.screen.say, self.voice
        say(voice.title(), "bold")
        if not any(self.seen):
            say(voice.about())
            say()
        rows = [f"{voice.name('power', power)}: {self.player_name(seat)}" for power, seat in self.seats().items()]
        say(" · ".join(rows))
        say(voice.say("cli-play-start"), "dim")

    def seats(self) -> dict[str, int]:
        return dict(self.match.state.seats)

    def player_name(self, seat: int) -> str:
        name = self.seating.bots[seat]
        return self.voice.say("cli-play-bot", bot=name) if name else self.voice.say("cli-play-person")

    # -- one question

    def ask(self, decision: Decision) -> None:
        """Show what happened and what is asked, and obey until an option is chosen or the question is gone."""
        self.hand_over(decision)
        self.news(decision.seat)
        self.show_question(decision)
        while not self.match.over:
            if decision.id not in {one.id for one in self.match.decisions}:
                return
            words = self.screen.ask("> ")
            option = self.understood(decision, words)
            if option is not None:
                self.match.choose(decision, option)
                return

    def understood(self, decision: Decision, words: str) -> Option | None:
        """An option by its number or its words, or a command that is obeyed at once."""
        options = decision.options
        if not words:
            self.show_question(decision)
            return None
        if words.isascii() and words.isdigit():
            if 1 <= int(words) <= len(options):
                return options[int(words) - 1]
            self.screen.say(self.voice.say("cli-play-bad-number", last=len(options)), "red")
            return None
        first, _, rest = words.partition(" ")
        command = COMMANDS.get(first.lower())
        if words.startswith("?") and command is None:
            command, rest = "help", words[1:]
        if command is not None:
            self.obey(command, rest.strip(), decision)
            return None
        return self.by_words(decision, words)

    def by_words(self, decision: Decision, words: str) -> Option | None:
        """The one option that contains these words; or why there is none."""
        wanted = words.lower()
        texts = {option: self.voice.option(decision.kind, option).lower() for option in decision.options}
        found = [option for option, text in texts.items() if text == wanted] or [
            option for option, text in texts.items() if wanted in text
        ]
        if len(found) == 1:
            return found[0]
        if found:
            self.screen.say(self.voice.say("cli-play-several", words=words), "red")
            view = self.match.view(decision.seat, log=False)
            for number, option in enumerate(decision.options, start=1):
                if option in found:
                    self.show_option(view, decision, number)
            return None
        if not self.tell_why(decision, words):
            self.screen.say(self.voice.say("cli-play-not-understood", words=words, last=len(decision.options)), "red")
        return None

    def show_question(self, decision: Decision) -> None:
        """The own numbers, the prompt, and the numbered options with what they do."""
        view = self.match.view(decision.seat, log=False)
        self.screen.say()
        self.screen.lines(summary_lines(self.title, view, decision.seat, self.voice), "cyan")
        self.screen.say()
        self.screen.say(self.voice.prompt(self.match.state, decision), "bold")
        acts = [option[0] for option in decision.options]
        told: set[object] = set()
        for first, group in grouped(decision.options):
            heading = self.heading(group)
            if heading:
                self.screen.say(f"{heading} ({first}–{first + len(group) - 1})", "bold")
            folded = bool(heading) and len(decision.options) > LONG and len(group) > MOST_OF_A_GROUP
            for number, option in enumerate(group[:FEW] if folded else group, start=first):
                self.show_option(view, decision, number)
                tip = self.voice.tip(decision.kind, option)
                if tip and (acts.count(option[0]) < FEW or option[0] not in told):
                    self.screen.say(f"     {tip}", "dim")
                told.add(option[0])
            if folded:
                self.screen.say(f"     {self.voice.say('cli-play-folded', more=len(group) - FEW)}", "dim")

    def show_option(self, view: View, decision: Decision, number: int) -> None:
        text = option_text(self.match, view, decision, decision.options[number - 1], self.voice)
        self.screen.say(f"{number:>3}  {text}", hang=2 + len(str(number)))

    def heading(self, group: Sequence[Option]) -> str:
        """The title's words above several options of one act; empty if it has none."""
        message = message_id("label", f"many_{group[0][0]}")
        return self.voice.say(message) if len(group) > 1 and self.voice.has(message) else ""

    def news(self, seat: int) -> None:
        """What happened since this person last looked."""
        log = self.match.view(seat)["log"]
        start = min(self.seen[seat], len(log))
        for entry in log[start:]:
            self.screen.say(f"  {self.voice.entry(entry)}", hang=2)
        self.seen[seat] = len(log)

    def hand_over(self, decision: Decision) -> None:
        """With several people at one keyboard: say whose turn it is, and hide the last one's secrets."""
        before, self.at_the_keyboard = self.at_the_keyboard, decision.seat
        if len(self.people) == 1 or before == decision.seat:
            return
        names = self.voice.listed([self.voice.name("power", p) for p in self.match.state.powers_of(decision.seat)])
        if self.title.secrets:
            self.screen.clear()
            self.screen.ask(self.voice.say("cli-play-hand-over-secret", powers=names) + " ")
        else:
            self.screen.say()
            self.screen.say(self.voice.say("cli-play-hand-over", powers=names), "bold yellow")

    # -- commands

    def obey(self, command: str, rest: str, decision: Decision) -> None:
        """Do what a command says. Most need nothing but the words behind them."""
        if command == "why":
            self.explain(decision, rest)
        elif command == "help":
            self.help(decision, rest)
        elif command == "undo":
            self.undo(decision.seat) if not rest else self.take_back(decision.seat, rest)
        elif command == "board":
            self.screen.lines(position_lines(self.title, self.match.view(decision.seat, log=False), self.voice))
        elif command == "score":
            self.show_score()
        elif command == "log":
            self.show_log(decision.seat, rest)
        elif command == "lang" and self.speak(rest):
            self.show_question(decision)
        else:
            self.obey_anywhere(command, rest)

    def obey_anywhere(self, command: str, rest: str) -> None:
        """The commands that also work after the end."""
        simple: dict[str, Callable[[str], None]] = {"save": self.save, "rules": self.rules}
        if command == "quit":
            raise Leave
        if command in simple:
            simple[command](rest)

    def explain(self, decision: Decision, words: str) -> None:
        """`why`: everything that is impossible now; `why 3`, `why london`: that alone."""
        if words.isascii() and words.isdigit() and 1 <= int(words) <= len(decision.options):
            option = decision.options[int(words) - 1]
            self.screen.say(self.voice.say("cli-play-possible", option=self.voice.option(decision.kind, option)))
            return
        if not self.tell_why(decision, words):
            self.screen.say(self.voice.say("cli-play-nothing-impossible"))

    def tell_why(self, decision: Decision, words: str) -> bool:
        """The rules that forbid what these words name; whether there were any."""
        view = self.match.view(decision.seat, log=False)
        found = reasons(self.match, view, decision, words, self.voice)
        for reason, options in found.items():
            for text in options[:MOST_FORBIDDEN]:
                self.screen.say(f"  ✗ {text}", hang=2)
            if len(options) > MOST_FORBIDDEN:
                self.screen.say(f"  ✗ … (+{len(options) - MOST_FORBIDDEN})", hang=2)
            self.screen.say(f"    {reason}", "yellow")
        return bool(found)

    def help(self, decision: Decision, topic: str) -> None:
        """`?`: the commands and the pages; `? 3`: an option; `? actions`: a page; `? market`: a thing."""
        pages = help_pages(self.voice, self.title.folder)
        if not topic:
            self.screen.say(self.voice.say("cli-play-help"))
            self.screen.say(self.voice.say("cli-play-help-pages", pages=", ".join(pages)))
            return
        if topic.isascii() and topic.isdigit() and 1 <= int(topic) <= len(decision.options):
            self.help_option(decision, decision.options[int(topic) - 1])
            return
        if topic.lower() in pages:
            self.screen.say(self.voice.say(f"help-{topic.lower()}"))
            return
        things = thing_lines(self.title, topic, self.voice)
        self.screen.lines(things or [self.voice.say("cli-play-no-help", topic=topic, pages=", ".join(pages))])

    def help_option(self, decision: Decision, option: Option) -> None:
        view = self.match.view(decision.seat, log=False)
        self.screen.say(self.voice.option(decision.kind, option), "bold")
        note = note_of(self.title, view, decision, option, self.voice)
        coming = forecast_line(self.title, view, decision, option, self.voice)
        tip = self.voice.tip(decision.kind, option)
        self.screen.lines(f"  {text}" for text in (coming, note, tip) if text)

    def undo(self, seat: int) -> None:
        """Take back one's own last choice. Bots always agree to more; other people are asked."""
        try:
            self.match.undo(seat)
        except UndoRefused:
            if not self.all_agree(seat):
                self.screen.say(self.voice.say("cli-play-undo-refused"), "red")
                return
            try:
                self.match.undo(seat, consent=[other for other in range(self.match.players) if other != seat])
            except UndoRefused as error:
                self.screen.say(self.voice.refusal(error), "red")
                return
        for person in self.people:
            self.seen[person] = min(self.seen[person], len(self.match.view(person)["log"]))
        self.screen.say(self.voice.say("cli-play-undone"), "yellow")

    def take_back(self, seat: int, words: str) -> None:
        """`undo london`: in an open block, the one answer that these words name."""
        answers = self.match.answers(seat)
        found = [one for one in answers if words.lower() in self.voice.option(one.kind, one.option).lower()]
        if len(found) != 1:
            self.screen.say(self.voice.say("cli-play-no-answer", words=words), "red")
            return
        try:
            self.match.take_back(seat, found[0].decision)
        except UndoRefused as error:
            self.screen.say(self.voice.refusal(error), "red")
            return
        self.screen.say(self.voice.say("cli-play-undone"), "yellow")

    def all_agree(self, seat: int) -> bool:
        """Whether the other people at the keyboard agree; bots do."""
        if self.people == [seat]:
            return True
        return self.screen.ask(self.voice.say("cli-play-undo-agree") + " ").lower() in ("y", "yes", "是")

    def show_score(self) -> None:
        """Everybody's score, and where each point comes from as far as the one at the keyboard may know."""
        view = self.match.view(self.at_the_keyboard, log=False)
        self.screen.lines(score_lines(self.title, view, self.voice))
        for seat in range(self.match.players):
            self.screen.lines(point_lines(self.title, view, seat, self.voice))

    def show_log(self, seat: int, count: str) -> None:
        """The last lines of the log, or as many as asked for."""
        wanted = int(count) if count.isascii() and count.isdigit() else LOG_LINES
        log = self.match.view(seat)["log"]
        for entry in log[max(0, len(log) - wanted) :]:
            self.screen.say(f"{entry['number']:>4}  {self.voice.entry(entry)}", hang=6)

    def speak(self, name: str) -> bool:
        """Change the language; whether that was possible."""
        try:
            self.voice = speaker(self.title, find_language(name))
        except BadLanguage as error:
            self.screen.say(self.voice.refusal(error), "red")
            return False
        return True

    def rules(self, wanted: str) -> None:
        """One clause, or all whose id, section or sentence contains what was asked for."""
        if not wanted:
            self.screen.say(self.voice.say("cli-play-rules-how"))
            return
        found = [
            clause for clause in clauses.load(self.title).values() if wanted.lower() in (clause.id, *clause.aliases)
        ] or [
            clause
            for clause in clauses.load(self.title).values()
            if wanted.lower() in f"{clause.id} {self.voice.section(clause.id)} {self.voice.clause(clause.id)}".lower()
        ]
        for clause in found:
            self.screen.say(f"{clause.id} ({self.voice.section(clause.id)}): {self.voice.clause(clause.id)}")
        if not found:
            self.screen.say(self.voice.say("cli-play-no-rule", words=wanted))

    # -- keeping

    def save(self, name: str) -> None:
        if name:
            self.file = Path(name)
        if self.write():
            self.screen.say(self.voice.say("cli-play-saved", file=str(self.file)), "green")

    def write(self) -> bool:
        """Write the game to its file; says so if that fails."""
        seating = Seating(1, self.seating.bots, tuple(self.seen), self.voice.language)
        try:
            saved.write(self.file, self.match, seating)
        except OSError as error:
            reason = error.strerror or str(error)
            self.screen.say(self.voice.say("cli-play-not-saved", file=str(self.file), reason=reason), "red")
            return False
        return True

    def keep_for_later(self, more: str = "") -> None:
        """Save, and say how to go on; `more` are further words of that command."""
        if not self.match.over and self.write():
            command = f"warcouncil play --resume {self.file}{more}"
            self.screen.say(self.voice.say("cli-play-resume", file=str(self.file), command=command), "green")

    # -- the end

    def farewell(self) -> None:
        """The result with every line of the scores; then the record may be saved or the rules looked up."""
        self.news(self.people[0])
        self.screen.say()
        self.screen.say(self.voice.result(self.match), "bold")
        self.show_score()
        self.screen.say(self.voice.say("cli-play-end"), "dim")
        while words := self.screen.ask("> "):
            first, _, rest = words.partition(" ")
            command = COMMANDS.get(first.lower(), "")
            if command == "log":
                self.show_log(self.people[0], rest)
            elif command == "board":
                self.screen.lines(position_lines(self.title, self.match.view(None, log=False), self.voice))
            elif command == "score":
                self.show_score()
            elif command == "lang":
                self.speak(rest)
            elif command in ("save", "rules", "quit"):
                self.obey_anywhere(command, rest)
            else:
                self.screen.say(self.voice.say("cli-play-end"), "dim")


def grouped(options: Sequence[Option]) -> Iterator[tuple[int, list[Option]]]:
    """The options in runs of the same act, each with the number of its first."""
    first = 1
    for _, run in groupby(options, key=lambda option: option[0]):
        group = list(run)
        yield first, group
        first += len(group)


def help_pages(voice: Speaker, folder: Path) -> list[str]:
    """The help pages that a title brings: every `help-<page>` of its words."""
    messages = read_file(word_file(folder, voice.language)).messages()
    return [message.id.name.removeprefix("help-") for message in messages if message.id.name.startswith("help-")]
