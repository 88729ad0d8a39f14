"""The sea (2.4, 5.4, 16.1 to 16.4, 16.8): ways that are open to some, navies, transport, piracy."""
