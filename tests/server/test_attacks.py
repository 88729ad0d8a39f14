"""An attacker's list: what somebody tries who means harm, and what comes of it. Here: forged mail.

The rest of the list stands beside what it is about: slow requests, crowds, floods of the log and foreign hosts in
test_attacks_on_the_wire.py, ground nonces in test_sealing.py, second hands and floods of tables in test_two_hands.py
and test_crowding.py, forged journals in tests/engine/test_forged_journals.py, strange snapshots in
tests/engine/test_strange_snapshots.py.
"""

from __future__ import annotations

import re
from email import message_from_bytes, policy
from typing import Any

import pytest

from tests.server.house import until
from tests.server.playing import two_at_a_table
from tests.server.posting import SENDER, MailBox, Setting, mail_server, text_of, waiting
from warcouncil.server.people.addresses import is_address
from warcouncil.server.post import letters
from warcouncil.server.storage import models

# -- forged mail

POISON = "a@=?utf-8?q?b=0aBcc=3a_v=40x.y=0aX-Injected=3a_yes=0a=0aforged=20body?=.org"
"""Python's header classes decode this, line breaks and all."""
WORD = "=?utf-8?q?b=0d=0aBcc=3a_v=40x.y=0d=0aX-Injected=3a_yes?="
FORGED = {
    "an encoded word as the domain": POISON,
    "an encoded word as the name": f"{WORD}@example.org",
    "an encoded word in base64": "a@=?utf-8?b?YgpCY2M6IHZAeC55?=.org",
    "half an encoded word": "a=?b@example.org",
    "another header": "a@example.org\r\nBcc: v@x.y",
    "another line": "a@example.org\n",
    "a bare return": "a@example.org\rBcc: v@x.y",
    "a vertical tab": "a@example.org\x0bBcc: v@x.y",
    "a line separator": "a@example.org\u2028Bcc: v@x.y",
    "a next line": "a@example.org\x85Bcc: v@x.y",
    "a zero byte": "a@example.org\x00",
    "a second recipient": "a@example.org,v@x.yz",
    "a second recipient behind a space": "a@example.org v@x.yz",
    "a group": "all:a@example.org,v@x.yz;",
    "a name in front": "Ann <a@example.org>",
    "angles": "<a@example.org>",
    "a comment": "a(hello)@example.org",
    "a comment in the domain": "a@example.org(hello)",
    "quotes": '"a b"@example.org',
    "quoted line breaks": '"a\r\nBcc: v@x.y"@example.org',
    "an address literal": "a@[127.0.0.1]",
    "a plain number": "a@127.0.0.1",
    "a route": "@x.yz:a@example.org",
    "a route with percent": "v%x.yz@example.org",
    "a route with bangs": "x.yz!v@example.org",
    "two at signs": "a@b@example.org",
    "a pipe": "|sh@example.org",
    "an option of the mail server": "a@example.org> SIZE=1",
    "a Cyrillic domain that looks Latin": "a@ex\u0430mple.org",
    "a full-width domain": "a@\uff45xample.org",
    "a dotless i": "a@g\u0131thub.com",
    "a full-width at sign": "a\uff20example.org",
    "an ideographic full stop": "a@example\u3002org",
    "a soft hyphen": "a@exam\u00adple.org",
    "a local part that is not ASCII": "\u00e4nn@example.org",
    "an overlong local part": f"{'a' * 65}@example.org",
    "an overlong label": f"a@{'b' * 64}.org",
    "an overlong address": f"a@{'b.' * 120}org",
    "hundreds of letters": f"a@{'b' * 900}.org",
    "dots in a row": "a..b@example.org",
    "a dot in front": ".a@example.org",
    "a dot at the end": "a@example.org.",
    "a hyphen in front of a label": "a@-example.org",
    "an underscore in the domain": "a@ex_ample.org",
    "no dot": "a@localhost",
    "nothing": "@",
}
HONEST = ("a@b.cd", "ann.o'neil+games@mail.example.org", "a_b-c=d@x--y.xn--p1ai", f"{'a' * 64}@{'b' * 63}.org")


def headers(raw: bytes) -> list[str]:
    """The names of all headers as they came over the wire, in their order; lines that go on with a space are none."""
    head = raw.partition(b"\r\n\r\n")[0].decode("ascii")
    return [line.partition(":")[0] for line in head.split("\r\n") if not line.startswith((" ", "\t"))]


