"""What every chapter stands on: how the server says no, settings, limits, time, the bus, names, worker processes."""
