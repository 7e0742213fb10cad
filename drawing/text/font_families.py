"""The fonts that pictures ask for."""

FAMILIES = (
    "Noto Sans, Noto Sans CJK SC, Source Han Sans SC, Microsoft YaHei, PingFang SC, sans-serif"
)
"""The best first."""
