"""The struggle of religions (18): translation, reformation, debates."""
