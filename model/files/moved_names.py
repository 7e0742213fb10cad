"""Names of files that a scenario gives, as they are called from a folder above its own."""

from dataclasses import replace
from pathlib import PurePosixPath
from typing import Any

from model.collection import Things
from model.scenario.scenario import Scenario


def from_above(scenario: Scenario, named: str) -> Scenario:
    """A scenario with the files it names as they are called from where it is called `named`."""
    folder = folder_of(named)
    if not folder:
        return scenario
    goods, art, picture = scenario.goods, scenario.art, scenario.picture
    presets = scenario.presets
    return replace(
        scenario,
        rules=with_name(scenario.rules, "preset", folder),
        goods=Things({k: replace(g, icon=moved(g.icon, folder)) for k, g in goods.items()}),
        scenery=moved(scenario.scenery, folder),
        art=Things({k: replace(a, file=moved(a.file, folder)) for k, a in art.items()}),
        picture=picture and replace(picture, file=moved(picture.file, folder)),
        presets=Things(
            {moved(k, folder): with_name(p, "extends", folder) for k, p in presets.items()}
        ),
    )


def folder_of(named: str) -> str:
    """The folder in a file's name: `sub` of ./sub/a.yaml, nothing of ./a.yaml."""
    folder = str(PurePosixPath(named).parent)
    return "" if folder == "." else folder


def with_name(data: Things[Any], key: str, folder: str) -> Things[Any]:
    """Data whose key may name a file (./a.yaml); the name of something bundled stays."""
    name = data.get(key)
    if not folder or not isinstance(name, str) or not name.startswith("./"):
        return data
    return data.put(key, moved(name, folder))


def moved(name: str, folder: str) -> str:
    """A file's name from above the folder it is in; what names no file beside it stays."""
    if not name or name.startswith("/"):
        return name
    return f"./{folder}/{name[2:]}" if name.startswith("./") else f"{folder}/{name}"
