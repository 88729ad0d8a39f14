"""Somebody reports what was said, and the host settles it on a page of their own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_at_the_table import say, two_at_a_table
from tests.server.house import House


def test_a_report_reaches_the_host(visitor: NewVisitor, server: House) -> None:
    ann, bob = two_at_a_table(visitor)
    say(bob, "Foul words!")
    ann.page.locator("[data-story-tab=talk]").click()
    ann.page.get_by_role("button", name="Report this to the host").click()
    expect(ann.page.locator(".toast", has_text="The host will see it.")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Report this to the host")).to_have_count(0)

    host = visitor()
    host.page.goto(f"/host/open/{server.services.hosting.link()}")
    host.page.get_by_role("button", name="Open it here").click()
    row = host.page.locator("#reports tr", has_text="Foul words!")
    expect(row).to_contain_text("Bob")
    row.get_by_role("button", name="Settled").click()
    expect(host.page.locator("#acts")).to_contain_text("Settled")
    expect(host.page.locator("#reports")).not_to_contain_text("Foul words!")
