"""The ports of the game, in SQL: the same statements for SQLite and PostgreSQL."""
