"""The sea (13): fleets and their voyages, naval battles, ports and straits, convoys and landings."""
