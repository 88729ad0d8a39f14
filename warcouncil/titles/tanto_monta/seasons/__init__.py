"""The turn: card draw, spring, action phase, winter, weddings, victory."""
