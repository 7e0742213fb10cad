"""Reading files: a real map against PyYAML and jsonschema on the same file; cold starts."""

import sys
from pathlib import Path

import jsonschema
import yaml

from model.boards.terrain import TerrainBoard
from model.files.scenario_files import formatted, open_file, text_after
from model.schema.schema import schema_for
from tests.bench.measure import Figure, best_of_each, processes
from tests.schemas.shape_findings import shape_findings

CHINA = Path(__file__).parent.parent / "files" / "drafts" / "china.milepost.yaml"


def figures() -> list[Figure]:
    text = CHINA.read_text(encoding="utf-8")
    schema = schema_for("crayon")
    validator = jsonschema.Draft202012Validator(schema)

    def theirs() -> object:
        return list(validator.iter_errors(yaml.load(text, yaml.CSafeLoader)))

    def ours() -> object:
        file = open_file(CHINA)
        shape_findings(file.plain(file.scenario), file.scenario.system)
        board = file.scenario.board
        assert isinstance(board, TerrainBoard)
        return list(board.cells())

    file = open_file(CHINA)
    load, form, save, peer = best_of_each(
        ours, lambda: formatted(file), lambda: text_after(file, file.scenario), theirs, times=7
    )
    read, yaml_alone = best_of_each(
        lambda: open_file(CHINA), lambda: yaml.load(text, yaml.CSafeLoader)
    )
    python = sys.executable
    help_time, check, bare = processes(
        [python, "-m", "milepost", "--help"],
        [python, "-m", "milepost", "fmt", "--check", str(CHINA)],
        [python, "-c", "pass"],
    )
    name = "CSafeLoader + jsonschema"
    return [
        Figure("load the China draft (parse, shape, value, positions)", load, name, peer, 1.0),
        Figure("fmt of the China draft", form, name, peer, 1.0),
        Figure("save without a change", save, name, peer, 1.0),
        Figure("read alone", read, "CSafeLoader", yaml_alone, 2.0),
        Figure("milepost --help, cold", help_time, "python -c pass", bare, 8.0),
        Figure("milepost fmt --check, cold", check, "python -c pass", bare, 25.0),
    ]
