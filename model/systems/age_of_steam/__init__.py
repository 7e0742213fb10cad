"""The Age of Steam system: track tiles on hexes, goods cubes shipped along them."""

from typing import Any

from model.systems.system import KindOfCity, SystemModel, Words


def _city() -> Any:
    from model.systems.age_of_steam.things.city import AgeOfSteamCity

    return AgeOfSteamCity


def _good() -> Any:
    from model.systems.age_of_steam.things.city import AgeOfSteamGood

    return AgeOfSteamGood


def _part() -> Any:
    from model.systems.age_of_steam.things.part import AgeOfSteamPart

    return AgeOfSteamPart


def _rules() -> Any:
    from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules

    return AgeOfSteamRules


def _naming() -> Any:
    from model.systems.age_of_steam.naming.references import with_names

    return with_names


_OF_CITIES = ("colours", "slots", "pass", "start", "accepts", "blocked_by", "when_emptied")

SYSTEM = SystemModel(
    name="age-of-steam",
    title="Age of Steam",
    about="Track tiles are laid on hexes, and goods cubes are shipped along them.",
    order=20,
    legend={".": "plain", "~": "river", "^": "mountain", "w": "water"},
    usual_size=(14, 11),
    usual_players=(3, 6),
    preset="age-of-steam",
    kinds=(
        KindOfCity(
            "city", "city", "cities", "hexagon", 3, "A city, which takes goods of its colours.",
            own=(*_OF_CITIES, "members"),
        ),
        KindOfCity(
            "town", "town", "towns", "dot", 1, "A town, which may become a city.",
            own=("no_track",),
        ),
    ),
    words={
        "new_cities": Words("New City", "New Cities"),
        "special_links": Words("special link", "special links"),
        "link_groups": Words("group of links", "groups of links"),
    },
    without={"cities": ("supplies", "overseas", "xy"), "goods": ("icon",)},
    city=_city,
    good=_good,
    part=_part,
    rules=_rules,
    naming=_naming,
)  # fmt: skip
