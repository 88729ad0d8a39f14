"""Modules put together: a browser asks for one script and not for a hundred. There is no build step: the files are read
as they are written, and put together anew whenever one of them changes.

Only plain modules can be packed, as docs/adding-a-title.md says: `import { ... } from "..."` and `export` at the
beginning of a line, in front of a function, a class, a constant or a list, and no circles. Each becomes a function that
is called once, those it needs first; what they export is kept under their addresses, where other packs and whoever asks
for a single module find it.

`import("./rooms.js")` in a module of the page says that a part of it is fetched when it is needed: it becomes a pack of
its own, with whatever it needs besides the pack that the page begins with. If two parts need the same module it is in
both, and called by the one that comes first.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from posixpath import dirname, join, normpath

import msgspec

KEPT = "globalThis.warCouncil"
"""Address -> what the module there exports."""
IMPORT = re.compile(r'^import \{([^}]*)\} from "([^"\n]+)";$', re.MULTILINE)
PASSED_ON = re.compile(r'^export \{([^}]*)\} from "([^"\n]+)";$', re.MULTILINE)
EXPORTED = re.compile(r"^export (?=(?:async )?function\*? (\w+)|class (\w+)|const (\w+) )", re.MULTILINE)
LATER = re.compile(r'\bimport\("(\.[^"\n]+)"\)(?!\.[A-Z])')
"""Not `import("./types.js").Table`, which is a type."""
MAIN = re.compile(r"^export default (?=\w)", re.MULTILINE)
LEFT = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)
COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*(?:(?!\*/).)*\*/[ \t]*)$", re.MULTILINE | re.DOTALL)
CAST = re.compile(r"/\*\* @type \{(?:[^{}\n]|\{[^{}\n]*\})*\} \*/ ?")
"""A type within a line, for the type checker alone."""
STYLE_COMMENT = re.compile(r"/\*(?:(?!\*/).)*\*/", re.DOTALL)
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


class NotPlain(Exception):
    """A module that cannot be packed, and why."""


class Pack(msgspec.Struct, frozen=True):
    """Some files as one: what is sent, plainly and compressed, and the mark that its address bears."""

    body: bytes
    small: bytes
    mark: str
    exports: dict[str, tuple[str, ...]] = {}
    """Address -> names, of the modules in it."""
    origin: bytes = b""
    """Where each of its lines comes from, for the tools of developers (a source map)."""
    inside: str = ""
    """Of a page: the digest of the one script that it brings along (SHA-256)."""


class Module(msgspec.Struct, frozen=True):
    """A module as it is written, and what it says about others."""

    address: str
    source: str
    needs: tuple[str, ...]
    later: tuple[str, ...]
    """Fetched only when it asks for them."""


Read = Callable[[str], str]
"""Address -> source; OSError if there is nothing."""


def pack_modules(wanted: Sequence[str], read: Read, elsewhere: str = "", data: Mapping[str, str] | None = None) -> Pack:
    """Modules with all that they import, and the data that they read. Modules under `elsewhere` are in another pack,
    which the page has read."""
    order: dict[str, Module] = {}
    for one in wanted:
        _gather(one, read, order, (), elsewhere)
    ending = (f'export default modules["{wanted[-1]}"].default;',) if _has_main(order[wanted[-1]]) else ()
    return _joined(order, {}, {}, [*_kept(data or {})], ending)


def pack_page(wanted: Sequence[str], read: Read) -> dict[str, Pack]:
    """Address -> the pack that a page begins with, and those that its modules fetch later, in this order."""
    order: dict[str, Module] = {}
    for one in wanted:
        _gather(one, read, order, ())
    exports = _joined(order, {}, {}, [], ()).exports
    parts: dict[str, Pack] = {}
    for module in order.values():
        for address in module.later:
            if address not in parts:
                parts[address] = _part(address, read, order, exports)
    marks = {address: f"{address}?v={pack.mark}" for address, pack in parts.items()}
    return {wanted[-1]: _joined(order, {}, marks, [], ()), **parts}


def _part(address: str, read: Read, there: Mapping[str, Module], exports: Mapping[str, tuple[str, ...]]) -> Pack:
    """A part that is fetched later: what is not there yet."""
    order = dict(there)
    _gather(address, read, order, ())
    own = {one: module for one, module in order.items() if one not in there}
    for module in own.values():
        if module.later:
            raise NotPlain(f"{module.address} fetches {module.later[0]} later, but comes later itself")
    if address not in own:
        raise NotPlain(f"{address} is to be fetched later, and there from the beginning")
    names = _wrapped(own[address], {}, {})[1]
    return _joined(own, exports, {}, [], (f'export const {{ {", ".join(names)} }} = modules["{address}"];',))


def _joined(
    order: Mapping[str, Module],
    there: Mapping[str, tuple[str, ...]],
    marks: Mapping[str, str],
    lines: list[str],
    ending: Sequence[str],
) -> Pack:
    """Modules one after the other. `there`: what others export that the page has read; `marks`: where those are that
    are fetched later."""
    exports = dict(there)
    lines = [f"const modules = ({KEPT} ??= {{}});", *lines]
    places: list[tuple[int, int] | None] = [None] * len(lines)
    for number, module in enumerate(order.values()):
        code, names = _wrapped(module, exports, marks)
        exports[module.address] = names
        lines.append(f'modules["{module.address}"] ??= (() => {{')
        places.append(None)
        for place, line in enumerate(code):
            if line.strip():
                lines.append(line)
                places.append((number, place))
        lines.append(f"return {{ {', '.join(_returned(names))} }};\n}})();")
        places += [None, None]
    own = {address: exports[address] for address in order}
    return plain_pack("\n".join([*lines, *ending]) + "\n", own, _source_map(list(order.values()), places))


def _has_main(module: Module) -> bool:
    return MAIN.search(module.source) is not None


def _kept(data: Mapping[str, str]) -> Iterator[str]:
    """Data where `read` of the kit finds it, made anew for whoever asks: address -> JSON in one line."""
    for address, text in data.items():
        quoted = text.replace("\\", "\\\\").replace("'", "\\'")
        yield f"modules[\"{address}\"] = () => JSON.parse('{quoted}');"


def pack_styles(sources: list[str]) -> Pack:
    """Style sheets one after the other, without their comments."""
    text = "\n".join(STYLE_COMMENT.sub("", source) for source in sources)
    return plain_pack("\n".join(line for line in text.splitlines() if line.strip()) + "\n")


def window_of(address: str, names: tuple[str, ...], part: str = "") -> str:
    """A module that hands out what the one of the same address in a pack exports. `part`: a pack that may not be there
    yet."""
    plain = [name for name in names if name != "default"]
    lines = [f'await import("{part}");'] if part else []
    lines += [f'const module = {KEPT}["{address}"];', f"export const {{ {', '.join(plain)} }} = module;"]
    return "\n".join([*lines, *(["export default module.default;"] if "default" in names else [])]) + "\n"


def _gather(address: str, read: Read, order: dict[str, Module], way: tuple[str, ...], elsewhere: str = "") -> None:
    """All that a module needs, and then itself."""
    if address in way:
        raise NotPlain(f"{' imports '.join([*way[way.index(address) :], address])}: a circle")
    if address in order or (elsewhere and address.startswith(elsewhere)):
        return
    try:
        source = read(address)
    except OSError as error:
        raise NotPlain(f"{way[-1] if way else 'nobody'} imports {address}, which is not there") from error
    found = (match[2] for pattern in (IMPORT, PASSED_ON) for match in pattern.finditer(source))
    needs = tuple(_absolute(one, address) for one in found)
    for one in needs:
        _gather(one, read, order, (*way, address), elsewhere)
    later = tuple(_absolute(match[1], address) for match in LATER.finditer(COMMENT.sub("", source)))
    order[address] = Module(address, source, needs, later)


def _absolute(wanted: str, address: str) -> str:
    return normpath(join(dirname(address), wanted))


def _wrapped(
    module: Module, exports: Mapping[str, tuple[str, ...]], marks: Mapping[str, str]
) -> tuple[list[str], tuple[str, ...]]:
    """The lines of a module as the inside of a function, line by line where they were; and what it exports."""
    names: list[str] = []

    def imported(match: re.Match[str]) -> str:
        """`import { a, b as c }` -> `const { a, b: c } = …`."""
        wanted = _checked(module, match, exports)
        parts = [name if name == known else f"{name}: {known}" for name, known in wanted]
        return _in_place(match, f'const {{ {", ".join(parts)} }} = modules["{_absolute(match[2], module.address)}"];')

    def passed_on(match: re.Match[str]) -> str:
        wanted = _checked(module, match, exports)
        names.extend(known for _, known in wanted)
        return imported(match)

    def exported(match: re.Match[str]) -> str:
        names.append(next(name for name in match.groups() if name))
        return ""

    def fetched(match: re.Match[str]) -> str:
        """Under the address with its mark, if it is a part of the page."""
        part = marks.get(_absolute(match[1], module.address))
        return f'import("{part}")' if part else match[0]

    def main(_: re.Match[str]) -> str:
        names.append("default")
        return "const $default = "

    code = CAST.sub("", COMMENT.sub(lambda match: "\n" * match[0].count("\n"), module.source))
    code = IMPORT.sub(imported, code)
    code = PASSED_ON.sub(passed_on, code)
    code = LATER.sub(fetched, MAIN.sub(main, EXPORTED.sub(exported, code)))
    if left := LEFT.search(code):
        raise NotPlain(f"{module.address}: {left[0]!r} is more than a plain module says")
    code = code.replace("import.meta.url", f'new URL("{module.address}", location.href).href')
    return code.split("\n"), tuple(names)


def _checked(module: Module, match: re.Match[str], exports: Mapping[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    """(name there, name here) of an import; NotPlain if there is no such thing."""
    there = _absolute(match[2], module.address)
    pairs = [tuple(part.split(" as ")) for part in (part.strip() for part in match[1].split(",")) if part]
    wanted = [(pair[0].strip(), pair[-1].strip()) for pair in pairs]
    for name, _ in wanted if there in exports else ():
        if name not in exports[there]:
            raise NotPlain(f"{module.address} imports {name} of {there}, which has no such thing")
    return wanted


def _in_place(match: re.Match[str], text: str) -> str:
    """A text that takes as many lines as what it stands for."""
    return text + "\n" * match[0].count("\n")


def _returned(names: tuple[str, ...]) -> list[str]:
    return ["default: $default" if name == "default" else name for name in names]


def plain_pack(text: str, exports: dict[str, tuple[str, ...]] | None = None, origin: bytes = b"") -> Pack:
    """A text, ready to be sent."""
    body = text.encode()
    mark = hashlib.blake2b(body, digest_size=8).hexdigest()
    return Pack(body, gzip.compress(body, 9, mtime=0), mark, exports or {}, origin)


# -- where lines come from


def _source_map(modules: list[Module], places: list[tuple[int, int] | None]) -> bytes:
    """In the form that browsers read: for each line, which file and which line of it, told as differences."""
    said: list[str] = []
    file = line = 0
    for place in places:
        if place is None:
            said.append("")
            continue
        said.append("A" + _digits(place[0] - file) + _digits(place[1] - line) + "A")
        file, line = place
    sources = {"sources": [one.address for one in modules], "sourcesContent": [one.source for one in modules]}
    return json.dumps({"version": 3, **sources, "names": [], "mappings": ";".join(said)}).encode()


def _digits(number: int) -> str:
    """A number in base 64, five bits at a time, the lowest first; its sign is the lowest bit of all."""
    left = abs(number) << 1 | (number < 0)
    text = ""
    while True:
        left, low = left >> 5, left & 31
        text += DIGITS[low | (32 if left else 0)]
        if not left:
            return text
