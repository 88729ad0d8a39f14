"""The layers that a title rests on, as far as they bring words.

No title lists them: its state is built on the states of its layers, and a layer is the package in which such a state
is declared. What a layer asks and logs is said once, in its own `text/` folder. The names of powers, places and units
in its sentences are those of the title that is played, and where a title says the same thing its own way, the title is
heard.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from warcouncil.engine.title import Title


class Layer(msgspec.Struct, frozen=True):
    """A package with words of its own that titles rest on."""

    package: str
    folder: Path

    @property
    def name(self) -> str:
        return self.package.rpartition(".")[2]


def layers_of(title: Title) -> tuple[Layer, ...]:
    """The layers that a title rests on, each before those that it rests on itself."""
    own = {_package(kind) for kind in type(title).__mro__}
    bases = getattr(title, "state_type", object).__mro__
    packages = dict.fromkeys(package for kind in bases if (package := _package(kind)) not in own)
    found = (Layer(package, Path(sys.modules[package].__path__[0])) for package in packages if package)
    return tuple(layer for layer in found if (layer.folder / "text").is_dir())


def word_folders(title: Title) -> tuple[Path, ...]:
    """Where the words of a title lie, those that are heard first in front: its own folder, then its layers."""
    return (title.folder, *(layer.folder for layer in layers_of(title)))


def _package(kind: type) -> str:
    """The package in which a class is declared; empty outside of any."""
    return getattr(sys.modules.get(kind.__module__), "__package__", None) or ""
