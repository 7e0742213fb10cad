"""How the built program begins: as the command, as the editor, or as a helper of itself."""

import sys
from multiprocessing import freeze_support
from pathlib import Path

EDITOR = "milepost-editor"
"""By this name, and in a bundle of macOS, the program opens the editor at once."""
HELPERS = ("editor.workshop.worker",)
"""What Milepost starts as `python -P -m …`, where there is no Python."""


def main() -> int:
    freeze_support()
    words = sys.argv[1:]
    if words[:2] == ["-P", "-m"] and words[2:3] and words[2] in HELPERS:
        from runpy import run_module

        sys.argv = words[2:]
        run_module(words[2], run_name="__main__", alter_sys=True)
        return 0
    from milepost.__main__ import main as command

    return command(["edit", *words] if is_editor() else words)


def is_editor() -> bool:
    program = Path(sys.executable)
    return program.stem == EDITOR or program.parent.parent.name == "Contents"


if __name__ == "__main__":
    sys.exit(main())
