"""The long run (`make soak`): every configuration at full count, with every check on. Writes bench/soak.md.

    python bench/soak.py                        everything that is not done yet for the tree as it stands
    python bench/soak.py --title endeavor       one title
    python bench/soak.py --counts matches=50    other counts, to try something out
    python bench/soak.py --quick                small counts for everything

It can be stopped at any time and goes on where it was; a title whose sources changed starts over. The part of a title
in bench/soak.md is written when it is done at full count, and only then: other counts print their table instead.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests, where the fixture title lives

from bench.laws import timed_law  # noqa: E402
from bench.ledger import Entry, Ledger, hash_of, replace_part, tree_state  # noqa: E402
from bench.plan import FULL, QUICK, Configuration, Counts, configurations, read_plan  # noqa: E402
from bench.random_play import as_taken, batches, looked_at, play_batch  # noqa: E402
from warcouncil.bots.arena import arena  # noqa: E402
from warcouncil.bots.playout import Played, Table, describe, play, pool  # noqa: E402
from warcouncil.commands.progress import progress  # noqa: E402
from warcouncil.engine.title import Title, get_title, register, title_ids  # noqa: E402
from warcouncil.testing.laws import LAWS, Level, Tally, share  # noqa: E402
from warcouncil.testing.mutants import run as run_mutants  # noqa: E402

CHUNK = 50
"""Matches between two entries in the ledger: a round of two batches."""
OWN_COUNTS = {"sights": "seeking", "bots": "signatures"}
"""Laws that need more matches than the others -> which count says how many."""
LONG_SHARE = 10
"""Of the matches of `sights`, long titles play one in so many."""
OFTEN = 5
"""Whatever a title counts happens so often in all matches, or there is a reason why not."""
NEEDED = 0.9
"""The share of arena matches that the heuristic must win, and of mutants that the tests must notice."""
BENCH = ROOT / "bench"


class Soak:
    """One run: what there is to do, how often, and the ledger of what is done."""

    def __init__(self, ledger: Ledger, counts: Counts, jobs: int, looked: int = 1) -> None:
        self.ledger = ledger
        self.counts = counts
        self.jobs = jobs
        self.looked = looked
        """Of the random matches of a configuration, one in so many is looked at after every decision."""

    # -- random matches

    def matches(self, plan: Sequence[Configuration]) -> None:
        """Random matches of every configuration, in chunks."""
        left = {one.name: one.matches(self.counts) - self.ledger.entry(one.name).matches for one in plan}
        if not any(count > 0 for count in left.values()):
            return
        workers = pool(self.jobs, {one.title for one in plan})
        try:
            for one in plan:
                self.configuration(one, workers)
        finally:
            workers.shutdown(cancel_futures=True)

    def configuration(self, one: Configuration, workers: ProcessPoolExecutor) -> None:
        """What is left of one configuration."""
        wanted = one.matches(self.counts)
        if self.ledger.entry(one.name).matches >= wanted:
            return
        with progress(one.name, wanted) as advance:
            advance(self.ledger.entry(one.name).matches)
            while (done := self.ledger.entry(one.name).matches) < wanted:
                size = min(CHUNK, wanted - done)
                start = perf_counter()
                parts = list(workers.map(play_batch, batches(one, done, size, self.looked, self.ledger.taken)))
                for part in parts:
                    self.ledger.taken.add(as_taken(part.taken))
                self.ledger.entry(one.name).looked = len(looked_at(0, done + size, self.looked))
                self.record(one, [match for part in parts for match in part.played], perf_counter() - start)
                advance(size)
        self.tell(one.name)

    def record(self, one: Configuration, played: Sequence[Played], seconds: float) -> None:
        entry = self.ledger.entry(one.name)
        entry.matches += len(played)
        entry.seconds += seconds
        entry.longest = max(entry.longest, *(match.tally.decisions for match in played))
        entry.tail = max(entry.tail, *(match.tally.tail for match in played))
        for match in played:
            if match.error:
                entry.failures.append(f"seed {match.table.seed}: {match.error}")
                self.ledger.keep(f"{one.slug}-{match.table.seed}.jsonl", match.journal)
        self.ledger.write()

    # -- what is seen to happen

    def seen(self, title: Title, reasons: Mapping[str, str]) -> None:
        """What the title counts, in matches that are played on to the end: what hardly happens must have a reason."""
        name = f"seen {title.id}: everything that is counted, {OFTEN} times"
        entry = self.ledger.entry(name)
        entry.seen = {one: entry.seen.get(one, 0) for names in title.counted.values() for one in names}
        if entry.matches < self.counts.matches:
            workers = pool(self.jobs, {title.id})
            with progress(name, self.counts.matches) as advance:
                advance(entry.matches)
                while entry.matches < self.counts.matches:
                    size = min(CHUNK, self.counts.matches - entry.matches)
                    self.see(title, entry, size, workers)
                    advance(size)
            workers.shutdown()
        rare = {one: often for one, often in entry.seen.items() if often < OFTEN}
        entry.note = "; ".join(f"{one} {often}: {reasons.get(one, 'no reason')}" for one, often in rare.items())
        entry.failures = [failure for failure in entry.failures if failure.startswith("seed")]
        entry.failures += [f"{one} was seen {often} times" for one, often in rare.items() if one not in reasons]
        self.ledger.write()
        self.tell(name)

    def see(self, title: Title, entry: Entry, size: int, workers: ProcessPoolExecutor) -> None:
        """Some matches more, of as many players as there can be."""
        start, first = perf_counter(), entry.matches
        tables = [
            Table(title=title.id, players=max(title.players), seed=seed, play_on=True, count=True)
            for seed in range(first, first + size)
        ]
        for played in workers.map(play, tables):
            if played.error:
                entry.failures.append(f"seed {played.table.seed}: {played.error}")
            for names in played.tally.seen.values():
                for one, often in names.items():
                    entry.seen[one] += often
        entry.matches += size
        entry.seconds += perf_counter() - start
        self.ledger.write()

    # -- the rest

    def done(self, name: str) -> bool:
        return name in self.ledger.entries and not self.ledger.entry(name).failures

    def once(self, name: str, run: Callable[[Entry], None]) -> None:
        """Something that is done in one piece; what failed is tried again by the next run."""
        if self.done(name):
            return
        start = perf_counter()
        entry = Entry()
        try:
            run(entry)
        except Exception as problem:  # noqa: BLE001  whatever went wrong is a failure of the soak, and is told
            entry.matches = entry.matches or 1
            entry.failures.append(describe(problem))
        entry.seconds = perf_counter() - start
        self.ledger.entries[name] = entry
        self.ledger.write()
        self.tell(name)

    def tries(self, law: str, title: Title, level: Level) -> int:
        """How many matches a law is tried on."""
        if law not in OWN_COUNTS:
            return share(law, title, self.counts.conformance, level)
        count: int = getattr(self.counts, OWN_COUNTS[law])
        return max(1, count // LONG_SHARE) if law == "sights" and level == "quick" else count

    def conformance(self, name: str, level: Level) -> None:
        """Every law, side by side; each is an entry of its own."""
        todo = [law for law in LAWS if not self.done(law_entry(law, name))]
        if not todo:
            return
        workers = pool(self.jobs, {name})
        try:
            title = get_title(name)
            tried = {workers.submit(timed_law, law, name, self.tries(law, title, level), level): law for law in todo}
            for future in as_completed(tried):
                entry = law_entry(tried[future], name)
                self.ledger.entries[entry] = self.judged(future)
                self.ledger.write()
                self.tell(entry)
        finally:
            workers.shutdown(cancel_futures=True)

    def judged(self, future: Future[tuple[Tally, float]]) -> Entry:
        entry = Entry(matches=1)
        try:
            tally, entry.seconds = future.result()
        except Exception as problem:  # noqa: BLE001  a broken law, or a law that broke
            entry.failures.append(describe(problem))
            return entry
        entry.matches, entry.tail = tally.matches, tally.longest_tail
        entry.note = f"{tally.decisions} decisions, {tally.checks} checks"
        if tally.left_out:
            entry.note += f", {tally.left_out} combinations of options left out"
        return entry

    def arena(self, title: str, players: int) -> None:
        def run(entry: Entry) -> None:
            bots = ["heuristic", *["random"] * (players - 1)]
            standing = arena(title, bots, self.counts.arena, seed=1, jobs=self.jobs)["heuristic"]
            entry.matches = standing.matches
            entry.note = (
                f"{standing.wins} won, {standing.shared} shared; "
                f"{standing.p50_ms:.1f} ms a decision, {standing.max_ms:.0f} ms at most"
            )
            if standing.wins < NEEDED * standing.matches or standing.failures:
                entry.failures.append(f"{standing.wins} of {standing.matches} won, {standing.failures} failed")

        self.once(f"arena {title}, {players} players: heuristic against random", run)

    def mutants(self, title: str) -> None:
        tests = hash_of(ROOT, f"tests/rulebook/{title}")
        name = f"mutants {title}"
        if self.ledger.entry(name).tests != tests:
            del self.ledger.entries[name]

        def run(entry: Entry) -> None:
            report = run_mutants(title, self.counts.mutants, 1, self.jobs)
            entry.matches, entry.tests = report.sampled, tests
            survivors = "; ".join(f"{one.clause} {one.file}:{one.line} {one.what}" for one in report.survivors)
            entry.note = f"{report.killed} noticed" + (f"; not noticed: {survivors}" if survivors else "")
            if report.killed < NEEDED * self.counts.mutants:
                entry.failures.append(f"{report.killed} of {self.counts.mutants} noticed")

        self.once(name, run)

    def tell(self, name: str) -> None:
        entry = self.ledger.entry(name)
        print(f"{'FAILED' if entry.failures else 'ok':6} {name}: {entry.matches} in {entry.seconds:.0f} s", flush=True)


def law_entry(law: str, title: str) -> str:
    return f"conformance {title}: {law}"


def chosen_counts(args: argparse.Namespace) -> Counts:
    """The counts asked for; every one that is not the full one will stand in the report."""
    counts = QUICK if args.quick else read_plan(BENCH / "soak.toml").counts
    for pair in filter(None, args.counts.split(",")):
        name, _, number = pair.partition("=")
        if name not in FULL.names() or not number.isdigit() or int(number) < 1:
            sys.exit(f"soak: --counts takes {', '.join(f'{each}=N' for each in FULL.names())}; not {pair!r}")
        counts = counts.with_one(name, int(number))
    return counts


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", help="only this title")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--quick", action="store_true", help="small counts, to try the soak itself")
    parser.add_argument("--counts", default="", help="other counts: matches=50,arena=20,...")
    args = parser.parse_args(argv)
    from tests.titles.parley import Parley

    register("parley", Parley)
    if args.title and args.title not in title_ids():
        sys.exit(f"soak: there is no game {args.title!r}; there are: {', '.join(title_ids())}")
    names = [args.title] if args.title else list(title_ids())
    counts = chosen_counts(args)
    return max([soak_title(name, counts, max(1, args.jobs)) for name in names])


def soak_title(name: str, counts: Counts, jobs: int) -> int:
    """Everything of one title."""
    title = get_title(name)
    ledger = Ledger.open(BENCH / ".soak", tree_state(ROOT, name), counts)
    plan = read_plan(BENCH / "soak.toml")
    soak = Soak(ledger, counts, jobs, plan.looked)
    soak.matches(list(configurations(title, plan)))
    if title.counted:
        soak.seen(title, plan.rare.get(name, {}))
    soak.conformance(name, "quick" if name in plan.long else "full")  # in full, long titles would take days
    for players in title.players if "heuristic" in title.bots else ():
        soak.arena(name, players)
    if name != "parley":  # the fixture is there to test the engine, not to be tested clause by clause
        soak.mutants(name)
    return finish(ledger, counts)


def finish(ledger: Ledger, counts: Counts) -> int:
    """The report: to bench/soak.md if it is a full one, otherwise to the screen."""
    text = ledger.report(counts)
    if counts == FULL:
        path = BENCH / "soak.md"
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(replace_part(before, ledger.tree.title, text), encoding="utf-8")
        print(f"written: {BENCH.name}/soak.md, {ledger.tree.title}")
    else:
        print(text)
        print("bench/soak.md is not touched: these are not the full counts.")
    return 1 if ledger.failures else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("soak: stopped; run it again to go on from here")
