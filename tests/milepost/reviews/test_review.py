"""`milepost review`: what a change in git means for every map."""

import json
from pathlib import Path
from typing import Any

import pytest

from milepost.reviews.git import FileChange
from model.bundled import bundled_scenarios
from tests.milepost.conftest import Run
from tests.milepost.reviews.git_samples import GIT, GitRepository, new_repository

pytestmark = pytest.mark.skipif(GIT is None, reason="git is not installed")
MAP = "maps/valley.milepost.yaml"
HOSTILE = "maps/`$(touch pwned)` <b>|::error::%0A\nx.milepost.yaml"
VALLEY = Path(bundled_scenarios()["tutorial"]).read_text(encoding="utf-8")
SLIP = VALLEY.replace("supplies: [salt]", "supplies: [fisch, salt]")
CITY = "whitepan"
DEARER = VALLEY.replace("    ^.........^^^^..\n", "    ^^^^^^^^^^^^^^..\n")
TITLE, OTHER_TITLE = "title: The Valley of the Wend", "title: A vale"


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GitRepository:
    """A repository with one map on the branch main, and the branch work begun there."""
    made = new_repository(tmp_path / "repository")
    made.commit(**{MAP: VALLEY})
    made.git("switch", "--quiet", "--create", "work")
    monkeypatch.chdir(made.top)
    return made


def code_of_the_slip(run: Run, repository: GitRepository) -> str:
    repository.write(MAP, SLIP)
    data = json.loads(run("validate", MAP, "--format", "json").out)
    return str(next(one["code"] for one in data["findings"] if "fisch" in one["message"]))


def allowing(code: str) -> str:
    return f"{SLIP}allow:\n- {{code: {code}, place: {CITY}, reason: 'It is meant *so*.'}}\n"


def test_a_change_is_told_in_game_terms(run: Run, repository: GitRepository) -> None:
    repository.commit(**{MAP: DEARER})
    ran = run("review", "--base", "main")
    assert f"{MAP}: changed" in ran.out
    assert "cells from clear to mountain" in ran.out
    assert "prices:" in ran.out
    assert "1 map changed" in ran.out
    assert ran.code == 0


def test_nothing_changed_is_said(run: Run, repository: GitRepository) -> None:
    repository.commit(**{"README.md": "Maps.\n"})
    assert run("review", "--base", "main").out == "no map is different\n"


def test_work_that_is_not_committed_counts_too(run: Run, repository: GitRepository) -> None:
    repository.write(MAP, DEARER)
    repository.write("maps/new.milepost.yaml", VALLEY)
    said = run("review", "--base", "main").out
    assert "1 map added, 1 map changed" in said


def test_findings_gained_fail_and_lost_ones_do_not(run: Run, repository: GitRepository) -> None:
    slip = repository.commit(**{MAP: SLIP})
    ran = run("review", "--base", "main")
    assert "findings gained:" in ran.out
    assert ran.code == 1
    repository.commit(**{MAP: VALLEY})
    ran = run("review", "--base", slip)
    assert "findings lost:" in ran.out
    assert ran.code == 0


def test_old_findings_fail_too_unless_only_new_ones_count(
    run: Run, repository: GitRepository
) -> None:
    before = repository.commit(**{MAP: SLIP})
    repository.commit(**{MAP: SLIP.replace(TITLE, OTHER_TITLE)})
    ran = run("review", "--base", before)
    assert "1 finding as before" in ran.out
    assert ran.code == 1
    assert run("review", "--base", before, "--new-only").code == 0
    assert run("review", "--base", before, "--fail-on", "never").code == 0


def test_what_main_did_meanwhile_is_not_told(run: Run, repository: GitRepository) -> None:
    repository.commit(**{MAP: VALLEY.replace(TITLE, OTHER_TITLE)})
    repository.git("switch", "--quiet", "main")
    repository.commit(**{"maps/other.milepost.yaml": VALLEY})
    repository.git("switch", "--quiet", "work")
    said = run("review", "--base", "main").out
    assert "other" not in said
    assert "title: The Valley of the Wend becomes A vale" in said


def test_new_allowances_are_listed_and_not_heeded(run: Run, repository: GitRepository) -> None:
    code = code_of_the_slip(run, repository)
    repository.commit(**{MAP: allowing(code)})
    ran = run("review", "--base", "main")
    assert "newly allowed:" in ran.out
    assert f"{code} at {CITY}: It is meant *so*." in ran.out
    assert "are not heeded" in ran.out
    assert ran.code == 1
    assert run("review", "--base", "main", "--heed-new-allow").code == 0


NEW = "maps/new.milepost.yaml"


def test_a_new_map_brings_its_own_allowances_and_each_is_listed(
    run: Run, repository: GitRepository
) -> None:
    code = code_of_the_slip(run, repository)
    repository.commit(**{MAP: VALLEY, NEW: SLIP})
    assert run("review", "--base", "main").code == 1
    repository.commit(**{NEW: allowing(code)})
    ran = run("review", "--base", "main", "--format", "markdown")
    assert ran.code == 0
    assert "**Findings that are newly allowed**" in ran.out
    (line,) = [line for line in ran.out.splitlines() if "(allowed: " in line]
    assert code in line
    assert "It is meant" in line
    assert "New entries of `allow:`" in ran.out
    assert "not heeded" not in ran.out


