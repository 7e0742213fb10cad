"""What of all findings is told, and where: choices, allowances, causes, a baseline."""
