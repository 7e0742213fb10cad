"""Set-up: players, order, display, cubes, colours of chance, blocked actions (AOM-SETUP-16)."""

from collections.abc import Collection, Iterator

from engine.protocol import Chance, Happening, NotPlayable
from engine.systems.age_of_steam.phases.blocking import first_blocks
from engine.systems.age_of_steam.phases.told_order import told
from engine.systems.age_of_steam.state.cubes import (
    drawn_cube,
    drawn_for,
    left_out,
    lie_down,
    put,
    wait,
)
from engine.systems.age_of_steam.state.play import Play
from engine.systems.age_of_steam.state.state import Seat, State
from engine.systems.age_of_steam.table.table import Table
from model.amounts_in_words import listed
from model.systems.age_of_steam.conditions.cases import now
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.things.city import AgeOfSteamGood
from model.systems.age_of_steam.things.cubes import Cubes, Draw
from model.systems.age_of_steam.track.track import Track
from model.wording.speech import tr


def fresh_state(table: Table, players: int, seed: int) -> State:
    """Players with what they start with, full bag and supply, nothing on the board."""
    rules, alone = table.rules, Situation(players=players)
    turns = now(rules.turns, alone)
    if turns is None and not rules.end:
        raise NotPlayable(
            tr("the rules do not say how many turns there are for {players}", players=players)
        )
    if turns is not None and turns < 1:
        raise NotPlayable(tr("the rules say that there are {turns} turns", turns=turns))
    seats = [_seat(table, alone) for _ in range(players)]
    state = State(seed, seats, Track(table.land), turns)
    for good in table.scenario.goods.values():
        in_bag = good.in_bag if isinstance(good, AgeOfSteamGood) else good.chips
        put(state.bag, good.id, in_bag)
        put(state.supply, good.id, good.chips - in_bag)
    tokens = {one.id: one.supply for one in rules.tokens.values()}
    state.tokens = {token: supply for token, supply in tokens.items() if supply}
    return state


def _seat(table: Table, situation: Situation) -> Seat:
    start, ladder = table.rules.start, table.rules.engine.ladder
    engine = now(start.engine, situation)
    if engine not in ladder:
        raise NotPlayable(
            tr("the engine starts at {engine}, which is no rung of the ladder", engine=engine)
        )
    return Seat(
        now(start.cash, situation),
        now(start.shares, situation),
        now(start.income, situation),
        ladder.index(engine),
    )


def begin(play: Play) -> Iterator[Happening]:
    """The whole set-up, up to the first phase."""
    yield from first_order(play)
    yield from map(_only_recorded, _fill_display(play))
    yield from map(_only_recorded, _new_cities(play))
    yield from map(_only_recorded, _start_cubes(play))
    yield from _put_out_together(play)
    yield from _random_colours(play)
    _bag_after_setup(play)
    yield from first_blocks(play)


def first_order(play: Play) -> Iterator[Happening]:
    """The first order is random (AOS-SETUP-03)."""
    state = play.state
    state.order = state.seating = tuple(play.shuffled("order", range(state.players)))
    if state.players > 1:
        order = " ".join(str(seat + 1) for seat in state.order)
        yield told(play)._replace(chance=Chance("order", order))


# -- cubes


def _only_recorded(one: Happening) -> Happening:
    """A cube of many, which are told together."""
    return one._replace(told_to=())


def _put_out_together(play: Play) -> Iterator[Happening]:
    """What lies where after set-up, in a few sentences."""
    if play.state.display:
        yield Happening("display", None, tr("The goods display is filled"))
    for place, there in play.state.cubes.items():
        cubes = [
            f"{number} {play.table.colour_name(colour)}" for colour, number in sorted(there.items())
        ]
        text = tr(
            "{place_name} begins with {cubes}",
            place_name=play.table.place_name(place),
            cubes=listed(cubes),
        )
        yield Happening("cubes", None, text, {"place": place})


