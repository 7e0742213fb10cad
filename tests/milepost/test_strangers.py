"""A stranger's repository passes no gate, fills no memory, keeps nobody waiting, writes inside."""

import json
import os
import tomllib
import zlib
from pathlib import Path

import pytest
import yaml

from drawing.files.scenery_files import pieces_in
from model.imports.cannot import CannotImport
from model.imports.geo.layers.features import MOST_POINTS
from model.imports.geo.layers.reading import read_layer
from tests.contracts.house import HERE
from tests.milepost.conftest import VALLEY, Run
from validator.reporting.settings import LARGEST_FILE, BadSettings, find_settings

WRONG = VALLEY.replace("supplies: [fish]", "supplies: [fisch]")
HOOKS = yaml.safe_load((HERE / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of maps that somebody works in."""
    folder = tmp_path / "repository"
    (folder / ".git").mkdir(parents=True)
    monkeypatch.chdir(folder)
    return folder


def as_pre_commit_calls(
    hook: dict[str, object], *names: str, args: list[str] | None = None
) -> list[str]:
    """What pre-commit runs: the entry, its arguments or the user's own, and the names."""
    used = hook.get("args", []) if args is None else args
    assert isinstance(used, list)
    return [*str(hook["entry"]).split()[1:], *used, *names]


class TestTheHook:
    @pytest.mark.parametrize("args", [None, ["--strict"]], ids=["as it is", "with own options"])
    @pytest.mark.parametrize(
        "name", ["--exclude=*.milepost.yaml", "--output=sarif:prey.milepost.yaml"]
    )
    def test_no_name_of_a_file_is_an_option(
        self, repository: Path, run: Run, name: str, args: list[str] | None
    ) -> None:
        (repository / "bad.milepost.yaml").write_text(WRONG, encoding="utf-8")
        (repository / name).write_text(VALLEY, encoding="utf-8")
        prey = repository / "prey.milepost.yaml"
        prey.write_text(VALLEY, encoding="utf-8")
        (hook,) = [one for one in HOOKS if one["id"] == "milepost-validate"]
        ran = run(*as_pre_commit_calls(hook, name, "bad.milepost.yaml", args=args))
        assert ran.code == 2
        assert "called like an option" in ran.err
        assert prey.read_text(encoding="utf-8") == VALLEY

    def test_every_hook_that_gets_names_ends_its_options(self) -> None:
        for hook in HOOKS:
            if hook.get("pass_filenames", True):
                assert hook["args"] == ["--"]
                assert "--from-git" in hook["entry"]

    def test_fmt_is_no_door_either(self, repository: Path, run: Run) -> None:
        (repository / "--quiet.milepost.yaml").write_text(VALLEY, encoding="utf-8")
        (hook,) = [one for one in HOOKS if one["id"] == "milepost-fmt"]
        assert run(*as_pre_commit_calls(hook, "--quiet.milepost.yaml")).code == 2


class TestSettings:
    @pytest.mark.parametrize("name", ["milepost.toml", "pyproject.toml"])
    def test_a_device_is_not_read(self, repository: Path, run: Run, name: str) -> None:
        (repository / "a.milepost.yaml").write_text(VALLEY, encoding="utf-8")
        (repository / name).symlink_to("/dev/zero")
        ran = run("validate", ".")
        assert "INT001" not in ran.err
        assert (ran.code == 2) == (name == "milepost.toml")

    def test_a_pipe_keeps_nobody_waiting(self, repository: Path) -> None:
        os.mkfifo(repository / "milepost.toml")
        with pytest.raises(BadSettings, match="not an ordinary file"):
            find_settings(repository)

    @pytest.mark.parametrize("text", ["a{dots} = 1\n", "[a{dots}]\n", '"a"{dots} = 1\n'])
    def test_a_key_of_very_many_parts_is_refused_before_it_is_read(
        self, repository: Path, text: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("it is read"))
        (repository / "milepost.toml").write_text(text.format(dots=".a" * 60_000), encoding="utf-8")
        with pytest.raises(BadSettings, match="CFG002: a key has more than 32 parts"):
            find_settings(repository)

    @pytest.mark.parametrize("sign", ["x", '"', "'", ".", "-", "x.", "x ", '"x', "x\n"])
    def test_settings_of_one_sign_keep_nobody_waiting(self, repository: Path, sign: str) -> None:
        text = sign * (LARGEST_FILE // len(sign))
        (repository / "milepost.toml").write_text(text, encoding="utf-8")
        # Whoever looks at every end of every word has not finished by tomorrow.
        with pytest.raises(BadSettings, match=r"CFG00[12]"):
            find_settings(repository)

    def test_a_large_file_is_refused(self, repository: Path) -> None:
        with (repository / "milepost.toml").open("wb") as file:
            file.truncate(1 << 40)
        with pytest.raises(BadSettings, match="larger than 1 MiB"):
            find_settings(repository)

    def test_usual_settings_are_read(self, repository: Path) -> None:
        text = '[tool.other]\nversions = [1.0, 2.0, "a.b.c"]\n[tool.milepost]\nstrict.x = 1\n'
        (repository / "pyproject.toml").write_text(text, encoding="utf-8")
        with pytest.raises(BadSettings, match='unknown key "strict"'):
            find_settings(repository)

    @pytest.mark.parametrize("where", ["../x.json", "/tmp/x.json", "inside/../../x.json"])
    def test_a_baseline_outside_is_refused(self, repository: Path, run: Run, where: str) -> None:
        (repository / "a.milepost.yaml").write_text(WRONG, encoding="utf-8")
        (repository / "milepost.toml").write_text(f'baseline = "{where}"\n', encoding="utf-8")
        ran = run("validate", ".", "--write-baseline")
        assert ran.code == 2
        assert "must lie in the folder of the settings" in ran.err
        assert not (repository.parent / "x.json").exists()

    def test_nor_is_one_written_through_a_link(self, repository: Path, run: Run) -> None:
        prey = repository.parent / "prey.txt"
        prey.write_text("mine", encoding="utf-8")
        (repository / "a.milepost.yaml").write_text(WRONG, encoding="utf-8")
        (repository / "milepost-baseline.json").symlink_to(prey)
        assert run("validate", ".", "--write-baseline").code == 2
        assert prey.read_text(encoding="utf-8") == "mine"

    @pytest.mark.parametrize("count", ["1e999", "NaN", "null", '"many"', "[1]", "9" * 5000])
    def test_a_baseline_that_counts_in_no_whole_numbers_is_refused(
        self, repository: Path, run: Run, count: str
    ) -> None:
        (repository / "a.milepost.yaml").write_text(VALLEY, encoding="utf-8")
        text = (
            f'{{"version": 1, "files": {{"a": {{"MAP014": {{"count": {count}, "marks": []}}}}}}}}'
        )
        (repository / "b.json").write_text(text, encoding="utf-8")
        ran = run("validate", ".", "--baseline", "b.json")
        assert ran.code == 2
        assert "it is no baseline" in ran.err

    def test_a_baseline_that_is_a_device_is_not_read(self, repository: Path, run: Run) -> None:
        (repository / "a.milepost.yaml").write_text(VALLEY, encoding="utf-8")
        ran = run("validate", ".", "--baseline", "/dev/zero")
        assert ran.code == 2
        assert "not an ordinary file" in ran.err


@pytest.mark.parametrize("command", [("fmt",), ("validate", "--fix")], ids=["fmt", "fix"])
def test_nothing_is_written_through_a_link_that_leads_outside(
    repository: Path, run: Run, command: tuple[str, ...]
) -> None:
    prey = repository.parent / "prey.milepost.yaml"
    text = VALLEY.replace("id: valley", "id:   valley").replace("kind: small", "kind: smal")
    prey.write_text(text, encoding="utf-8")
    (repository / "link.milepost.yaml").symlink_to(prey)
    ran = run(*command, ".")
    assert "leads out of its folder" in ran.err
    assert prey.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("command", ["replay", "play --resume", "render tutorial --log"])
def test_a_log_that_is_a_pipe_keeps_nobody_waiting(
    repository: Path, run: Run, command: str
) -> None:
    os.mkfifo(repository / "game.log")
    ran = run(*command.split(), "game.log", *(["-o", "x.svg"] if "render" in command else []))
    assert ran.code == 2
    assert "game.log: This is not an ordinary file." in ran.err


def test_a_log_of_very_many_parts_is_refused_before_it_is_built(repository: Path, run: Run) -> None:
    (repository / "game.log").write_text('{"x": [' + "[]," * 2_000_000 + "0]}", encoding="utf-8")
    ran = run("replay", "game.log")
    assert ran.code == 2
    assert "game.log" in ran.err
    assert "INT001" not in ran.err


def scenery(number: str) -> str:
    ring = [[0, 0], [1, 0], [1, 1], [0, 0]]
    shape = {"type": "Polygon", "coordinates": [ring]}
    feature = {"type": "Feature", "properties": {"kind": "own"}, "geometry": shape}
    text = json.dumps({"type": "FeatureCollection", "features": [feature, feature]})
    return text.replace("[1, 1]", f"[1, {number}]", 1)


class TestScenery:
    def test_a_number_of_very_many_digits_is_no_place(self, repository: Path) -> None:
        (repository / "s.geojson").write_text(scenery("9" * 401), encoding="utf-8")
        first, second = pieces_in(str(repository), "s.geojson")
        assert (len(first.rings[0]), len(second.rings[0])) == (2, 3)

    def test_it_is_drawn_and_checked_without_it(self, repository: Path, run: Run) -> None:
        (repository / "s.geojson").write_text(scenery("9" * 401), encoding="utf-8")
        text = VALLEY.replace("players:", "scenery: ./s.geojson\nplayers:")
        (repository / "a.milepost.yaml").write_text(text, encoding="utf-8")
        (repository / "b.milepost.yaml").write_text(WRONG, encoding="utf-8")
        ran = run("validate", ".")
        assert "INT001" not in ran.out
        assert "b.milepost.yaml" in ran.out
        assert run("render", "a.milepost.yaml", "-o", "a.svg").code == 0


@pytest.mark.parametrize(
    "command", ["play", "playtest", "info", "validate", "fmt", "render -o x.svg"]
)
def test_a_link_to_itself_is_a_sentence(repository: Path, run: Run, command: str) -> None:
    loop = repository / "loop.milepost.yaml"
    loop.symlink_to(loop)
    word, *options = command.split()
    ran = run(word, loop.name, *options)
    assert ran.code != 0
    assert "INT001" not in ran.err + ran.out
    assert "leads back to itself" in " ".join((ran.err + ran.out).split())


class TestLayers:
    def test_a_topology_that_names_a_long_arc_very_often_is_counted_before_it_is_joined(
        self, tmp_path: Path
    ) -> None:
        arc = [[0, 0]] * 10_000
        often = MOST_POINTS // len(arc) + 1
        shape = {"type": "LineString", "arcs": [0] * often}
        topology = {"type": "Topology", "objects": {"x": shape}, "arcs": [arc]}
        (tmp_path / "t.json").write_text(json.dumps(topology), encoding="utf-8")
        with pytest.raises(CannotImport, match="more than 3,000,000 points"):
            list(read_layer("t.json", tmp_path))

    def test_a_packed_file_of_very_many_parts_is_refused_before_it_is_built(
        self, tmp_path: Path
    ) -> None:
        packer = zlib.compressobj(wbits=31)
        packed = [packer.compress(b'{"type": "FeatureCollection", "features": [')]
        packed += [packer.compress(b"[]," * 100_000) for _ in range(30)]
        packed += [packer.compress(b"0]}"), packer.flush()]
        (tmp_path / "t.json.gz").write_bytes(b"".join(packed))
        with pytest.raises(CannotImport, match="lists, keys and numbers"):
            list(read_layer("t.json.gz", tmp_path))
