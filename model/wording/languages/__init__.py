"""The languages of the program: a catalogue `LANGUAGE.po` each, and who reads it."""
