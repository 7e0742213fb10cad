"""Edits: what a designer does to a scenario, as functions that give a Change; no window needed."""
