"""What the page of the format says in its own words, between the tables."""

HEAD = """\
# The scenario format

<!-- Written by `make docs` from the schemas. Change their descriptions, not this page. -->

A scenario is one text file, `NAME.milepost.yaml`, in [YAML](https://yaml.org). It says
everything about a map and the game played on it: board, rivers, cities, goods, cards and rules.
People write it, review it and download it from each other, so the format has one spelling for
everything, and what it does not know is an error with a suggestion, never ignored.

```yaml
# yaml-language-server: $schema=scenario.schema.json
format: 1
id: two-valleys
title: Two Valleys
system: crayon
rules:
  preset: china-rails
  win: {cash: 120, majors: 2}
board:
  kind: mileposts
  size: [14, 5]
  legend: {".": clear, "^": mountain, A: alpine}
  terrain: |
    ....^^^....___
    ...^^A^^......
    ....^^........
    ..............
    _.............
waters:
- {id: lower-stream, name: Lower Stream, kind: river, path: "4,1s 4,3n 5,2s 5,4n"}
cities:
- {id: aston, name: Aston, kind: major, at: "2,2", supplies: [coal]}
- {id: byford, name: Byford, kind: small, at: "9,1", supplies: [fish, wood]}
- {id: colby, name: Colby, kind: major, at: "11,3", supplies: [wheat]}
goods:
- {id: coal, chips: 4}
- {id: fish, chips: 3}
- {id: wheat, chips: 4}
- {id: wood, chips: 3}
demands:
  1: [aston wood 9, byford coal 8, colby fish 14]
  2: [colby coal 13, aston wheat 12, byford wheat 6]
```

The first line is for text editors: with it they complete keys, explain them and underline
mistakes while you type. `milepost schema` writes `scenario.schema.json`.

Keys are words joined by underscores, ids and kinds words joined by hyphens. Numbers are whole,
never with a decimal point. Anchors, tags and several documents in one file are not part of the
format, and words that readers of YAML disagree about, such as `no` or `017`, need quotes. A
line has at most 4,096 characters.
"""

NOTATION = """\
## How places and other things are written

Places are texts. Between brackets a text with a comma needs quotes: `{at: "12,7"}`.
"""

LAYERS = """\
## Scenarios that stand on another

With `extends` a scenario stands on the map of another one and says only what is different, so
that several scenarios share a board without copying it. It needs `format`, `id` and `extends`;
everything else comes from below.

* A mapping changes key by key, and a key goes away with `null`. In `rules` null is a value of its
  own (a price that there is not), so changes of the scenario below are taken back by a list:
  `removed: [win/cash]`.
* A list of things changes thing by thing. A thing is matched by its `id` (an accepted finding
  by `code` and `place`), needs to say no more than that and what is different, and goes away
  with `removed: true`.
* Any other list, and every text and number, is replaced as a whole. So are lists whose order
  means something, even of things that have an id.
* To take away what is not there is an error, told with the name that is near.

```yaml
format: 1
id: two-valleys-steep
title: Two Valleys, steep
system: crayon
extends: ./two-valleys.milepost.yaml
rules: {win: {cash: 100}}
board: {paint: {"9,2": mountain, "10,2": mountain, "13,4": _}}
cities:
- {id: byford, kind: medium}
- {id: colby, removed: true}
demands: {2: null}
```

One key can be said only here, below `board`:
"""

PRESETS = """\
## Preset files

The rules of a game can be kept in a file of their own, `NAME.preset.yaml`, for several
scenarios to stand on. Beside a scenario it is named by its path: `preset: ./steep.preset.yaml`.

A preset may also hold goods and the collections of its system, such as its cards, written as a
scenario writes them. A scenario that stands on it has them all: it changes one by naming its id and
what is different, adds its own, and takes one away with `removed: true`. A variant changes them in
the same way; its keys for them stand beside its `changes`, which are those of the rules.
"""

LOGS = """\
## Game logs

A game in progress is its log. This is its shape in JSON; `milepost schema --log` writes the
schema.
"""
