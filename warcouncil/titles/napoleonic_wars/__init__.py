"""The Napoleonic Wars, second edition: its components. Rules and play are still to come."""
