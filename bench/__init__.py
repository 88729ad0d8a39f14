"""Long runs and measurements, with their committed results. Nothing here is imported by the package."""
