"""Play a log again: every recorded card and state is checked, and the game is told."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.logs.game_log import GameLog
    from engine.logs.replaying import Played
    from engine.logs.session import Session
    from engine.protocol import Happening
    from model.scenario.scenario import Scenario

EXAMPLE = "milepost replay tutorial-1.log --verify"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("log", metavar="LOG", help="a log that milepost play wrote, or its JSON")
    parser.add_argument(
        "--verify", action="store_true", help="only check, and say what was checked"
    )
    parser.add_argument(
        "--scenario", metavar="FILE", help="the scenario, if it does not lie beside the log"
    )
    parser.add_argument("--json", action="store_true", help="write the log in JSON form instead")


def run(arguments: argparse.Namespace) -> int:
    from engine.logs.replaying import AnotherGame, Differs, open_log, replaying
    from engine.protocol import NotPlayable
    from milepost.terminal.say import Refusal, clean

    log = open_log(arguments.log)
    try:
        session, steps = replaying(log, _scenario(log, arguments))
        happenings = session.game.opening()
        for turn in _turns(steps):
            happenings += turn
            if not arguments.verify and not arguments.json:
                _tell(happenings, session)
            happenings = []
    except (AnotherGame, NotPlayable) as trouble:
        raise Refusal(f"{arguments.log}: {trouble}") from None
    except Differs as trouble:
        place = f"{arguments.log}:{trouble.line}" if trouble.line else arguments.log
        print(f"milepost: {clean(f'{place}: {trouble.why}')}", file=sys.stderr)
        return 1
    _report(log, session, arguments)
    return 0


def _scenario(log: "GameLog", arguments: argparse.Namespace) -> "Scenario":
    from engine.logs.replaying import AnotherGame, scenario_of
    from milepost.playing.seating import scenario_asked_for
    from milepost.terminal.say import Refusal

    if arguments.scenario:
        return scenario_asked_for(arguments.scenario)[0]
    try:
        return scenario_of(log.header, Path(arguments.log).parent)
    except AnotherGame as trouble:
        raise Refusal(f"{arguments.log}: {trouble} with --scenario") from None


def _turns(steps: "Iterator[Played]") -> "Iterator[list[Happening]]":
    """What happened, by the player who acted: steps in a row are told together."""
    from engine.logs.replaying import Differs

    turn: list[Happening] = []
    seat: int | None = None
    try:
        for one in steps:
            if turn and one.seat != seat:
                yield turn
                turn = []
            turn += one.happenings
            seat = one.seat
    except Differs:
        yield turn
        raise
    yield turn


def _tell(happenings: "list[Happening]", session: "Session") -> None:
    from engine.showing.telling import told
    from milepost.terminal.say import clean

    for line in told(happenings, session.game.names):
        print(clean(line))


def _report(log: "GameLog", session: "Session", arguments: argparse.Namespace) -> None:
    from engine.showing.telling import ending
    from milepost.terminal.say import clean, count

    if arguments.json:
        import json

        from engine.logs.plain_data import log_to_plain

        print(json.dumps(log_to_plain(log), ensure_ascii=False, indent=2))
        return
    if arguments.verify:
        answers = len(log.setup) + sum(len(record.chance) for record in log.records)
        states = sum(bool(record.state) for record in log.records)
        print(
            f"{clean(arguments.log)}: {count(len(log.records), 'action')} played again, "
            f"{count(answers, 'answer')} of chance and {count(states, 'state')} compared: "
            "all as recorded"
        )
    print("\n".join(clean(line) for line in ending(session.game)))
