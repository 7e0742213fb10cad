"""`python docs/builder/reference.py`: writes the page of the format, and schemas for editors."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def generated() -> dict[Path, str]:
    """What the generated files should say."""
    from docs.builder.scenario_format import page
    from model.schema.schema import preset_schema, scenario_schema

    return {
        Path("docs/format.md"): page(),
        Path("schemas/scenario.schema.json"): _text(scenario_schema()),
        Path("schemas/preset.schema.json"): _text(preset_schema()),
    }


def _text(schema: object) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """0 all is up to date, 1 a file was stale and --check was said."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if a file is stale")
    arguments = parser.parse_args(argv)
    texts = generated()
    stale = [path for path, text in texts.items() if _said(root / path) != text]
    for path in stale:
        if arguments.check:
            print(f"{path}: is stale; run python docs/builder/reference.py", file=sys.stderr)
        else:
            (root / path).write_text(texts[path], encoding="utf-8", newline="\n")
            print(f"wrote {path}")
    return 1 if stale and arguments.check else 0


def _said(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


if __name__ == "__main__":
    # A script looks for modules in its own folder first; ours are called from the root.
    sys.path[0] = str(ROOT)
    sys.exit(main())
