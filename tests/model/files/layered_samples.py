"""A small scenario, and the head of one that stands on it."""

BASE = """\
format: 1
id: base
title: Base
system: crayon
notes: The map.
rules: {preset: empire-builder, win: {cash: 200, majors: 3}}
board:
  kind: mileposts
  size: [4, 3]
  legend: {".": clear, "^": mountain}
  terrain: |
    ....
    .^^.
    ....
cities:
- {id: aston, name: Aston, kind: small, at: "0,0", supplies: [coal], names: {de: Aston}}
- {id: byford, name: Byford, kind: medium, at: "3,2"}
goods:
- {id: coal, chips: 4}
demands:
  1: [byford coal 5]
  2: [byford coal 7]
allow:
- {code: MAP001, place: "1,1", reason: Yes.}
"""
LAYER = "format: 1\nid: layer\ntitle: Layer\nsystem: crayon\nextends: ./base.milepost.yaml\n"
