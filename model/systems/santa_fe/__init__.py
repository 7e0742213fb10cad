"""The Santa Fe system: railroads that nobody owns are extended along printed lines, by cards."""

from typing import Any

from model.systems.system import SystemModel, Words


def _city() -> Any:
    from model.systems.santa_fe.things.city import SantaFeCity

    return SantaFeCity


def _part() -> Any:
    from model.systems.santa_fe.things.part import SantaFePart

    return SantaFePart


def _rules() -> Any:
    from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules

    return SantaFeRules


def _naming() -> Any:
    from model.systems.santa_fe.naming.references import with_names

    return with_names


SYSTEM = SystemModel(
    name="santa-fe",
    title="Santa Fe",
    about="Railroads are extended along printed lines between cities.",
    order=40,
    board="routes",
    usual_size=(36, 26),
    usual_players=(2, 5),
    preset="santa-fe-rails",
    kinds=(),
    words={
        "railroads": Words("railroad", "railroads"),
        "cards": Words("card", "cards"),
        "boom_markers": Words("Boomtown marker", "Boomtown markers"),
    },
    has_goods=False,
    without={"cities": ("at", "members", "supplies", "overseas")},
    city=_city,
    part=_part,
    rules=_rules,
    naming=_naming,
)
