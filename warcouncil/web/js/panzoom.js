// Moving about a big drawing: drag, wheel, pinch, double tap, buttons and keys.

import { still } from "./settings.js";

/** @typedef {{x: number, y: number, k: number}} View where the drawing's origin lies on the screen, and its scale */

const DRAG = 6;
/** Pixels around the buttons. */
const MARGIN = 16;

export class PanZoom {
  /**
   * @param {SVGSVGElement} svg
   * @param {SVGGElement} camera what moves
   * @param {[number, number]} size of the drawing
   * @param {HTMLElement} buttons they stand in the lower corner at the end; nothing of the whole drawing lies under them
   */
  constructor(svg, camera, size, buttons) {
    this.svg = svg;
    this.camera = camera;
    this.size = size;
    this.buttons = buttons;
    /** @type {View} */
    this.view = { x: 0, y: 0, k: 1 };
    /** @type {Map<number, {x: number, y: number}>} fingers on the glass */
    this.fingers = new Map();
    this.dragged = false;
    this.touched = false;
    this.frame = 0;
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
      svg.addEventListener(name, (event) => this.up(event));
    }
    svg.addEventListener("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
    svg.addEventListener("dblclick", (event) => {
      const at = this.inside(event);
      this.glide(this.about(at.x, at.y, this.view.k * (event.shiftKey ? 1 / 1.8 : 1.8)));
    });
  }

  /** The scale at which all of the drawing can be seen, with a strip for the buttons beside it or below. */
  fitting() {
    return Math.max(...this.fits()) || 0.1;
  }

  /** The scales with the buttons in a column at the side, and in a row below. */
  fits() {
    const { width, height } = this.pane();
    const strip = this.strip();
    return [Math.min((width - strip) / this.size[0], height / this.size[1]), Math.min(width / this.size[0], (height - strip) / this.size[1])];
  }

  /** How wide a strip is that holds the buttons. */
  strip() {
    return Math.min(this.buttons.offsetWidth, this.buttons.offsetHeight) + MARGIN;
  }

  /**
   * The buttons stand in a row where that leaves the whole drawing more room.
   * @param {number} least the smallest scale that can be read
   */
  seatButtons(least) {
    const [beside, below] = this.fits();
    this.buttons.classList.toggle("across", below > beside && below >= least);
  }

  pane() {
    const { width, height } = this.svg.getBoundingClientRect();
    return { width: width || 1, height: height || 1 };
  }

  /**
   * Show everything, or as much as fits without getting too small to read.
   * @param {number} [least] the smallest scale that can be read
   */
  reset(least = 0) {
    const { width, height } = this.pane();
    this.seatButtons(least);
    const k = Math.max(this.fitting(), least);
    this.set({ k, x: (width - this.size[0] * k) / 2, y: (height - this.size[1] * k) / 2 });
    this.touched = false;
  }

  /** Whether there is anything to draw on yet. */
  ready() {
    return this.svg.getBoundingClientRect().width > 1;
  }

  /**
   * Bring a part of the drawing into sight.
   * @param {{x: number, y: number, width: number, height: number}} box
   * @param {number} least the smallest scale
   * @param {number} most the greatest
   */
  show(box, least, most) {
    const { width, height } = this.pane();
    const room = 0.86;
    const k = Math.max(this.fitting(), least, Math.min(most, (width * room) / box.width, (height * room) / box.height));
    this.glide({ k, x: width / 2 - (box.x + box.width / 2) * k, y: height / 2 - (box.y + box.height / 2) * k });
  }

  /**
   * Whether a point of the drawing is in sight.
   * @param {number} x
   * @param {number} y
   */
  sees(x, y) {
    const { width, height } = this.pane();
    const [u, v] = [this.view.x + x * this.view.k, this.view.y + y * this.view.k];
    const { offsetLeft, offsetTop } = this.buttons;
    return u > 12 && v > 12 && u < width - 12 && v < height - 12 && (u < offsetLeft || v < offsetTop);
  }

  /** @param {number} factor */
  zoom(factor) {
    const { width, height } = this.pane();
    this.touched = true;
    this.glide(this.about(width / 2, height / 2, this.view.k * factor));
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    this.touched = true;
    this.glide({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  /**
   * The view with another scale and one point of the screen held in place.
   * @param {number} x
   * @param {number} y
   * @param {number} scale
   * @returns {View}
   */
  about(x, y, scale) {
    const k = Math.max(this.fitting() * 0.9, Math.min(4, scale));
    const share = k / this.view.k;
    return { k, x: x - (x - this.view.x) * share, y: y - (y - this.view.y) * share };
  }

  /** @param {View} wanted */
  set(wanted) {
    const { width, height } = this.pane();
    const { k } = wanted;
    const across = this.buttons.classList.contains("across");
    const x = hold(wanted.x, width, this.size[0] * k, across ? 0 : this.strip());
    const y = hold(wanted.y, height, this.size[1] * k, across ? this.strip() : 0);
    this.view = { x, y, k };
    this.camera.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(4)})`);
    this.svg.classList.toggle("far", k < 0.42);
    this.svg.classList.toggle("near", k >= 0.6);
  }

  /** @param {View} wanted */
  glide(wanted) {
    cancelAnimationFrame(this.frame);
    if (still()) return this.set(wanted);
    const [from, start] = [this.view, performance.now()];
    const tick = (/** @type {number} */ now) => {
      const share = Math.min(1, (now - start) / 220);
      const eased = 1 - (1 - share) ** 3;
      const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * eased;
      this.set({ x: mix(from.x, wanted.x), y: mix(from.y, wanted.y), k: mix(from.k, wanted.k) });
      if (share < 1) this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }

  /** @param {MouseEvent} event */
  inside(event) {
    const box = this.svg.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    cancelAnimationFrame(this.frame);
    this.touched = true;
    const at = this.inside(event);
    const unit = event.deltaMode === 1 ? 18 : 1;
    this.set(this.about(at.x, at.y, this.view.k * Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016))));
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0) return;
    cancelAnimationFrame(this.frame);
    this.fingers.set(event.pointerId, this.inside(event));
    if (this.fingers.size === 1) this.dragged = false;
    this.start = this.inside(event);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.inside(event);
    if (!this.dragged) {
      if (this.start && Math.hypot(now.x - this.start.x, now.y - this.start.y) < DRAG && this.fingers.size < 2) return;
      this.dragged = true;
      this.touched = true;
      this.svg.setPointerCapture(event.pointerId);
      this.svg.classList.add("dragging");
    }
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (!other) {
      this.set({ ...this.view, x: this.view.x + now.x - before.x, y: this.view.y + now.y - before.y });
      return;
    }
    const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    const shift = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
    const next = this.about((now.x + other.x) / 2, (now.y + other.y) / 2, this.view.k * spread);
    this.set({ ...next, x: next.x + shift.x, y: next.y + shift.y });
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
    this.svg.classList.remove("dragging");
  }
}

/**
 * Keep the drawing on the screen: a small one in the middle, clear of the strip at the end if it can be; a big one without
 * gaps, but for what brings its end out from under the strip.
 * @param {number} start
 * @param {number} pane
 * @param {number} length
 * @param {number} strip
 */
function hold(start, pane, length, strip) {
  const slack = Math.min(60, pane * 0.12);
  if (length <= pane) return Math.min((pane - length) / 2, Math.max(0, pane - strip - length));
  return Math.max(pane - length - Math.max(slack, strip), Math.min(slack, start));
}
