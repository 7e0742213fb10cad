"""Saving: files, journals, backups, locks, and what comes back after a crash."""
