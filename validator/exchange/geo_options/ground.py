"""Terrain, coasts and regions of a map from geography."""

from collections.abc import Sequence

from validator.exchange.described.option import Option
from validator.exchange.geo_options.words import STRAITS, YES_OR_NO


def options() -> Sequence[Option]:
    """Terrain, coasts and regions."""
    return (
        Option(
            "terrain.mountain",
            "Mountain",
            "SHARE",
            "how much is mountain, such as 35%",
            flag="mountain",
            is_rare=True,
        ),
        Option(
            "terrain.alpine", "Alpine", "SHARE", "how much is alpine", flag="alpine", is_rare=True
        ),
        Option(
            "terrain.desert",
            "Desert",
            "SHARE",
            "how much is desert, such as 10%",
            flag="desert-share",
            is_rare=True,
        ),
        Option(
            "terrain.always_above",
            "Mountain above",
            "M",
            "always mountain above, such as 3500m",
            flag="always-above",
            is_rare=True,
        ),
        Option(
            "coast.least_island",
            "Smallest island",
            "N",
            "the fewest mileposts of an island",
            flag="least-island",
            is_rare=True,
        ),
        Option(
            "coast.straits",
            "Straits",
            "KIND",
            "inlet or blocked",
            kind="choice",
            flag="straits",
            among=STRAITS,
            is_rare=True,
        ),
        Option(
            "coast.strait_width",
            "Widest strait",
            "PART",
            "of an edge, the widest strait",
            flag="strait-width",
            is_rare=True,
        ),
        Option(
            "coast.joined",
            "One land",
            "YES",
            "true or false: lands beyond narrow water are one",
            kind="choice",
            flag="one-land",
            among=YES_OR_NO,
            is_rare=True,
        ),
        Option(
            "regions.coast",
            "Coasts as regions",
            "YES",
            "true or false: coasts as regions",
            kind="choice",
            flag="coasts",
            among=YES_OR_NO,
            is_rare=True,
        ),
        Option(
            "regions.deserts",
            "Smallest desert region",
            "N",
            "the fewest mileposts of a desert region",
            flag="deserts",
            is_rare=True,
        ),
        Option(
            "regions.borders",
            "Borders as regions",
            "YES",
            "true or false: borders as regions",
            kind="choice",
            flag="borders",
            among=YES_OR_NO,
            is_rare=True,
        ),
    )
