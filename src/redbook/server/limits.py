"""How much one address or one token may ask for. What is counted is forgotten by itself: memory stays bounded."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Literal

import msgspec

from redbook.server.problems import SlowDown, TooManySockets, TooOften
from redbook.server.settings import Limits
from redbook.server.tokens import fingerprint

Kind = Literal[
    "tables", "tables a day", "documents", "requests", "studies", "messages", "messages of an address", "sockets"
]
AT_ONCE = 10.0  # seconds' worth of requests that may come at once: a page and all that belongs to it
BURST = 5.0  # the same for messages
USUAL = 4096  # letters of a message: moves have some hundred
NEIGHBOURS = 64  # bits of an IPv6 address that belong to one house


class Allowance(msgspec.Struct, frozen=True):
    """So many at once, and so many a second after that."""

    most: float
    each_second: float


class Buckets:
    """An allowance for each key. The keys used last are remembered: a full bucket is like one nobody knows."""

    def __init__(self, allowance: Allowance, remembered: int) -> None:
        self.allowance = allowance
        self._remembered = remembered
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how much was left, and when

    def __len__(self) -> int:
        return len(self._left)

    def take(self, key: str, now: float, cost: float = 1.0) -> float:
        """0.0, and it is taken; else nothing is, and so many seconds are to be waited."""
        most, rate = self.allowance.most, self.allowance.each_second
        left, when = self._left.pop(key, (most, now))
        left = min(most, left + (now - when) * rate)
        wanted = min(cost, most)
        granted = left >= wanted
        self._left[key] = (left - wanted if granted else left, now)
        while len(self._left) > self._remembered:
            self._left.popitem(last=False)
        return 0.0 if granted else (wanted - left) / rate


def allowances(limits: Limits) -> dict[Kind, Allowance]:
    hour, day = 3600, 86_400
    return {
        "tables": Allowance(limits.tables_per_hour, limits.tables_per_hour / hour),
        "tables a day": Allowance(limits.tables_per_day, limits.tables_per_day / day),
        "documents": Allowance(limits.documents_per_minute, limits.documents_per_minute / 60),
        "requests": Allowance(limits.requests_per_second * AT_ONCE, limits.requests_per_second),
        "studies": Allowance(limits.studies_per_second * AT_ONCE, limits.studies_per_second),
        "messages": Allowance(limits.messages_per_second * BURST, limits.messages_per_second),
        "messages of an address": Allowance(limits.messages_per_address * BURST, limits.messages_per_address),
        "sockets": Allowance(limits.sockets_per_minute, limits.sockets_per_minute / 60),
    }


class Doorkeeper:
    """Counts at the door. `clock` goes forward in seconds."""

    def __init__(
        self, limits: Limits, proxies: Iterable[str] = (), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits = limits
        self._proxies = [ip_network(one) for one in proxies]
        self._clock = clock
        self._buckets = {kind: Buckets(one, limits.remembered) for kind, one in allowances(limits).items()}
        self._connections: Counter[str] = Counter()  # by address, as are the next two
        self._open: Counter[str] = Counter()  # sockets
        self._strangers: Counter[str] = Counter()
        self._by_token: Counter[str] = Counter()

    # -- who asks -----------------------------------------------------------------------------

    def is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies if network.version == found.version)

    def asking(self, scope: Any) -> str:
        """Whoever asks, as it is counted."""
        return house(self.speaking_for(scope))

    def speaking_for(self, scope: Any) -> str:
        """The address of whoever asks. A proxy is believed, and so is what it was told by another one."""
        peer: str = scope["client"][0] if scope.get("client") else ""
        if not self.is_proxy(peer):
            return peer
        said = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for").decode("latin-1")
        chain = [one.strip() for one in said.split(",") if one.strip()]
        return next((one for one in reversed(chain) if not self.is_proxy(one)), peer)

    def connect(self, peer: str) -> bool:
        """One more connection, unless there are too many. All people come through a proxy: it is not counted."""
        key = house(peer)
        full = self._connections[key] >= self.limits.connections_per_address
        if self.limits.enforced and full and not self.is_proxy(peer):
            return False
        self._connections[key] += 1
        return True

    def disconnect(self, peer: str) -> None:
        less(self._connections, house(peer))

    # -- what it may have ---------------------------------------------------------------------

    def take(self, kind: Kind, key: str, cost: float = 1.0) -> None:
        if self.limits.enforced:
            wait = self._buckets[kind].take(key, self._clock(), cost)
            if wait:
                raise TooOften(seconds=math.ceil(wait))

    def open_table(self, address: str) -> None:
        self.take("tables", address)
        self.take("tables a day", address)

    def by_token(self, token: str, cost: float = 1.0) -> None:
        """Something asked with a token that fits."""
        self.take("messages", fingerprint(token), cost)

    def socket(self, address: str) -> Place:
        """A place for one more socket."""
        self.take("sockets", address)
        if self.limits.enforced and (
            self._open[address] >= self.limits.sockets_per_address
            or self._strangers[address] >= self.limits.strangers_per_address
            or self._strangers.total() >= self.limits.strangers
        ):
            raise TooManySockets()
        return Place(self, address)


class Place:
    """One socket at the door: a stranger until it has shown a token."""

    def __init__(self, keeper: Doorkeeper, address: str) -> None:
        self._keeper = keeper
        self._address = address
        self._token: str | None = None
        keeper._open[address] += 1
        keeper._strangers[address] += 1

    @property
    def hello_seconds(self) -> float:
        """How long a stranger may stand here."""
        return self._keeper.limits.hello_seconds

    def greet(self, token: str) -> None:
        """It has shown a token that fits; another one than before if it likes."""
        keeper, shown = self._keeper, fingerprint(token)
        if shown == self._token:
            return
        if keeper.limits.enforced and keeper._by_token[shown] >= keeper.limits.sockets_per_token:
            raise TooManySockets()
        less(keeper._strangers, self._address) if self._token is None else less(keeper._by_token, self._token)
        self._token = shown
        keeper._by_token[shown] += 1

    def message(self, size: int = 0) -> None:
        """A long one counts as many."""
        cost = 1.0 + size // USUAL
        try:
            self._keeper.take("messages of an address", self._address, cost)
            if self._token is not None:
                self._keeper.take("messages", self._token, cost)
        except TooOften as often:
            raise SlowDown() from often

    def leave(self) -> None:
        less(self._keeper._open, self._address)
        less(self._keeper._strangers, self._address) if self._token is None else less(
            self._keeper._by_token, self._token
        )


def less(counted: Counter[str], key: str) -> None:
    counted[key] -= 1
    if counted[key] <= 0:
        del counted[key]


def house(address: str) -> str:
    """Whoever has one IPv6 address has 2 to the 64th."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:100]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((int(found) >> NEIGHBOURS << NEIGHBOURS, NEIGHBOURS)))
    return str(found)
