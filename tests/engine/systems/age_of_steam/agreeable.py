"""Players who also propose things, where a map has rules that people play by agreement."""

from collections.abc import Iterator
from random import Random

from engine.protocol import Action, Game
from engine.systems.age_of_steam.actions.kinds import Accept, Agree, Decline
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.systems.age_of_steam.track.shapes import (
    SHAPES,
    SIDES,
    exits_of,
    section_text,
    turns_of,
)
from tests.engine.policies import Policy

TRIED = 8
"""How many proposals come to mind before one gives up."""


def agreeable(policy: Policy, often: float = 0.1) -> Policy:
    """The same player, who now and then proposes something and mostly agrees."""

    def chosen(game: Game, rng: Random) -> Action:
        assert isinstance(game, AgeOfSteamGame)
        if game.state.agreement is not None:
            return Accept() if rng.random() < 0.8 else Decline()
        if game.table.has_agreements and rng.random() < often:
            return next(proposals(game, rng), None) or policy(game, rng)
        return policy(game, rng)

    return chosen


def proposals(game: AgeOfSteamGame, rng: Random) -> Iterator[Agree]:
    """Some things on which people may agree now."""
    for _ in range(TRIED):
        found = rng.choice([_money, _tokens, _cubes, _cubes, _disc, _new_tile, _old_tile])(
            game, rng
        )
        if found is not None and game.why_not(found) is None:
            yield found


def _seats(game: AgeOfSteamGame) -> list[str]:
    return [str(seat + 1) for seat in range(len(game.names))]


def _money(game: AgeOfSteamGame, rng: Random) -> Agree:
    source, to = rng.sample([*_seats(game), "bank"], 2)
    return Agree(rng.choice(["cash", "income"]), rng.randint(1, 4), source, to)


def _tokens(game: AgeOfSteamGame, rng: Random) -> Agree | None:
    kinds = list(game.table.rules.tokens)
    source, to = rng.sample([*_seats(game), "supply"], 2)
    return Agree(rng.choice(kinds), 1, source, to) if kinds else None


def _cubes(game: AgeOfSteamGame, rng: Random) -> Agree:
    """From where some lie, or may lie, to anywhere."""
    piles, columns = [*_seats(game), "bag", "supply", "out"], list(game.state.display)
    source = rng.choice([*piles, *game.state.cubes, *rng.sample(columns, min(3, len(columns)))])
    to = rng.choice([*piles, *columns, *game.table.scenario.cities, *sorted(game.table.hexes)])
    lying = game.state.cubes.get(source) or game.table.colours
    return Agree(rng.choice(sorted(lying)), rng.randint(1, 2), source, to)


def _disc(game: AgeOfSteamGame, rng: Random) -> Agree | None:
    track = game.state.track
    names = [track.name_of(link) for link in track.links()]
    to = rng.choice([*_seats(game), "bank"])
    return Agree("disc", 1, rng.choice(names), to) if names else None


def _old_tile(game: AgeOfSteamGame, rng: Random) -> Agree | None:
    tiles = game.state.track.tiles
    if not tiles:
        return None
    hex_ = rng.choice(sorted(tiles))
    return Agree(tiles[hex_].id, 1, str(game.table.land.cells[hex_]), "supply")


def _new_tile(game: AgeOfSteamGame, rng: Random) -> Agree:
    """A tile turned anyhow, by its sections or by the exits of a town."""
    land, name = game.table.land, rng.choice(list(SHAPES))
    hex_ = rng.randrange(len(land.cells))
    way = rng.choice(turns_of(name))
    texts = list(map(section_text, way))
    if land.stop[hex_] >= 0:
        texts = [str(side) for side in SIDES[exits_of(way)]]
    return Agree(f"{name}:{'.'.join(texts)}", 1, "supply", str(land.cells[hex_]))
