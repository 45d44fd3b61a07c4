"""Programs in the arena: what they do wrong costs them the match, and never us the tournament."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.house import alive, answering, children, written
from redbook.arena import Played, Rules, pairings, play_match, run
from redbook.bots.programs import find_player
from redbook.bots.random_bot import RandomBot
from redbook.engine import pool, talk
from redbook.engine.program import (
    BadProgram,
    NoSuchLevel,
    NoSuchProgram,
    NotExecutable,
    PlaysOther,
    ProgramBot,
    command_of,
    is_program,
)
from redbook.kernel import Match, Seeded, Seen


@pytest.fixture(autouse=True)
def nobody_stays_behind() -> Iterator[None]:
    before = children()
    yield
    pool.stop_all()
    assert children() <= before


def against(program: str, folder: Path, seconds: float | None = None, seed: int = 5) -> Played:
    """One match of the toy game: the program is red."""
    bot = find_player("toy", program, folder / "logs")
    return play_match("toy", [bot, RandomBot()], seed, seconds=seconds, keep=True)


# -- it plays ------------------------------------------------------------------------------------


def test_a_program_plays_a_match_to_its_end(tmp_path: Path) -> None:
    played = against(answering(tmp_path, "first(message)"), tmp_path)
    assert played.fault is None
    assert played.seated == {"red": "test", "blue": "random"}
    assert Match.load(played.save or {}).result is not None


def test_one_process_plays_match_after_match_and_hears_how_they_end(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    program = written(
        tmp_path,
        f"""
heard = open({str(log)!r}, "a")
while True:
    message = hear()
    heard.write(json.dumps([os.getpid(), message]) + "\\n")
    heard.flush()
    if message["type"] == "hello": hello()
    elif message["type"] == "ask": first(message)
    elif message["type"] == "quit": break
""",
    )
    plan = pairings([program, "random"], 2, 3, seed=1)
    played = run(Rules("toy", crashes=str(tmp_path)), plan)
    assert all(one.fault is None for one in played)
    heard = [json.loads(line) for line in log.read_text().splitlines()]
    assert len({pid for pid, _ in heard}) == 1
    kinds = [message["type"] for _, message in heard]
    assert kinds == ["hello", *(["new", "ask", "ask", "ask", "over"] * 3), "quit"]
    new = heard[1][1]
    assert new["game"] == "toy"
    assert new["you"] == ["red"]
    assert new["seats"] == ["red", "blue"]
    ids = [message["id"] for _, message in heard if message["type"] == "ask"]
    assert ids == sorted(set(ids))
    seeds = [message["seed"] for _, message in heard if message["type"] == "new"]
    assert len(set(seeds)) == 3
    over = [message for _, message in heard if message["type"] == "over"]
    assert [tuple(one["winners"]) for one in over] == [one.winners for one in played]


def test_the_same_program_on_both_seats_is_two_processes(tmp_path: Path) -> None:
    program = answering(tmp_path, "print(os.getpid(), file=sys.stderr, flush=True)\nfirst(message)")
    played = run(Rules("toy", crashes=str(tmp_path / "logs")), pairings([program], 2, 2, seed=1))
    assert all(one.fault is None for one in played)
    assert len(list((tmp_path / "logs").glob("program-*.log"))) == 2


def test_processes_of_workers_end_with_them(tmp_path: Path) -> None:
    log = tmp_path / "pids"
    program = answering(tmp_path, f"open({str(log)!r}, 'a').write(f'{{os.getpid()}}\\n')\nfirst(message)")
    plan = pairings([program, "random"], 2, 4, seed=1)
    rules = Rules("toy", crashes=str(tmp_path), modules=("conftest",))
    together = run(rules, plan, jobs=2)
    pids = {int(line) for line in log.read_text().split()}
    assert 1 <= len(pids) <= 2
    assert not any(alive(pid) for pid in pids)
    assert [one.outcome() for one in together] == [one.outcome() for one in run(rules, plan)]


def test_what_happened_is_told_once_and_only_to_whom_it_concerns(tmp_path: Path) -> None:
    log = tmp_path / "told"
    body = f"""
