"""What text editors show and offer in a board of Santa Fe: cities, lines, railroads."""

import pytest

from milepost.language_server.analysis import analysed
from milepost.language_server.completion import proposals
from milepost.language_server.hovering import hover_text
from tests.generate.samples import WESTERN_LINES

TEXT = WESTERN_LINES.read_text(encoding="utf-8")
CURSOR = "¦"


def hover(around: str, text: str = TEXT) -> str:
    """What is shown at the cursor in a piece of the text."""
    plain = around.replace(CURSOR, "")
    assert plain in text
    index = text.index(plain) + around.index(CURSOR)
    return hover_text(analysed(text, None), index)


def offered(old: str, new: str) -> set[str]:
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    index = text.index(CURSOR)
    typed = text.replace(CURSOR, "")
    return {one.label for one in proposals(typed, index, analysed(TEXT, None)).found}


class TestHovering:
    def test_a_city_tells_its_value_its_homes_and_its_lines(self) -> None:
        said = hover("- {id: den¦ver, name: Denver")
        assert said.startswith("**Denver**: value 5, 2 City cards; squares of Kansas Pacific; ")
        assert "home of Denver & Rio Grande Western" in said
        assert "pieces from the nearest base" in said
        assert "Cheyenne (1)" in said

    def test_a_line_tells_its_ends_and_its_twin(self) -> None:
        said = hover("- {id: chicago-omaha, a: chicago, b: omaha, seg¦ments: 4")
        assert said.startswith(
            "**Chicago–Omaha**: 4 segments; begun in Chicago only; 1 river; "
            "double route with chicago-omaha-2"
        )

    def test_a_city_that_a_line_names_is_told(self) -> None:
        assert hover("- {id: chicago-memphis, a: chicago, b: mem¦phis").startswith("**Memphis**: ")

    def test_a_railroad_is_told_where_a_square_names_it(self) -> None:
        said = hover("value: 5, squares: [s¦f]}")
        assert said.startswith("**Santa Fe**: a major; 32 pieces of track; begins in Chicago; ")
        assert "can reach 42 of 42 cities" in said

    def test_pieces_that_cost_money_are_told(self) -> None:
        text = TEXT.replace(
            "rules: {preset: santa-fe-rails}",
            "rules: {preset: santa-fe-rails}\nvariants: [terrain]",
        )
        said = hover(
            "- {id: denver-grand-junction, a: denver, b: grand-junction, seg¦ments: 2", text
        )
        assert "all its pieces cost $2" in said

    def test_other_places_are_explained_as_ever(self) -> None:
        assert "credits" in hover("cred¦its: Milepost")


@pytest.mark.parametrize(
    ("old", "new", "some", "none"),
    [
        ("a: abilene, b: amarillo", "a: abilene, b: am¦", "amarillo", "sf"),
        ("{id: drg, home: denver}", "{id: drg, home: d¦}", "denver", "drg"),
        ("value: 5, squares: [sf]}", "value: 5, squares: [¦]}", "sf", "denver"),
        ("segments: 4, arrow: a>b,", "segments: 4, arrow: a¦,", "a>b", "sf"),
    ],
)
def test_ids_and_words_are_offered(old: str, new: str, some: str, none: str) -> None:
    found = offered(old, new)
    assert some in found
    assert none not in found
