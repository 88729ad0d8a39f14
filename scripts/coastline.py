"""Draw the coasts behind the boards: `python scripts/coastline.py LAND`.

    npm ci                                                        installs the package world-atlas
    python scripts/coastline.py node_modules/world-atlas/land-50m.json
    python scripts/coastline.py LAND --check                      change nothing; fail if a file would change

The coasts are those of Natural Earth (public domain). A title that wants maps says so in `map.toml` of its dress; each
table there is a map, drawn into `<table>.json` beside it. `board` is the data file with the board, and there are
three kinds of maps:

`plates`: a schematic board on which every area is a plate of its own, and places do not lie where they lie on a globe.
Each plate gets its own piece of the world: Mercator, scaled to the plate, and bent a little so that the coast passes
through its cities, as in an old atlas whose maker had never been there. `stiffness` says how much a plate resists
bending (0 puts every city exactly on its real coast), `misplaced` names cities that lie so differently that the plate
would fold over (the coast does not go to them), and `shrink` areas whose few cities say little about their size: their
piece of the world is drawn so much smaller.

`sheets`: a board with several such plates, each over a part of its rows: `scale` is how large the board is drawn, and
each of `sheets` has its `box` on the drawing, its `rows` (lists of the data file, but for those with a field named in
`without`), `stiffness`, `misplaced` and perhaps `shrink` as above. With it come the directions of seas, as in a chart.

`chart`: one map in a projection in which a degree has the same length everywhere: `west` and `north` are its corner,
`x_scale` and `y_scale` the length of a degree. With it come, for every port, the direction in which its sea lies, so
that the client knows where to drop the anchor, and `insets`: small maps of other parts of the world in Mercator's
projection, each with its `window` (west, north, east, south), its `width` and `sites` to be marked.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import tomllib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TITLES = ROOT / "warcouncil" / "titles"
SOURCE = "Natural Earth, public domain, by way of world-atlas"

Point = tuple[float, float]
Ring = list[Point]
Box = tuple[float, float, float, float]

TOLERANCE = 0.8
"""Points nearer to the line than this, in units of the board, are left out."""
SMALLEST = 9.0
"""Islands with less area than this are left out."""
DIRECTIONS = 24
HARBOUR = (14, 22, 30, 40, 52, 66)
"""How far from a port its water is looked for."""


# -- Natural Earth


def rings(topology: dict[str, Any]) -> Iterator[Ring]:
    """The outlines of all land in degrees, from TopoJSON with its shared, delta-encoded arcs."""
    scale, translate = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[Ring] = []
    for arc in topology["arcs"]:
        x = y = 0
        line: Ring = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * scale[0] + translate[0], y * scale[1] + translate[1]))
        arcs.append(line)
    for shape in topology["objects"]["land"]["geometries"]:
        polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        for polygon in polygons:
            for outline in polygon:
                ring = unwrapped(joined(arcs, outline))
                if max(point[1] for point in ring) > -60:  # Antarctica goes round the pole
                    yield ring


def joined(arcs: Sequence[Ring], indices: Sequence[int]) -> Ring:
    ring: Ring = []
    for index in indices:
        line = arcs[index] if index >= 0 else arcs[~index][::-1]
        ring += line if not ring else line[1:]
    return ring


def unwrapped(ring: Ring) -> Ring:
    """The ring without jumps at the date line: its longitudes may go beyond 180."""
    shift = 0.0
    result = ring[:1]
    for before, point in pairwise(ring):
        step = point[0] - before[0]
        shift += 360 if step < -180 else -360 if step > 180 else 0
        result.append((point[0] + shift, point[1]))
    middle = sum(point[0] for point in result) / len(result)
    return [(x - 360 * round(middle / 360), y) for x, y in result]


def mercator(point: Point) -> Point:
    """Longitude and latitude to a plane with y down, in degrees at the equator."""
    lat = max(-78.0, min(78.0, point[1]))
    return point[0], -math.degrees(math.log(math.tan(math.pi / 4 + math.radians(lat) / 2)))


# -- from the globe to a plate


class Plate:
    """How one area of the board is drawn: a scale for each direction, and a smooth bend (a thin-plate spline)."""

    def __init__(self, area: dict[str, Any], places: Sequence[dict[str, Any]], stiffness: float, shrink: float) -> None:
        x, y, width, height = area["box"]
        self.box: Box = (x, y, x + width, y + height)
        self.real = [mercator((place["lon"], place["lat"])) for place in places]
        drawn: list[Point] = [(place["x"], place["y"]) for place in places]
        self.x_scale, self.x_shift = fit([p[0] for p in self.real], [p[0] for p in drawn], shrink)
        self.y_scale, self.y_shift = fit([p[1] for p in self.real], [p[1] for p in drawn], shrink)
        flat = self.knots = [self.flat(p) for p in self.real]
        self.bend_x = spline(flat, [d[0] - f[0] for d, f in zip(drawn, flat, strict=True)], stiffness)
        self.bend_y = spline(flat, [d[1] - f[1] for d, f in zip(drawn, flat, strict=True)], stiffness)

    def flat(self, point: Point) -> Point:
        return point[0] * self.x_scale + self.x_shift, point[1] * self.y_scale + self.y_shift

    def draw(self, point: Point) -> Point:
        x, y = flat = self.flat(point)
        return x + bend(self.knots, self.bend_x, flat), y + bend(self.knots, self.bend_y, flat)

    def window(self) -> Box:
        """What of the Mercator plane may come into the plate, with room for bending."""
        left, top, right, bottom = self.box
        margin = 0.6 * max(right - left, bottom - top)
        xs = sorted((edge - self.x_shift) / self.x_scale for edge in (left - margin, right + margin))
        ys = sorted((edge - self.y_shift) / self.y_scale for edge in (top - margin, bottom + margin))
        return xs[0], ys[0], xs[1], ys[1]


def fit(real: Sequence[float], drawn: Sequence[float], shrink: float) -> tuple[float, float]:
    """Scale and shift of the straight line nearest to the pairs, with a scale that is never turned around."""
    mean_real, mean_drawn = sum(real) / len(real), sum(drawn) / len(drawn)
    across = sum((r - mean_real) ** 2 for r in real)
    along = sum((r - mean_real) * (d - mean_drawn) for r, d in zip(real, drawn, strict=True))
    scale = max(along / across, 4.0) / shrink
    return scale, mean_drawn - scale * mean_real


def kernel(a: Point, b: Point) -> float:
    """The thin-plate spline's weight of a knot, in units of a hundred."""
    square = ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) / 1e4
    return square * math.log(square) if square > 1e-9 else 0.0


