"""Replaying a log: the same scenario, the same actions, and every recorded answer checked."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from engine.logs.game_log import GameLog, Header, Record
from engine.logs.plain_data import read_log_json
from engine.logs.reading import LARGEST_FILE, read_log
from engine.logs.scenario_hash import part_digests, scenario_hash, with_variants
from engine.logs.session import Session, begin, engine_of, state_hash
from engine.protocol import Chance, Game, Happening, NotPlayable, Refused
from model.bounded_files import read_file
from model.bundled import bundled_scenarios
from model.files.scenario_files import beside, load
from model.notation import NotationError
from model.scenario.scenario import Scenario
from model.unreadable import Unreadable, quoted


class AnotherGame(ValueError):
    """A log that does not belong to a scenario, or to the rules of this Milepost; says why."""


class Differs(ValueError):
    """The first difference between a log and what is played: a sentence, and the log's line."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(line, why)
        self.line = line
        self.why = why

    def __str__(self) -> str:
        return f"line {self.line}: {self.why}" if self.line else self.why


class Played(NamedTuple):
    """One action of a log that was played again."""

    record: Record
    seat: int
    happenings: list[Happening]


def replay(log: GameLog | str | Path, scenario: Scenario | None = None) -> Game:
    """The game at the end of a log, with everything that it records checked.

    The log may be a file. Without a scenario it is looked for beside the log and among those
    that come with Milepost. Raises Differs, AnotherGame, NotPlayable or Unreadable.
    """
    folder = None if isinstance(log, GameLog) else Path(log).parent
    if not isinstance(log, GameLog):
        log = open_log(log)
    return replayed(log, scenario or scenario_of(log.header, folder)).game


def open_log(path: str | Path, *, whole_lines: bool = False) -> GameLog:
    """The log in a file, as text or as JSON.

    With `whole_lines` a last line without an end is left out: it was being written when the
    program was stopped.
    """
    data = read_file(path, LARGEST_FILE)
    try:
        text = data.decode()
    except UnicodeDecodeError as trouble:
        line = data.count(b"\n", 0, trouble.start) + 1
        raise Unreadable("a log is written in UTF-8", str(path), line, 1) from None
    if text.lstrip("\ufeff \n\r\t").startswith("{"):
        return read_log_json(text, str(path))
    return read_log(text[: text.rfind("\n") + 1] if whole_lines else text, str(path))


def scenario_of(header: Header, folder: Path | None) -> Scenario:
    """The scenario of a log: the file it names, or a bundled one of that id."""
    if header.file:
        path = beside(folder or Path(), header.file, ".yaml")
        if path is not None and path.is_file():
            return load(path)
    for path in bundled_scenarios().values():
        scenario = load(path)
        if scenario.id == header.scenario:
            return scenario
    named = f", {quoted(header.file)} is not beside the log" if header.file else ""
    raise AnotherGame(
        f"the scenario {header.scenario} was not found{named}, and none of that id comes with "
        "Milepost: name its file"
    )


# -- does it belong to it?


def check_header(header: Header, scenario: Scenario) -> None:
    """Refuses a log of another scenario or other rules, and says what differs."""
    if header.system != scenario.system:
        raise AnotherGame(
            f"the log is of a game of {header.system}, the scenario is for "
            f"{scenario.system or 'no system'}"
        )
    version = engine_of(header.system).rules_version
    if header.rules_version != version:
        raise AnotherGame(
            f"the log was played by version {header.rules_version} of the rules of "
            f"{header.system}; this Milepost has version {version}"
        )
    if header.scenario != (scenario.id or "unnamed"):
        raise AnotherGame(
            f"the log is of the scenario {header.scenario}, this one is {scenario.id or 'unnamed'}"
        )
    played = with_variants(scenario, header.variants)
    if scenario_hash(played) != header.scenario_hash:
        raise AnotherGame(f"the scenario is not the one that was played: {_other(header, played)}")


def _other(header: Header, played: Scenario) -> str:
    now = part_digests(played)
    other = [name for name in now if header.parts.get(name) not in (None, now[name])]
    other += [name for name in now if name not in header.parts]
    other += [name for name in header.parts if name not in now]
    if not header.parts or not other:
        return f"its hash is {scenario_hash(played)[:8]}, not {header.scenario_hash[:8]}"
    return f"its {', '.join(dict.fromkeys(other))} differ"


# -- playing it again


def replayed(log: GameLog, scenario: Scenario) -> Session:
    """The game of a log, ready to go on."""
    session, steps = replaying(log, scenario)
    for _ in steps:
        pass
    return session


def replaying(log: GameLog, scenario: Scenario) -> tuple[Session, Iterator[Played]]:
    """A game that follows a log step by step; the steps raise Differs where it does not."""
    header = log.header
    check_header(header, scenario)
    try:
        session = begin(scenario, header.seats, header.seed, header.variants, header.file)
    except NotPlayable as trouble:
        raise AnotherGame(str(trouble)) from None
    session.header = header
    if log.setup:
        _compare(log.setup, session.setup, 0, "the set-up")
    return session, _steps(session, log)


def _steps(session: Session, log: GameLog) -> Iterator[Played]:
    for record in log.records:
        seat = _seat(session, record)
        yield Played(record, seat, _played(session, record, seat))


def _seat(session: Session, record: Record) -> int:
    """Whose action a record is; Differs where it cannot be that seat's."""
    actors, names = session.game.actors, session.game.names
    if not actors:
        raise Differs(record.line, "the game is over, but the log goes on")
    if record.seat is None or record.seat == actors[0]:
        return actors[0]
    if not 0 <= record.seat < len(names):
        raise Differs(record.line, f"there is no seat {record.seat + 1} in this game")
    who, first = (f"seat {seat + 1} ({names[seat]})" for seat in (record.seat, actors[0]))
    if record.seat in actors:
        why = f"{first} stands before {who}, whoever chose first"
    elif record.seat in session.chosen:
        why = f"{who} has chosen already in this step"
    else:
        why = f"{who} does not act here, but {first}"
    raise Differs(record.line, f"{record.action}: {why}")


def _played(session: Session, record: Record, seat: int) -> list[Happening]:
    try:
        happenings = session.play_at_once(session.game.read(record.action, seat), seat)
    except (NotationError, Refused) as trouble:
        raise Differs(record.line, f"{record.action}: {trouble}") from None
    if record.chance:
        _compare(record.chance, session.records[-1].chance, record.line, record.action)
    if record.state and record.state != state_hash(session.game):
        raise Differs(record.line, f"{record.action}: the state after it is another one")
    return happenings


def _compare(
    logged: tuple[Chance, ...], played: tuple[Chance, ...], line: int, action: str
) -> None:
    for was, now in zip(logged, played, strict=False):
        if was != now:
            why = f"the log has {was.of}: {was.result}, but now comes {now.of}: {now.result}"
            raise Differs(line, f"{action}: {why}")
    if len(logged) != len(played):
        more = "more" if len(logged) > len(played) else "less"
        raise Differs(line, f"{action}: the log has {more} from chance than comes now")
