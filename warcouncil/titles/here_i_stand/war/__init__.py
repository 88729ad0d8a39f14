"""Land units that are raised, and wars far away (17, 21.7)."""
