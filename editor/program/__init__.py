"""The program: its start and end, crashes, memory, and the list for translators."""
