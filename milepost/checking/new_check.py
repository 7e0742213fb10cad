"""Beginning a check: its file and a test, both of which fail until somebody has written them."""

import re
from pathlib import Path

from milepost.terminal.say import Refusal
from model.systems import described
from validator.catalogue.published import register
from validator.catalogue.topics import TOPICS, topic_of
from validator.check import SHARED, SYSTEMS, all_checks, checks_of
from validator.running.example_files import example_map

_CODE = re.compile(r"[A-Z]{3}[0-9]{3}")
_NAME = re.compile(r"[a-z]+(-[a-z0-9]+)*")

CHECK = '''\
"""Say in a sentence what these checks look for."""

from collections.abc import Iterator

from validator.check import check
from validator.finding import WARNING, Finding
from validator.survey.survey import Survey


@check("{code}", "{name}", WARNING, reads=())
def {function}(survey: Survey) -> Iterator[Finding]:
    """Say in a sentence what is wrong.

    Why: say what happens at the table because of it.
    Repair: say what a designer does about it.

    Bad:
        title: {layer} in which this is wrong

    Good:
        title: The same, put right
    """
    yield from ()
'''
TEST = '''\
"""What {code} {name} sees, and what it leaves alone."""

from tests.validator.examples import codes_in


def test_it_is_seen() -> None:
    assert "{code}" in codes_in("title: Write here what a map says that is wrong")


def test_what_is_right_is_left_alone() -> None:
    assert codes_in("title: Write here what comes close to it and is right") == []
'''


def begin_check(code: str, name: str, system: str = "", root: Path | None = None) -> list[Path]:
    """Writes the file of a new check and its test; both are named from the root."""
    root = root or Path.cwd()
    _refuse_what_cannot_be(code, name)
    folder = _folder(code, system)
    home = Path(*(SYSTEMS if system else SHARED).split("."))
    if not (root / home).is_dir():
        raise Refusal(f"there is no {home} here; run this where the source of Milepost lies")
    word = name.replace("-", "_")
    texts = {folder / f"{word}.py": CHECK, Path("tests", folder, f"test_{word}.py"): TEST}
    for path in texts:
        if (root / path).exists():
            raise Refusal(f"{path} is there already")
    _make_packages(root, home, folder, system)
    for path, text in texts.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        written = text.format(code=code, name=name, function=word, layer=_layer(system))
        (root / path).write_text(written, encoding="utf-8", newline="\n")
    return list(texts)


def _make_packages(root: Path, home: Path, folder: Path, system: str) -> None:
    """The folders in which the first check of a system stands."""
    inside = folder.relative_to(home).parts
    for depth in range(1, len(inside) + 1):
        package = root / home.joinpath(*inside[:depth])
        if not package.is_dir():
            package.mkdir()
            what = "The checks" if depth > 1 else "What the validator holds"
            said = f'"""{what} for scenarios of {described(system).title}."""\n'
            (package / "__init__.py").write_text(said, encoding="utf-8", newline="\n")


def _layer(system: str) -> str:
    """What the examples of a system's checks are."""
    below = example_map(system)
    return f"A layer over the map {below}" if below else "A whole file"


def _folder(code: str, system: str) -> Path:
    """Where checks of a system and a topic stand; a system's first one stands above the topics."""
    if not system:
        return Path(*SHARED.split("."))
    package = f"{SYSTEMS}.{system.replace('-', '_')}.checks"
    alike = [
        one for one in checks_of(system) if one.system and topic_of(one.code) == topic_of(code)
    ]
    homes = {one.run.__module__.rpartition(".")[0] for one in alike}
    return Path(*min(homes, default=package).split("."))


def _refuse_what_cannot_be(code: str, name: str) -> None:
    if not _CODE.fullmatch(code) or topic_of(code) not in TOPICS:
        raise Refusal(f"a code is a topic ({', '.join(TOPICS)}) and three digits, such as MAP099")
    if not _NAME.fullmatch(name):
        raise Refusal("a name is small words with hyphens between them, such as isolated-milepost")
    for check in all_checks():
        if code == check.code or name == check.name:
            raise Refusal(f"there is {check.code} {check.name} already{_free(code)}")
    gone = register().retired_called(code) or register().retired_called(name)
    if gone is not None:
        raise Refusal(f"{gone.code} {gone.name} was retired, and is never used again{_free(code)}")


def _free(code: str) -> str:
    """The lowest code of the topic above all that were ever used."""
    used = [check.code for check in all_checks()] + [*register().codes, *register().retired]
    numbers = [int(one[3:]) for one in used if topic_of(one) == topic_of(code)]
    return f"; {topic_of(code)}{max(numbers) + 1:03} is free" if max(numbers) < 999 else ""
