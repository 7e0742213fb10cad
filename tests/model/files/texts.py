"""What tests of files ask of a text: its comments, and its canonical form."""

from model.files.scenario_files import formatted, read_text


def comments_in(text: str) -> list[str]:
    return [comment.text.rstrip() for comment in read_text(text).document.comments]


def fmt(text: str) -> str:
    return formatted(read_text(text))
