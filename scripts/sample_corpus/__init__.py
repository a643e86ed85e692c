"""A small English-French grammar that writes sentence pairs together with their true word links."""
