"""Play a scenario: at the terminal, by bots, or by a script of actions, one a line."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from milepost.arguments.numbers import number_from

if TYPE_CHECKING:
    from engine.logs.session import Session
    from milepost.playing.host import Host

EXAMPLE = "milepost play tutorial --players 2 --bots greedy"
INTERRUPTED = 130
LONGEST_BEGINNING = 4096
MOST_ACTIONS = 1_000_000
USUAL_LIMIT = 20_000
USUAL_SEED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help="a scenario, or the name of one that comes along"
    )
    parser.add_argument(
        "--players",
        metavar="N",
        type=int,
        help="how many play; if left out you and the bots, or 4 people",
    )
    parser.add_argument("--names", metavar="A,...", default="", help="what the players are called")
    parser.add_argument(
        "--bots", metavar="B,...", default="", help="bots for the last seats, by name or file"
    )
    parser.add_argument("--seed", metavar="N", type=int, help="another seed, other cards (1)")
    parser.add_argument(
        "--variants", metavar="V,...", default="", help="variants to switch on, by name"
    )
    parser.add_argument(
        "--script", metavar="ACTIONS", help="play the actions of a file, or - for a pipe"
    )
    parser.add_argument("--log", metavar="OUT", help="write the game to this log as it goes")
    parser.add_argument(
        "--resume", metavar="LOG", help="go on with the game of a log (FILE if it is not beside it)"
    )
    parser.add_argument("--state", metavar="OUT.json", help="write the whole state at the end")
    parser.add_argument(
        "--limit",
        metavar="N",
        type=number_from(1, MOST_ACTIONS),
        default=USUAL_LIMIT,
        help=f"give a game of bots up after so many actions ({USUAL_LIMIT})",
    )
    parser.add_argument("--quiet", action="store_true", help="tell nothing but the end")


def run(arguments: argparse.Namespace) -> int:
    from engine.bots import NoSuchBot
    from engine.logs.replaying import AnotherGame, Differs
    from engine.protocol import NotPlayable
    from milepost.terminal.say import Refusal

    if not arguments.file and not arguments.resume:
        raise Refusal("say which scenario to play, or with --resume which log to go on with")
    beginning = ("players", "names", "seed", "variants")
    said = [name for name in beginning if getattr(arguments, name) not in (None, "")]
    if arguments.resume and said:
        raise Refusal(f"--{said[0]} is for new games; the log says how this one began")
    _spare(arguments)
    try:
        host = _host(arguments)
    except NoSuchBot as trouble:
        raise Refusal(str(trouble)) from None
    except (AnotherGame, Differs, NotPlayable) as trouble:
        where = arguments.resume or arguments.file
        raise Refusal(f"{where}: {trouble}") from None
    try:
        return _played(host, arguments)
    finally:
        host.close()
        if arguments.state:
            host.save_state(arguments.state)


def _spare(arguments: argparse.Namespace) -> None:
    """Nothing is written over a file that the game is made of, nor a log over another thing."""
    from milepost.terminal.say import Refusal
    from model.bounded_files import real_path

    read = [arguments.file, arguments.script]
    written = [(arguments.log, read), (arguments.state, [*read, arguments.resume, arguments.log])]
    for path, others in written:
        if path and real_path(path) in [real_path(one) for one in others if one]:
            raise Refusal(f"{path} is read or written by this game already: name another file")
    if arguments.log and Path(arguments.log).is_file():
        with Path(arguments.log).open("rb") as file:
            beginning = file.read(LONGEST_BEGINNING)
        if beginning.strip() and b"milepost-log" not in beginning:
            raise Refusal(f"{arguments.log} is there and is no log: name another file")


def _host(arguments: argparse.Namespace) -> "Host":
    from milepost.playing.host import Host

    log = Path(arguments.log) if arguments.log else None
    if arguments.resume:
        session = _resumed(arguments)
        same = log is None
        return Host(session, Path(arguments.resume) if same else log, keep_old=not same)
    scripted = arguments.script is not None
    session = _begun(arguments, log)
    if log is None and not scripted and sys.stdin.isatty() and _has_people(session):
        return _kept_by_itself(session)
    return Host(session, log)


def _kept_by_itself(session: "Session") -> "Host":
    """A game whose players did not think of a log; where none can be written they play anyhow."""
    from milepost.playing.host import Host
    from milepost.terminal.say import clean
    from model.files.atomic import SaveFailed

    try:
        return Host(session, _free_name(session.header.scenario))
    except SaveFailed as trouble:
        why = clean(str(trouble))
        print(f"milepost: {why} The game is not kept; --log names another place.", file=sys.stderr)
        return Host(session)


def _has_people(session: "Session") -> bool:
    return any(not seat.bot for seat in session.header.seats)


def _free_name(scenario: str) -> Path:
    """A name for the log of somebody who did not think of one: nothing shall be lost."""
    number = 1
    while (path := Path(f"{scenario}-{number}.log")).exists():
        number += 1
    return path


def _begun(arguments: argparse.Namespace, log: Path | None) -> "Session":
    from engine.logs.session import begin
    from milepost.playing.seating import file_beside, scenario_asked_for, seated

    scenario, path = scenario_asked_for(arguments.file)
    bots = _listed(arguments.bots)
    seats = seated(scenario, arguments.players, bots, _listed(arguments.names))
    variants = tuple(dict.fromkeys(_listed(arguments.variants)))
    seed = USUAL_SEED if arguments.seed is None else arguments.seed
    return begin(scenario, seats, seed, variants, file_beside(path, log))


def _listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _resumed(arguments: argparse.Namespace) -> "Session":
    from engine.logs.replaying import AnotherGame, open_log, replayed, scenario_of
    from milepost.playing.seating import scenario_asked_for
    from milepost.terminal.say import Refusal

    path = Path(arguments.resume)
    if path.suffix == ".json" and not arguments.log:
        raise Refusal("a log in JSON is resumed into another one: name it with --log")
    log = open_log(path, whole_lines=True)
    _allow_programs([seat.bot for seat in log.header.seats], _listed(arguments.bots))
    if arguments.file:
        return replayed(log, scenario_asked_for(arguments.file)[0])
    try:
        scenario = scenario_of(log.header, path.parent)
    except AnotherGame as trouble:
        raise AnotherGame(f"{trouble} in front of --resume") from None
    return replayed(log, scenario)


def _allow_programs(bots: list[str], named: list[str]) -> None:
    """A bot in a file is a program, and a stranger's log must not have it run by naming it."""
    from milepost.terminal.say import Refusal

    for bot in bots:
        if bot.endswith(".py") and bot not in named:
            raise Refusal(f"a seat is played by the program {bot}; --bots {bot} allows it to run")
    for bot in named:
        if bot not in bots:
            raise Refusal(f"no seat of this game is played by {bot}; the log says who plays")


