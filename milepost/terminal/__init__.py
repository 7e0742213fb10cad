"""What is said at a terminal: clean text, tables, sentences, how far a work has come."""
