"""A running match and what is left of it: choices, requests and undo, looking back, results, the games on offer."""
