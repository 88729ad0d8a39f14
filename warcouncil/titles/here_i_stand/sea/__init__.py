"""Corsairs and the New World (16.4, 20)."""
