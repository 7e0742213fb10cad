"""What names what on a board of Santa Fe: squares name railroads, cards name cards."""

from collections.abc import Iterator

from tests.validator.slips.places import Place
from tests.validator.slips.targets import Naming

CODES = {"railroads": "REF011", "cards": "REF011", "boom_markers": "REF011"}


def in_place(place: Place) -> Iterator[Naming]:
    """Nothing that the schema does not tell."""
    yield from ()
