"""Production: cubes are drawn and placed, by whoever chose it (AOM-ACTION-10, -11)."""
