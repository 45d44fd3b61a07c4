"""What outlives the process: rows, and the database they stand in."""
