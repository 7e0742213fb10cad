"""How a scenario begins: an empty board of a size, of the kind that its system plays on."""

import re

from model.boards import Board
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard
from model.boards.terrain import Size
from model.collection import Things
from model.layering.presets import bundled_names, bundled_preset
from model.scenario.preset_things import read_over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import part_record, write_scenario
from model.scenario.things import Players
from model.systems import described, system_names

LARGEST_SIDE = 320


class CannotBegin(ValueError):
    """What was asked for is no scenario; the text says why."""


def new_scenario(
    name: str, system: str = "", size: str = "", preset: str = "", title: str = ""
) -> Scenario:
    """A new valid scenario, all clear terrain; its id is made of the name.

    Without a system it is one of the first, and without a size as large as is usual there.
    """
    system = system or system_names()[0]
    if system not in system_names():
        raise CannotBegin(f'"{system}" is none of {", ".join(system_names())}')
    part = part_record(system)
    words = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:60].strip("-")
    preset = _preset_for(system, preset)
    scenario = Scenario(
        id=words or "scenario",
        title=title or re.sub(r"[-_]+", " ", name).strip().title() or "Untitled",
        system=system,
        players=Players(*described(system).usual_players),
        rules=Things({"preset": preset}) if preset else Things(),
        board=_empty_board(system, size),
        part=None if part is None else part.cls(),
    )
    return read_over_preset(write_scenario(scenario), scenario.presets)


def _preset_for(system: str, preset: str) -> str:
    if not preset:
        return described(system).preset
    found = bundled_preset(preset)
    if found is None:
        raise CannotBegin(f'"{preset}" is none of {", ".join(bundled_names())}')
    if found.get("system") != system:
        raise CannotBegin(f'preset "{preset}" is for system {found.get("system")}')
    return preset


def _empty_board(system: str, size: str) -> Board:
    model = described(system)
    size = size or "{}x{}".format(*model.usual_size)
    found = re.fullmatch(r"([1-9][0-9]{0,2})[x×]([1-9][0-9]{0,2})", size)
    if found is None or max(int(found[1]), int(found[2])) > LARGEST_SIDE:
        raise CannotBegin(
            f'"{size}" is not a size: write columns and rows such as 60x40, '
            f"at most {LARGEST_SIDE} each"
        )
    cols, rows = int(found[1]), int(found[2])
    if model.board == "routes":
        return RouteBoard(size=Size(cols, rows))
    kind = MilepostBoard if model.board == "mileposts" else HexBoard
    return kind(Size(cols, rows), Things(model.legend), (next(iter(model.legend)) * cols,) * rows)
