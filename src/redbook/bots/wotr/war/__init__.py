"""Armies: the campaign, marches, sieges, raids, battles."""
