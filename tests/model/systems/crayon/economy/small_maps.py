"""Small maps to reckon on, where every number can be counted by hand."""

from typing import Any

from model.files.scenario_files import read_text
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.market import Market, market_of

PLAIN = """\
format: 1
id: plain
title: Plain
system: crayon
players: {min: 2, max: 3}
rules: {preset: china-rails}
board:
  kind: mileposts
  size: [20, 3]
  legend: {".": clear, "^": mountain}
  terrain: |
    ....................
    ....................
    ....................
cities:
- {id: aston, name: Aston, kind: major, at: "1,1", supplies: [coal]}
- {id: byford, name: Byford, kind: small, at: "6,1", supplies: [fish]}
- {id: colby, name: Colby, kind: medium, at: "12,1", supplies: [salt]}
- {id: dunster, name: Dunster, kind: small, at: "18,1", supplies: [tea]}
goods:
- {id: coal, chips: 4}
- {id: fish, chips: 4}
- {id: salt, chips: 4}
- {id: tea, chips: 4}
"""
"""A line of four cities, all of them on one row of clear mileposts."""


def plain(*changes: tuple[str, str], more: str = "") -> Scenario:
    """The plain with some of its words changed, and more at its end."""
    text = PLAIN
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return read_text(text + more, "plain").scenario


def market(*changes: tuple[str, str], more: str = "", **band: Any) -> Market:
    return market_of(plain(*changes, more=more), **band)
