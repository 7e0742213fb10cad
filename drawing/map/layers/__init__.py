"""The layers of a map, one a file: each has `batches(sheet)`, which yields what it shows."""