open({str(log)!r}, "a").write(json.dumps([message["told_from"], message["told"]]) + "\\n")
first(message)
"""
    bot = ProgramBot.named(answering(tmp_path, body))
    m = Match.new("toy", seed=5)
    while m.decision is not None:
        m.play(bot.choose(Seen(m), Seeded(seed=1)) if m.decision.seat == "red" else m.decision.options[0])
    told: list[object] = []
    for start, news in (json.loads(line) for line in log.read_text().splitlines()):
        assert start == len(told)
        told += news
    mine = [one for one in m.events_for("red") if one.move < len(m.log)]
    assert [(one["move"], one["kind"]) for one in told] == [(t.move, t.event.kind) for t in mine][: len(told)]  # type: ignore[index]
    assert told


def test_after_an_undo_the_tale_is_cut(tmp_path: Path) -> None:
    log = tmp_path / "told"
    body = f"open({str(log)!r}, 'a').write(f'{{message[\"told_from\"]}} {{len(message[\"told\"])}}\\n')\nfirst(message)"
    bot = ProgramBot.named(answering(tmp_path, body))
    m = Match.new("toy", seed=5)
    for _ in range(3):
        assert m.decision is not None
        option = bot.choose(Seen(m), Seeded(seed=1))
        m.play(option)
    m.rewind(1)
    bot.choose(Seen(m), Seeded(seed=1))
    starts = [tuple(map(int, line.split())) for line in log.read_text().splitlines()]
    start, news = starts[-1]
    assert m.decision is not None
    assert start + news == len(m.events_for(m.decision.seat))
    assert start <= starts[1][0] + starts[1][1]


# -- it does not ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "kind", "why"),
    [
        ("sys.exit(3)", "raised", "exit code 3"),
        ("raise ValueError('lost my notes')", "raised", "exit code 1: ValueError: lost my notes"),
        ("os.kill(os.getpid(), 9)", "raised", "signal 9"),
        ("os.close(1); time.sleep(60)", "raised", "closed its output"),
        ("print('thinking...', flush=True)", "raised", "thinking..."),
        ("say(type='play', id=message['id'], notation='x', sure=True)", "raised", "unknown field"),
        ("say(type='play', id=message['id'], notation='card 99')", "illegal", "card 99"),
        ("say(type='play', id=message['id'] + 1, notation='card 1')", "raised", "nobody has asked"),
        ("hello()", "raised", "answered a question with hello"),
        ("say(type='error', why='I am lost')", "raised", "gave up: I am lost"),
        ("print('x' * 70000, flush=True)", "raised", "more than 65536 bytes"),
        ("while True: sys.stdout.write('x' * 65536)", "raised", "more than 65536 bytes"),
        ("while True: print()", "late", "longer than 0.5 s"),
        ("time.sleep(60)", "late", "longer than 0.5 s"),
    ],
)
def test_a_fault_costs_the_match(tmp_path: Path, body: str, kind: str, why: str) -> None:
    played = against(answering(tmp_path, body), tmp_path, seconds=0.5 if kind == "late" else 20)
    assert played.fault is not None
    assert (played.fault.kind, played.fault.seat) == (kind, "red")
    assert why in played.fault.why
    assert played.winners == ("blue",)


def test_a_flood_of_thoughts_ends_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_LINES", 50)
    played = against(answering(tmp_path, "while True: say(type='info', id=message['id'], text='hm')"), tmp_path)
    assert played.fault is not None
    assert "50 lines and no answer" in played.fault.why


def test_a_program_that_never_reads_is_late_and_nobody_hangs(tmp_path: Path) -> None:
    """It says hello unasked, and the questions fill its pipe until it is full."""
    bot = ProgramBot.named(written(tmp_path, "hello()\ntime.sleep(60)"))
    bot.allow(0.3)
    m = Match.new("toy", seed=5)
    began = bot._begin(Seen(m), Seeded(seed=1))
    began.process.send(b'{"type":"ping","id":1}\n' * 100_000)
    with pytest.raises(Exception, match=r"longer than 0\.3 s"):
        bot.choose(Seen(m), Seeded(seed=1))
    assert not began.process.alive


def test_an_answer_to_an_old_question_is_passed_over(tmp_path: Path) -> None:
    body = """
if message["id"] > 1:
    say(type="info", id=message["id"] - 1, text="still thinking of the last one")
    say(type="play", id=message["id"] - 1, notation="card 99")
first(message)
"""
    assert against(answering(tmp_path, body), tmp_path).fault is None


def test_stop_comes_before_the_time_is_up_and_saves_whoever_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "with_margin", lambda seconds: 0.1)
    body = """
stop = hear()
assert stop == {"type": "stop", "id": message["id"]}, stop
first(message)
"""
    assert against(answering(tmp_path, body), tmp_path, seconds=60).fault is None


def test_a_crash_leaves_its_last_words_and_a_log(tmp_path: Path) -> None:
    body = "print('x' * 100, file=sys.stderr)\nraise ValueError('lost my notes')"
    program = answering(tmp_path, body)
    played = run(Rules("toy", crashes=str(tmp_path / "c")), pairings([program, "random"], 2, 2, seed=1))
    assert [one.reason for one in played] == ["raised", "raised"]
    report = sorted((tmp_path / "c").glob("*.txt"))[0].read_text()
    assert "ValueError: lost my notes" in report
    logs = sorted((tmp_path / "c").glob("program-*.log"))
    assert len(logs) == 2  # it was started anew for the second match
    assert "lost my notes" in logs[0].read_text()


def test_a_log_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from redbook.engine import process

    monkeypatch.setattr(process, "LONGEST_LOG", 1000)
    program = answering(tmp_path, "sys.stderr.write('y' * 300000)\nsys.stderr.flush()\nfirst(message)")
    assert against(program, tmp_path).fault is None
    pool.stop_all()
    (log,) = (tmp_path / "logs").glob("*.log")
    assert log.stat().st_size < 1100


def test_children_of_a_program_end_with_it(tmp_path: Path) -> None:
    body = """
