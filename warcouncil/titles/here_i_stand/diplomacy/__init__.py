"""Negotiation, deals, peace, loans and declarations of war (9)."""
