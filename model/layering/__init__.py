"""What lies below a scenario: presets, the things they hold, and trees laid one over the other."""
