"""Decks of the trading card game over HTTP."""