def _drawn(play: Play, filter_: Draw | None, colours: Collection[str]) -> str:
    """A cube of the bag; too few is an error, unless a filter leaves none (AOS-SETUP-06)."""
    colour = drawn_cube(play, left_out(play, filter_, colours))
    if not colour and filter_ is None:
        raise NotPlayable(tr("the bag holds too few cubes for the set-up"))
    return colour


def _fill_display(play: Play) -> Iterator[Happening]:
    """Row by row from the top: light 1 to 6, dark 1 to 6, New Cities (AOS-SETUP-04)."""
    table, state, display = play.table, play.state, play.table.part.display
    situation = play.situation()
    squares = [now(display.printed, situation), now(display.new_city, situation)]
    filled = [now(display.fill.printed, situation), now(display.fill.new_city, situation)]
    kinds = {column: table.squares_are_new(column) for column in table.columns}
    state.display = {c: ("",) * squares[is_new] for c, is_new in kinds.items() if squares[is_new]}
    for row in range(max(filled)):
        for column in state.display:
            is_new = kinds[column]
            if row < min(filled[is_new], squares[is_new]):
                yield from _fill_square(play, column, row)


def _fill_square(play: Play, column: str, row: int) -> Iterator[Happening]:
    state = play.state
    colour = _drawn(play, play.table.part.display.filter, colours_of_column(play, column))
    if colour:
        squares = state.display[column]
        state.display[column] = (*squares[:row], colour, *squares[row + 1 :])
        yield drawn_for(play, column, colour)


def colours_of_column(play: Play, column: str) -> frozenset[str]:
    """The colours printed on the cities, or the New City, that a column feeds."""
    table = play.table
    if table.squares_are_new(column):
        return table.part.new_cities[column].colours.among(table.spots.colours)
    cities = table.cities_of.get(column, ())
    return frozenset(one for city in cities for one in play.spot(city).colours)


def _new_cities(play: Play) -> Iterator[Happening]:
    """Cubes that wait on New Cities."""
    for tile in play.table.part.new_cities.values():
        for _ in range(tile.cubes):
            colour = _drawn(play, None, ())
            wait(play.state, tile.id, colour)
            yield drawn_for(play, tile.id, colour)


def _start_cubes(play: Play) -> Iterator[Happening]:
    """What a place says of itself comes first, then the list, entry by entry (AOM-SETUP-07)."""
    for place, cubes in play.table.at_start:
        yield from _put_out(play, place, cubes)


def _put_out(play: Play, place: str, cubes: Cubes) -> Iterator[Happening]:
    situation, state = play.situation(), play.state
    for colour in cubes.fixed:
        source = state.supply if state.supply.get(colour) else state.bag
        if not source.get(colour):
            raise NotPlayable(
                tr(
                    "there are too few {colour} cubes for {place_name}",
                    colour=colour,
                    place_name=play.table.place_name(place),
                )
            )
        put(source, colour, -1)
        lie_down(state, place, colour)
    number = now(cubes.draw, situation) + now(cubes.per_player, situation) * state.players
    for _ in range(number):
        colour = _drawn(play, cubes.filter, play.spot(place).colours)
        if not colour:
            return
        lie_down(state, place, colour)
        yield drawn_for(play, place, colour)


def _random_colours(play: Play) -> Iterator[Happening]:
    """Each city of random colours gets that of a cube, which is laid aside or goes back."""
    state, fate = play.state, play.table.part.random_colours.cube
    for city in play.table.cities.values():
        if city.colours.kind != "random":
            continue
        colour = _drawn(play, None, ())
        put(state.gone if fate == "aside" else state.bag, colour)
        state.colours[city.id] = (colour,)
        text = tr(
            "{city} is {colour_name}",
            city=city.name or city.id,
            colour_name=play.table.colour_name(colour),
        )
        yield Happening("colour", None, text, {"city": city.id}, Chance("bag", colour))


def _bag_after_setup(play: Play) -> None:
    state = play.state
    for colour, number in play.table.part.bag_after_setup.items():
        if state.supply.get(colour, 0) < number:
            raise NotPlayable(
                tr("the supply has too few {colour} cubes for the bag", colour=colour)
            )
        put(state.supply, colour, -number)
        put(state.bag, colour, number)
