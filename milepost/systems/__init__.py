"""What the systems bring to the command line, one folder each."""
