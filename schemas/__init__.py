"""The shape of scenario files, as JSON Schema whose descriptions are the manual of the format."""
