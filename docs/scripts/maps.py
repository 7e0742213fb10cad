"""`make maps`: builds the bundled maps of real countries anew, by commands that anybody can type.

python docs/scripts/maps.py            builds them where they lie in scenarios/
python docs/scripts/maps.py --check    writes nothing there; 1 if a map would be another one
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path("scenarios")
RECIPES = FOLDER / "recipes"
SEEDS = {"china": 1, "north-america": 1}
"""The seeds of demand cards, for maps of games that have them."""
SCHEMA = Path("schemas/scenario.schema.json")


def commands(name: str, out: Path, root: Path = ROOT) -> list[list[str]]:
    """What one would type: the map with what is said by hand, then demand cards if it has any."""
    recipe = root / RECIPES / f"{name}.recipe.yaml"
    made = ["import", "geo", str(recipe), "-o", str(out), "--force"]
    return [made, ["deck", str(out), "--seed", str(SEEDS[name])]] if name in SEEDS else [made]


def map_names(root: Path = ROOT) -> list[str]:
    """The maps that have a recipe."""
    ending = ".recipe.yaml"
    return sorted(path.name.removesuffix(ending) for path in (root / RECIPES).glob(f"*{ending}"))


def place_of(name: str, root: Path = ROOT) -> Path:
    """The folder of a map: where one of its name lies, or that of all."""
    there = sorted((root / FOLDER).glob(f"systems/*/maps/{name}.milepost.yaml"))
    return there[0].parent if there else root / FOLDER


def first_line(name: str, root: Path = ROOT) -> str:
    """Where text editors find the schema; it depends on where a file lies."""
    above = "../" * len(place_of(name, root).relative_to(root).parts)
    return f"# yaml-language-server: $schema={above}{SCHEMA.as_posix()}\n"


def built(name: str, folder: Path, root: Path = ROOT) -> list[Path]:
    """Builds a map in a folder; its files."""
    from milepost.__main__ import main as milepost

    out = folder / f"{name}.milepost.yaml"
    for words in commands(name, out, root):
        print(f"milepost {' '.join(words)}")
        if milepost(words) != 0:
            raise SystemExit(1)
    out.write_text(
        first_line(name, root) + out.read_text(encoding="utf-8"), encoding="utf-8", newline="\n"
    )
    return [out, folder / f"{name}.scenery.geojson"]


def different(root: Path = ROOT) -> Iterator[Path]:
    """The files in scenarios/ that would be built otherwise."""
    with TemporaryDirectory() as name:
        for one in map_names(root):
            for file in built(one, Path(name), root):
                there = place_of(one, root) / file.name
                if not there.is_file() or there.read_bytes() != file.read_bytes():
                    yield there.relative_to(root)


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """0 all is well, 1 a map would be another one."""
    parser = argparse.ArgumentParser(prog="make maps", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if a map differs")
    if parser.parse_args(argv).check:
        found = [f"{path}: is built otherwise now" for path in different(root)]
        print("\n".join([*found, "run make maps"]) if found else "the maps are up to date")
        return 1 if found else 0
    for name in map_names(root):
        built(name, place_of(name, root), root)
    return 0


if __name__ == "__main__":
    # A script looks for modules in its own folder first; ours are called from the root.
    sys.path[0] = str(ROOT)
    sys.exit(main())
