"""A counsellor at the table."""
