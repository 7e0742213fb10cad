"""Files that stand on other files: chains of layers, and what they may not stand on."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.collection import Things
from model.files import scenario_files
from model.files.atomic import SaveFailed
from model.files.scenario_files import formatted, load, open_file, read_text, save
from model.layering.chain import LONGEST_CHAIN
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.unreadable import Unreadable
from tests.generate.edits import edits
from tests.generate.scenario import scenarios
from tests.model.files.layered_samples import BASE, LAYER

Editing = Callable[[Scenario], Scenario]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "base.milepost.yaml").write_text(BASE)
    return tmp_path


def test_saving_a_layered_scenario_writes_only_the_layer(folder: Path) -> None:
    path = folder / "layer.milepost.yaml"
    path.write_text(f"# ours\n{LAYER}goods:\n- {{id: fish, chips: 2}}   # new\n")
    file = open_file(path)
    city = replace(file.scenario.cities["aston"], name="Ashton")
    edited = replace(file.scenario, cities=file.scenario.cities.put("aston", city))
    save(edited, path, file)
    assert path.read_text() == (
        f"# ours\n{LAYER}cities:\n- {{id: aston, name: Ashton}}\n"
        "goods:\n- {id: fish, chips: 2}   # new\n"
    )
    assert load(path) == edited
    assert (folder / "base.milepost.yaml").read_text() == BASE


def test_a_new_file_on_a_base_is_written_as_a_layer(folder: Path) -> None:
    base = load(folder / "base.milepost.yaml")
    above = replace(base, id="new", extends="./base.milepost.yaml", notes="")
    path = folder / "new.milepost.yaml"
    save(above, path)
    assert load(path) == above
    assert "cities" not in path.read_text()
    assert "notes: null" in path.read_text()


def test_a_layer_that_is_made_to_stand_alone_says_everything(folder: Path) -> None:
    path = folder / "layer.milepost.yaml"
    path.write_text(LAYER + "notes: Ours. # why\n")
    file = open_file(path)
    alone = replace(file.scenario, extends="")
    save(alone, path, file)
    assert load(path) == alone
    assert "aston" in path.read_text()
    assert "extends" not in path.read_text()
    assert "# why" in path.read_text()


def test_a_scenario_that_is_put_on_a_base_says_only_what_differs(folder: Path) -> None:
    path = folder / "layer.milepost.yaml"
    path.write_text(BASE.replace("id: base", "id: layer # why"))
    file = open_file(path)
    on_base = replace(file.scenario, extends="./base.milepost.yaml")
    save(on_base, path, file)
    assert load(path) == on_base
    assert "aston" not in path.read_text()
    assert "# why" in path.read_text()


def test_a_layer_saved_where_its_base_is_not_is_refused(folder: Path, tmp_path: Path) -> None:
    file = open_layer(folder)
    other = tmp_path / "elsewhere"
    other.mkdir()
    with pytest.raises(SaveFailed):
        save(file.scenario, other / "layer.milepost.yaml", file)
    assert list(other.iterdir()) == []


def open_layer(folder: Path) -> Any:
    path = folder / "layer.milepost.yaml"
    path.write_text(LAYER)
    return open_file(path)


def test_a_scenario_is_not_saved_on_itself(folder: Path) -> None:
    path = folder / "base.milepost.yaml"
    file = open_file(path)
    with pytest.raises(SaveFailed, match="itself"):
        save(replace(file.scenario, extends="./base.milepost.yaml"), path, file)
    assert path.read_text() == BASE


def test_fmt_of_a_layer_is_a_layer(folder: Path) -> None:
    path = folder / "layer.milepost.yaml"
    path.write_text(f"{LAYER}cities: [{{kind: major, id: aston}}] # larger\n")
    text = formatted(open_file(path))
    assert text == f"{LAYER}cities:  # larger\n- {{id: aston, kind: major}}\n"
    path.write_text(text)
    assert formatted(open_file(path)) == text


def test_layers_stand_on_layers(folder: Path) -> None:
    (folder / "middle.milepost.yaml").write_text(f"{LAYER}cities: [{{id: aston, kind: major}}]\n")
    (folder / "top.milepost.yaml").write_text(
        LAYER.replace("./base", "./middle") + "cities: [{id: aston, name: Top}]\n"
    )
    top = load(folder / "top.milepost.yaml")
    aston = City(
        id="aston",
        name="Top",
        names=Things({"de": "Aston"}),
        kind="major",
        at=Cell(0, 0),
        supplies=("coal",),
    )
    assert top.cities["aston"] == aston
    assert top.extends == "./middle.milepost.yaml"


def test_the_longest_chain_of_layers_opens_and_a_longer_one_does_not(tmp_path: Path) -> None:
    def chain(length: int) -> None:
        for number in range(length + 1):
            extends = f"extends: ./{number + 1}.yaml\n" if number < length else ""
            (tmp_path / f"{number}.yaml").write_text(f"format: 1\ntitle: a\n{extends}")

    chain(LONGEST_CHAIN)
    assert load(tmp_path / "0.yaml").title == "a"
    chain(LONGEST_CHAIN + 1)
    with pytest.raises(Unreadable, match="too many"):
        load(tmp_path / "0.yaml")


def test_a_scenario_does_not_stand_on_itself(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("format: 1\nextends: ./a.yaml\n")
    (tmp_path / "b.yaml").write_text("format: 1\nextends: ./c.yaml\n")
    (tmp_path / "c.yaml").write_text("format: 1\nextends: b.yaml\n")
    for name in ("a.yaml", "b.yaml", "c.yaml"):
        with pytest.raises(Unreadable, match="stands on this scenario itself"):
            load(tmp_path / name)


@pytest.mark.parametrize(
    "named",
    [
        "../secret.yaml",
        "./../secret.yaml",
        "sub/../../secret.yaml",
        "/etc/hosts.yaml",
        "//host/share/a.yaml",
        "..\\\\secret.yaml",
        "sub\\\\a.yaml",
        "C:secret.yaml",
        "C:/secret.yaml",
        "file:///secret.yaml",
        "link.yaml",
        "linked/secret.yaml",
        "secret.txt",
        "x" * 300 + ".yaml",
        ".",
        "./",
    ],
)
def test_a_scenario_stands_only_on_files_of_its_own_folder(tmp_path: Path, named: str) -> None:
    folder = tmp_path / "maps"
    (folder / "sub").mkdir(parents=True)
    (tmp_path / "secret.yaml").write_text("format: 1\ntitle: secret\n")
    (folder / "secret.txt").write_text("format: 1\ntitle: secret\n")
    (folder / "link.yaml").symlink_to(tmp_path / "secret.yaml")
    (folder / "linked").symlink_to(tmp_path)
    (folder / "a.yaml").write_text(f'format: 1\nextends: "{named}"\n')
    with pytest.raises(Unreadable) as refused:
        load(folder / "a.yaml")
    assert "is not a scenario in this folder or below it." in refused.value.message
    assert refused.value.line == 2


def test_files_below_the_folder_and_links_that_stay_in_it_are_fine(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "base.yaml").write_text("format: 1\ntitle: below\n")
    (tmp_path / "link.yaml").symlink_to(tmp_path / "sub" / "base.yaml")
    for named in ("sub/base.yaml", "./sub/base.yaml", "./sub/./base.yaml", "link.yaml"):
        (tmp_path / "a.yaml").write_text(f"format: 1\nextends: {named}\n")
        assert load(tmp_path / "a.yaml").title == "below"


def test_a_base_that_is_missing_or_broken_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("format: 1\nextends: ./missing.yaml\n")
    with pytest.raises(Unreadable, match=r"missing\.yaml.*no such file"):
        load(tmp_path / "a.yaml")
    (tmp_path / "missing.yaml").write_text("{")
    with pytest.raises(Unreadable, match=r"missing\.yaml:1:1"):
        load(tmp_path / "a.yaml")


def test_a_text_from_nowhere_stands_on_nothing() -> None:
    with pytest.raises(Unreadable, match="is not a scenario in this folder"):
        read_text(LAYER)


@settings(max_examples=40)
@given(scenarios(6), edits(4), st.lists(edits(1), min_size=1, max_size=3))
def test_random_edits_of_a_layer_saved_one_by_one_are_always_read_back(
    base: Scenario, first: Editing, sequence: list[Editing]
) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        save(base, folder / "base.milepost.yaml")
        path = folder / "layer.milepost.yaml"
        file = save(replace(first(base), extends="./base.milepost.yaml"), path)
        for edit in sequence:
            edited = edit(file.scenario)
            file = save(edited, path, file)
            assert load(path) == edited
        assert load(folder / "base.milepost.yaml") == base
        path.write_text(formatted(file))
        assert load(path) == file.scenario
        assert formatted(open_file(path)) == path.read_text()


@pytest.mark.parametrize(
    ("head", "is_kept"),
    [
        ("# yaml-language-server: $schema=../schemas/scenario.schema.json\n", True),
        ("# as in ./other\n", False),
        ('# "\\x2e/own"\n', False),
    ],
)
def test_a_base_is_kept_for_the_next_layer_unless_it_may_stand_on_others(
    folder: Path, head: str, is_kept: bool
) -> None:
    (folder / "base.milepost.yaml").write_text(head + BASE)
    path = folder / "layer.milepost.yaml"
    path.write_text(LAYER)
    kept = scenario_files._lone_file.cache_info().hits
    assert load(path) == load(path)
    assert (scenario_files._lone_file.cache_info().hits > kept) == is_kept
