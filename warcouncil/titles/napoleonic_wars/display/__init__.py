"""What people see: the board, and the view of each seat."""
