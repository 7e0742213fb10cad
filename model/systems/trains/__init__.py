"""The Trains system: rails and stations on hexes, paid for and driven by a deck of cards."""

from typing import Any

from model.systems.system import KindOfCity, SystemModel, Words


def _city() -> Any:
    from model.systems.trains.things.city import TrainsCity

    return TrainsCity


def _part() -> Any:
    from model.systems.trains.things.part import TrainsPart

    return TrainsPart


def _rules() -> Any:
    from model.systems.trains.rules.trains_rules import TrainsRules

    return TrainsRules


def _naming() -> Any:
    from model.systems.trains.naming.references import with_names

    return with_names


SYSTEM = SystemModel(
    name="trains",
    title="Trains",
    about="Hexes are entered with track and station pieces, driven by a deck of cards.",
    order=30,
    legend={".": "field", "r": "river", "^": "mountain", "~": "sea"},
    usual_size=(10, 8),
    usual_players=(2, 4),
    preset="trains",
    kinds=(
        KindOfCity(
            "city", "city", "cities", "hexagon", 3, "A city with room for stations.", own=("room",)
        ),
        KindOfCity(
            "remote", "remote place", "remote places", "square", 1,
            "A place far away, whose number is what a rail costs and scores there.",
            own=("number",),
        ),
    ),
    words={"cards": Words("card", "cards"), "kits": Words("kit", "kits")},
    has_goods=False,
    without={"cities": ("members", "supplies", "overseas", "xy")},
    city=_city,
    part=_part,
    rules=_rules,
    naming=_naming,
)  # fmt: skip
