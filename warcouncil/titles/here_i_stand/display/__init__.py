"""What people see: views, boards, prompts, and the answers when time runs out."""
