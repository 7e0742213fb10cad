"""The rules of a scenario, held against the rulebook of its system."""
