"""Files that hold every block of Age of Steam between them, which no one map could play by."""

from pathlib import Path

from model.files.scenario_files import read_text
from model.schema.fields import part_at

FILES = Path(__file__).parents[4] / "files" / "age_of_steam"


def test_the_files_say_something_under_every_key_of_the_rules() -> None:
    said = set[str]()
    for path in FILES.glob("*-block*.milepost.yaml"):
        said |= read_text(path.read_text(encoding="utf-8")).scenario.rules.keys()
    part = part_at("age-of-steam", ("rules",))
    assert part is not None
    assert said == set(part["properties"])
