"""Exploration and trade (2.5, 6.3, 16.5 to 16.7, 18.7, 18.8): naos, ocean zones, settlements, resources."""
