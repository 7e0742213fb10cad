"""What the editor has for one family of games alone, a folder each."""