child = subprocess.Popen(["sleep", "600"])
print(child.pid, file=sys.stderr, flush=True)
time.sleep(60)
"""
    played = against(answering(tmp_path, body), tmp_path, seconds=1.0)
    assert played.fault is not None
    assert played.fault.kind == "late"
    (log,) = (tmp_path / "logs").glob("*.log")
    child = int(log.read_text())
    for _ in range(200):
        if not alive(child):
            break
        time.sleep(0.02)
    assert not alive(child)


def test_a_program_that_does_not_leave_is_killed(tmp_path: Path) -> None:
    program = written(
        tmp_path,
        """
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
hear(); hello(); hear(); first(hear()); first(hear()); first(hear())
print(os.getpid(), file=sys.stderr, flush=True)
time.sleep(600)
""",
    )
    assert against(program, tmp_path).fault is None
    pool.stop_all()
    (log,) = (tmp_path / "logs").glob("*.log")
    assert not alive(int(log.read_text()))


def test_a_bot_that_is_forgotten_lets_its_program_go(tmp_path: Path) -> None:
    program = answering(tmp_path, "first(message)")
    bot = ProgramBot.named(program)
    m = Match.new("toy", seed=5)
    bot.choose(Seen(m), Seeded(seed=1))
    pid = bot._talk.process.pid if bot._talk is not None else 0
    del bot
    again = ProgramBot.named(program)
    again.choose(Seen(m), Seeded(seed=1))
    assert again._talk is not None
    assert again._talk.process.pid == pid


# -- names ---------------------------------------------------------------------------------------


def test_what_is_taken_for_a_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mybot.py").write_text("")
    assert all(map(is_program, ("./mybot", "../x/mybot:strong", "cmd:node bot.js", "mybot.py")))
    assert not any(map(is_program, ("captain", "captain:novice", "cmd", "other.py")))


def test_a_level_stands_behind_a_colon(tmp_path: Path) -> None:
    program = answering(tmp_path, "")
    assert command_of(program) == ((program,), "")
    assert command_of(f"{program}:seer:deep") == ((program,), "seer:deep")
    assert command_of("cmd:sh -c 'echo a:b'") == (("sh", "-c", "echo a:b"), "")


def test_what_is_wrong_with_a_program_is_told_before_anything_starts(tmp_path: Path) -> None:
    def told(name: str) -> None:
        run(Rules("toy", crashes=str(tmp_path)), pairings([name, "random"], 2, 1000, seed=1))

    with pytest.raises(NoSuchProgram):
        told(str(tmp_path / "nobody"))
    with pytest.raises(NoSuchProgram):
        told("cmd:there-is-no-such-command --fast")
    plain = tmp_path / "bot.js"
    plain.write_text("")
    with pytest.raises(NotExecutable):
        told(str(plain))
    with pytest.raises(BadProgram, match="exit code 7"):
        told(written(tmp_path, "sys.exit(7)", "leaves"))
    with pytest.raises(BadProgram, match="protocol 9"):
        told(written(tmp_path, "hear(); say(type='hello', protocol=9, name='x'); hear()", "newer"))
    with pytest.raises(BadProgram, match="no message of the protocol"):
        told(written(tmp_path, "print('Hello!', flush=True); hear()", "chatty"))
    with pytest.raises(BadProgram, match=r"unknown field `version`.*stderr"):
        told(written(tmp_path, f"hear(); hello(author='{'x' * 60}', version='1'); hear()", "wordy"))
    with pytest.raises(PlaysOther):
        told(written(tmp_path, "hear(); hello(games=['siege']); hear()", "other"))
    with pytest.raises(NoSuchLevel):
        told(written(tmp_path, "hear(); hello(levels={'toy': ['easy']}); hear()", "levels") + ":hard")


def test_a_program_that_says_no_hello_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "START", 0.2)
    with pytest.raises(BadProgram, match=r"hello within 0\.2 s: does it flush"):
        ProgramBot.named(written(tmp_path, "time.sleep(60)")).hello()


def test_a_server_starts_nothing_whatever_a_stranger_names(tmp_path: Path) -> None:
    from redbook.bots import UnknownBot, find_bot

    mark = tmp_path / "mark"
    for name in (f"cmd:touch {mark}", "cmd:touch", answering(tmp_path, "")):
        with pytest.raises(UnknownBot):
            find_bot("siege", name)
    assert not mark.exists()
    assert os.listdir(tmp_path) == ["program.py"]
