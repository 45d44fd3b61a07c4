"""Tokens: unguessable strings that hold seats. The server keeps only their fingerprints.

The host's token is drawn at random; invites and the watch link are derived from it, so that the host, who shows his
token with every request, can be shown his links again although nobody has stored them.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b, sha256

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is mistaken for something else when read aloud


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(9))


def new_token() -> str:
    return secrets.token_urlsafe(24)


def derived(host_token: str, role: str, seat: str = "") -> str:
    """192 bits that nobody can work out without the host's token."""
    key = sha256(host_token.encode()).digest()
    digest = blake2b(f"{role}:{seat}".encode(), key=key, digest_size=24).digest()
    return urlsafe_b64encode(digest).decode()


def fingerprint(token: str) -> str:
    return sha256(b"redbook:" + token.encode("utf-8", "surrogatepass")).hexdigest()
