"""What a page of the docs is made of: headings, and below each of them paragraphs, lists, tables, pictures and code."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

HEADING = re.compile(r"(#+) (.*)")
FENCE = re.compile(r"```(\w*)")
PICTURE = re.compile(r"!\[([^]]*)]\(([^)\s]+)\)")
LINK = re.compile(r"(?<!!)\[([^]]*)]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`]+)`")
COMMENT = re.compile(r"\s{2,}#.*$", re.MULTILINE)
NUMBER = re.compile(r"(?<![A-Za-z0-9_.])\d+(?:\.\d+)*")


@dataclass
class Section:
    """A heading and what stands below it, down to the next heading of any level."""

    level: int
    title: str
    blocks: list[tuple[str, list[str]]] = field(default_factory=list)
    """Kind (`paragraph`, `item`, `row`, `commands`, the language of a fence) and lines."""

    @property
    def shape(self) -> list[str]:
        """What follows what: the kinds of blocks, rows with their cells, pictures, and code without its comments."""
        return [_shape(kind, lines) for kind, lines in self.blocks]

    @property
    def paragraphs(self) -> list[list[str]]:
        """Whatever is prose, with the lines it is written on: also items of lists and rows of tables."""
        return [lines for kind, lines in self.blocks if kind in ("paragraph", "item", "row")]

    @property
    def text(self) -> str:
        """The prose and the heading, a line for each paragraph."""
        return "\n".join([self.title, *(" ".join(line.strip() for line in lines) for lines in self.paragraphs)])

    @property
    def said(self) -> str:
        """As it is read: a letter in the place of each piece of code, no markup, nothing of links but their words."""
        bare = LINK.sub(r"\1", PICTURE.sub(r"\1", CODE.sub("x", self.text)))
        return bare.replace("**", "")

    @property
    def code(self) -> Counter[str]:
        return Counter(CODE.findall(self.text))

    @property
    def links(self) -> list[str]:
        return [target for _, target in LINK.findall(self.text)]

    @property
    def numbers(self) -> Counter[str]:
        return Counter(NUMBER.findall(self.said))


def _shape(kind: str, lines: list[str]) -> str:
    text = "\n".join(lines)
    if kind == "row":
        return f"row of {text.count('|') - 1}"
    if kind not in ("paragraph", "item"):
        return f"{kind}\n{COMMENT.sub('', text)}"
    return " ".join([kind, *(target for _, target in PICTURE.findall(text))])


def sections(text: str) -> list[Section]:
    """A page, heading by heading.

    >>> page = "# Play\\n\\n    make play  # in the browser\\n\\nor `make test`,\\n2 of them:\\n\\n- one\\n- two\\n"
    >>> [section] = sections(page)
    >>> section.shape
    ['commands\\n    make play', 'paragraph', 'item', 'item']
    >>> section.code, section.numbers
    (Counter({'make test': 1}), Counter({'2': 1}))
    """
    found: list[Section] = []
    for kind, lines in _blocks(text.split("\n")):
        heading = HEADING.fullmatch(lines[0]) if kind == "heading" else None
        if heading:
            found.append(Section(len(heading[1]), heading[2]))
        else:
            found[-1].blocks.append((kind, lines))
    return found


def _blocks(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The blocks of a page: a block of prose goes on until an empty line or until another kind begins."""
    kind, block = "", list[str]()
    for line in lines:
        now = _kind(line, kind)
        if now == kind and kind in ("paragraph", "item", "commands") and not line.startswith("- "):
            block.append(line)
        elif kind.startswith("fence"):
            block.append(line)
            kind = "" if line == "```" else kind
        else:
            if block:
                yield _named(block)
            kind, block = now, [line] if now else []
    if block:
        yield _named(block)


def _kind(line: str, before: str) -> str:
    """What a line belongs to, given what the line before it belonged to."""
    if not line.strip():
        return ""
    for start, kind in (("#", "heading"), ("|", "row"), ("- ", "item"), ("```", "fence"), ("    ", "commands")):
        if line.startswith(start):
            return kind
    return before if before in ("paragraph", "item") else "paragraph"


def _named(block: list[str]) -> tuple[str, list[str]]:
    """A block with the name of its kind; of a fence, its language."""
    fence = FENCE.match(block[0])
    return (fence[1], block[1:-1]) if fence else (_kind(block[0], ""), block)


def slug(title: str) -> str:
    """The name by which a link leads to a heading.

    >>> slug("What an `admin` can see"), slug("The seal, once more"), slug("用哪些名称访问")
    ('what-an-admin-can-see', 'the-seal-once-more', '用哪些名称访问')
    """
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
