"""Yards have no rules to change; what building costs is always the same."""
