"""Notices, and the post that carries them out of the house: letters by mail, webhooks."""
