"""The living rulebook over HTTP, and its scenes, which can be tried without a table."""