def spline(knots: Sequence[Point], values: Sequence[float], stiffness: float) -> list[float]:
    """Weights of the knots, then a constant: bends through the values as far as the stiffness lets it."""
    size = len(knots)
    rows = [[kernel(a, b) for b in knots] + [1.0, values[i]] for i, a in enumerate(knots)]
    for i in range(size):
        rows[i][i] += stiffness * size
    rows.append([1.0] * size + [0.0, 0.0])
    return solve(rows)


def bend(knots: Sequence[Point], weights: Sequence[float], point: Point) -> float:
    pull = weights[-1] + sum(w * kernel(k, point) for w, k in zip(weights, knots, strict=False))
    away = min(math.dist(point, knot) for knot in knots)
    return pull * math.exp(-((away / 260) ** 2))


def solve(rows: list[list[float]]) -> list[float]:
    """Linear equations by elimination; each row ends with its right side."""
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[i][-1] / rows[i][i] for i in range(size)]


# -- outlines


def clipped(ring: Ring, box: Box) -> Ring:
    """The part of a ring inside a box (Sutherland and Hodgman)."""
    left, top, right, bottom = box
    for axis, edge, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        ring = list(_cut(ring, axis, edge, sign))
        if not ring:
            return []
    return ring


def _cut(ring: Ring, axis: int, edge: float, sign: int) -> Iterator[Point]:
    for before, point in zip([ring[-1], *ring], ring, strict=False):
        inside, was_inside = sign * (point[axis] - edge) >= 0, sign * (before[axis] - edge) >= 0
        if inside != was_inside:
            share = (edge - before[axis]) / (point[axis] - before[axis])
            yield before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])
        if inside:
            yield point


def dense(ring: Ring, longest: float) -> Ring:
    """The ring with points no farther apart than that, so that long edges bend too."""
    result: Ring = []
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        pieces = max(1, math.ceil(math.hypot(bx - ax, by - ay) / longest))
        result += [(ax + (bx - ax) * i / pieces, ay + (by - ay) * i / pieces) for i in range(pieces)]
    return result


