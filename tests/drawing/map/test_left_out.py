"""Tests of what is told about files that no picture shows."""

from dataclasses import replace
from pathlib import Path

from drawing.files.art_files import art_file
from drawing.goods.icons import LARGEST_ICON
from drawing.map.left_out import left_out
from model.collection import Things
from model.notation import Point
from model.scenario.scenario import Scenario
from model.scenario.things import Art, Good
from tests.drawing.files.png_samples import png

ART = Art(id="rose", file="./rose.png", at=Point(1000, 1000), width=2000, height=2000)


def scenario(*icons: str, scenery: str = "") -> Scenario:
    goods = {f"good-{n}": Good(id=f"good-{n}", icon=icon) for n, icon in enumerate(icons)}
    art = Things({"rose": ART, "again": replace(ART, id="again")})
    return Scenario(id="woods", goods=Things(goods), art=art, scenery=scenery)


def test_where_everything_is_shown_nothing_is_told(tmp_path: Path) -> None:
    (tmp_path / "rose.png").write_bytes(png())
    assert list(left_out(scenario("./rose.png", ""), str(tmp_path))) == []


def test_every_file_is_told_once_and_why(tmp_path: Path) -> None:
    (tmp_path / "large.png").write_bytes(png(extra=LARGEST_ICON))
    assert art_file(str(tmp_path), "./large.png")
    told = list(
        left_out(scenario("./large.png", "../out.png", scenery="./no.geojson"), str(tmp_path))
    )
    assert [line.split(" is ")[1].split(" ")[0] for line in told] == ["not", "not", "no", "too"]
    assert told[1] == "'./rose.png' is not there."
