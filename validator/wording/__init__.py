"""Words and sentences of findings: lists, near names, look-alikes, excerpts of files."""
