"""The Fellowship, the Hunt and the Companions."""
