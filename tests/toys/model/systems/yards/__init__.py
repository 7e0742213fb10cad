"""Yards: a system that is never played, and shows all that the fields of a system can say."""

from typing import Any

from model.systems.system import KindOfCity, SystemModel, Words


def _city() -> Any:
    from model.systems.yards.things import YardCity

    return YardCity


def _part() -> Any:
    from model.systems.yards.things import YardsPart

    return YardsPart


SYSTEM = SystemModel(
    name="yards",
    title="Yards",
    about="Yards are joined over wet ground.",
    order=92,
    legend={".": "clear", "~": "water"},
    usual_size=(6, 4),
    kinds=(
        KindOfCity("yard", "yard", "yards", "square", 3, "A yard with tracks.", own=("colours",)),
        KindOfCity("halt", "halt", "halts", "dot", 1, "A halt of a number.", own=("number",)),
    ),
    words={"joints": Words("joint", "joints")},
    without={"cities": ("supplies", "members", "overseas"), "goods": ("icon",)},
    city=_city,
    part=_part,
)
