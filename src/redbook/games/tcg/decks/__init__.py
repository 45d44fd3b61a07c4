"""Decks: lists of cards, sealed play."""
