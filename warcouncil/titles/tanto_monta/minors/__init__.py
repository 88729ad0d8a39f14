"""Minor powers and independent spaces (21)."""
