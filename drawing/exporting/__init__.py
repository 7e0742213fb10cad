"""Maps as files: pictures, and for other programs."""
