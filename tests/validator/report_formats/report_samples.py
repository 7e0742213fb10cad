"""Reports to test with: real ones of broken files, random ones with what strangers write."""

from pathlib import Path

from hypothesis import strategies as st

from tests.validator.examples import tutorial_folder
from validator.finding import Severity
from validator.reporting.judgement import Judgement, Report, Told
from validator.reporting.placing import Span
from validator.running.validating import Wishes, judge

SLIPS = {
    "a.milepost.yaml": (
        ("kind: small", "kind: smal"),
        ("chips:", "chipss:"),
        ("supplies: [coal]", "supplies: [cole]"),
    ),
    "b c, ünder:50%.milepost.yaml": (("name: Belogor", 'name: "Bel\\tогор 東京 🚂"'),),
    "broken.milepost.yaml": (("board:", "board: ["),),
    "clean.milepost.yaml": (),
}


def write_sample(folder: Path) -> list[str]:
    """Files with a few slips, one that cannot be read and one that is clean; their names."""
    text = (tutorial_folder() / "tutorial.milepost.yaml").read_text(encoding="utf-8")
    for name, slips in SLIPS.items():
        changed = text
        for old, new in slips:
            assert old in changed
            changed = changed.replace(old, new, 1)
        (folder / name).write_text(changed, encoding="utf-8")
    layer = "format: 1\nid: allowing\nextends: clean.milepost.yaml\n"
    layer += 'board: {paint: {"15,12": clear, "15,10": clear}}\n'
    layer += 'allow:\n- {code: MAP014, place: "15,12", reason: An island.}\n'
    (folder / "allowing.milepost.yaml").write_text(layer, encoding="utf-8")
    return [*SLIPS, "allowing.milepost.yaml", "missing.milepost.yaml"]


def sample(folder: Path, **look: object) -> Report:
    """The report about those files; the current folder must be theirs."""
    judged = [judge(name, Wishes()) for name in write_sample(folder)]
    return Report(tuple(judged), version="0.4.0", root=folder, **look)  # type: ignore[arg-type]


CODES = ("MAP014", "REF003", "YML001", "SUP003")
SNIPPETS = (
    *"\x1b \r \n \t \x00 \x9b \u202e \u2028 \ufeff \u200b \ud800 \udcff \ufffe".split(" "),
    *": % , = | < > & \" ' ` # \\ / .. 東 🚂 ::error ::x ##[group] ##vso[ ]]> é́́ a".split(" "),
)
NASTY = st.lists(st.sampled_from(SNIPPETS) | st.characters(), max_size=6).map("".join)
"""What a file of a stranger may hold, or be called."""
NUMBERS = st.integers(1, 9)


@st.composite
def spans(draw: st.DrawFn) -> Span:
    line, column, more = draw(st.tuples(NUMBERS, NUMBERS, st.integers(0, 3)))
    return Span(line, column, line + more // 2, column + more)


@st.composite
def tolds(draw: st.DrawFn, allowed: str = "") -> Told:
    text, other, number = draw(NASTY), draw(NASTY), draw(NUMBERS)
    return Told(
        code=CODES[number % 4],
        name="a-check",
        severity=list(Severity)[number % 3],
        message=text or "x",
        span=draw(spans()),
        pointer="",
        mark=str(number),
        help=other,
        also=((draw(spans()), other),) if number % 2 else (),
        cells=("12,7",) * number,
        edges=("12,7 13,7",) * (number % 3),
        repair=other if number > 6 else "",
        is_safe=number > 7,
        allowed=allowed,
        entry=other if number % 2 else "",
        place=text,
    )


@st.composite
def judgements(draw: st.DrawFn) -> Judgement:
    told = sorted(draw(st.lists(tolds(), max_size=3)), key=lambda one: one.order)
    line, number = draw(NASTY).replace("\n", ""), draw(NUMBERS)
    return Judgement(
        draw(NASTY).replace("\0", "") + ".yaml",
        tuple(told),
        accepted=(draw(tolds("An island.")),) if number > 7 else (),
        left_out={"MAP014": 3} if number % 2 else {},
        counts={one: sum(each.severity is one for each in told) for one in Severity},
        lines=dict.fromkeys(range(1, number), line * number),
        has_failed=number % 3 == 0,
    )


@st.composite
def reports(draw: st.DrawFn) -> Report:
    """Reports about files of strangers, for all kinds of readers."""
    number = draw(NUMBERS)
    return Report(
        tuple(draw(st.lists(judgements(), max_size=2))),
        version="0.4.0",
        fail_on=[None, *Severity][number % 4],
        root=Path("/maps"),
        columns=40 if number > 5 else 80,
        colours=number % 2 == 0,
        unicode=number % 3 == 0,
        quiet=number == 9,
    )
