"""Who sits at the table: bots that are asked, and the host that keeps the log."""
