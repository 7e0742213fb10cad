"""What is offered where a value may be of several types: a word, a number, a group of keys."""

from pathlib import Path

import pytest

from tests.milepost.language_server.lsp_client import Editor
from tests.milepost.language_server.test_completion import offered

pytest.importorskip("pygls")

FILE = Path(__file__).parents[2] / "files" / "age_of_steam" / "every-block.milepost.yaml"
TEXT = FILE.read_text(encoding="utf-8")
URI = "file:///a/steam.milepost.yaml"


@pytest.fixture(scope="module")
def steam(server: Editor) -> Editor:
    server.open(URI, TEXT)
    return server


@pytest.mark.parametrize(
    ("old", "new", "some"),
    [
        ("choice: if-any", "choice: ¦", "mandatory"),
        ("modules: [teleport]", "modules: [¦]", "chain"),
        ("limit: {max: 8, turn: true}", "limit: {¦}", "cases"),
        ("start: {tag: east}", "start: {¦}", "kind"),
        ("{kind: city}", "{kind: ¦}", "new-city"),
        ("{city: bay, new_links: 1}", "{city: ¦, new_links: 1}", "bay"),
        ("track_into: {ids: [bay]}", "track_into: {ids: [¦]}", "bay"),
        ("{auction: auto-pass}", "{¦}", "build_limit"),
        ("ends: [ash, dell]", "ends: [¦]", "dell"),
    ],
)
def test_words_keys_and_ids_are_offered(steam: Editor, old: str, new: str, some: str) -> None:
    assert old in TEXT
    assert some in offered(steam, TEXT.replace(old, new, 1), URI)
