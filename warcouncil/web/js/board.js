// The board: one drawing for every title, from the plain data of `Title.board` and `Title.view`.

import { boardButtons } from "./boardbuttons.js";
import { h, s, classes, renew } from "./dom.js";
import { t } from "./i18n.js";
import { shallows } from "./kit/atlas.js";
import { ghosts } from "./kit/ghosts.js";
import { heard, label } from "./kit/lettering.js";
import { arrange, drawPiece } from "./kit/pieces.js";
import { arrow, showTrails } from "./kit/trails.js";
import { PanZoom } from "./panzoom.js";
import { bow, doubt, elementOf, outline, toward } from "./outlines.js";
import { still } from "./settings.js";
import { explain } from "./tips.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./types.js").Space} Space */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {Map<string, {choice: Choice, decision: string}[]>} Lights element -> the options that touch it */

const RADIUS = 20;

export class BoardView {
  /**
   * @param {Scene} scene
   * @param {(id: string, at: Element) => void} pick somebody clicked an element
   * @param {(id: string) => void} [point] somebody points at an element, or at none
   */
  constructor(scene, pick, point = () => undefined) {
    this.scene = scene;
    this.pick = pick;
    this.ground = s("g", { class: "ground" });
    const [width, height] = scene.board.size;
    const edge = s("clipPath", { id: `edge-${scene.title.id}` }, s("rect", { width, height })); // realms end where the map ends
    this.underlay = s("g", { class: "underlay", "clip-path": `url(#${edge.id})` });
    this.areas = s("g", { class: "spaces" });
    this.tint = s("g", { class: "tints" });
    this.spaces = s("g", { class: "spaces" });
    this.lines = s("g", { class: "lines" });
    this.glow = s("g", { class: "glow" });
    this.overlay = s("g", { class: "overlay" });
    this.places = s("g", { class: "names" });
    this.trails = s("g", { class: "trails" });
    this.way = s("g", { class: "trails still-trails" });
    this.aims = s("g", { class: "trails ghosts" });
    this.pieces = s("g", { class: "pieces" });
    this.names = s("g", { class: "names" });
    this.camera = s("g", {}, edge, this.ground, this.underlay, this.areas, this.tint, this.lines, this.spaces, this.overlay, this.places, this.glow, this.pieces, this.names, this.way, this.aims, this.trails);
    this.svg = s("svg", { class: "board", role: "group" }, this.camera);
    this.heading = h("h2", { class: "unseen" });
    this.element = h("div", { class: "board-pane" }, this.heading, this.svg, h("div", { class: "grain" }));
    this.buttons = h("div", { class: "board-buttons" });
    this.element.append(this.buttons);
    this.panzoom = new PanZoom(this.svg, this.camera, scene.board.size, this.buttons);
    /** @type {Map<string, SVGGElement>} */
    this.groups = new Map();
    /** @type {Map<string, SVGElement>} the halos of areas: above all areas, or their neighbours would cover them */
    this.halos = new Map();
    /** @type {Lights} */
    this.lights = new Map();
    /** @type {string} what lies on the board, to see what is new */
    this.known = "";
    /** @type {Set<string>} */
    this.standing = new Set();
    /** @type {string[] | null} what to move to as soon as there is a screen */
    this.wanted = null;
    /** @type {string[]} where the question is about: kept in sight while nobody moves the board */
    this.matter = [];
    this.svg.addEventListener("click", (event) => this.click(event));
    this.svg.addEventListener("keydown", (event) => this.key(event));
    for (const name of ["pointerover", "focusin"]) this.svg.addEventListener(name, (event) => point(elementOf(event)));
    for (const name of ["pointerleave", "focusout"]) this.svg.addEventListener(name, () => point(""));
    new ResizeObserver(() => this.resized()).observe(this.element);
    this.draw();
  }

  // -- what never changes

