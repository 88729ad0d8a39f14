"""What the server counts, read as Prometheus reads it: by its grammar, from the port that only the host reaches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import House, Person, free_port, running, until
from tests.server.machines import Process
from tests.server.playing import asked, two_at_a_table
from warcouncil.server.ground.meters import MOST_SERIES, OTHER, SECONDS, Counter, Histogram, Meters
from warcouncil.server.run import listen
from warcouncil.server.web.metrics_port import FORMAT, MetricsPort

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
LABEL = rf'{NAME}="(?:[^"\\\n]|\\["\\n])*"'
SAMPLE = re.compile(rf"(?P<name>{NAME})(?:\{{(?P<labels>{LABEL}(?:,{LABEL})*)\}})? (?P<value>\+Inf|-?[0-9.e+-]+)")
ABOUT = re.compile(rf"# (?:HELP {NAME} .+|TYPE {NAME} (?:counter|gauge|histogram))")


def scraped(text: str) -> dict[str, float]:
    """Every series with its value; whatever is not of the format fails."""
    found: dict[str, float] = {}
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("#"):
            assert ABOUT.fullmatch(line), line
            continue
        sample = SAMPLE.fullmatch(line)
        assert sample is not None, line
        series = sample["name"] + (f"{{{sample['labels']}}}" if sample["labels"] else "")
        assert series not in found, f"told twice: {series}"
        found[series] = float(sample["value"])
    return found


@pytest.fixture
def metered(folder: Path) -> Iterator[House]:
    with running(folder) as house:
        yield house


def seen(house: House) -> dict[str, float]:
    return scraped(house.services.meters.text())


def test_choices_latencies_tables_connections_and_statements_are_told(metered: House) -> None:
    ann, bob = metered.person("Ann"), metered.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    channel = ann.live()
    channel.send("watch", match=match)
    channel.next("update")
    before = seen(metered)
    person, decision, _ = asked({0: ann, 1: bob}, match)
    person.choose(match, decision)
    assert person.refused("POST", f"/api/matches/{match}/choices", {"decision": "no", "option": ["x"]})[1] == "stale"
    counted = 'warcouncil_request_seconds_count{kind="choice"}'
    until(lambda: seen(metered).get(counted) == 2, "both requests are counted, which is when they have been answered")
    after = seen(metered)
    assert after['warcouncil_choices_total{title="parley",by="person"}'] == 1
    assert after['warcouncil_requests_total{kind="choice",status="200"}'] == 1
    assert after['warcouncil_requests_total{kind="choice",status="409"}'] == 1
    assert after['warcouncil_refusals_total{code="stale"}'] == 1
    assert after['warcouncil_request_seconds_bucket{kind="choice",le="+Inf"}'] == 2
    assert after['warcouncil_request_seconds_sum{kind="choice"}'] > 0
    assert after['warcouncil_tables{status="playing"}'] == 1
    assert after["warcouncil_live_connections"] == 1
    assert after["warcouncil_sql_statements_total"] > before["warcouncil_sql_statements_total"] > 0
    assert after["warcouncil_sql_commits_total"] > before["warcouncil_sql_commits_total"] > 0
    assert after["warcouncil_memory_bytes"] > 1e6 and after["warcouncil_cpu_seconds_total"] > 0
    channel.close()
    until(lambda: seen(metered)["warcouncil_live_connections"] == 0, "the channel is gone")


def test_bots_and_what_goes_wrong_are_counted(metered: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = metered.person("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    ann.table("parley", 2, seats=seats, start=True)
    until(lambda: 'warcouncil_choices_total{title="parley",by="bot"}' in seen(metered), "the bot has chosen")
    found = seen(metered)
    assert found["warcouncil_bot_seconds_count"] >= 1
    assert {'warcouncil_bot_tables{state="waiting"}', 'warcouncil_bot_tables{state="thinking"}'} <= found.keys()

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(metered.services.lobby, "create", broken)
    assert ann.refused("POST", "/api/tables", {"title": "parley", "players": 2}) == (500, "our-fault")
    failed = 'warcouncil_requests_total{kind="change",status="500"}'
    until(lambda: failed in seen(metered), "the request is counted, which is when it has been answered")
    found = seen(metered)
    assert found['warcouncil_log_lines_total{level="error"}'] == 1
    assert found['warcouncil_refusals_total{code="our-fault"}'] == 1
    assert found[failed] == 1


def test_the_page_s_port_tells_no_metrics(metered: House) -> None:
    answer = metered.person().http.get("/metrics")
    assert "warcouncil_" not in answer.text


def test_strangers_cannot_make_them_grow() -> None:
    counter = Counter("x_total", "Some.", "who", "what")
    for number in range(2 * MOST_SERIES):
        counter.add(str(number), 'a"b\\c\nd')
    lines = counter.lines()
    assert len(lines) == MOST_SERIES + 1
    assert f'warcouncil_x_total{{who="{OTHER}",what="{OTHER}"}} {MOST_SERIES}' in lines
    scraped("\n".join(counter.told()) + "\n")


def test_a_histogram_counts_up_to_each_bound() -> None:
    histogram = Histogram("y_seconds", "Some.")
    for seconds in (0.004, 0.005, 0.3, 1000.0):
        histogram.add(seconds)
    found = scraped("\n".join(histogram.told()) + "\n")
    below = [found[f'warcouncil_y_seconds_bucket{{le="{bound:g}"}}'] for bound in SECONDS]
    assert below[0] == 2 and below[-1] == 3 and below == sorted(below)
    assert found['warcouncil_y_seconds_bucket{le="+Inf"}'] == found["warcouncil_y_seconds_count"] == 4


def test_the_port_answers_one_question_and_says_when_it_cannot() -> None:
    meters = Meters()
    port = MetricsPort(listen("127.0.0.1", 0), meters.text)
    port.start()
    url = f"http://127.0.0.1:{port.socket.getsockname()[1]}"
    try:
        answer = httpx.get(f"{url}/metrics", trust_env=False)
        assert answer.status_code == 200 and answer.headers["content-type"] == FORMAT
        scraped(answer.text)
        assert httpx.get(f"{url}/", trust_env=False).status_code == 404
        assert httpx.post(f"{url}/metrics", trust_env=False).status_code == 501
        meters.level("broken", "Never read.", lambda: 1 / 0)
        assert httpx.get(f"{url}/metrics", trust_env=False).status_code == 503
    finally:
        port.stop()


@pytest.mark.slow
def test_a_server_is_scraped(folder: Path) -> None:
    wanted = free_port()
    server = Process(folder, "--metrics", str(wanted)).start()
    Person(server).get("/api/health")
    looks = 'warcouncil_requests_total{kind="look",status="200"}'

    def told() -> dict[str, float]:
        return scraped(httpx.get(f"http://127.0.0.1:{wanted}/metrics", trust_env=False).text)

    until(lambda: told().get(looks, 0) >= 1, "the look is counted")
