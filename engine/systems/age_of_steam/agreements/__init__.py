"""What people agree on where a map has rules that no engine knows (AOM-GEN-09)."""
