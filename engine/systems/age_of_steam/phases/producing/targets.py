"""Where Production may put a cube: columns with room, cities, towns."""

from collections.abc import Collection

from engine.protocol import Refusal
from engine.systems.age_of_steam.state.cubes import has_room, left_out
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.rules.effects import Producing
from model.wording.speech import tr


def places(play: Play, rule: Producing) -> list[str]:
    """Every place that is open to a production, whatever the cube, in a fixed order."""
    if rule.to == "display":
        return [one for one in play.table.columns if why_not_there(play, rule, one) is None]
    stops = play.table.scenario.cities
    return [one for one in stops if why_not_there(play, rule, one) is None]


def why_not_there(play: Play, rule: Producing, place: str) -> Refusal | None:
    """Why a production may not put anything on a place."""
    if rule.to == "display":
        return _why_not_column(play, rule, place)
    if place not in play.table.scenario.cities:
        return no("AOM-ACTION-10", tr("cubes are placed in cities or towns here"))
    name, is_city = play.table.place_name(place), play.is_city(place)
    if is_city and rule.to == "town":
        return no("AOM-ACTION-10", tr("{name} is no town", name=name))
    if not is_city and rule.to == "city":
        return no("AOM-ACTION-10", tr("{name} is no city", name=name))
    if place in play.state.closed:
        return no("AOM-DELIVERY-05", tr("{name} takes no cubes any more", name=name))
    return None


def _why_not_column(play: Play, rule: Producing, column: str) -> Refusal | None:
    if column not in play.state.display:
        return no("AOM-ACTION-10", tr("the display has no column {column}", column=column))
    if not has_room(play.state, column):
        return no("AOS-GROWTH-02", tr("the column {column} is full", column=column))
    fed = cities_fed(play, column)
    if fed and all(city in play.state.closed for city in fed):
        return no(
            "AOM-DELIVERY-05", tr("the city of {column} takes no cubes any more", column=column)
        )
    if not fed and not rule.unplaced_columns:
        return no("AOS-GROWTH-02", tr("the New City {column} is not on the board", column=column))
    return None


def cities_fed(play: Play, column: str) -> tuple[str, ...]:
    """The cities on the board that a column feeds: those of its slot, or where its tile lies."""
    if not play.table.squares_are_new(column):
        return play.table.cities_of.get(column, ())
    urbanized = play.state.track.urbanized
    return tuple([town for town in sorted(urbanized) if urbanized[town] == column])


def why_not_colour(play: Play, rule: Producing, place: str, colour: str) -> Refusal | None:
    """Why a cube of a colour may not go to a place: the filter of the draw (AOM-SETUP-08)."""
    if colour in left_out(play, rule.filter, colours_at(play, place)):
        name, shown = play.table.place_name(place), play.table.colour_name(colour)
        return no("AOM-SETUP-08", tr("no {shown} cube may go to {name}", shown=shown, name=name))
    return None


def colours_at(play: Play, place: str) -> Collection[str]:
    """The printed colours of a stop, or of what a column feeds."""
    table = play.table
    if place in table.scenario.cities:
        return play.spot(place).colours
    if table.squares_are_new(place):
        return table.part.new_cities[place].colours.among(table.spots.colours)
    return {one for city in table.cities_of.get(place, ()) for one in play.spot(city).colours}
