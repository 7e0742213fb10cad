"""Two systems that live in a folder of their own: a bare description, and one that tells more.

Commands are run on them in a process of their own, since Milepost looks for systems but once.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

BARE = '''"""Games of which only a description is known."""

from model.systems.system import SystemModel

SYSTEM = SystemModel(name="bare", title="Bare Games", legend={".": "clear", "^": "hill"})
'''
TOLL = '''"""Games in which every hex that a line enters costs a toll."""

from model.systems.system import SystemModel

SYSTEM = SystemModel(name="toll", title="Toll Lines", legend={".": "clear", "^": "hill"})
'''
GROUND = '''"""What lines cost: 2 for a hex, 5 for a hill."""

from model.abilities.ground import NoGround, PricedLine, PricePart
from model.boards import grid
from model.boards.hexes import HexBoard


class TollGround:
    unit = "pennies"
    place_word = "hex"

    def __init__(self, scenario):
        self.scenario = scenario

    def has(self, cell):
        return self.scenario.board.has(cell)

    def price_at(self, cell):
        return {"clear": 2, "hill": 5}.get(self.scenario.board.kind_at(cell))

    def cells_of(self, city):
        at = self.scenario.cities[city].at
        return () if at is None else (at,)

    def after(self, scenario):
        return TollGround(scenario)

    def cheapest(self, here, there):
        costs = {cell: (0, (cell,)) for cell in here}
        edge = list(here)
        while edge:
            cell = edge.pop(0)
            for near in filter(self.has, grid.neighbours(cell)):
                cost = costs[cell][0] + self.price_at(near)
                if near not in costs or cost < costs[near][0]:
                    costs[near] = cost, (*costs[cell][1], near)
                    edge.append(near)
        found = [costs[cell] for cell in there if cell in costs]
        if not found:
            return None
        total, way = min(found)
        parts = (PricePart("hexes", len(way) - 1, total),)
        length = f"{len(way) - 1} hexes"
        return PricedLine(total, length, parts, way, ("paid at once",), {"hexes": 1})


def ground_of(scenario):
    if not isinstance(scenario.board, HexBoard):
        raise NoGround("this scenario has no hexes to build on")
    return TollGround(scenario)
'''
PROPOSALS = '''"""Every city gets a good of its own."""

from dataclasses import replace

from model.abilities.proposals import Proposal, Proposals
from model.scenario.change import difference
from model.scenario.things import Good


class TollProposals(Proposals):
    def goods(self, scenario, wish):
        goods = scenario.goods.put("salt", Good(id="salt", chips=wish.number or 3))
        return Proposal(difference(scenario, replace(scenario, goods=goods), "propose salt"))


PROPOSALS = TollProposals()
'''
CHECK = '''"""Tolls that nobody pays."""

from validator.check import check
from validator.finding import WARNING, Finding


@check("ECO901", "no-salt", WARNING, reads=("goods",), needs=("ground",), since="9.0.0")
def no_salt(survey):
    """There is no salt on the map.

    Why: tolls are paid in salt.
    Repair: add the good salt.

    Bad:
        format: 1
        id: saltless
        title: Saltless
        system: toll
        players: {min: 2, max: 4}
        rules: {}
        board: {kind: hexes, size: [2, 1], legend: {".": clear}, terrain: "..\\\\n"}

    Good:
        format: 1
        id: salty
        title: Salty
        system: toll
        players: {min: 2, max: 4}
        rules: {}
        board: {kind: hexes, size: [2, 1], legend: {".": clear}, terrain: "..\\\\n"}
        goods: [{id: salt, chips: 3}]
    """
    if "salt" not in survey.scenario.goods:
        yield Finding(message="there is no salt", route=("goods",))
'''
CHANGES = '''"""How much salt is gained."""

from validator.reviews.game_changes import GameChange, GameChanges


def game_changes(old, new):
    gained = ("salt" in new.goods) - ("salt" in old.goods)
    line = f"the salt is {'found' if gained > 0 else 'lost'}"
    told = GameChange("tolls", "Tolls", "toll", (line,), "toll", "tolls")
    return GameChanges((told,) if gained else (), {"salt": gained})
'''
FACTS = '''"""What there is to pay with."""

from milepost.showing.facts import GameFacts


class TollFacts(GameFacts):
    def facts(self, scenario):
        return {"has_salt": "salt" in scenario.goods}

    def lines(self, facts, scenario):
        return [f"  salt: {'yes' if facts['has_salt'] else 'no'}"]

    def introduced(self, scenario):
        return ["no tolls yet"]


FACTS = TollFacts()
'''
HOVERING = '''"""Where tolls are taken."""


def about_cell(survey, cell):
    return [f"{survey.ground.unit} are taken here"]
'''
KEY_WORDS = 'OTHER_WORDS = {"hamlets": "cities"}\n'
FILES = {
    "model/systems/bare/__init__.py": BARE,
    "model/systems/toll/__init__.py": TOLL,
    "model/systems/toll/ground.py": GROUND,
    "model/systems/toll/proposals.py": PROPOSALS,
    "validator/systems/toll/__init__.py": "",
    "validator/systems/toll/checks/__init__.py": "",
    "validator/systems/toll/checks/salt.py": CHECK,
    "validator/systems/toll/game_changes.py": CHANGES,
    "validator/systems/toll/key_words.py": KEY_WORDS,
    "milepost/systems/toll/__init__.py": "",
    "milepost/systems/toll/facts.py": FACTS,
    "milepost/systems/toll/hovering.py": HOVERING,
}
MAP = """\
format: 1
id: {system}-map
title: A Map
system: {system}
players: {{min: 2, max: 4}}
rules: {{}}
board:
  kind: hexes
  size: [4, 3]
  legend: {{".": clear, "^": hill}}
  terrain: |
    ....
    .^..
    ....
cities:
- {{id: aston, name: Aston, kind: small, at: "0,0"}}
- {{id: byford, name: Byford, kind: major, at: "3,2"}}
goods:
- {{id: coal, chips: 2}}
"""
DRIVER = """
import contextlib, io, json, sys
from milepost.__main__ import main

ran = []
for words in json.loads(sys.stdin.read()):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main(words)
        except SystemExit as end:
            code = end.code
    ran.append((code, out.getvalue(), err.getvalue()))
print(json.dumps(ran))
"""


class Ran(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


def written(folder: Path) -> Path:
    """Both systems in a folder."""
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def answers(systems: Path, at: Path, orders: Sequence[Sequence[str]]) -> list[Ran]:
    """The answers to commands that know the systems of a folder, one after the other."""
    return [Ran(*one) for one in json.loads(driven(systems, at, DRIVER, json.dumps(orders)))]


def driven(systems: Path, at: Path, program: str, given: str = "") -> str:
    """What a program prints that knows the systems of a folder."""
    here = Path(__file__).resolve().parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", program],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=at,
        env={
            **os.environ,
            "MILEPOST_SYSTEMS": str(systems),
            "PYTHONPATH": str(here),
            "MILEPOST_TRACEBACK": "1",
        },
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout
