"""Where findings point: the cell that a layer paints, the key of a text that fills lines."""

import pytest

from tests.validator.examples import HEAD, as_file
from validator.reporting.placing import Placing, Span

LAYER = """\
board:
  paint:
    "15,12": clear
    '0,0': forest
waters:
- id: brook
  name: Brook
  kind: river
  path: >-
    1,1n 1,2n
    2,2n
"""
FIRST = HEAD.count("\n") + 1


def pointed(*route: str, word: str = "") -> str:
    """The text that a finding at a route would be marked under."""
    file = as_file(LAYER)
    span: Span = Placing(file).of(route, word)
    line = file.document.text.split("\n")[span.line - 1]
    assert span.end_line == span.line
    return line[span.column - 1 : span.end_column - 1]


@pytest.mark.parametrize(("cell", "said"), [("15,12", '"15,12"'), ("0,0", "'0,0'")])
def test_a_painted_cell_is_found_where_it_is_painted(cell: str, said: str) -> None:
    assert pointed("board", "terrain", cell) == said


def test_a_cell_that_the_base_has_is_looked_for_at_the_board() -> None:
    assert pointed("board", "terrain", "3,3") == "board"


def test_a_text_of_many_lines_is_pointed_at_by_its_key() -> None:
    assert pointed("waters", "brook", "path") == "path"
    assert pointed("waters", "brook", "path", word="9,9n") == "path"


def test_a_word_of_it_is_found_in_its_line() -> None:
    file = as_file(LAYER)
    span = Placing(file).of(("waters", "brook", "path"), "2,2n")
    assert (span.line, span.column) == (FIRST + 10, 5)
    assert pointed("waters", "brook", "path", word="1,2n") == "1,2n"
    assert pointed("waters", "brook", "kind") == "river"
