"""The server: a thin async shell around pure matches. Tables, links, storage, sockets; no rule of any game."""
