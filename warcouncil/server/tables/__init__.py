"""Tables: the hall that holds them, the gate that changes them, the feed that tells of it, the lobby before play."""