def test_a_new_map_silences_nothing_of_the_maps_that_were_there(
    run: Run, repository: GitRepository
) -> None:
    code = code_of_the_slip(run, repository)
    repository.commit(**{MAP: allowing(code), NEW: allowing(code)})
    ran = run("review", "--base", "main")
    assert ran.code == 1
    assert "are not heeded" in ran.out


def test_a_map_under_another_name_is_no_new_one(run: Run, repository: GitRepository) -> None:
    code = code_of_the_slip(run, repository)
    # So different that git takes it for another file.
    strange = allowing(code) + "".join(f"# {number:064d}\n" for number in range(200))
    (repository.top / MAP).unlink()
    repository.commit(**{NEW: strange})
    ran = run("review", "--base", "main")
    assert f"{MAP}: removed" in ran.out
    assert f"{NEW}: added" in ran.out
    assert "are not heeded" in ran.out
    assert ran.code == 1


def test_allowances_of_the_base_are_heeded(run: Run, repository: GitRepository) -> None:
    code = code_of_the_slip(run, repository)
    before = repository.commit(**{MAP: allowing(code)})
    repository.commit(**{MAP: allowing(code).replace(TITLE, OTHER_TITLE)})
    ran = run("review", "--base", before)
    assert "newly allowed:" not in ran.out
    assert ran.code == 0


def test_the_settings_of_the_base_count(run: Run, repository: GitRepository) -> None:
    code = code_of_the_slip(run, repository)
    repository.commit(**{MAP: SLIP, "milepost.toml": f'ignore = ["{code}"]\n'})
    ran = run("review", "--base", "main")
    assert "milepost.toml is different; the settings before the change count" in ran.out
    assert ran.code == 1
    before = repository.git("rev-parse", "HEAD")
    repository.write("milepost.toml", "")
    repository.commit(**{MAP: SLIP.replace(TITLE, OTHER_TITLE)})
    assert run("review", "--base", before).code == 0


def test_the_baseline_of_the_base_counts(run: Run, repository: GitRepository) -> None:
    repository.write(MAP, SLIP)
    repository.write("milepost.toml", 'baseline = "known.json"\n')
    assert run("validate", "maps", "--write-baseline").code == 0
    before = repository.commit()
    repository.commit(**{MAP: SLIP.replace(TITLE, OTHER_TITLE)})
    assert run("review", "--base", before).code == 0


def test_what_the_settings_exclude_is_left_out(run: Run, repository: GitRepository) -> None:
    before = repository.commit(**{"milepost.toml": 'exclude = ["drafts/*"]\n'})
    repository.commit(**{"drafts/rough.milepost.yaml": SLIP})
    ran = run("review", "--base", before)
    assert ran.out == "no map is different\n"
    assert ran.code == 0


def test_a_map_that_moved_is_compared_with_itself(run: Run, repository: GitRepository) -> None:
    repository.git("mv", MAP, "maps/vale.milepost.yaml")
    repository.commit()
    said = run("review", "--base", "main").out
    assert f"maps/vale.milepost.yaml: renamed from {MAP}" in said
    assert "findings gained" not in said


def test_a_map_that_went_is_told(run: Run, repository: GitRepository) -> None:
    repository.git("rm", "--quiet", MAP)
    repository.commit()
    ran = run("review", "--base", "main")
    assert f"{MAP}: removed" in ran.out
    assert ran.code == 0


def test_a_map_whose_preset_changed_is_told(run: Run, repository: GitRepository) -> None:
    preset = "format: 1\nid: own\nextends: china-rails\nrules: {cost: {terrain: {mountain: 2}}}\n"
    text = VALLEY.replace("preset: china-rails", "preset: ./own.preset.yaml")
    before = repository.commit(**{MAP: text, "maps/own.preset.yaml": preset})
    repository.commit(**{"maps/own.preset.yaml": preset.replace("mountain: 2", "mountain: 8")})
    said = run("review", "--base", before).out
    assert f"{MAP}: changed; its own file is the same, but not what it stands on" in said
    assert "+" in said


def test_a_map_that_can_no_longer_be_read_fails(run: Run, repository: GitRepository) -> None:
    repository.commit(**{MAP: "title: ["})
    ran = run("review", "--base", "main")
    assert "one of its versions cannot be read" in ran.out
    assert "YML001" in ran.out
    assert ran.code == 2


