"""Reading needs no recursion, so no depth can break it."""

import sys
import threading

import model.yaml.nodes
from model.yaml.nodes import read_nodes, to_plain, walk
from tests.model.yaml.two_valleys import plain

DEEP = "[" * 64 + "]" * 64


def test_reading_needs_no_recursion() -> None:
    deep_data = plain(DEEP)
    limit = sys.getrecursionlimit()
    frame, depth = sys._getframe(), 0
    while frame.f_back is not None:
        frame, depth = frame.f_back, depth + 1
    try:
        sys.setrecursionlimit(depth + 30)
        document = read_nodes(DEEP)
        again = to_plain(document.root)
        comments, count = document.comments, sum(1 for _ in walk(document.root))
    finally:
        sys.setrecursionlimit(limit)
    assert again == deep_data
    assert (comments, count) == ((), 64)


def test_a_thread_with_a_small_stack_survives_any_depth() -> None:
    said: list[str] = []

    def read() -> None:
        for text in ("[" * 100_000, "- " * 100_000, "{a: " * 1_000, "? " * 100_000):
            try:
                read_nodes(text.replace("[[[[", "[[\n[["))
            except model.yaml.nodes.Unreadable as refusal:
                said.append(refusal.message)

    old = threading.stack_size(512 * 1024)
    try:
        thread = threading.Thread(target=read)
        thread.start()
        thread.join()
    finally:
        threading.stack_size(old)
    assert len(said) == 4
