"""Who somebody is: users, accounts, sessions, passwords, and the links in letters that prove whose an address is."""
