"""The powers' own rules (20), foreign wars (20.9) and surrenders (22.1)."""
