"""Events (6): what cards and reserve cards do, read from data/cards.toml and carried out operation by operation."""
