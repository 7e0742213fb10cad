"""The key sheet: every action and every tool with its keys, for the screen and for paper."""

from collections.abc import Iterator
from html import escape

from editor.desk.toolbox import tools
from editor.preferences.keys import keys
from editor.window.action import MENUS, actions
from editor.words import tr
from model.forms.frozen import dataclass
from model.systems import system_names
from model.version import __version__


@dataclass(frozen=True, slots=True)
class Line:
    """One thing with its keys; there may be none."""

    title: str
    keys: str


@dataclass(frozen=True, slots=True)
class Section:
    """A menu, the tools, or the mouse."""

    title: str
    lines: tuple[Line, ...]


def sections() -> list[Section]:
    """Everything that can be done, menu by menu."""
    return [*_of_menus(), _of_tools(), _of_the_map()]


def _of_menus() -> Iterator[Section]:
    for menu in (*MENUS, ""):
        lines = tuple(
            Line(
                " › ".join(tr(part) for part in (one.submenu, one.title) if part),
                keys().get(name, ""),
            )
            for name, one in sorted(actions().items(), key=lambda found: found[1].group)
            if one.menu == menu
        )
        if lines:
            yield Section(tr(menu) if menu else tr("Others"), lines)


def _of_tools() -> Section:
    return Section(tr("Tools"), tuple(Line(tr(one.TITLE), one.KEY) for one in tools().values()))


def _of_the_map() -> Section:
    """What hands do on the map itself; the canvas holds these, no file can change them."""
    said = (
        (tr("Zoom"), tr("Wheel")),
        (tr("Move the map"), tr("Middle button, or Space and drag")),
        (tr("Move it sideways, up and down"), tr("Shift+Wheel, Alt+Wheel")),
        (tr("Move the cursor"), tr("Arrow keys")),
        (tr("Move it aslant; freely on boards of routes"), tr("Alt+Arrow, or 7 9 1 3 on the pad")),
        (tr("Move it to the next thing"), tr("Ctrl+Alt+Arrow, or Ctrl+Arrow")),
        (tr("Move it to the ends of a row, or of the map"), tr("Home, End, Ctrl+Home, Ctrl+End")),
        (tr("Mean the next side or corner of the cell"), tr("Period, Comma")),
        (tr("Click at the cursor, with the same keys held"), tr("Return")),
        (tr("Click for the opposite"), tr("Alt+Return")),
        (tr("Click once more while something is drawn"), tr("Space")),
        (tr("Drag from the cursor"), tr("Shift+Arrow until Shift is let go, or F4 … F4")),
        (tr("Drag with the other button"), tr("Shift+F4 … F4")),
        (tr("Take back a point"), tr("Backspace")),
        (tr("Give up what was begun, then the selection"), tr("Escape")),
        (tr("Pick up what lies there"), tr("Ctrl+Click")),
    )
    return Section(tr("On the map"), tuple(Line(*one) for one in said))


def clashes() -> dict[str, list[str]]:
    """Keys that mean two things."""
    found: dict[str, list[str]] = {}
    for system in system_names():
        owners: dict[str, list[str]] = {}
        for name in actions():
            if name in keys():
                owners.setdefault(_same(keys()[name]), []).append(name)
        # Tools of two systems are never offered together.
        for name, tool in tools().items():
            if tool.KEY and tool.is_for(system):
                owners.setdefault(_same(tool.KEY), []).append(f"tool {name}")
        found |= {key: names for key, names in owners.items() if len(names) > 1}
    return found


def _same(key: str) -> str:
    """A key as it is, however it is written."""
    *held, last = key.replace("++", "+Plus").split("+") if key != "+" else ["Plus"]
    return "+".join([*sorted(one.casefold() for one in held), last.casefold()])


def as_html() -> str:
    """The sheet as a page that can be printed."""
    blocks = "\n".join(_block(section) for section in sections())
    title = tr("Keys of Milepost {version}").format(version=__version__)
    return (
        "<!doctype html>\n<html><head><meta charset='utf-8'>"
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n{blocks}\n</body></html>\n"
    )


def _block(section: Section) -> str:
    rows = "\n".join(
        f"<tr><td>{escape(line.title)}</td>"
        f"<td class='key' align='right'>{escape(line.keys)}</td></tr>"
        for line in section.lines
    )
    table = f"<table width='100%' cellspacing='0' cellpadding='1'>\n{rows}\n</table>"
    return f"<h2>{escape(section.title)}</h2>\n{table}"


STYLE = """
body { font-family: 'Noto Sans', sans-serif; font-size: 10pt; }
h1 { font-size: 16pt; } h2 { font-size: 11pt; margin-top: 10pt; margin-bottom: 2pt; }
.key { font-weight: bold; white-space: nowrap; }
@media screen { body { max-width: 60em; margin: auto; } }
@media print { body { columns: 2; } table { break-inside: avoid; } }
"""
