"""What the built program is made of: every module, every file of data, and how systems know it."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
ROOMS = ("milepost", "editor", "validator", "engine", "drawing", "model", "schemas", "scenarios")
PAGES = "editor/window/manual/pages"
LEFT_OUT = ("tkinter", "pytest", "hypothesis", "mypy", "setuptools", "pip")
"""What some library would use if it were there, and Milepost does not."""
OF_OTHER_DESKTOPS = (
    *("libqgtk3", "libgtk-3", "libgdk-3", "libgdk_pixbuf", "libcairo", "libpango", "libatk"),
    *("libatspi", "libepoxy", "libqeglfs", "libQt6Egl", "libqlinuxfb", "libqvnc", "libqvkkhr"),
)
"""Libraries of Qt's other ways to a screen, which would bring half a desktop along."""
BUNDLE = "milepost.editor"
KIND = "milepost.map"


def modules() -> Iterator[str]:
    """Every module of ours: most are found by scanning folders, and named nowhere."""
    for room in ROOMS:
        for file in sorted((ROOT / room).rglob("*.py")):
            parts = file.relative_to(ROOT).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def data() -> Iterator[tuple[str, str]]:
    """Every file that is no module, with the folder that it comes into; the manual among them."""
    from editor.window.manual.book import files_of_the_book

    for room in ROOMS:
        for file in sorted((ROOT / room).rglob("*")):
            if file.is_file() and file.suffix not in (".py", ".pyc"):
                yield str(file), file.relative_to(ROOT).parent.as_posix()
    for name, path in sorted(files_of_the_book(ROOT).items()):
        yield str(path), (Path(PAGES) / name).parent.as_posix()
    yield str(ROOT / "LICENSE"), "."


def is_wanted(library: str) -> bool:
    """Whether a library comes along."""
    return not Path(library).name.startswith(OF_OTHER_DESKTOPS)


def icon_file(folder: Path) -> str | None:
    """The icon of the program as this system wants it, made of our pictures."""
    endings = {"win32": "ico", "darwin": "icns"}
    if sys.platform not in endings:
        return None
    return str(icon_at(folder / f"milepost.{endings[sys.platform]}"))


def icon_at(path: Path) -> Path:
    """An .ico or .icns with every size."""
    from PIL import Image

    drawings = ROOT / "editor/program/icons"
    sizes = (16, 24, 32, 48, 64, 128, 256) if path.suffix == ".ico" else (32, 64, 128, 256, 512)
    pictures = [Image.open(drawings / f"milepost-{size}.png") for size in sizes]
    path.parent.mkdir(parents=True, exist_ok=True)
    *others, largest = pictures
    largest.save(path, sizes=[(size, size) for size in sizes], append_images=others)
    return path


def plist(version: str) -> dict[str, Any]:
    """What macOS reads of the program. Types there go by the last part of a name, so it offers
    itself for every YAML file, behind the program that is meant for those."""
    return {
        "CFBundleDisplayName": "Milepost",
        "CFBundleShortVersionString": version,
        "LSMinimumSystemVersion": "12.0",
        "NSHighResolutionCapable": True,
        "CFBundleLocalizations": ["en", "de", "zh_CN"],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Map of Milepost",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": [KIND, "public.yaml"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": KIND,
                "UTTypeDescription": "Map of Milepost",
                "UTTypeConformsTo": ["public.yaml"],
                "UTTypeTagSpecification": {"public.filename-extension": ["milepost.yaml"]},
            }
        ],
    }


def open_with() -> str:
    """A file for Windows that puts the editor under *Open with* of YAML files, for one user.

    Windows knows files by the last part of their names alone.
    """
    place = r"HKCU\Software\Classes\Applications\milepost-editor.exe"
    lines = (
        "@echo off",
        "rem Puts Milepost under Open with of YAML files. To take it away: reg delete",
        f"rem {place} /f",
        rf'reg add "{place}" /v FriendlyAppName /d Milepost /f',
        rf'reg add "{place}\SupportedTypes" /v .yaml /f',
        (
            rf'reg add "{place}\shell\open\command" /ve '
            r'/d "\"%~dp0milepost-editor.exe\" \"%%1\"" /f'
        ),
    )
    return "\r\n".join(lines) + "\r\n"
