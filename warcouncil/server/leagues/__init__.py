"""Leagues: who has entered, who plays whom in which round, how they stand."""
