"""What people see: board, view, prompts, default answers."""
