"""Exchange: files of other programs come in, and maps go out as pictures, on paper, as files."""
