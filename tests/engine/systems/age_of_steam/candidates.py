"""Many actions that might be tried in a state, to compare with the legal ones.

Every kind of action comes with plausible values: what is on the map, near track and beside it.
Random edits of the texts of legal actions add more.
"""

from collections.abc import Iterator
from dataclasses import fields
from itertools import combinations, product
from random import Random
from typing import Any

from engine.protocol import Refused
from engine.rulebook import NoSuchRule, find
from engine.systems.age_of_steam.actions.kinds import Agree
from engine.systems.age_of_steam.actions.track_kinds import Lay, Town
from engine.systems.age_of_steam.actions.typed import BY_WORD
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.notation import Cell, NotationError
from model.systems.age_of_steam.things.city import SLOTS

PAIRS = tuple(combinations(range(6), 2))
DOUBLE = tuple((one, other) for one, other in combinations(PAIRS, 2) if not set(one) & set(other))
EXITS = tuple(sides for size in (1, 2, 3, 4, 5) for sides in combinations(range(6), size))
MOST_OF_A_KIND = 60


def candidates(game: AgeOfSteamGame, rng: Random) -> Iterator[Any]:
    """Actions of every kind that somebody might try here."""
    for kind in BY_WORD.values():
        if kind not in (Lay, Town, Agree):
            yield from _of_kind(game, kind, rng)
    yield from _tiles(game, rng)


def _of_kind(game: AgeOfSteamGame, kind: Any, rng: Random) -> Iterator[Any]:
    values = [_values(game, one.name, one.type) for one in fields(kind)]
    found = list(product(*values))
    for some in rng.sample(found, min(len(found), MOST_OF_A_KIND)):
        yield kind(*some)


def _values(game: AgeOfSteamGame, name: str, type_: Any) -> list[Any]:
    """What may stand in a field of an action."""
    table, state = game.table, game.state
    if type_ is int:
        cash = 0 if state.actor is None else state.seats[state.actor].cash
        return sorted({0, 1, 2, 3, 5, 99, max(0, cash), max(0, cash) + 1})
    stops, hexes = list(table.scenario.cities), sorted(state.cubes)
    links = [state.track.name_of(link) for link in state.track.links()]
    known: dict[str, list[str]] = {
        "role": [*table.roles, "random", "jester"],
        "action": [*table.actions, "none", "idle"],
        "place": [*stops, *table.columns, "atlantis", ""],
        "colour": [*table.colours, "pink"],
        "slot": [*SLOTS, "light-7"],
        "town": stops,
        "new_city": [*table.part.new_cities, "z"],
        "link": [*table.part.special_links, *links, "moon", "ash:moon"],
        "benefit": [*table.benefits, "wings"],
        "side": [f"{at}/{side}" for at in _cells(game)[:9] for side in range(6)],
        "start": [*stops, *hexes, "atlantis"],
        "to": [*stops, "new-city", "atlantis", ""],
    }
    return known.get(name, [""])


def _cells(game: AgeOfSteamGame) -> list[Cell]:
    land = game.table.land
    return [Cell.parse(str(cell)) for cell in land.cells]


def _tiles(game: AgeOfSteamGame, rng: Random) -> Iterator[Any]:
    cells, land = _cells(game), game.table.land
    built = [cells[at] for at in sorted(game.state.track.tiles)]
    some = {*rng.sample(cells, min(6, len(cells))), *rng.sample(built, min(3, len(built)))}
    for at in sorted(some):
        yield from (Lay(at, (one,)) for one in PAIRS)
        yield from (Lay(at, two) for two in rng.sample(DOUBLE, 10))
    towns = [cells[at] for at in range(len(cells)) if land.stop[at] >= 0]
    for at in rng.sample(towns, min(3, len(towns))):
        yield from (Town(at, exits) for exits in rng.sample(EXITS, 20))
        yield from (Town(at, exits, rng.choice(["x1", "c2", "t1"])) for exits in EXITS[:8])
    yield Lay(Cell(999, 999), (PAIRS[0],))


def edited(game: AgeOfSteamGame, legal: list[Any], rng: Random, number: int = 40) -> Iterator[Any]:
    """What random edits of the texts of legal actions mean, where they mean anything."""
    vocabulary = " ".join(map(str, rng.sample(legal, min(len(legal), 20)))).split()
    vocabulary += ["1", "2", "0-3", "3,3", "ash"]
    for _ in range(number):
        words = str(rng.choice(legal)).split()
        place = rng.randrange(len(words) + 1)
        match rng.randrange(3):
            case 0:
                words[place : place + 1] = [rng.choice(vocabulary)]
            case 1:
                words.insert(place, rng.choice(vocabulary))
            case _:
                del words[place : place + 1]
        try:
            yield game.read(" ".join(words))
        except NotationError:
            continue


def disagreements(game: AgeOfSteamGame, rng: Random) -> list[str]:
    """Where the legal actions, the refusals and the texts of a state do not fit together."""
    legal: list[Any] = list(game.actions())
    known, before = set(legal), game.to_plain()
    found = [] if len(known) == len(legal) else ["an action comes twice"]
    if legal != list(game.actions()):
        found.append("the legal actions come in another order when they are asked for again")
    for action in legal:
        refusal = game.why_not(action)
        if refusal is not None:
            found.append(f"{action} is legal and refused: {refusal}")
        if game.read(str(action)) != action:
            found.append(f"{action} is read as {game.read(str(action))}")
    tried = [*candidates(game, rng), *(edited(game, legal, rng) if legal else ())]
    found += [trouble for one in tried if one not in known for trouble in _not_refused(game, one)]
    if game.to_plain() != before:
        found.append("asking has changed the game")
    return found


def few_disagreements(game: AgeOfSteamGame, rng: Random) -> list[str]:
    """The same for a few actions, legal and others, so that it can be asked at every moment."""
    legal: list[Any] = list(game.actions())
    if not legal:
        return ["nobody can do anything"]
    known, some = set(legal), rng.sample(legal, min(len(legal), 3))
    found = [f"{one} is legal and refused" for one in some if game.why_not(one) is not None]
    others = [one for one in edited(game, legal, rng, 5) if one not in known]
    found += [f"{one} is neither listed nor refused" for one in others if not game.why_not(one)]
    return found


def _not_refused(game: AgeOfSteamGame, action: Any) -> Iterator[str]:
    refusal = game.why_not(action)
    if refusal is None:
        yield f"{action} is not refused, and not among the legal actions"
        return
    if not refusal.sentence:
        yield f"{action} is refused without a reason"
    try:
        find(refusal.rule)
    except NoSuchRule:
        yield f"{action} is refused by {refusal.rule}, of which the rulebook knows nothing"
    try:
        game.play(action)
    except Refused:
        return
    yield f"{action} is refused by why_not and played all the same"
