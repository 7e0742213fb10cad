"""The commands, one a file: a docstring, an EXAMPLE, `add_arguments` and `run`."""
