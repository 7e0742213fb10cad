"""The JSON Schemas of the files: joined, loosened for layers, checked, told, as fields."""
