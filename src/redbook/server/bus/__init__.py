"""Several servers at one storage: how they hear of each other."""
