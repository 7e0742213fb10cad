"""What a recipe says of the map as a whole: its name, where it lies, how fine it is."""

from collections.abc import Sequence

from model.amounts_in_words import alternatives
from validator.exchange.described.option import Option, systems_on
from validator.exchange.geo_options.words import BOARDS, PROJECTIONS, YES_OR_NO, region_names


def options() -> Sequence[Option]:
    """What the map is called and where it lies."""
    return (
        Option("id", "Id", "ID", "the id of the scenario", is_rare=True),
        Option("title", "Title", "T", "its title"),
        Option(
            "system", "Game", "S", alternatives(systems_on(*BOARDS)), kind="system", among=BOARDS
        ),
        Option("preset", "Rules", "P", "the rules, such as china-rails", kind="preset"),
        Option("credits", "Credits", "TEXT", "whose geography it is", is_rare=True),
        Option("notes", "Notes", "TEXT", "notes for the scenario", is_rare=True),
        Option(
            "region",
            "Region",
            "NAME",
            "a region that comes along, see --list-regions",
            kind="choice",
            among=region_names,
        ),
        Option(
            "box",
            "Box in degrees",
            "W,S,E,N",
            "the part of the globe in degrees, such as 13,39,30,47",
        ),
        Option(
            "window_km",
            "Window in km",
            "W,S,E,N",
            "the map in kilometres around the centre of the projection",
            is_rare=True,
        ),
        Option(
            "projection.name",
            "Projection",
            "NAME",
            "albers, lambert or equirectangular",
            kind="choice",
            flag="projection",
            among=PROJECTIONS,
            is_rare=True,
        ),
        Option(
            "projection.parallels",
            "True parallels",
            "A,B",
            "its true parallels",
            flag="parallels",
            is_rare=True,
        ),
        Option("projection.centre", "Centre", "LON,LAT", "its centre", flag="centre", is_rare=True),
        Option(
            "grid",
            "Board",
            "KIND",
            "mileposts, hexes or routes",
            kind="choice",
            among=BOARDS,
            is_rare=True,
        ),
        Option(
            "spacing",
            "From cell to cell",
            "KM",
            "from one cell to the next, such as 70km or 50mi",
            is_rare=True,
        ),
        Option(
            "cells",
            "Cells of land",
            "N",
            "about how many mileposts or hexes of land instead of a spacing",
        ),
        Option(
            "sheet",
            "Columns, rows",
            "COLS,ROWS",
            "or a board of so many hexes, such as 10,8; the box grows to it",
            is_rare=True,
        ),
        Option(
            "least_land",
            "Fewest cells of land",
            "N",
            "the fewest cells of land a sheet has; it is finer if need be",
            is_rare=True,
        ),
        Option(
            "short_rows",
            "Short rows",
            "YES",
            "true or false: every other row a hex shorter",
            kind="choice",
            among=YES_OR_NO,
            is_rare=True,
        ),
    )
