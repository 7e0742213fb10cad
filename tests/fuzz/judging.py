"""Whatever a file holds, it is judged: no failure inside Milepost, in bounded time and memory."""

import time

from model.bundled import bundled_scenarios
from validator.report_formats import written
from validator.reporting.judgement import Report
from validator.running.validating import Wishes, judge_text

SECONDS = 5
MEGABYTES = 300
FORMATS = ("text", "json", "sarif")
NAME = str(bundled_scenarios()["tutorial"].with_name("fuzzed.milepost.yaml"))
"""Files are judged as if they lay beside the tutorial, which they may extend."""


class Failure(Exception):
    """A file was not judged as any file must be."""


def judged(data: bytes) -> list[str]:
    """The codes that are told of a file; a Failure where Milepost itself failed."""
    start = time.process_time()
    judgement = judge_text(data, NAME, Wishes())
    report = Report((judgement,))
    for name in FORMATS:
        written(report, name)
    taken = time.process_time() - start
    for told in judgement.told:
        if told.code == "INT001":
            raise Failure(told.message)
    if taken > SECONDS:
        raise Failure(f"it took {taken:.1f} s")
    return [told.code for told in judgement.told]
