"""The goods display and the bag, as a picture shows them."""

from engine.showing.beside_board import Column, Columns, Display
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.wording.speech import tr

SIDES = ("light", "dark")


def display_of(game: AgeOfSteamGame) -> Display | None:
    """All columns: those of the printed cities by side, then those of the New Cities."""
    shown = game.state.display
    if not shown:
        return None
    sides = tuple(
        Columns(side.capitalize(), _columns(game, [n for n in shown if n.startswith(f"{side}-")]))
        for side in SIDES
    )
    new = Columns(tr("New Cities"), _columns(game, [n for n in shown if _is_new(game, n)]))
    rows = tuple(tuple(one for one in row if one.columns) for row in (sides, (new,)))
    bag = tuple((colour, game.state.bag.get(colour, 0)) for colour in game.table.colours)
    return Display(tr("Goods display"), tuple(row for row in rows if row), "Bag", bag)


def _is_new(game: AgeOfSteamGame, name: str) -> bool:
    return name in game.table.part.new_cities


def _columns(game: AgeOfSteamGame, names: list[str]) -> tuple[Column, ...]:
    return tuple(
        Column(
            name,
            name.rpartition("-")[2].upper(),
            game.state.display[name],
            _about(game, name),
        )
        for name in names
    )


def _about(game: AgeOfSteamGame, name: str) -> str:
    """A column in words: `light 1, Changsha: red, blue, empty`."""
    table = game.table
    squares = [table.colour_name(one) if one else "empty" for one in game.state.display[name]]
    fed = [*table.cities_of.get(name, ())]
    fed += [town for town, new in game.state.track.urbanized.items() if new == name]
    title = (
        tr("New City {name}", name=name.upper()) if _is_new(game, name) else name.replace("-", " ")
    )
    return f"{', '.join([title, *map(table.place_name, fed)])}: {', '.join(squares)}"
