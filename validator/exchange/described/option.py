"""What can be said of an import or an export: the command's arguments and the form's rows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any, Final, Literal

from model.exports.cannot import CannotExport
from model.forms.frozen import dataclass
from model.imports.cannot import CannotImport
from model.systems import described, system_names

Kind = Literal["text", "flag", "file", "choice", "system", "preset", "several"]
"""`several` may be said more than once, each time a text."""
SEPARATOR_WORDS: Final = ("comma", "semicolon", "tab", "bar")


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be said."""

    key: str
    title: str
    """What a form calls it."""
    shown: str = ""
    """What a command's help shows in its place, such as FILE."""
    tip: str = ""
    """What it means."""
    kind: Kind = "text"
    flag: str = ""
    """Of the command, where it is not its key."""
    usual: str = ""
    is_first: bool = False
    """Whether it stands in a command without a name before it."""
    is_needed: bool = False
    is_rare: bool = False
    """Whether a form shows it only to those who ask for more."""
    is_for_new: bool = False
    """Whether it says something of a new scenario, and nothing of one that it is put into."""
    among: Sequence[str] | Callable[[], Sequence[str]] = ()
    """What can be chosen; of systems the kinds of boards."""

    @property
    def called(self) -> str:
        """Its name on a command line, without what stands before it."""
        return self.flag or self.key.replace("_", "-")

    def choices(self) -> list[str]:
        """What there is to choose from; nothing for what is written."""
        among = self.among() if callable(self.among) else self.among
        return systems_on(*among) if self.kind == "system" else list(among)


def systems_on(*boards: str) -> list[str]:
    """The systems that are played on some kinds of boards, the usual one first."""
    return [name for name in system_names() if described(name).board in boards]


def letters() -> tuple[Option, Option]:
    """How the text of a sheet is written."""
    return (
        Option(
            "encoding",
            "Letters",
            "E",
            "how letters are written: utf-8, cp1252, gbk",
            is_rare=True,
        ),
        Option(
            "separator",
            "Between cells",
            "S",
            "between cells: comma, semicolon, tab or bar",
            kind="choice",
            among=SEPARATOR_WORDS,
            is_rare=True,
        ),
    )


def head(usual: str = "") -> tuple[Option, Option, Option]:
    """What a file of another program does not say of a scenario."""
    return (
        Option(
            "preset",
            "Rules",
            "P",
            "the rules, such as china-rails",
            kind="preset",
            usual=usual,
            is_for_new=True,
        ),
        Option("title", "Title", "T", "its title (of the file's name)", is_for_new=True),
        Option("credits", "Credits", "TEXT", "whose map it is", is_rare=True, is_for_new=True),
    )


def system(*boards: str, usual: str = "", tip: str = "") -> Option:
    """Which game is played on a new map."""
    return Option(
        "system", "Game", "S", tip, kind="system", usual=usual, is_for_new=True, among=boards
    )


def usual_separator() -> Option:
    """What stands between cells of a sheet that is written."""
    return Option(
        "separator",
        "Between cells",
        "S",
        "between cells: comma, semicolon, tab, bar",
        kind="choice",
        usual="comma",
        among=SEPARATOR_WORDS,
    )


@dataclass(frozen=True, slots=True)
class Said:
    """What was said of an import or an export."""

    values: Mapping[str, Any] = field(default_factory=dict)

    def text(self, key: str) -> str:
        value = self.values.get(key)
        return value if isinstance(value, str) else ""

    def is_on(self, key: str) -> bool:
        return bool(self.values.get(key))

    def path(self, key: str) -> Path | None:
        """The file that is named, if one is."""
        said = self.text(key)
        return Path(said) if said else None

    def file(self, key: str) -> Path:
        """The file that is named; CannotImport where none is."""
        path = self.path(key)
        if path is None:
            raise CannotImport(f"{key}: no file is named")
        return path


def separator_sign(said: Said) -> str:
    """The sign between cells that is asked for; CannotExport where there is no such word."""
    from model.imports.sheets.reading import SEPARATORS

    word = said.text("separator") or SEPARATOR_WORDS[0]
    sign = SEPARATORS.get(word)
    if sign is None:
        raise CannotExport(f"--separator: {word} is none of {', '.join(SEPARATORS)}")
    return sign
