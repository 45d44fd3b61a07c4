"""Event and Combat cards: what they are worth, and the questions they ask."""
