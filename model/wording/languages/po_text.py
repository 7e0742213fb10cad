"""Catalogues of gettext as text: entries read from a .po file, and written into one."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

_ESCAPED = re.compile(r"\\(.)")
_SIGNS = {"n": "\n", "t": "\t"}


class Entry(NamedTuple):
    """A text with its translation, as a catalogue has it."""

    text: str
    """What is written in the program; the header of a catalogue has none."""
    said: tuple[str, ...]
    """The translation, or one for each plural form; empty where there is none yet."""
    many: str = ""
    """The plural of the text, where it has one."""
    about: str = ""
    """What the text is about where the same one is said of several things."""
    places: tuple[str, ...] = ()
    """The files in which it stands."""
    is_unsure: bool = False
    """Somebody, or a program, marked it as guessed (`fuzzy`)."""

    @property
    def is_done(self) -> bool:
        """Whether all of it is translated."""
        return all(self.said) and not self.is_unsure


class _Reading:
    """The parts of the entry that is read now."""

    def __init__(self) -> None:
        self.parts: dict[str, list[str]] = {}
        self.places: list[str] = []
        self.is_unsure = False
        self.last: list[str] = []

    def entry(self) -> Entry | None:
        if "msgid" not in self.parts:
            return None
        parts = {key: "".join(pieces) for key, pieces in self.parts.items()}
        said = tuple(parts[key] for key in sorted(parts) if key.startswith("msgstr"))
        text, many, about = (parts.get(key, "") for key in ("msgid", "msgid_plural", "msgctxt"))
        return Entry(text, said or ("",), many, about, tuple(self.places), self.is_unsure)

    def take(self, line: str) -> None:
        """A line that begins with a keyword, or goes on with the text of the last one."""
        key, _, quoted = line.partition(" ") if line[0] != '"' else ("", "", line)
        quoted = quoted.strip()
        if len(quoted) < 2 or quoted[0] != '"' or quoted[-1] != '"':
            raise ValueError(line)
        if key:
            self.last = self.parts.setdefault(key, [])
        inside = quoted[1:-1]
        self.last.append(_ESCAPED.sub(_sign, inside) if "\\" in inside else inside)


def _sign(escaped: re.Match[str]) -> str:
    return _SIGNS.get(escaped[1], escaped[1])


def entries(text: str) -> Iterator[Entry]:
    """The entries of a catalogue; ValueError tells the line that is none of gettext's."""
    now = _Reading()
    for number, line in enumerate(map(str.strip, text.split("\n")), 1):
        begins = line.startswith(("msgid ", "msgctxt ", "#")) and "msgstr" in _keys(now)
        if (begins or not line) and (entry := now.entry()):
            yield entry
            now = _Reading()
        if line.startswith("#: "):
            now.places += line[3:].split()
        elif line.startswith("#"):
            now.is_unsure = now.is_unsure or (line[:2] == "#," and "fuzzy" in line)
        elif line:
            try:
                now.take(line)
            except ValueError:
                raise ValueError(number) from None
    if entry := now.entry():
        yield entry


def _keys(now: _Reading) -> set[str]:
    return {key[:6] for key in now.parts}


def header(entry: Entry) -> dict[str, str]:
    """What the header of a catalogue says, line by line: `Language: zh`."""
    lines = (line.partition(":") for line in entry.said[0].split("\n"))
    return {key.strip(): value.strip() for key, colon, value in lines if colon}


def written(all_entries: Iterable[Entry]) -> str:
    """Entries as the text of a catalogue, each text in one line, so that two versions compare."""
    return "\n".join(map(_entry_text, all_entries))


def _entry_text(entry: Entry) -> str:
    lines = [f"#: {place}" for place in entry.places]
    if entry.is_unsure:
        lines.append("#, fuzzy")
    if entry.about:
        lines.append(f"msgctxt {quoted(entry.about)}")
    lines.append(f"msgid {quoted(entry.text)}")
    if entry.many:
        lines.append(f"msgid_plural {quoted(entry.many)}")
        lines += [f"msgstr[{number}] {quoted(one)}" for number, one in enumerate(entry.said)]
    elif entry.text:
        lines.append(f"msgstr {quoted(entry.said[0])}")
    else:
        lines += ['msgstr ""', *(quoted(line + "\n") for line in entry.said[0].splitlines())]
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A text in quotes, as gettext writes it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + escaped.replace("\n", "\\n").replace("\t", "\\t") + '"'