def simplified(line: Ring) -> Ring:
    """Without the points that hardly matter (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    length = math.hypot(bx - ax, by - ay)

    def off(point: Point) -> float:
        if length < 1e-9:
            return math.dist(point, line[0])
        return abs((bx - ax) * (ay - point[1]) - (ax - point[0]) * (by - ay)) / length

    farthest = max(range(1, len(line) - 1), key=lambda i: off(line[i]))
    if off(line[farthest]) <= TOLERANCE:
        return [line[0], line[-1]]
    return simplified(line[: farthest + 1])[:-1] + simplified(line[farthest:])


def area_of(ring: Ring) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))) / 2


def path(ring: Ring) -> str:
    """As SVG, with relative whole numbers."""
    points = [(round(x), round(y)) for x, y in ring]
    text = f"M{points[0][0]} {points[0][1]}"
    for before, point in pairwise(points):
        if point != before:
            text += f"l{point[0] - before[0]} {point[1] - before[1]}".replace(" -", "-")
    return text + "z"


# -- the files


def outlines(plate: Plate, land: Sequence[Ring]) -> list[Ring]:
    """All land of one plate."""
    window = plate.window()
    near = [ring for ring in (clipped(ring, window) for ring in land) if ring]
    drawn = [clipped([plate.draw(point) for point in dense(ring, 0.5)], plate.box) for ring in near]
    return [ring for ring in drawn if len(ring) > 2 and area_of(ring) >= SMALLEST]


def coast(plate: Plate, land: Sequence[Ring]) -> str:
    """All land of one plate as one SVG path."""
    slim = [simplified([*ring, ring[0]])[:-1] for ring in outlines(plate, land)]
    return "".join(path(ring) for ring in slim if len(ring) > 2)


def plates(wanted: dict[str, Any], board: dict[str, Any], land: Sequence[Ring]) -> dict[str, Any]:
    """For each area of the board the land on its plate as one SVG path."""
    flat = [[mercator(point) for point in ring] for ring in land]
    drawn: dict[str, str] = {}
    for area in board["areas"]:
        places = [place for place in (*board["cities"], *board["fleets"]) if place["area"] == area["id"]]
        places = [place for place in places if place["id"] not in wanted["misplaced"]]
        plate = Plate(area, places, wanted["stiffness"], wanted["shrink"].get(area["id"], 1.0))
        drawn[area["id"]] = coast(plate, flat)
    return {"source": SOURCE, "size": board["size"], "land": drawn}


# -- sheets


def sheets(wanted: dict[str, Any], board: dict[str, Any], land: Sequence[Ring]) -> dict[str, Any]:
    """For each sheet its land as one SVG path, and for each port the directions of its seas (degrees, clockwise)."""
    flat = [[mercator(point) for point in ring] for ring in land]
    scale = wanted["scale"]
    drawn: dict[str, str] = {}
    ashore: list[Ring] = []
    for name, sheet in wanted["sheets"].items():
        rows = [row for key in sheet["rows"] for row in board[key] if not any(row.get(no) for no in sheet["without"])]
        places = [
            {**row, "x": row["x"] * scale, "y": row["y"] * scale} for row in rows if row["id"] not in sheet["misplaced"]
        ]
        plate = Plate(sheet, places, sheet["stiffness"], sheet.get("shrink", 1.0))
        drawn[name] = coast(plate, flat)
        ashore += outlines(plate, flat)
    seas = {sea["id"]: (sea["x"] * scale, sea["y"] * scale) for sea in board["seas"]}
    harbours = {
        space["id"]: {
            sea: harbour((space["x"] * scale, space["y"] * scale), seas[sea], ashore) for sea in space["ports"]
        }
        for space in board["spaces"]
        if space.get("ports")
    }
    return {"source": SOURCE, "land": drawn, "harbours": harbours}


# -- charts


def chart(wanted: dict[str, Any], board: dict[str, Any], land: Sequence[Ring]) -> dict[str, Any]:
    """All land as one SVG path, for each port the directions of its seas (degrees, clockwise), and the insets."""
    width, height = board["size"]
    frame: Box = (-40, -40, width + 40, height + 40)

    def place(point: Point) -> Point:
        return (point[0] - wanted["west"]) * wanted["x_scale"], (wanted["north"] - point[1]) * wanted["y_scale"]

    drawn = [ring for ring in (clipped([place(point) for point in ring], frame) for ring in land) if len(ring) > 2]
    parts = [simplified([*ring, ring[0]])[:-1] for ring in drawn if area_of(ring) >= SMALLEST]
    seas: dict[str, Point] = {sea["id"]: (sea["x"], sea["y"]) for sea in board["seas"]}
    ports = {space["id"]: space for space in board["spaces"] if space.get("ports")}
    return {
        "source": SOURCE,
        "size": board["size"],
        "land": "".join(path(ring) for ring in parts if len(ring) > 2),
        "harbours": {
            name: {sea: harbour((port["x"], port["y"]), seas[sea], drawn) for sea in port["ports"]}
            for name, port in ports.items()
        },
        **{name: inset(small, land) for name, small in wanted["insets"].items()},
    }


def inset(wanted: dict[str, Any], land: Sequence[Ring]) -> dict[str, Any]:
    """A part of the world in Mercator's projection: its size, its land, and where things are marked."""
    window: Box = tuple(wanted["window"])
    west, north = mercator(window[:2])
    east, south = mercator(window[2:])
    scale = wanted["width"] / (east - west)
    size = (wanted["width"], (south - north) * scale)

    def place(point: Point) -> Point:
        x, y = mercator(point)
        return (x - west) * scale, (y - north) * scale

    outlines = [clipped([place(point) for point in ring], (0, 0, *size)) for ring in land]
    drawn = [simplified([*ring, ring[0]])[:-1] for ring in outlines if len(ring) > 2 and area_of(ring) >= SMALLEST]
    return {
        "size": [round(length) for length in size],
        "land": "".join(path(ring) for ring in drawn if len(ring) > 2),
        "sites": {name: [round(length) for length in place(spot)] for name, spot in wanted["sites"].items()},
    }


