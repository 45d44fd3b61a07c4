"""What players do: the action procedure, playing cards, responses, wounds and burdens."""
