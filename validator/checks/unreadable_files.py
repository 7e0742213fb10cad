"""What is told of files that cannot be read at all; `running.reading` says which of these."""

from validator.check import told
from validator.finding import ERROR, INFO


@told("INP001", "unreadable-file", ERROR, "reading")
def unreadable_file() -> None:
    """A file cannot be opened: it is not there, is a folder, or may not be read.

    Why: nothing of it was checked, and a run that checks nothing must not look like a success.
    Repair: correct the path, or give yourself permission to read the file.
    """


@told("INP002", "unreadable-base", ERROR, "reading")
def unreadable_base() -> None:
    """The scenario that `extends` names cannot be read, is not in the folder, or is this one.

    Why: the file says only what is different, so without its base there is no scenario to check.
    Repair: name a scenario in the same folder or below it, and repair that one first.

    Bad:
        format: 1
        id: example
        extends: nowhere.milepost.yaml

    Good:
        format: 1
        id: example
        extends: tutorial.milepost.yaml
    """


@told("INP003", "not-a-scenario", ERROR, "reading")
def not_a_scenario() -> None:
    """The file holds something else than a scenario.

    Why: a list, a bare text or a preset has nothing that could be checked as a map.
    Repair: begin the file with `format: 1`, and say its id, title and board; `milepost new` writes
    one to begin with.

    Bad:
        - format: 1

    Good:
        format: 1
        id: example
        extends: tutorial.milepost.yaml
    """


@told("ENC001", "not-utf-8", ERROR, "reading")
def not_utf_8() -> None:
    """The file is not UTF-8 text.

    Why: names would come out as other letters on other machines.
    Repair: save the file as UTF-8; every text editor can do that.
    """


@told("ENC002", "forbidden-character", ERROR, "reading")
def forbidden_character() -> None:
    """The text holds a control character, half a character or a lone carriage return.

    Why: such characters cannot be seen, and editors and Git do not agree about them.
    Repair: remove the character that the finding points at.

    Bad:
        format: 1
        id: example
        title: "a bell \\x07"

    Good:
        format: 1
        id: example
        extends: tutorial.milepost.yaml
    """


@told("LIM001", "beyond-limits", ERROR, "reading")
def beyond_limits() -> None:
    """The file is larger, longer in a line or nested more deeply than any map needs.

    Why: the limits keep a hostile file from stopping the program of whoever opens it.
    Repair: fold long lines (`>-`), and split what is really that large into layers.
    """


@told("LIM002", "judged-in-part", INFO, "afterwards")
def judged_in_part() -> None:
    """A check has judged only a part of the map, which has more of something than it can bear.

    It is told once for each such check, with what it left out, and never of maps of usual size: a
    hundred times as much as the published games have is still judged wholly. How far a check goes
    is counted in what it has to do and never by a clock, so the answer is the same everywhere.

    Why: where nothing else is told, that does not mean that all is well.
    Repair: look at the rest yourself, or judge the map in parts. No `allow:` silences it, and
    `--fail-on info` lets a run fail for it.

    Bad:
        regions:
        - id: whitecaps
          outline: >-
            -9.0,0.0 9999.0,0.1 0.0,0.2 9999.0,0.3 0.0,0.4 9999.0,0.5 0.0,0.6 9999.0,0.7 0.0,0.8
            9999.0,0.9 0.0,1.0 9999.0,1.1 0.0,1.2 9999.0,1.3 0.0,1.4 9999.0,9.0 -9.0,9.0

    Good:
        regions:
        - {id: whitecaps, outline: "-9.0,-9.0 99.0,-9.0 99.0,99.0 -9.0,99.0"}
    """


@told("YML001", "broken-yaml", ERROR, "reading")
def broken_yaml() -> None:
    """The text is not YAML: indentation, a quote, a bracket or a colon is wrong.

    Often it is a cell without quotes inside braces, a quote or bracket that is not closed, curly
    quotes of a word processor, or a tab or a no-break space in the indentation.

    Why: nothing after this place can be understood.
    Repair: look at the place the finding points at, and at the line above it.

    Bad:
        format: 1
        id: [example

    Good:
        format: 1
        id: example
        extends: tutorial.milepost.yaml
    """


@told("YML002", "left-out-yaml", ERROR, "reading")
def left_out_yaml() -> None:
    """The text uses something of YAML that scenario files leave out: anchors, tags, `<<`, `---`.

    Why: no editor can keep such things when it changes the file, and readers differ about them.
    Repair: write the value out, or put a text that begins with `&`, `*` or `!` in quotes.

    Bad:
        format: 1
        id: &name example

    Good:
        format: 1
        id: example
        extends: tutorial.milepost.yaml
    """


@told("YML003", "duplicate-key", ERROR, "reading", holds=("VAL-CRY-02",))
def duplicate_key() -> None:
    """A key stands twice in the same place.

    Why: one of the two would be lost without a word, and which one depends on the reader.
    Repair: keep one of them.

    Bad:
        format: 1
        id: example
        id: another

    Good:
        format: 1
        id: example
        extends: tutorial.milepost.yaml
    """


@told("YML004", "ambiguous-word", ERROR, "reading")
def ambiguous_word() -> None:
    """A word without quotes means different things to different readers: `no`, `017`, `1:30`.

    Why: a city called No would turn into false.
    Repair: put quotes around it, or write true, false or the number plainly.

    Bad:
        format: 1
        id: example
        title: no

    Good:
        format: 1
        id: example
        extends: tutorial.milepost.yaml
    """


@told("YML005", "merge-marks", ERROR, "reading")
def merge_marks() -> None:
    """The file holds two versions of some lines, which a merge left for somebody to choose from.

    Why: the file is neither of the two maps, and cannot be read at all.
    Repair: keep the right lines of both versions, and delete the lines that begin with `<<<<<<<`,
    `=======` and `>>>>>>>`. `milepost merge` merges maps by their things and leaves no such lines.

    Bad:
        format: 1
        id: example
        <<<<<<< ours
        extends: tutorial.milepost.yaml
        =======
        extends: valley.milepost.yaml
        >>>>>>> theirs

    Good:
        format: 1
        id: example
        extends: tutorial.milepost.yaml
    """


@told("VER001", "newer-format", ERROR, "reading", holds=("VAL-CRY-01", "VAL-AOS-01"))
def newer_format() -> None:
    """The file is of a newer format than this Milepost reads.

    Why: keys that it does not know would be lost when it saves the file.
    Repair: install a newer Milepost, or correct the number after `format:`.

    Bad:
        format: 99
        id: example

    Good:
        format: 1
        id: example
        extends: tutorial.milepost.yaml
    """


@told("INT001", "internal-error", ERROR, "reading")
def internal_error() -> None:
    """Milepost itself failed while it checked the file.

    Why: the file may have faults that were not found.
    Repair: report it, with the file if you can share it; other files are checked all the same.
    """
