"""The command line: finds the command, runs it, and turns every trouble into a sentence."""

import gc
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

REFUSED = 2
INTERRUPTED = 130
SELDOM = 50_000
"""After so many new objects memory is searched for circles: nearly all live until the end."""


def leave_the_current_folder() -> None:
    """Takes the current folder from the import path: a stranger's model/ must never be imported."""
    here, home = Path.cwd(), Path(__file__).resolve().parent.parent
    if here != home:
        sys.path[:] = [entry for entry in sys.path if entry and Path(entry).resolve() != here]


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; 0 all is well, 1 findings, 2 the command could not run."""
    gc.set_threshold(SELDOM, *gc.get_threshold()[1:])
    _prepare_streams()
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever reads our output has had enough of it; nothing more can be said to him.
        _speak_to_nobody()
        return 0
    except OSError as trouble:
        _speak_to_nobody()
        return _say(f"the output could not be written: {trouble.strerror}")
    return code


def _prepare_streams() -> None:
    """Names may hold letters that a terminal lacks, and there may be no terminal at all."""
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    sys.stdin = sys.stdin or io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _speak_to_nobody() -> None:
    from milepost.terminal.say import speak_to_nobody

    speak_to_nobody()


def _run(argv: Sequence[str]) -> int:
    from milepost.own_packages import whats_not_ours

    trouble = whats_not_ours(Path(__file__).resolve().parent.parent)
    return _say_bare(trouble) if trouble else _run_command(argv)


def _run_command(argv: Sequence[str]) -> int:
    try:
        from milepost.arguments.names_from_git import refuse_names_like_options
        from milepost.command_line import parser

        refuse_names_like_options(argv)
        arguments = parser(argv).parse_args(argv)
        return int(arguments.run(arguments))
    except BrokenPipeError:
        raise
    except OSError as trouble:
        if trouble.filename is None:
            raise
        return _say(f"{trouble.filename}: {trouble.strerror}")
    except Exception as trouble:  # noqa: BLE001 (it is told, as a sentence or as INT001)
        return _say_what_went_wrong(trouble)


def _say_what_went_wrong(trouble: Exception) -> int:
    """A trouble as a sentence for the user, or as a defect of Milepost."""
    from milepost.own_packages import whats_written_over

    if _is_for_the_user(trouble):
        return _say(str(trouble))
    written_over = whats_written_over()
    if written_over:
        return _say_bare(written_over)
    if os.environ.get("MILEPOST_TRACEBACK"):
        raise trouble
    return _say(
        f"INT001: an error inside Milepost: {type(trouble).__name__}: {trouble}. "
        "Please report it with the file; MILEPOST_TRACEBACK=1 shows where it happened."
    )


def _is_for_the_user(trouble: Exception) -> bool:
    """Whether an exception is a sentence for the user, and no defect of Milepost."""
    try:
        from drawing.cannot import CannotDraw
        from milepost.terminal.say import Refusal
        from model.files.atomic import SaveFailed
        from model.unreadable import Unreadable
    except ImportError:
        return False  # our own packages are not what they were
    return isinstance(trouble, (CannotDraw, Refusal, SaveFailed, Unreadable))


def _say(sentence: str) -> int:
    from milepost.terminal.say import clean

    print(f"milepost: {clean(sentence)}", file=sys.stderr)
    return REFUSED


def _say_bare(sentence: str) -> int:
    """The same where nothing else of Milepost can be imported."""
    print(f"milepost: {sentence}", file=sys.stderr)
    return REFUSED


if __name__ == "__main__":
    leave_the_current_folder()
    sys.exit(main())
