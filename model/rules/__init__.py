"""Presets and the rules resolved from them, and what hangs on rules."""