OURS = [
    *("From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "List-Unsubscribe", "List-Unsubscribe-Post"),
    *("Content-Type", "Content-Transfer-Encoding", "MIME-Version"),
]


def test_no_forged_address_is_taken(setting: Setting, box: MailBox) -> None:
    eve = setting.house.person("Eve")
    for what, address in FORGED.items():
        status, code = eve.refused("PATCH", "/api/me", {"email": address})
        assert (status, code) == (400, "bad-email"), what
    assert eve.get("/api/me")["user"]["email"] is None
    assert waiting(setting.house) == 0 and box.raw == []


@pytest.mark.parametrize("address", HONEST)
def test_honest_addresses_are_taken(address: str) -> None:
    assert is_address(address)


def test_forged_addresses_from_before_get_nothing_and_hold_up_nobody(setting: Setting, box: MailBox) -> None:
    """They are in the database, confirmed even, and their letters are due first."""
    ann, bob = setting.house.person("Ann"), setting.house.person("Bob")
    stored = [address for address in FORGED.values() if len(address) <= 200 and "\x00" not in address]
    victims = [setting.house.person(f"Eve {number}") for number, _ in enumerate(stored)]
    for victim, address in zip(victims, stored, strict=True):
        setting.has_confirmed(victim, address)
        two_at_a_table(ann, victim)
    setting.has_confirmed(bob, "bob@example.org")
    two_at_a_table(ann, bob)
    setting.later()
    until(lambda: box.letters and waiting(setting.house) == 0, "Bob's letter comes, and nothing is left")
    assert box.recipients == [["bob@example.org"]]
    assert b"X-Injected" not in b"".join(box.raw) and b"v@x.y" not in b"".join(box.raw)
    with setting.house.services.store.read() as connection:
        aside = connection.execute(models.undelivered.select()).all()
    assert {row.user_id for row in aside} == {victim.id for victim in victims}
    assert {row.reason for row in aside} == {"this is no address that mail is sent to"}


NASTY = [
    WORD,
    "x\r\nBcc: v@x.y\r\nX-Injected: yes\r\n\r\nforged body",
    "x\nBcc: v@x.y\n\n.\nMAIL FROM:<a@b.cd>",
    "x\r\n.\r\nMAIL FROM:<v@x.y>\r\nRCPT TO:<v@x.y>\r\nDATA\r\n",
    "x\x0bBcc: v@x.y\x0cX-Injected: yes\x1cX-Injected: yes",
    "x\u2028Bcc: v@x.y\u2029X-Injected: yes\x85X-Injected: yes",
    "x\x00y\x1b[31m\u202eevil",
    f"\u8f6e\u5230\u4f60\u4e86 {WORD} \u8f6e\u5230\u4f60\u4e86",
    "\ud800 half a letter",
    f"={'?=' * 60}utf-8?q?=0aBcc=3a_v=40x.y?=",
    f"{'long ' * 400}{WORD}",
    "a" * 999,
]
PLACES = ("a notice", "several notices", "a name")


def paper(**changes: Any) -> letters.Paper:
    fields = {"sender": SENDER, "address": "bob@example.org", "language": "zh-Hant"}
    links = {"home": "http://games.example/", "stop": f"http://games.example/mail/{'A' * 150}.B?lang=zh-Hant"}
    return letters.Paper(**{**fields, **links, **changes})


@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize("text", NASTY, ids=lambda text: ascii(text)[:40])
def test_no_text_gets_out_of_its_place_in_a_letter(where: str, text: str, box: MailBox) -> None:
    """Whatever a table, a prompt or a person may be called some day: on the wire it is words and nothing else."""
    link = "http://games.example/reset/x"
    letter = {
        "a notice": lambda: letters.notices(paper(), [letters.Line(text, link)]),
        "several notices": lambda: letters.notices(paper(language="en"), [letters.Line(text, link)] * 2),
        "a name": lambda: letters.new_password(paper(), text, link),
    }[where]()
    with mail_server(box) as port:
        letters.send(f"smtp://127.0.0.1:{port}", letter)
    (raw,) = box.raw
    assert headers(raw) == OURS
    assert box.recipients == [["bob@example.org"]]
    assert max(len(line) for line in raw.split(b"\r\n")) <= 998
    assert re.search(rb"(?<!\r)\n|\r(?!\n)", raw) is None, "a line ends one way only"
    (read,) = box.letters
    assert read["To"] == "bob@example.org" and read["From"] == SENDER
    assert "\n" not in str(read["Subject"]) and len(str(read["Subject"])) < 200
    assert f"List-Unsubscribe: <{paper().stop}>\r\n".encode() in raw, "as it is, for the mail program's own button"
    assert text_of(read).rstrip().endswith(paper().stop)


@pytest.mark.parametrize(
    "wrong",
    [
        {"address": POISON},
        {"address": "bob@example.org\r\nBcc: v@x.y"},
        {"sender": "War Council <games@mail.example>\r\nBcc: v@x.y"},
        {"sender": f"War Council <{POISON}>"},
        {"stop": "http://games.example/x>\r\nBcc: v@x.y"},
        {"stop": "http://games.example/\u2028"},
    ],
    ids=ascii,
)
def test_nothing_is_written_on_forged_paper(wrong: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"this is no|linefeed"):
        letters.notices(paper(**wrong), [letters.Line("x", "http://games.example/")])


def test_a_letter_to_a_stranger_holds_nothing_of_whoever_caused_it(setting: Setting, box: MailBox) -> None:
    """Otherwise a name such as an advertisement would be sent to anybody."""
    eve = setting.house.person("Buy at spam.example")
    eve.call("PATCH", "/api/me", {"email": "victim@example.org"})
    letter = until(lambda: box.asking, "the question comes")[0]
    assert "spam" not in text_of(letter) and "spam" not in str(letter["Subject"])
    assert headers(box.raw[0]) == OURS
    assert message_from_bytes(box.raw[0], policy=policy.default)["To"] == "victim@example.org"
