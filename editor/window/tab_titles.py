"""Titles of open maps that can be told apart."""

from collections import Counter
from collections.abc import Sequence

from editor.document.document import Document
from model.bundled import ENDING


def apart(documents: Sequence[Document]) -> list[str]:
    """The titles of documents; those of the same title by their files, or by a number."""
    many = Counter(document.title for document in documents)
    seen: Counter[str] = Counter()
    told = []
    for document in documents:
        title = document.title
        seen[title] += 1
        if many[title] > 1 and document.path is not None:
            title = f"{title} ({document.path.name.removesuffix(ENDING)})"
        elif seen[title] > 1:
            title = f"{title} {seen[title]}"
        told.append(title)
    return told
