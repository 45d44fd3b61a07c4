"""What a card does: one module for each family of effects, and the texts made of them."""
