"""What a host may set, each thing once: its name, its default, what it may be and what it means.

`redbook.toml` has a section for each struct below and a key for each field. The environment comes after the file
(REDBOOK_LIMITS_TABLES_PER_HOUR), the command line after both. docs/settings.md is written from here.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from redbook.kernel.errors import RedbookError
from redbook.kernel.near import nearest

FILE = "redbook.toml"
PREFIX = "REDBOOK_"
Flag = tuple[str, str, str]  # which setting, its value as it was typed, and the flag: ("address.port", "80", "--port")
NETWORKS = ("address.proxies", "metrics.readers")
FILE_VARIABLE = "REDBOOK_SETTINGS"  # another file than ./redbook.toml


def about(text: str, **bounds: Any) -> Meta:
    return Meta(description=text, **bounds)


class Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Address(Section, frozen=True):
    """Where the server listens, and whom it believes."""

    host: Annotated[str, about("the address to listen on; 0.0.0.0 for everybody who can reach the machine")] = (
        "127.0.0.1"
    )
    port: Annotated[int, about("the port to listen on; 0 for any that is free", ge=0, le=65535)] = 8019
    workers: Annotated[
        int, about("processes that serve, any table each; more than one need PostgreSQL and Redis", ge=1, le=256)
    ] = 1
    proxies: Annotated[
        tuple[str, ...],
        about("proxies before the server, as addresses or networks: they are believed who asks (X-Forwarded-For)"),
    ] = ()
    origins: Annotated[
        tuple[str, ...],
        about("pages that may use the server besides its own, such as https://table.example.org"),
    ] = ()


class Store(Section, frozen=True):
    """Where tables are kept."""

    db: Annotated[str, about("a file, or postgresql://…; empty: a file in the data folder of whoever serves")] = ""
    redis: Annotated[
        str, about("redis://…, by which several servers of one PostgreSQL hear of each other, and bots are asked")
    ] = ""


class Bots(Section, frozen=True):
    """How bots play."""

    delay: Annotated[float, about("seconds between two moves of bots, so that people can follow", ge=0, le=60)] = 0.4
    budget: Annotated[float, about("seconds that a bot may think about a move", gt=0, le=3600)] = 30.0
    processes: Annotated[
        int,
        about(
            "processes of each server in which bots think; 0: one less than there are cores, or, with Redis, none: "
            "then `redbook worker` thinks, on any machine",
            ge=0,
            le=256,
        ),
    ] = 0


class Limits(Section, frozen=True):
    """What one address or one token may ask of the server. An IPv6 address counts with its neighbours (/64)."""

    enforced: Annotated[bool, about("whether anybody is counted at all; `redbook play` counts nobody")] = True
    tables_per_hour: Annotated[int, about("tables that an address may open in an hour, at once if it likes", ge=1)] = (
        600
    )
    tables_per_day: Annotated[int, about("tables that an address may open in a day", ge=1)] = 2000
    documents_per_minute: Annotated[
        int, about("saves, positions and records that an address may bring in a minute", ge=1)
    ] = 60
    requests_per_second: Annotated[
        float,
        about("requests of an address in the long run, a long one as several; ten times as many at once", gt=0),
    ] = 100.0
    studies_per_second: Annotated[
        float, about("scenes, lessons and decks that an address tries in the long run; ten times as many at once", gt=0)
    ] = 5.0
    messages_per_second: Annotated[
        float, about("messages of a token, over all its sockets, in the long run; five times as many at once", gt=0)
    ] = 100.0
    messages_per_address: Annotated[float, about("messages of an address a second, over all its tokens", gt=0)] = 500.0
    sockets_per_minute: Annotated[int, about("sockets that an address may open in a minute", ge=1)] = 300
    sockets_per_address: Annotated[int, about("sockets of an address that are open at once", ge=1)] = 200
    sockets_per_token: Annotated[int, about("sockets of a token that are open at once", ge=1)] = 20
    strangers_per_address: Annotated[
        int, about("sockets of an address that are open and have not shown a token yet", ge=1)
    ] = 30
    strangers: Annotated[int, about("sockets of all addresses that have not shown a token yet", ge=1)] = 300
    connections_per_address: Annotated[
        int, about("connections of an address that are open at once and are no sockets; proxies are not counted", ge=1)
    ] = 200
    hello_seconds: Annotated[float, about("seconds until a socket has to show a token", gt=0)] = 30.0
    header_seconds: Annotated[float, about("seconds until the headers of a request have to be there", gt=0)] = 10.0
    body_seconds: Annotated[float, about("seconds until the body of a request has to be there", gt=0)] = 60.0
    idle_seconds: Annotated[int, about("seconds that a connection may rest between two requests", ge=1)] = 15
    remembered: Annotated[int, about("addresses and tokens that are remembered, of each kind of limit", ge=100)] = (
        20_000
    )


class Documents(Section, frozen=True):
    """How saves, positions and records from outside are read."""

    apart: Annotated[
        bool, about("in a process of their own, so that they slow no table; otherwise in a thread of the server")
    ] = True
    waiting: Annotated[int, about("documents that are being read or wait for it; more are refused", ge=1, le=1000)] = 8
    seconds: Annotated[float, about("seconds of work that a document may cause; then it is refused", gt=0, le=600)] = (
        5.0
    )
    megabytes: Annotated[int, about("memory of the process that reads them", ge=128, le=65536)] = 512


class Keeping(Section, frozen=True):
    """How long tables are kept that nobody sits at. 0 is for ever; `redbook play` keeps all for ever."""

    empty_days: Annotated[float, about("days that a table is kept where nobody has moved", ge=0)] = 30.0
    unfinished_days: Annotated[float, about("days after the last move of a match that is not over", ge=0)] = 365.0
    finished_days: Annotated[float, about("days after the last move of a match that is over", ge=0)] = 0.0
    every_minutes: Annotated[float, about("minutes between two looks for tables to clear away", gt=0)] = 60.0


class Metrics(Section, frozen=True):
    """Figures for Prometheus, at /metrics."""

    readers: Annotated[
        tuple[str, ...], about("addresses or networks that may read them; there is no such page for anybody else")
    ] = ("127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")


class Log(Section, frozen=True):
    """What the server writes down, to its standard error."""

    format: Annotated[Literal["text", "json"], about("text for people, or json: one object a line, for programs")] = (
        "text"
    )
    level: Annotated[
        Literal["debug", "info", "warning", "error"], about("from what on it is written down; debug tells everything")
    ] = "info"


class Settings(Section, frozen=True):
    address: Address = Address()
    store: Store = Store()
    bots: Bots = Bots()
    limits: Limits = Limits()
    documents: Documents = Documents()
    keeping: Keeping = Keeping()
    metrics: Metrics = Metrics()
    log: Log = Log()

    @classmethod
    def alone(cls, port: int = 8019, db: str = "", processes: int = 0) -> Settings:
        """For one person on their own machine: nobody is counted, nothing is cleared away."""
        return cls(
            address=Address(port=port),
            store=Store(db=db),
            bots=Bots(processes=processes),
            limits=Limits(enforced=False),
            keeping=Keeping(empty_days=0, unfinished_days=0, finished_days=0),
        )


class Field(msgspec.Struct, frozen=True):
    """One thing that may be set."""

    section: str
    name: str
    type: Any
    default: Any
    means: str

    @property
    def path(self) -> str:
        return f"{self.section}.{self.name}"

    @property
    def variable(self) -> str:
        return f"{PREFIX}{self.section}_{self.name}".upper()


class UnknownServerSetting(RedbookError):
    """A name that nothing has, in a file, a variable or a flag: `where` says in which."""

    code = "unknown-server-setting"


class BadServerSetting(RedbookError):
    """A value that it cannot have."""

    code = "bad-server-setting"


class BadSettingsFile(RedbookError):
    """Not TOML, or not to be read."""

    code = "bad-settings-file"


def sections() -> dict[str, type[Section]]:
    return {field.name: type(field.default) for field in msgspec.structs.fields(Settings)}


def fields() -> Iterator[Field]:
    for section, struct in sections().items():
        hints = get_type_hints(struct, include_extras=True)
        for field in msgspec.structs.fields(struct):
            hint = hints[field.name]
            yield Field(section, field.name, hint, field.default, hint.__metadata__[0].description)


class Held(msgspec.Struct, frozen=True):
    """The settings that hold, and where each comes from that is not as it was made."""

    settings: Settings
    origins: dict[str, str]  # "limits.tables_per_hour": "redbook.toml"


def held(
    flags: Sequence[Flag] = (),
    *,
    file: Path | None = None,
    environment: Mapping[str, str] = os.environ,
) -> Held:
    """The file, over it the environment, over both the flags."""
    known = {field.path: field for field in fields()}
    values: dict[str, Any] = {}
    origins: dict[str, str] = {}

    def take(path: str, value: Any, where: str) -> None:
        values[path] = checked(known[path], value, where)
        origins[path] = where

    def take_words(path: str, words: str, where: str) -> None:
        take(path, parted(known[path], words), where)

    named = file or (Path(environment[FILE_VARIABLE]) if environment.get(FILE_VARIABLE) else None)
    for path, value in in_file(named or Path(FILE), must_be=named is not None, known=known).items():
        take(path, value, str(named or FILE))
    for path, value in in_environment(environment, known).items():
        take_words(path, value, known[path].variable)
    for path, value, flag in flags:
        if path not in known:
            raise unknown(path, known, flag)
        take_words(path, value, flag)
    return Held(made(values), origins)


def made(values: Mapping[str, Any]) -> Settings:
    """`values` by path, over what stands here."""
    parts: dict[str, dict[str, Any]] = {section: {} for section in sections()}
    for path, value in values.items():
        section, _, name = path.partition(".")
        parts[section][name] = value
    return Settings(**{section: struct(**parts[section]) for section, struct in sections().items()})  # type: ignore[arg-type]


def in_file(path: Path, *, must_be: bool, known: Mapping[str, Field]) -> dict[str, Any]:
    try:
        with path.open("rb") as opened:
            doc = tomllib.load(opened)
    except FileNotFoundError as missing:
        if not must_be:
            return {}
        raise BadSettingsFile(file=str(path), why=missing.strerror or "") from missing
    except (OSError, ValueError) as wrong:  # tomllib.TOMLDecodeError and bad UTF-8 are ValueErrors
        raise BadSettingsFile(file=str(path), why=str(wrong)) from wrong
    found = {}
    for section, part in doc.items():
        if section not in sections():
            raise unknown(section, sections(), str(path))
        if not isinstance(part, dict):
            raise BadServerSetting(where=str(path), name=section, value=str(part), why=f"[{section}]")
        for name, value in part.items():
            if f"{section}.{name}" not in known:
                raise unknown(f"{section}.{name}", known, str(path))
            found[f"{section}.{name}"] = value
    return found


def in_environment(environment: Mapping[str, str], known: Mapping[str, Field]) -> dict[str, str]:
    """Only what begins like a section is ours: REDBOOK_LANG and its like mean something else."""
    by_variable = {field.variable: field.path for field in known.values()}
    ours = tuple(f"{PREFIX}{section}_".upper() for section in sections())
    found = {}
    for variable, value in sorted(environment.items()):
        if variable.startswith(ours):
            if variable not in by_variable:
                raise unknown(variable, by_variable, variable)
            found[by_variable[variable]] = value
    return found


def unknown(name: str, known: Mapping[str, Any], where: str) -> UnknownServerSetting:
    near = nearest(name, known)
    return UnknownServerSetting(where=where, name=name, near=near, found=int(bool(near)))


def parted(field: Field, words: str) -> Any:
    """What was typed as it would stand in the file: a list is parted by commas, a number is a number."""
    type_ = get_args(field.type)[0]
    if get_origin(type_) is tuple:
        return [part.strip() for part in words.split(",") if part.strip()]
    try:
        return words if type_ is str else msgspec.convert(words, type_, strict=False)
    except msgspec.ValidationError:
        return words


def checked(field: Field, value: Any, where: str) -> Any:
    try:
        found = msgspec.convert(value, field.type)
        if field.path in NETWORKS:
            for network in found:
                ip_network(network)
    except ValueError as wrong:  # a ValidationError is one, too
        raise BadServerSetting(where=where, name=field.path, value=str(value), why=str(wrong)) from wrong
    return found


# -- shown ------------------------------------------------------------------------------------------


def told(held: Held) -> list[tuple[str, str, str]]:
    """Every setting with its value and where it comes from ("" if nobody has changed it); no password is told."""
    lines = []
    for field in fields():
        value = getattr(getattr(held.settings, field.section), field.name)
        lines.append((field.path, without_password(written(value)), held.origins.get(field.path, "")))
    return lines


def written(value: Any) -> str:
    """As redbook.toml has it."""
    if isinstance(value, tuple):
        return f"[{', '.join(written(one) for one in value)}]"
    return msgspec.json.encode(value).decode()


def without_password(text: str) -> str:
    return re.sub(r"(://[^:/@\s]*):[^@\s]*@", r"\1:…@", text)


def page_table() -> str:
    """The table of docs/settings.md, a part for each section."""
    parts = []
    for section, struct in sections().items():
        doc = (struct.__doc__ or "").strip()
        rows = [f"## `[{section}]`", "", doc, "", "| setting | without it | what it means |", "|---|---|---|"]
        rows += [f"| `{f.name}` | `{written(f.default)}` | {f.means} |" for f in fields() if f.section == section]
        parts.append("\n".join(rows))
    return "\n\n".join(parts) + "\n"
