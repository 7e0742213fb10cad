"""What the workshop can do, one job a file: `run(said, bench)` yields the answers."""