def test_a_link_is_not_followed(run: Run, repository: GitRepository, tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("password: 12345\n", encoding="utf-8")
    (repository.top / "maps/link.milepost.yaml").symlink_to(secret)
    repository.commit()
    said = run("review", "--base", "main").out
    assert "it is a link, which is not followed" in said
    assert "password" not in said


def test_pictures_before_and_after_are_drawn(
    run: Run, repository: GitRepository, tmp_path: Path
) -> None:
    repository.commit(**{MAP: DEARER, HOSTILE: VALLEY})
    out = tmp_path / "pictures"
    assert run("review", "--base", "main", "--pictures", out).code == 0
    names = sorted(file.name for file in out.iterdir())
    assert [name.split("-", 1)[1] for name in names if "valley" in name] == [
        "valley.after.svg",
        "valley.before.svg",
        "valley.changes.svg",
    ]
    assert all(set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-.") for name in names)
    assert len(names) == 4


def test_a_hostile_name_is_only_text(run: Run, repository: GitRepository, tmp_path: Path) -> None:
    repository.commit(**{HOSTILE: SLIP.replace(TITLE, "title: '<script>x</script>'")})
    summary = tmp_path / "summary.md"
    summary.write_text("# Before\n", encoding="utf-8")
    ran = run("review", "--base", "main", "--format", "github", "--summary", summary)
    assert ran.code == 1
    assert not list(repository.top.rglob("pwned"))
    lines = ran.out.splitlines()
    assert lines
    assert all(line.startswith(("::error file=", "::warning file=")) for line in lines)
    assert not any("file=x" in line or "::error::" in line for line in lines)
    page = summary.read_text(encoding="utf-8")
    assert page.startswith("# Before\n## What this changes")
    assert "<script>" not in page.replace("\\<script", "")
    assert "`$(touch" not in page


def test_findings_can_be_written_for_other_programs(
    run: Run, repository: GitRepository, tmp_path: Path
) -> None:
    repository.commit(**{MAP: SLIP})
    out = tmp_path / "findings.sarif"
    run("review", "--base", "main", "--output", f"sarif:{out}")
    results = json.loads(out.read_text(encoding="utf-8"))["runs"][0]["results"]
    place = results[0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert place["uri"] == MAP


def test_gained_findings_are_annotated_before_old_ones(run: Run, repository: GitRepository) -> None:
    late = VALLEY.replace("supplies: [wine]", "supplies: [whine, wine]", 1)
    before = repository.commit(**{MAP: late})
    repository.commit(**{MAP: late.replace("supplies: [salt]", "supplies: [fisch, salt]")})
    lines = run("review", "--base", before, "--format", "github").out.splitlines()
    assert len(lines) == 2
    assert "fisch" in lines[0]
    assert "whine" in lines[1]
    only = run("review", "--base", before, "--format", "github", "--new-only").out.splitlines()
    assert only == lines[:1]


def test_what_is_too_much_to_annotate_is_counted(run: Run, repository: GitRepository) -> None:
    many = "".join(f"- {{code: MAP{n}, reason: No.}}\n" for n in range(900, 960))
    repository.commit(**{MAP: f"{VALLEY}allow:\n{many}"})
    lines = run("review", "--base", "main", "--format", "github").out.splitlines()
    assert lines[-1].endswith("::and 10 more of SUP001")


@pytest.mark.parametrize("ref", ["nowhere", "--output=x", "-x", "main^{tree}", "\0"])
def test_a_base_that_git_does_not_know_is_refused(
    ref: str, run: Run, repository: GitRepository
) -> None:
    ran = run("review", f"--base={ref}")
    assert ran.code == 2
    assert ran.err.startswith("milepost: git")
    assert "Traceback" not in ran.err
    assert sorted(file.name for file in repository.top.iterdir()) == [".git", "maps"]


def test_without_a_repository_it_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    ran = run("review", "--base", "main")
    assert ran.code == 2
    assert "not a git repository" in ran.err


def test_a_map_that_breaks_the_review_is_told_and_hides_no_other(
    run: Run, repository: GitRepository, monkeypatch: pytest.MonkeyPatch
) -> None:
    from milepost.reviews.maps import Review

    real = Review._judged

    def judged(self: Review, change: FileChange, *more: Any) -> Any:
        if "breaking" in change.new:
            raise OverflowError("int too large to convert to float")
        return real(self, change, *more)

    monkeypatch.setattr(Review, "_judged", judged)
    repository.commit(**{MAP: DEARER, "maps/breaking.milepost.yaml": VALLEY})
    ran = run("review", "--base", "main")
    assert ran.code == 2
    assert "it could not be reviewed" in ran.out
    assert "cells from clear to mountain" in ran.out


def test_scenery_with_a_number_of_very_many_digits_is_reviewed(
    run: Run, repository: GitRepository
) -> None:
    place = f"[1, {'9' * 401}]"
    shape = f'{{"type": "Polygon", "coordinates": [[[0, 0], [1, 0], {place}, [0, 0]]]}}'
    feature = f'{{"type": "Feature", "properties": {{"kind": "own"}}, "geometry": {shape}}}'
    scenery = f'{{"type": "FeatureCollection", "features": [{feature}]}}'
    hostile = VALLEY.replace("id: tutorial\n", "id: tutorial\nscenery: ./s.geojson\n", 1)
    repository.commit(**{MAP: hostile, "maps/s.geojson": scenery})
    ran = run("review", "--base", "main", "--pictures", "pictures")
    assert "INT001" not in ran.out + ran.err
    assert f"{MAP}: changed" in ran.out
