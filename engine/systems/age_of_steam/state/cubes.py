"""Where cubes lie and go: places, bag, supply, display; and how some are drawn (AOM-GEN-06)."""

from collections.abc import Collection, Iterator

from engine.protocol import Chance, Happening
from engine.systems.age_of_steam.state.play import Play
from engine.systems.age_of_steam.state.state import Counts, State
from model.systems.age_of_steam.things.cubes import Draw
from model.wording.speech import tr


def put(counts: Counts, colour: str, number: int = 1) -> None:
    """Adds cubes; none are left out."""
    left = counts.get(colour, 0) + number
    if left:
        counts[colour] = left
    else:
        counts.pop(colour, None)


def lie_down(state: State, place: str, colour: str, number: int = 1) -> None:
    """Puts cubes on a city, town or hex, or takes them away."""
    there = dict(state.cubes.get(place, {}))
    put(there, colour, number)
    if there:
        state.cubes[place] = there
    else:
        state.cubes.pop(place, None)


def wait(state: State, new_city: str, colour: str, number: int = 1) -> None:
    """Puts cubes on a New City that is not on the board, or takes them away."""
    there = dict(state.waiting.get(new_city, {}))
    put(there, colour, number)
    if there:
        state.waiting[new_city] = there
    else:
        state.waiting.pop(new_city, None)


def left_out(play: Play, filter_: Draw | None, colours: Collection[str]) -> frozenset[str]:
    """The colours that a draw for a place of these colours may not take (AOM-SETUP-08)."""
    if filter_ is None:
        return frozenset()
    banned = set[str]()
    if filter_.colours:
        banned.update(one for one in play.table.colours if one not in filter_.colours)
    own = filter_.not_own_colour
    if own is True or (own and any(one in own for one in colours)):
        banned.update(colours)
    return frozenset(banned)


def drawn_cube(play: Play, banned: frozenset[str] = frozenset(), source: str = "bag") -> str:
    """A cube out of the bag, each as likely as any other; nothing if none is left that may be."""
    bag = play.state.supply if source == "supply" else play.state.bag
    known = [(colour, bag[colour]) for colour in sorted(bag) if colour not in banned]
    total = sum(number for _, number in known)
    if not total:
        return ""
    at = play.drawn(source, total)
    for colour, number in known:
        if at < number:
            put(bag, colour, -1)
            return colour
        at -= number
    return ""


def drawn_for(play: Play, place: str, colour: str, source: str = "bag") -> Happening:
    """What is told of a cube that was drawn and lies somewhere now."""
    text = tr(
        "A {colour_name} cube is drawn for {place_name}",
        colour_name=play.table.colour_name(colour),
        place_name=play.table.place_name(place),
    )
    return Happening("cube", None, text, {"place": place}, Chance(source, colour))


def draw_to(play: Play, place: str, number: int, banned: frozenset[str]) -> Iterator[Happening]:
    """Draws cubes onto a place, as far as there are any."""
    for _ in range(number):
        colour = drawn_cube(play, banned)
        if not colour:
            return
        lie_down(play.state, place, colour)
        yield drawn_for(play, place, colour)


# -- the display


def take_from_column(state: State, column: str) -> str:
    """The topmost cube of a column, gaps being skipped; nothing if it is empty (AOS-GROWTH-05)."""
    squares = state.display.get(column, ())
    for at, colour in enumerate(squares):
        if colour:
            state.display[column] = (*squares[:at], "", *squares[at + 1 :])
            return colour
    return ""


def put_on_column(state: State, column: str, colour: str) -> None:
    """Puts a cube on the topmost empty square of a column."""
    squares = state.display[column]
    at = squares.index("")
    state.display[column] = (*squares[:at], colour, *squares[at + 1 :])


def has_room(state: State, column: str) -> bool:
    return "" in state.display.get(column, ())