# -- playing


def _played(host: "Host", arguments: argparse.Namespace) -> int:
    if arguments.script is not None:
        return _by_script(host, arguments)
    if host.has_people:
        return _at_the_terminal(host, arguments)
    return _by_bots(host, arguments)


def _by_script(host: "Host", arguments: argparse.Namespace) -> int:
    from engine.showing.telling import ending, told
    from milepost.playing.script import Stopped, play_script, script_lines
    from milepost.terminal.say import Refusal, clean

    if not host.has_people:
        raise Refusal("a script plays for people, and all seats are taken by bots")
    happenings = [] if host.session.records else host.game.opening()
    code = 0
    try:
        for more in play_script(host, script_lines(arguments.script)):
            happenings += more
    except Stopped as trouble:
        print(f"milepost: {clean(str(trouble))}", file=sys.stderr)
        code = 1
    lines = [] if arguments.quiet else list(told(happenings, host.game.names))
    lines += _forgotten(host)
    print("\n".join(clean(line) for line in [*lines, *ending(host.game)]))
    return code


def _by_bots(host: "Host", arguments: argparse.Namespace) -> int:
    from engine.showing.telling import ending
    from milepost.terminal.progress import Progress
    from milepost.terminal.say import clean, count

    progress = Progress("actions at most", arguments.limit, quiet=arguments.quiet)
    try:
        while host.game.actor is not None and len(host.session.records) < arguments.limit:
            host.play_bot()
            progress.at(len(host.session.records))
    except KeyboardInterrupt:
        progress.clear()
        return _left(host, arguments, INTERRUPTED)
    progress.clear()
    print("\n".join(clean(line) for line in ending(host.game)))
    print(f"{count(len(host.session.records), 'action')}, seed {host.session.header.seed}")
    return 0


def _at_the_terminal(host: "Host", arguments: argparse.Namespace) -> int:
    from engine.hosting.shared_screen import SharedScreen
    from engine.showing.telling import told
    from milepost.playing.screen import Asking, Screen
    from milepost.playing.terminal import Leave, Terminal

    screen = Screen()
    header = host.session.header
    screen.heading(host.game.scenario.title or header.scenario)
    if host.session.records:
        screen.say(f"The game goes on after {len(host.session.records)} actions.")
    else:
        alone = SharedScreen(host).seat
        screen.say_all(told(host.game.opening(), host.game.names, to=alone))
    screen.say("Type help for what you can say." + _where(host))
    try:
        Terminal(host, screen, Asking()).run()
    except Leave:
        return _left(host, arguments, 0)
    except KeyboardInterrupt:
        print()
        return _left(host, arguments, INTERRUPTED)
    return 0


def _where(host: "Host") -> str:
    return "" if host.log_path is None else f" The game is kept in {host.log_path}."


def _forgotten(host: "Host") -> list[str]:
    """Hidden choices that are in no log, since the others have not chosen."""
    from milepost.terminal.say import listed

    unplayed = [host.game.names[seat] for seat in host.session.unplayed]
    return [f"Not kept: what {listed(unplayed)} chose, before all had chosen."] if unplayed else []


def _left(host: "Host", arguments: argparse.Namespace, code: int) -> int:
    """Says how to go on with a game that is not over."""
    from milepost.terminal.say import clean

    for line in _forgotten(host):
        print(clean(line))
    if host.log_path is None:
        print("The game is not over, and it was not kept: --log keeps one.")
    else:
        own = dict.fromkeys(bot for _, bot in host.session.header.seats if bot.endswith(".py"))
        bots = ["--bots", ",".join(own)] if own else []
        words = [*_far_away(host, arguments), "--resume", str(host.log_path), *bots]
        typed = " ".join(f'"{word}"' if " " in word else word for word in words)
        print(f"The game is kept. To go on with it: milepost play {clean(typed)}")
    return code


def _far_away(host: "Host", arguments: argparse.Namespace) -> list[str]:
    """The scenario of a game, if nobody would find it beside the log."""
    from model.bundled import bundled_scenarios

    header, log = host.session.header, host.log_path
    is_beside = header.file and log is not None and (log.parent / header.file).is_file()
    comes_along = not header.file and header.scenario in bundled_scenarios()
    return [] if is_beside or comes_along or not arguments.file else [arguments.file]
