"""What is told about the work around scenarios: baselines and settings."""

from validator.check import told
from validator.finding import ERROR, WARNING


@told("SUP003", "stale-baseline", WARNING, "working")
def stale_baseline() -> None:
    """A baseline knows more findings of a file than there are.

    Why: something was repaired; the baseline would hide the same slip when it is made again.
    Repair: write the baseline anew: `milepost validate --baseline FILE --write-baseline PATH`.
    """


@told("CFG001", "unknown-setting", ERROR, "working")
def unknown_setting() -> None:
    """A file of settings has a key that Milepost does not know.

    Why: a misspelt setting does nothing, and for weeks nobody notices.
    Repair: write the key as the page on validating does, or take it away.
    """


@told("CFG002", "unfit-setting", ERROR, "working")
def unfit_setting() -> None:
    """A setting has a value that it cannot have, or names a check that does not exist.

    Why: it cannot be said what was meant, and a guess might hide findings.
    Repair: give it a value of the kind that the finding names.
    """


@told("CFG003", "guarded-setting", ERROR, "working")
def guarded_setting() -> None:
    """A file of settings beside the maps would silence a check that guards whoever opens them.

    Why: a stranger's folder brings its own settings; it must not switch off what protects from it.
    Repair: take the codes that begin with LIM, ENC, YML, IMG or INT out of the file, or give them
    on the command line.
    """