  /** Draw everything anew, in the language in use. */
  draw() {
    const { scene } = this;
    this.heading.textContent = t("board-of", { title: scene.title.name });
    this.svg.setAttribute("aria-label", this.heading.textContent);
    this.ground.replaceChildren(...(scene.dress.ground?.(scene) ?? this.plainGround()), ...(scene.areas ? this.shallows() : this.links()));
    this.lines.replaceChildren(...this.borders(), ...(scene.dress.trim?.(scene) ?? []));
    this.groups.clear();
    this.halos.clear();
    this.glow.replaceChildren();
    this.names.replaceChildren();
    this.places.replaceChildren();
    this.areas.replaceChildren();
    this.spaces.replaceChildren();
    for (const space of scene.board.spaces) {
      const drawn = this.space(space);
      (drawn.classList.contains("area") ? this.areas : this.spaces).append(drawn);
    }
    this.known = "";
    this.show();
    this.light(this.lights);
    this.buttons.replaceChildren(...boardButtons(this));
  }

  /** A plain table for titles without a ground of their own. */
  plainGround() {
    const { size, zones } = this.scene.board;
    const ground = [s("rect", { width: size[0], height: size[1], class: "plain-ground" })];
    for (const zone of zones) {
      if (!zone.box) continue;
      const [x, y, width, height] = zone.box;
      const name = this.scene.words.anything(zone.id) ?? this.scene.words.label(zone.id);
      ground.push(
        s("rect", { x, y, width, height, rx: 14, class: "zone", fill: zone.color ?? "#cbbf9f" }),
        /** @type {any} */ (s("text", { x: x + 16, y: y + 32, class: "zone-name" }, name)),
      );
    }
    return ground;
  }

  /** The sea grows lighter toward the coasts. */
  shallows() {
    const coasts = this.scene.areas?.borders.filter((border) => this.between(border) === "coast") ?? [];
    const path = coasts.map((border) => border.path).join("");
    return shallows(path, [46, 30, 15]);
  }

  /** Coasts, borders and rivers between areas. */
  borders() {
    return (this.scene.areas?.borders ?? []).map((border) => s("path", { d: border.path, class: `border ${this.between(border)}` }));
  }

  /**
   * What a border is: a coast, a river, or a line between two lands or two seas.
   * @param {import("./kit/regions.js").Border} border
   */
  between({ a, b }) {
    if (b === null) return "edge";
    const { scene } = this;
    const link = scene.board.links.find((other) => (other.a === a && other.b === b) || (other.a === b && other.b === a));
    if (!link || link.kind === "river") return "river"; // where nobody may cross
    const kinds = [scene.spaces.get(a)?.kind, scene.spaces.get(b)?.kind];
    return kinds[0] === kinds[1] ? `${kinds[0]}-border` : "coast";
  }

  /** Areas that one power alone stands in, in its colour: a wash over all of it and a band along its border. */
  tints() {
    const { scene } = this;
    /** @type {Map<string, Set<string>>} */
    const owners = new Map();
    for (const piece of scene.view.pieces) {
      if (piece.owner !== null) owners.set(piece.place, (owners.get(piece.place) ?? new Set()).add(piece.owner));
    }
    return [...(scene.areas?.paths ?? [])].flatMap(([id, path]) => {
      const [owner, other] = [...(owners.get(id) ?? [])];
      if (!owner || other) return [];
      const { color, tint = color } = scene.look(owner);
      const clip = s("clipPath", { id: `inside-${id}` }, s("path", { d: path }));
      return [s("g", { class: `tint tint-${scene.spaces.get(id)?.kind}` }, clip, s("path", { d: path, fill: tint, stroke: tint, "clip-path": `url(#inside-${id})` }))];
    });
  }

  /** Links between spaces that lie apart; borders of areas are drawn as borders instead. */
  links() {
    const { scene } = this;
    return scene.board.links.flatMap((link) => {
      const [a, b] = [scene.spaces.get(link.a), scene.spaces.get(link.b)];
      if (!a || !b) return [];
      const middle = link.id ? scene.spaces.get(link.id) : undefined;
      return [s("path", { d: bow(a, b, middle), class: `link link-${link.kind}` })];
    });
  }

