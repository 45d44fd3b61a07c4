"""Tables: a match with its seats, links and history, and all that people do there."""
