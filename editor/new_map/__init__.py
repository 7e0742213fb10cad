"""New maps: from a template, or from geography."""
