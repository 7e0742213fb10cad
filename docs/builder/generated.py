"""What is written by a program, pages and the schema for text editors, and what of it is stale."""

from pathlib import Path

from docs.builder import check_pages, command_line, reference, rooms, rulebook


def generated_files() -> dict[Path, str]:
    """What each generated file should say, by its place in the repository."""
    return {
        Path("docs/command-line.md"): command_line.page(),
        Path("docs/rooms.md"): rooms.page(),
        **reference.generated(),
        **rulebook.generated(),
        **check_pages.pages(),
    }


def stale_files(root: Path) -> list[Path]:
    """The generated files that are missing or say something else."""
    return [path for path, text in generated_files().items() if _said(root / path) != text]


def refresh(root: Path) -> list[Path]:
    """Writes the files that were stale, and names them."""
    texts = generated_files()
    stale = [path for path, text in texts.items() if _said(root / path) != text]
    for path in stale:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(texts[path], encoding="utf-8", newline="\n")
    return stale


def _said(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None
