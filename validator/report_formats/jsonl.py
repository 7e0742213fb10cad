"""JSON lines: the findings of the JSON report, one a line, for programs that read as they go."""

import json

from validator.report_formats.json import as_data
from validator.reporting.judgement import Report


def write(report: Report) -> str:
    """A line for each finding, the accepted ones too."""
    return "".join(f"{json.dumps(finding)}\n" for finding in as_data(report)["findings"])
