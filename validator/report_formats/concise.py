"""One line for each finding, as compilers write them."""

from validator.report_formats.text import summary
from validator.reporting.judgement import Report
from validator.wording.visible import clean, harmless


def write(report: Report) -> str:
    """`file:line:column: severity[CODE] message`, and a last line that counts."""
    lines = []
    for file in report.files:
        name = clean(file.name)
        for told in file.told:
            place = f"{name}:{told.span.line}:{told.span.column}"
            lines.append(f"{place}: {told.severity}[{told.code}] {clean(told.message)}")
        lines += [f"{name}: and {n:,} more of {code}" for code, n in file.left_out.items()]
    if not report.quiet:
        lines.append(summary(report))
    return "".join(f"{harmless(line)}\n" for line in lines)
