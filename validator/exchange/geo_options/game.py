"""What is built on a map from geography, and what comes along with it."""

from collections.abc import Sequence

from validator.exchange.described.option import Option


def options() -> Sequence[Option]:
    """What is built, and what comes with the map."""
    return (
        Option("ferries", "Ferries", "A-B,C-D", "ferries between cities", is_rare=True),
        Option(
            "links",
            "Links overseas",
            "A-B,C-D",
            "links from a port to a city overseas",
            is_rare=True,
        ),
        Option(
            "lines.count",
            "How many lines",
            "N",
            "how many lines between cities on routes",
            flag="line-count",
            is_rare=True,
        ),
        Option(
            "lines.per_city",
            "Lines a city",
            "N",
            "or so many for each city (2.2)",
            flag="lines-per-city",
            is_rare=True,
        ),
        Option(
            "lines.twins",
            "Twin lines",
            "N",
            "how many pairs of cities two lines join",
            flag="twins",
            is_rare=True,
        ),
        Option(
            "lines.segments",
            "Segments of all lines",
            "N",
            "how many segments all lines have",
            flag="segments",
            is_rare=True,
        ),
        Option(
            "homes.side",
            "Railroads begin in",
            "SIDE",
            "where railroads begin, such as east",
            flag="homes",
            is_rare=True,
        ),
        Option(
            "stations.room",
            "Room for stations",
            "N",
            "for how many stations all cities have room",
            flag="room",
            is_rare=True,
        ),
        Option(
            "stations.remote",
            "Remote places",
            "N",
            "how many of all cities are remote places",
            flag="remote",
            is_rare=True,
        ),
        Option(
            "stations.blocked",
            "Blocked borders",
            "N",
            "how many borders nobody builds over",
            flag="blocked",
            is_rare=True,
        ),
        Option(
            "goods.propose",
            "Propose goods",
            "",
            "propose goods that fit the map",
            kind="flag",
            flag="goods",
        ),
        Option(
            "goods.number", "How many goods", "N", "how many goods", flag="good-count", is_rare=True
        ),
        Option("goods.chips", "Chips", "N", "how many chips in all", flag="chips", is_rare=True),
        Option(
            "goods.file",
            "List of goods",
            "LIST",
            "goods from a list of your own, LIST.yaml",
            kind="file",
            flag="goods-from",
            is_rare=True,
        ),
        Option(
            "deck.propose",
            "Propose cards",
            "",
            "propose demand and event cards: a whole game",
            kind="flag",
            flag="deck",
        ),
        Option(
            "deck.cards", "Demand cards", "N", "how many demand cards", flag="cards", is_rare=True
        ),
        Option(
            "deck.events", "Event cards", "N", "how many event cards", flag="events", is_rare=True
        ),
        Option("seed", "Seed", "N", "another number, other goods and cards", is_rare=True),
        Option(
            "by_hand",
            "Said by hand",
            "FILE",
            "what is said in words over the map: goods, events, names",
            kind="file",
            is_rare=True,
        ),
        Option(
            "stretch",
            "Drawn larger",
            "LON,LAT,KM,FACTOR",
            "draw a crowded place larger",
            kind="several",
            is_rare=True,
        ),
    )