def harbour(port: Point, sea: Point, land: Sequence[Ring]) -> int:
    """Where there is most water, and rather toward the sea than away from it."""
    reach = HARBOUR[-1]
    window: Box = (port[0] - reach, port[1] - reach, port[0] + reach, port[1] + reach)
    near = [ring for ring in (clipped(ring, window) for ring in land) if ring]

    def worth(direction: int) -> float:
        x, y = math.cos(math.radians(direction)), math.sin(math.radians(direction))
        spots = [(port[0] + x * far, port[1] + y * far) for far in HARBOUR]
        water = sum(not any(covers(ring, spot) for ring in near) for spot in spots) / len(spots)
        toward = (x * (sea[0] - port[0]) + y * (sea[1] - port[1])) / math.dist(port, sea)
        return water + 0.6 * toward

    return max(range(0, 360, 360 // DIRECTIONS), key=worth)


def covers(ring: Ring, spot: Point) -> bool:
    """Whether a point lies inside a ring."""
    inside = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > spot[1]) != (by > spot[1]) and spot[0] < ax + (bx - ax) * (spot[1] - ay) / (by - ay):
            inside = not inside
    return inside


KINDS = {"plates": plates, "sheets": sheets, "chart": chart}


def maps(land: Sequence[Ring]) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Every map that a title wants, with the file it goes to, from the outlines of all land in degrees."""
    for file in sorted(TITLES.glob("*/web/map.toml")):
        for name, wanted in read(file).items():
            board = read(file.parent.parent / "data" / f"{wanted['board']}.toml")
            yield file.with_name(f"{name}.json"), KINDS[wanted["kind"]](wanted, board, land)


def read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Draw the coasts behind the boards.")
    parser.add_argument("land", type=Path, help="land-50m.json of the npm package world-atlas")
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file would change")
    given = parser.parse_args(arguments)
    land = list(rings(json.loads(given.land.read_text(encoding="utf-8"))))
    changed = False
    for file, content in maps(land):
        text = json.dumps(content, indent=1) + "\n"
        if file.is_file() and file.read_text(encoding="utf-8") == text:
            continue
        changed = True
        if not given.check:
            file.write_text(text, encoding="utf-8")
            print(f"{file.relative_to(ROOT)}: {len(text)} bytes")
    return int(changed and given.check)


if __name__ == "__main__":
    sys.exit(main())
