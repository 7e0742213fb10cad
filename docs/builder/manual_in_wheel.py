"""Puts the manual into the wheel: hatch asks this whenever it builds one."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDER = "editor/window/manual/pages"


class ManualInWheel(BuildHookInterface[Any]):
    """The pages of the program's manual, beside the module that reads them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Names the files of the manual; in a checkout they are read where they are written."""
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, self.root)
        try:
            from editor.window.manual.book import files_of_the_book
        finally:
            sys.path.remove(self.root)
        for name, path in files_of_the_book(root).items():
            build_data["force_include"][str(path)] = f"{FOLDER}/{name}"
