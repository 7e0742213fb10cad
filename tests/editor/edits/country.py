"""A small country with one of everything, in a crayon scenario, for edits to be tried on."""

from model.files.scenario_files import read_text
from model.scenario.scenario import Scenario

COUNTRY_TEXT = """\
format: 1
id: country
title: Country
system: crayon
rules: {preset: eurorails}
board:
  kind: mileposts
  size: [8, 7]
  legend: {.: clear, ^: mountain, '~': sea}
  terrain: |
    ~......~
    ~......~
    ~..^^..~
    ~..^^..~
    ~......~
    ~......~
    ~~~~~~~~
waters:
- id: lower-stream
  name: Lower Stream
  kind: river
  path: 3,1n 3,0s 3,2n 2,1s 2,3n 2,2s 2,4n
  also_crosses: ['3,3 4,3']
- {id: mere, name: Mere, kind: lake, outline: '4.5,3.5 5.5,3.5 5.5,4.5 4.5,4.5'}
blocked: ['5,1 6,1', '1,4 1,5']
cities:
- {id: aston, name: Aston, names: {zh: 阿斯顿}, kind: major, at: '2,2', supplies: [coal]}
- {id: beck, name: Beck, kind: small, at: '5,4', supplies: [coal, wool]}
- {id: corby, name: Corby, kind: medium, at: '5,1', supplies: [fish]}
- {id: far-port, name: Far Port, kind: medium, overseas: true, xy: '12.0,3.0', supplies: [tea]}
goods:
- {id: coal, name: Coal, chips: 4}
- {id: fish, name: Fish, chips: 4}
- {id: tea, name: Tea, chips: 4}
- {id: wool, name: Wool, chips: 4}
regions:
- {id: highlands, name: Highlands, cells: '3,2 4,2 3,3 4,3'}
- {id: vale, name: Vale, outline: '0.5,3.5 6.5,3.5 6.5,5.5 0.5,5.5', cities: [beck]}
- {id: near-aston, area: 'within(2, cities(aston)) or region(highlands)'}
ferries:
- {id: sound, name: Sound, ports: '1,5 6,5', cost: 6}
links:
- {id: strait, name: Far Strait, port: '6,1', mode: purchase, cost: 10, serves: [far-port]}
demands:
  1: [aston wool 9, beck tea 12, corby coal 5]
  2: [beck fish 8, corby wool 7, aston tea 14]
events:
- id: flood
  name: Flood
  duration: 1 turn
  effects:
  - {effect: erase-crossing, waters: [lower-stream]}
- id: strike
  name: Strike
  duration: 1 turn
  effects:
  - {effect: no-pickup, area: 'within(1, cities(aston)) or cities(beck)'}
  - {effect: bonus, amount: 3, goods: [coal], cities: [aston]}
labels:
- {id: label-aston, of: cities/aston, at: '2.0,1.4'}
- {id: label-sea, text: Western Sea, at: '0.0,3.0', angle: 90}
shapes:
- {id: coastline, kind: border, outline: '-1.0,-1.0 9.0,-1.0 9.0,8.0 -1.0,8.0'}
allow:
- {code: MAP014, place: cities/beck, reason: it is meant so}
- {code: MAP014, place: '3,3', reason: a peak}
remarks:
- {id: remark-1, text: Is it too cheap?, at: '3,2'}
- {id: remark-2, text: A better name?, of: cities/corby}
"""


def country() -> Scenario:
    scenario = read_text(COUNTRY_TEXT).scenario
    assert not scenario.misfits
    return scenario
