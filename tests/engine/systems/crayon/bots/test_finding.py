"""Finding bots: those that come with Milepost by name, a user's own by its file."""

from pathlib import Path

import pytest

from engine import registry
from engine.bots import NoSuchBot, bot_names, make_bot, usual_bot
from tests.engine.systems.crayon.situations.coast import coast, seat

OWN = """
class Bot:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view):
        return next(iter(view.actions()))
"""


def own_bot(folder: Path, text: str) -> str:
    path = folder / "own.py"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_system_has_the_bots_for_every_system_and_its_own() -> None:
    assert "random-legal" in bot_names("crayon")
    assert "greedy" in bot_names("crayon")


def test_a_system_without_bots_of_its_own_has_the_others() -> None:
    assert bot_names("no-such-system") == ("random-legal",)


@pytest.mark.parametrize("name", bot_names("crayon"))
def test_every_bot_can_be_made_by_its_name(name: str) -> None:
    assert callable(make_bot(name, "crayon", 1).choose)


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(NoSuchBot, match=r"no bot greddy for crayon; did you mean greedy\?"):
        make_bot("greddy", "crayon", 1)
    with pytest.raises(NoSuchBot, match=r"no bot xyz for crayon; there are greedy, .*\.py"):
        make_bot("xyz", "crayon", 1)


def test_a_file_with_a_class_bot_is_a_bot(tmp_path: Path) -> None:
    bot = make_bot(own_bot(tmp_path, OWN), "crayon", 5)
    assert getattr(bot, "seed") == 5  # noqa: B009 (the protocol promises no seed)


def test_a_file_with_a_function_make_is_a_bot(tmp_path: Path) -> None:
    bot = make_bot(
        own_bot(tmp_path, OWN + "\ndef make(seed):\n    return Bot(-seed)\n"), "crayon", 5
    )
    assert getattr(bot, "seed") == -5  # noqa: B009 (the protocol promises no seed)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x = 1", "defines neither make"),
        ("def make(seed): return 3", "has no method choose"),
        ("def make(seed): raise OSError('no\\nluck')", "OSError: no luck"),
        ("def make(:", "SyntaxError"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("import no_such_module", "ModuleNotFoundError"),
    ],
)
def test_a_file_that_is_no_bot_is_answered_with_one_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    with pytest.raises(NoSuchBot, match=sentence) as caught:
        make_bot(own_bot(tmp_path, text), "crayon", 1)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_is_answered_with_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoSuchBot, match="there is no file"):
        make_bot(str(tmp_path / "gone.py"), "crayon", 1)


def test_a_bot_of_ones_own_plays(tmp_path: Path) -> None:
    game = coast(seat("7,1"), seat())
    bot = make_bot(own_bot(tmp_path, OWN), "crayon", 1)
    assert game.why_not(bot.choose(game.view(0))) is None


def test_the_usual_bot_is_the_one_that_the_system_names() -> None:
    assert usual_bot("crayon") == "greedy"


def test_where_it_names_none_the_first_of_its_own_comes_before_those_for_every_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "system", lambda _: None)
    own = sorted(set(bot_names("crayon")) - set(bot_names("no-such-system")))
    assert usual_bot("crayon") == own[0]
    assert usual_bot("no-such-system") == "random-legal"
