"""What the systems bring to pictures, one folder each."""
