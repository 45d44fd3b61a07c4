"""Lessons over HTTP: the course of a game, and its scripted scenes, played without a table."""
