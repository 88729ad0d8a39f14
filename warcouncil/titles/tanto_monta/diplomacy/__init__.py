"""Negotiation, deals, ransom and declarations of war (9)."""
