"""What the acceptance checks share: the list of checks, runs of the program, peers of the gateway, a desktop."""
