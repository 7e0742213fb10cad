"""Made-up Age of Steam scenarios: colours, cubes, cells, New Cities, special links and rules."""

from dataclasses import replace
from random import Random
from typing import Any, ClassVar

from model.collection import ByCell, Things, freeze
from model.scenario.things import Players
from model.systems.age_of_steam.conditions.place import Place
from model.systems.age_of_steam.things.city import CITY, SLOTS, AgeOfSteamCity
from model.systems.age_of_steam.things.colours import Colours
from model.systems.age_of_steam.things.cubes import Cubes, Draw, StartCubes
from model.systems.age_of_steam.things.part import (
    AgeOfSteamPart,
    CellData,
    Display,
    LinkGroup,
    NewCity,
    SpecialLink,
)
from tests.generate.making import Making

RULES: tuple[dict[str, Any], ...] = (
    {"turns": 7},
    {"build": {"limit": {"cases": [{"when": {"turn": 1}, "is": 2}], "else": 3}}},
    {"start": {"cash": 12}, "shares": {"per_turn": 3}},
    {"delivery": {"filters": [{"id": "no-capital", "to": {"tag": "capital"}}]}},
    {"growth": {"dice": {"light": {"per_player": 2}, "dark": 3}}},
    {"urbanization": {"where": {"not": {"tag": "capital"}}, "cubes": {"bag": 1}}},
    {"prices": {"terrain": {"water": {"cost": 6, "buildable": True}}}},
)


class SteamMaking(Making):
    """One scenario while it is made."""

    PARTS: ClassVar[tuple[str, ...]] = (*Making.PARTS, "cells", "links", "tiles", "cubes")
    PLAYERS: ClassVar[Players] = Players(3, 6)

    def map(self) -> dict[str, Any]:
        made = super().map()
        goods, rng = tuple(made["goods"]), self.rng("colours")
        cities = {key: self._city(city, goods, rng) for key, city in made["cities"].items()}
        return {**made, "cities": Things(cities)}

    def _city(self, city: AgeOfSteamCity, goods: tuple[str, ...], rng: Random) -> AgeOfSteamCity:
        if city.kind != CITY:
            return replace(city, no_track=rng.random() < 0.1)
        cubes = rng.choice((None, 2, Cubes(draw=1, fixed=(rng.choice(goods),))))
        return replace(
            city,
            colours=_colours(goods, rng),
            slots=tuple(rng.sample(SLOTS, rng.randint(0, 2))),
            cubes=None if "cubes" in self.without else cubes,
            pass_=rng.choice(("normal", "normal", "never")),
        )

    def part(self, fields: dict[str, Any]) -> AgeOfSteamPart:
        goods, cities = tuple(fields["goods"]), list(fields["cities"])
        links, tiles = self.drawn("links"), self.drawn("tiles")
        return AgeOfSteamPart(
            cells=_cells(self.rng("cells"), self.land.mainland)
            if self.drawn("cells")
            else ByCell(),
            start_cubes=() if "cubes" in self.without else _start_cubes(goods),
            display=Display(filter=None if "cubes" in self.without else Draw(not_own_colour=True)),
            new_cities=_tiles(tiles[0], goods) if tiles else Things(),
            link_groups=Things({"sea": LinkGroup(id="sea", per_player_per_turn=1)}),
            special_links=_links(links[0], cities) if links and len(cities) > 1 else Things(),
        )

    def rules(self, fields: dict[str, Any]) -> Things[Any]:
        rng = self.rng("rules")
        chosen = rng.sample(RULES, rng.randint(0, 3))
        made: Things[Any] = freeze(
            {"preset": "age-of-steam", **{k: v for o in chosen for k, v in o.items()}}
        )
        return made


def _colours(goods: tuple[str, ...], rng: Random) -> Colours:
    some = tuple(sorted(rng.sample(goods, min(2, len(goods)))))
    return rng.choice(
        (
            Colours("listed", some[:1]),
            Colours("listed", some),
            Colours("all"),
            Colours("except", some),
        )
    )


def _cells(rng: Random, cells: list[Any]) -> ByCell[CellData]:
    some = rng.sample(cells, min(3, len(cells)))
    kinds = (
        CellData(price=6, first_tile="simple"),
        CellData(open_from=3),
        CellData(tags=("delta",)),
    )
    return ByCell({str(cell): kind for cell, kind in zip(some, kinds, strict=False)})


def _start_cubes(goods: tuple[str, ...]) -> tuple[StartCubes, ...]:
    towns = StartCubes(where=(Place(kind=("town",)),), fixed=goods[:1])
    return towns, StartCubes(where=(Place(kind=("printed",)),), draw=2)


def _tiles(rng: Random, goods: tuple[str, ...]) -> Things[NewCity]:
    tiles = {
        key: NewCity(id=key, colours=_colours(goods, rng), slots=(rng.choice(SLOTS),))
        for key in "abc"
    }
    return Things(tiles)


def _links(rng: Random, cities: list[str]) -> Things[SpecialLink]:
    ends = tuple(rng.sample(cities, 2))
    link = SpecialLink(id="ferry", ends=ends, cost=(4, 6), owners=2, requires="towns", group="sea")
    return Things({"ferry": link})


MAKING = SteamMaking
