"""What single powers have of their own (21, 22)."""
