"""What a card is, where it lies and what it is worth."""
