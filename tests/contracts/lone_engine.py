"""Plays games in a process that finds the standard library, yaml and a few rooms, and no more.

Started as `python -I -S lone_engine.py ACTIONS FOLDER...`: the folders, or zips, are searched for
modules behind the standard library. On every map that comes along bots play so many actions, or a
whole game for 0; its log is written and played again, as text and as JSON.
"""

import json
import sys
from itertools import count, cycle, islice
from pathlib import Path
from typing import Any


def main(most: int) -> None:
    from engine.registry import playable_systems
    from engine.rulebook import rulebooks
    from model.bundled import bundled_scenarios
    from model.files.scenario_files import load
    from model.rules.troubles import troubles_in

    scenarios = {name: load(path) for name, path in bundled_scenarios().items()}
    games = {
        name: _played(scenario, most)
        for name, scenario in scenarios.items()
        if scenario.system in playable_systems() and not [*troubles_in(scenario)]
    }
    json.dump({"games": games, "rulebooks": len(rulebooks()), "loaded": _loaded()}, sys.stdout)


def _played(scenario: Any, most: int) -> int:
    """How many actions were played, and came out the same when they were played again."""
    from engine.bots import bot_names
    from engine.hosting.host import Host
    from engine.logs.game_log import SeatEntry, log_text
    from engine.logs.plain_data import log_to_plain, read_log_json
    from engine.logs.reading import read_log
    from engine.logs.replaying import replay
    from engine.logs.session import begin, state_hash

    bots = [bot for bot in bot_names(scenario.system) if bot != "random-legal"] or ["random-legal"]
    seats = [SeatEntry(bot.title(), bot) for bot in islice(cycle(bots), scenario.players.min)]
    named = [SeatEntry(f"{seat.name} {n}", seat.bot) for n, seat in enumerate(seats, 1)]
    host = Host(begin(scenario, named, seed=1))
    for _ in range(most) if most else count():
        if host.game.actor is None:
            break
        host.play_bot()
    log = host.session.log
    for again in (read_log(log_text(log)), read_log_json(json.dumps(log_to_plain(log)))):
        assert again.header == log.header
        assert state_hash(replay(again, scenario)) == state_hash(host.game)
    return len(log.records)


def _loaded() -> list[str]:
    """What was imported besides the standard library, by the names on the search path."""
    tops = {name.partition(".")[0] for name in sys.modules}
    return sorted(tops - sys.stdlib_module_names - {"__main__", "__mp_main__"})


if __name__ == "__main__":
    sys.path += [str(Path(folder).absolute()) for folder in sys.argv[2:]]
    main(int(sys.argv[1]))
