"""The commands of the command line, one file each; `warcouncil.cli` finds them by name."""
