"""One module for each phase that has rules of its own."""
