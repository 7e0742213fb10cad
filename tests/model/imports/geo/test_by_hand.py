"""What a designer says in words is laid over the map: goods, events, names, with their comments."""

from pathlib import Path

import pytest

from model.files.scenario_files import formatted, new_text, read_text
from model.imports.cannot import CannotImport
from model.imports.geo.by_hand import with_words
from model.imports.geo.recipes.recipe_file import Asked, read_recipe
from model.notation import Cell
from model.unreadable import Unreadable
from tests.model.imports.geo.pearl_river import RECIPE, scenario

WORDS = """\
# Said by hand.
players: {min: 2, max: 6}
board:
  paint: {"8,4": alpine}
# What is grown and made.
goods:
- {id: sugar, chips: 3} # from the south
cities:
- {id: guangzhou, supplies: [sugar]}
waters:
- {id: xi-jiang, removed: true}
"""


def asked(text: str, folder: Path) -> Asked:
    (folder / "words.yaml").write_text(text, encoding="utf-8")
    return read_recipe(RECIPE, {"by_hand": str(folder / "words.yaml")})


def test_without_words_the_draft_stays_as_it_is() -> None:
    assert with_words(read_recipe(RECIPE, {}), scenario()) == (scenario(), new_text(scenario()))


def test_things_are_laid_over_the_draft_by_their_ids(tmp_path: Path) -> None:
    draft = scenario()
    assert "xi-jiang" in draft.waters
    found, _ = with_words(asked(WORDS, tmp_path), draft)
    assert found.players is not None
    assert found.players.max == 6
    assert found.goods["sugar"].chips == 3
    assert found.cities["guangzhou"].supplies == ("sugar",)
    assert found.cities["guangzhou"].at == draft.cities["guangzhou"].at
    assert found.waters.keys() == draft.waters.keys() - {"xi-jiang"}
    assert found.board.kind_at(Cell(8, 4)) == "alpine"  # type: ignore[union-attr]
    assert found.misfits == draft.misfits


def test_comments_come_along_and_the_text_is_canonical(tmp_path: Path) -> None:
    found, text = with_words(asked(WORDS, tmp_path), scenario())
    assert text.startswith("# Said by hand.\nformat: 1\n")
    assert "# What is grown and made.\ngoods:\n- {id: sugar, chips: 3}  # from the south\n" in text
    file = read_text(text)
    assert file.scenario == found
    assert formatted(file) == text


def test_the_file_is_looked_for_beside_the_recipe(tmp_path: Path) -> None:
    recipe = tmp_path / "recipe.yaml"
    recipe.write_text("region: china\nby_hand: words.yaml\n", encoding="utf-8")
    (tmp_path / "words.yaml").write_text("license: CC0-1.0\n", encoding="utf-8")
    found, _ = with_words(read_recipe(recipe, {}), scenario())
    assert found.license == "CC0-1.0"


@pytest.mark.parametrize("text", ["- sugar\n", "extends: ./other.yaml\n", "format: 2\n"])
def test_what_is_no_layer_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(CannotImport, match="words"):
        with_words(asked(text, tmp_path), scenario())


@pytest.mark.parametrize("text", ["goods: [", "a: 1\na: 2\n"])
def test_what_cannot_be_read_is_told_with_its_place(text: str, tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="words"):
        with_words(asked(text, tmp_path), scenario())


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="nowhere"):
        with_words(read_recipe(RECIPE, {"by_hand": str(tmp_path / "nowhere.yaml")}), scenario())
