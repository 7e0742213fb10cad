"""Words for people: what may have been meant, and what to install."""
