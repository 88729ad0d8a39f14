"""What a browser has to fetch for the page of a match: compressed, and most of it only once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor

FOR_GOOD = "public, max-age=31536000, immutable"
WORTH_IT = 2_000
"""Bytes of text that are compressed."""
TABLES = {"endeavor": 2, "game_of_thrones": 3, "here_i_stand": 3, "napoleonic_wars": 3, "tanto_monta": 4}


class Wire:
    """What a visitor's browser has fetched."""

    def __init__(self, visitor: Visitor) -> None:
        self.responses: list[Response] = []
        visitor.page.on("response", lambda response: self.responses.append(response))

    def is_kept_and_compressed(self) -> int:
        """Whatever bears its mark is kept for good, all longer text is compressed; how many are kept."""
        kept = 0
        for one in self.responses:
            headers = one.headers
            kind = headers.get("content-type", "")
            if "?v=" in one.url:
                assert headers["cache-control"] == FOR_GOOD, one.url
                kept += 1
            text = one.status == 200 and any(part in kind for part in ("javascript", "json", "css", "svg", "html"))
            if text and len(one.body()) > WORTH_IT:
                assert headers.get("content-encoding") == "gzip" or one.request.method != "GET", one.url
        return kept


@pytest.mark.parametrize("title", TABLES)
def test_what_the_page_of_a_match_fetches_is_kept(visitor: NewVisitor, title: str) -> None:
    ann = visitor()
    wire = Wire(ann)
    ann.new_game(title, TABLES[title])
    ann.page.wait_for_load_state("networkidle")
    assert any(f"/dress/{title}/" in one.url for one in wire.responses)
    assert wire.is_kept_and_compressed() >= 2