  /** @param {Space} space */
  space(space) {
    const { scene } = this;
    const area = this.scene.areas?.paths.get(space.id);
    const shape = area ?? (space.polygon ? `M${space.polygon.map((point) => point.join(" ")).join("L")}z` : null);
    const group = s("g", {
      class: classes("space", `kind-${space.kind}`, shape !== null && "area"),
      "data-element": space.id,
      "data-key": `board ${space.id}`,
      "data-certainty": space.certainty,
      tabindex: -1,
      role: "button",
      transform: shape === null ? `translate(${space.x} ${space.y})` : null,
    });
    const own = scene.dress.space?.(space, scene) ?? this.plainSpace(space, shape !== null);
    if (shape !== null) group.append(s("path", { d: shape, class: "shape" }), ...this.halo(space.id, group, shape));
    else if (!own.some((part) => part.classList.contains("halo"))) group.append(outline(space, RADIUS + 7, "halo"));
    for (const part of own) {
      const layer = this.layerOf(part);
      if (layer) layer.append(shape === null ? s("g", { transform: `translate(${space.x} ${space.y})` }, part) : part);
      else group.append(part);
    }
    if (space.certainty && space.certainty !== "sure") group.append(doubt(space, shape !== null));
    for (const text of group.querySelectorAll("text")) text.after(" "); // words do not run together where they are read
    this.groups.set(space.id, group);
    return explain(group, () => this.tip(space));
  }

  /**
   * Where what belongs to a space lies by itself: names between all spaces and the pieces, or above everything.
   * @param {Element} part
   */
  layerOf(part) {
    if (part.classList.contains("place-name")) return this.places;
    return part.classList.contains("name") || part.classList.contains("above") ? this.names : null;
  }

  /**
   * The halo of an area lies in a layer of its own and follows what happens to the area.
   * @param {string} id
   * @param {SVGGElement} group
   * @param {string} shape
   * @returns {SVGElement[]}
   */
  halo(id, group, shape) {
    const halo = s("path", { d: shape, class: "halo" });
    const layer = s("g", { class: "space area" }, halo);
    this.halos.set(id, layer);
    this.glow.append(layer);
    for (const [name, on, off] of [["hovered", "pointerenter", "pointerleave"], ["focused", "focus", "blur"]]) {
      group.addEventListener(on, () => layer.classList.toggle(name, on === "pointerenter" || group.matches(":focus-visible")));
      group.addEventListener(off, () => layer.classList.remove(name));
    }
    return [];
  }

  /**
   * @param {Space} space
   * @param {boolean} area
   * @returns {SVGElement[]}
   */
  plainSpace(space, area) {
    const name = this.scene.elementName(space.id);
    return area ? [label(space.x, space.y, name)] : [outline(space, RADIUS, "shape"), label(0, RADIUS + 17, name)];
  }

  /** @param {Space} space */
  tip(space) {
    const { scene } = this;
    const certainty = scene.words.certainty(space.certainty);
    const here = this.lights.get(space.id) ?? [];
    return [
      h("b", {}, scene.elementName(space.id)),
      h("div", { class: "dim" }, scene.words.label(space.kind), certainty && ` · ${certainty}`),
      scene.dress.tip?.(space.id, scene) ?? scene.piecesAt(space.id).map((piece) => h("div", {}, scene.pieceName(piece))),
      here.slice(0, 4).map(({ choice }) => h("div", { class: "tip-option" }, choice.label)),
      here.length === 0 && scene.state?.decisions.length ? h("div", { class: "dim" }, t("click-why")) : null,
    ].flat();
  }

  // -- what changes

  /** Draw what lies on the board now. */
  show() {
    const { scene } = this;
    renew(this.underlay, scene.dress.underlay?.(scene) ?? []);
    renew(this.tint, this.tints());
    renew(this.overlay, scene.dress.overlay?.(scene) ?? []);
    const known = JSON.stringify(scene.view.pieces);
    if (known !== this.known) this.showPieces();
    this.known = known;
    for (const [id, group] of this.groups) group.setAttribute("aria-label", heard(this.spoken(id), group));
  }

