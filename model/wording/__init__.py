"""Words for people: what may have been meant, what to install, and text in one plain line."""
