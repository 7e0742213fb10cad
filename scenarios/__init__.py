"""The bundled scenarios and the rule presets they stand on."""