  showPieces() {
    const { scene } = this;
    const first = this.standing.size === 0;
    const standing = new Set();
    /** @type {SVGElement[]} */
    const drawn = [];
    /** @type {Map<string, import("./types.js").Piece[]>} */
    const places = new Map();
    for (const piece of scene.view.pieces) places.set(piece.place, [...(places.get(piece.place) ?? []), piece]);
    for (const [place, pieces] of places) {
      const space = scene.spaces.get(place);
      if (!space) continue;
      const spots = scene.dress.arrange?.(space, pieces, scene) ?? arrange(space, pieces.length, scene.areas !== null);
      pieces.forEach((piece, index) => {
        const key = JSON.stringify([place, piece.kind, piece.owner, piece.count, piece.markers]);
        standing.add(key);
        const [x, y] = spots[index] ?? [space.x, space.y];
        const fresh = !first && !this.standing.has(key);
        const figure = scene.dress.piece?.(piece, scene) ?? drawPiece(piece, scene);
        drawn.push(s("g", { transform: `translate(${x} ${y})` }, s("g", { class: classes("piece", `piece-${piece.kind}`, fresh && "fresh") }, figure)));
      });
    }
    this.standing = standing;
    this.pieces.replaceChildren(...drawn);
  }

  /**
   * An element for a screen reader: its name, what is there, what can be done.
   * @param {string} id
   */
  spoken(id) {
    const { scene } = this;
    const here = scene.piecesAt(id).map((piece) => scene.pieceName(piece));
    const options = (this.lights.get(id) ?? []).map(({ choice }) => choice.label);
    return [scene.elementName(id), ...here, ...options].join(". ");
  }

  /**
   * Light up what the options touch.
   * @param {Lights} lights
   * @param {string | null} [chosen] the element of the option that is about to be chosen
   * @param {string[]} [way] the spaces of the way that is about to be chosen
   */
  light(lights, chosen = null, way = []) {
    this.lights = lights;
    const stops = way.flatMap((id) => this.scene.spaces.get(id) ?? []);
    this.way.replaceChildren(...stops.slice(1).flatMap((space, number) => arrow(stops[number], space, "var(--lit)") ?? []));
    let first = true;
    for (const [id, group] of this.groups) {
      const lit = lights.has(id);
      for (const target of [group, this.halos.get(id)]) {
        target?.classList.toggle("lit", lit);
        target?.classList.toggle("chosen", id === chosen);
      }
      group.setAttribute("tabindex", lit && first ? "0" : "-1");
      group.setAttribute("aria-label", heard(this.spoken(id), group));
      if (lit) first = false;
    }
    this.svg.classList.toggle("asking", lights.size > 0);
  }

  /**
   * Show who would go from where to where.
   * @param {import("./kit/ghosts.js").Aim[]} aims
   */
  aim(aims) {
    this.aims.replaceChildren(...ghosts(aims, this.scene));
  }

  /**
   * Arrows show for a moment who has gone from where to where.
   * @param {import("./types.js").LogEntry[]} entries
   */
  travel(entries) {
    if (!still()) showTrails(this.trails, entries, this.scene);
  }

  /**
   * Show where something is.
   * @param {string[]} ids
   */
  flash(ids) {
    const known = ids.map((id) => this.scene.spaces.get(id)).filter((space) => space !== undefined);
    if (known.length > 0 && !known.some((space) => this.panzoom.sees(space.x, space.y))) this.frame(ids);
    for (const id of ids) {
      const group = this.halos.get(id) ?? this.groups.get(id);
      if (!group) continue;
      group.classList.remove("flash");
      group.getBoundingClientRect(); // so that the animation starts again
      group.classList.add("flash");
      setTimeout(() => group.classList.remove("flash"), 1600);
    }
  }

  /**
   * This is what the question is about: where there is no room for the whole board it is shown close by.
   * @param {string[]} ids
   */
  attend(ids) {
    this.matter = ids;
    if (!this.panzoom.ready()) this.wanted = ids;
    else if (this.isClose()) this.frame(ids, this.closest());
  }

  /** The greatest scale that is good for somebody who did not ask for it: on a desk the map stays as it is. */
  closest() {
    return this.element.closest(".handheld") ? Infinity : this.panzoom.view.k;
  }

