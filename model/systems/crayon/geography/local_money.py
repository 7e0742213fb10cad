"""What money is called where a map lies: as in the country that has most of its land."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np
import yaml

from model.imports.geo.additions import LandMade

LIST: Final = "currencies.yaml"


def local_unit(land: LandMade, unit: str) -> str:
    """A unit of money such as `million dollars`, with the money of the land.

    It stays what it is where its money is none that we know, and where that of the land is not.
    """
    before, _, money = unit.rpartition(" ")
    here = _money_on(land)
    is_known = money in _currencies().values()
    return f"{before} {here}".strip() if here and is_known else unit


def _money_on(land: LandMade) -> str:
    """The money that is used on most of the land; nothing where none is known."""
    areas = np.bincount(land.ground.country.ravel(), minlength=len(land.countries) + 1)[1:]
    return most_used(land.countries, areas.tolist())


def most_used(countries: Sequence[str], areas: Sequence[int]) -> str:
    """The money that is used in the largest area, of several the one that begins the list."""
    used = Counter[str]()
    for country, area in zip(countries, areas, strict=True):
        if area:
            used[_currencies().get(country, "")] += area
    del used[""]
    return used.most_common(1)[0][0] if used else ""


@cache
def _currencies() -> Mapping[str, str]:
    """The money of each country."""
    text = files(__package__).joinpath(LIST).read_text(encoding="utf-8")
    listed: Mapping[str, list[str]] = yaml.safe_load(text)
    return {country: money for money, countries in listed.items() for country in countries}
