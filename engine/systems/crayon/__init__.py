"""Playing crayon rails: what the rules allow, on the ground of a scenario."""