  /** Whether a hand holds it, or less is shown than the whole board. */
  isClose() {
    return this.element.closest(".handheld") !== null || this.panzoom.view.k > this.panzoom.fitting() * 1.01;
  }

  /**
   * Move to these elements.
   * @param {string[]} ids
   * @param {number} [most] the greatest scale
   */
  frame(ids, most = Infinity) {
    const spots = ids.map((id) => this.scene.spaces.get(id)).filter((space) => space !== undefined);
    this.wanted = this.panzoom.ready() ? null : ids;
    if (spots.length === 0 || this.wanted) return;
    const [xs, ys] = [spots.map((space) => space.x), spots.map((space) => space.y)];
    const room = this.scene.areas ? 190 : 110; // an area with its neighbours
    const box = { x: Math.min(...xs) - room, y: Math.min(...ys) - room, width: 0, height: 0 };
    box.width = Math.max(...xs) + room - box.x;
    box.height = Math.max(...ys) + room - box.y;
    this.panzoom.show(box, this.least(), Math.min(most, this.scene.areas ? 0.62 : 0.85));
  }

  /** The smallest scale at which names can be read: a phone shows a part of the board instead of all of it. */
  least() {
    return this.panzoom.pane().width < 560 ? 0.42 : 0;
  }

  resized() {
    if (!this.panzoom.ready()) return;
    if (this.panzoom.touched) return this.panzoom.set(this.panzoom.view);
    this.panzoom.reset(this.least());
    if (this.isClose()) this.frame(this.wanted ?? this.matter, this.closest());
    this.wanted = null;
  }

  // -- pointing at things

  /** @param {MouseEvent} event */
  click(event) {
    const target = event.target instanceof Element ? event.target.closest("[data-element]") : null;
    const id = elementOf(event) || null;
    if (id && this.lights.has(id)) return this.pick(id, /** @type {Element} */ (target));
    const near = this.litNear(event.clientX, event.clientY, 26);
    if (near) return this.pick(near[0], near[1]);
    if (id && target) this.pick(id, target);
  }

  /**
   * The lit element under a finger that missed it a little.
   * @param {number} x
   * @param {number} y
   * @param {number} reach in pixels
   * @returns {[string, Element] | null}
   */
  litNear(x, y, reach) {
    const pane = this.svg.getBoundingClientRect();
    const { view } = this.panzoom;
    let best = reach;
    /** @type {[string, Element] | null} */
    let found = null;
    for (const id of this.lights.keys()) {
      const [space, group] = [this.scene.spaces.get(id), this.groups.get(id)];
      if (!space || !group || group.classList.contains("area")) continue;
      const away = Math.hypot(pane.left + view.x + space.x * view.k - x, pane.top + view.y + space.y * view.k - y);
      if (away < best) [best, found] = [away, [id, group]];
    }
    return found;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = event.target instanceof Element ? event.target.closest("[data-element]") : null;
    const id = target?.getAttribute("data-element");
    const arrows = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
    if (event.key in arrows && id) {
      event.preventDefault();
      this.step(id, arrows[event.key], event.shiftKey);
    } else if ((event.key === "Enter" || event.key === " ") && id && target) {
      event.preventDefault();
      this.pick(id, target);
    } else if (event.key === "+" || event.key === "=") this.panzoom.zoom(1.3);
    else if (event.key === "-") this.panzoom.zoom(1 / 1.3);
    else if (event.key === "0") this.panzoom.reset();
  }

  /**
   * To the next element in a direction: among the lit ones, or with Shift among all.
   * @param {string} from
   * @param {[number, number]} direction
   * @param {boolean} all
   */
  step(from, direction, all) {
    const here = this.scene.spaces.get(from);
    if (!here) return;
    const others = this.scene.board.spaces.filter((space) => space !== here && (all || this.lights.size === 0 || this.lights.has(space.id)));
    const found = toward(here, others, direction);
    if (found) this.focus(found.id);
  }

  /** @param {string} id */
  focus(id) {
    const [space, group] = [this.scene.spaces.get(id), this.groups.get(id)];
    if (!space || !group) return;
    if (!this.panzoom.sees(space.x, space.y)) this.frame([id]);
    group.focus({ preventScroll: true });
  }
}
