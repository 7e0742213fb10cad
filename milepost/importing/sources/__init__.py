"""Where maps come from, one source a file."""
