"""What is kept: the database and its migrations, a table as it is written down, matches out of storage, backups."""
