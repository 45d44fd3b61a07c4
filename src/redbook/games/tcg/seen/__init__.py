"""What a seat may see, and the worlds it cannot tell apart."""
