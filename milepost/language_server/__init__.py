"""The language server: findings, explanations and repairs in whatever text editor somebody uses."""
