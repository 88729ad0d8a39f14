"""Tanto Monta, The Rise of Ferdinand and Isabella: its components. Rules and play are still to come."""
