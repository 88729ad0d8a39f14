"""Diplomacy (8, 15): the display, pacts, camps, wars, conquest and submission."""
