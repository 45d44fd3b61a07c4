"""Where bots think: beside the server, in processes of their own, so that nobody's move waits for a thought."""
