"""The line to a client: the WebSocket, and what waits to be sent over it."""
