"""The language server: findings, names and repairs in whatever text editor somebody uses."""
