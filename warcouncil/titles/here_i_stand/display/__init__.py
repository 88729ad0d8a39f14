"""What people see, and what is said when they may not: views, boards, prompts, defaults, refusals."""
