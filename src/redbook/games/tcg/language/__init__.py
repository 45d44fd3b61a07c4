"""What a card reads: filters, requirements, amounts, happenings."""
