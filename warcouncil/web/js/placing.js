// Placing: a palette of pieces and places to put them, where the answers of one question are pieces on places. A title
// says in its dress for which kinds (`placing`). A piece is taken from the palette and a place is pointed at, or the other
// way round; what was placed is taken up again by a click, until one is ready. All of it lives on the server.

import { classes, h, s, say } from "./dom.js";
import { t } from "./i18n.js";
import { explain } from "./tips.js";

/** @typedef {import("./types.js").Answered} Answered */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").OptionTuple} OptionTuple */
/** @typedef {import("./scene.js").Scene} Scene */

/**
 * How placing looks. The answers are (act, place, piece), or (act, place) where the act itself is what is placed; the
 * draft of a power is what it has placed.
 * @typedef {object} PlacingLook
 * @property {(piece: string, power: string, scene: Scene) => SVGElement} token a piece around (0, 0), at most 64 wide
 * @property {(piece: string, scene: Scene) => string} name
 * @property {(scene: Scene) => [string, number][]} [pieces] all there are, and how many of each; without it those that can be placed
 */

/**
 * @typedef {object} PlacingWishes
 * @property {(decision: Decision, choice: import("./types.js").Choice) => Promise<void>} place
 * @property {(answer: Answered) => Promise<void>} lift take an answer back
 * @property {() => void} show draw anew
 */

/** So far a finger moves before it drags, in pixels. */
const FAR = 8;

/** @param {OptionTuple} option */
export function pieceOf(option) {
  return option.slice(2).join(" ") || String(option[0]);
}

export class Placing {
  /**
   * @param {Scene} scene
   * @param {PlacingWishes} wishes
   */
  constructor(scene, wishes) {
    this.scene = scene;
    this.wishes = wishes;
    /** The piece in hand. */
    this.held = "";
    /** Whether the sentences are unfolded. */
    this.listed = false;
    /** Whether the finger that goes up now has dragged something. */
    this.dragged = false;
  }

  /** @param {string} kind */
  look(kind) {
    return this.scene.dress.placing?.[kind] ?? null;
  }

  /** The question that is answered by placing, if one is open. @returns {Decision | null} */
  get decision() {
    return this.scene.state?.decisions.find((decision) => this.look(decision.kind)) ?? null;
  }

  /** What was placed and can be taken up again. @returns {Answered[]} */
  get placed() {
    return (this.scene.state?.answers ?? []).filter((answer) => this.look(answer.kind));
  }

  /** Another question has come, or none: what is in hand stays there as long as it can be placed. */
  check() {
    if (this.held && !this.decision?.options.some((choice) => pieceOf(choice.option) === this.held)) this.held = "";
  }

  /**
   * The questions with those options only that the piece in hand has.
   * @param {Decision[]} decisions
   */
  narrowed(decisions) {
    if (!this.held) return decisions;
    return decisions.map((decision) => (this.look(decision.kind) ? { ...decision, options: decision.options.filter((choice) => pieceOf(choice.option) === this.held) } : decision));
  }

  /** @param {string} piece */
  take(piece) {
    this.held = this.held === piece ? "" : piece;
    const look = this.decision && this.look(this.decision.kind);
    if (this.held && look) say(t("placing-where", { piece: look.name(piece, this.scene) }));
    this.wishes.show();
  }

  /**
   * Somebody pointed at a place: whether that was about placing.
   * @param {string} id
   */
  async pick(id) {
    const { held } = this;
    const here = this.placed.find((answer) => answer.option[1] === id);
    if (!here) return held !== "" && this.down(held, id, "");
    await this.up(here);
    const lifted = pieceOf(here.option);
    if (held && held !== lifted && this.held === lifted) await this.down(held, id, lifted);
    return true;
  }

  /**
   * Take something up again: it is in hand then.
   * @param {Answered} answer
   */
  async up(answer) {
    await this.wishes.lift(answer);
    if (!this.placed.some((other) => other.decision === answer.decision)) this.held = pieceOf(answer.option);
    this.check();
    this.wishes.show();
  }

  /**
   * Put a piece on a place; `next` is in hand then. Whether it could go there.
   * @param {string} piece
   * @param {string} id
   * @param {string} next
   */
  async down(piece, id, next) {
    const { decision } = this;
    const choice = decision?.options.find(({ option }) => option[1] === id && pieceOf(option) === piece);
    if (!decision || !choice) return false;
    await this.wishes.place(decision, choice);
    this.held = this.decision?.id === decision.id ? piece : next; // still asked: a second click is wanted, or it was refused
    this.check();
    this.wishes.show();
    return true;
  }

  // -- what is shown

  /** @param {Decision} decision */
  palette(decision) {
    const look = this.look(decision.kind);
    if (!look) return null;
    const offered = new Set(decision.options.map((choice) => pieceOf(choice.option)));
    const gone = (this.scene.state?.drafts[decision.power] ?? []).map(pieceOf);
    const all = look.pieces?.(this.scene) ?? [];
    const rest = [...offered].filter((piece) => !all.some(([other]) => other === piece)).map((piece) => /** @type {[string, number]} */ ([piece, 0]));
    const tokens = [...all, ...rest].map(([piece, count]) => this.token(decision, piece, count && count - gone.filter((other) => other === piece).length, offered.has(piece)));
    return h("div", { class: "palette", role: "group", "aria-label": t("options"), "data-testid": "palette" }, tokens);
  }

  /**
   * @param {Decision} decision
   * @param {string} piece
   * @param {number} left 0: nobody counts them
   * @param {boolean} offered
   */
  token(decision, piece, left, offered) {
    const { scene, held } = this;
    const look = /** @type {PlacingLook} */ (this.look(decision.kind));
    const name = look.name(piece, scene);
    const button = h(
      "button",
      {
        type: "button",
        class: classes("token", held === piece && "held"),
        "data-key": `piece ${piece}`,
        "data-piece": piece,
        "aria-pressed": String(held === piece),
        "aria-label": left > 0 ? t("placing-left", { piece: name, count: left }) : name,
        disabled: !offered,
        onclick: () => (this.dragged ? (this.dragged = false) : this.take(piece)),
        onpointerdown: (/** @type {PointerEvent} */ event) => this.drag(event, button, piece),
      },
      face(look.token(piece, decision.power, scene)),
      left > 1 ? h("span", { class: "token-count" }, `×${left}`) : null,
    );
    const effect = scene.words.anyEffect(piece);
    return explain(button, () => [h("b", {}, name), effect ? h("div", {}, effect) : null]);
  }

  /**
   * What a power has placed, and what is in hand.
   * @param {string} power
   */
  sheet(power) {
    const { scene, held, decision } = this;
    const mine = this.placed.filter((answer) => answer.power === power);
    const look = decision && this.look(decision.kind);
    const row = (/** @type {Answered} */ answer) => {
      const own = /** @type {PlacingLook} */ (this.look(answer.kind));
      const place = String(answer.option[1]);
      return h(
        "button",
        { type: "button", class: "placed", "data-key": `placed ${place}`, "data-placed": place, title: t("placing-lift", { what: answer.label }), "aria-label": t("placing-lift", { what: answer.label }), onclick: () => void this.pick(place) },
        face(own.token(pieceOf(answer.option), power, scene)),
        h("span", {}, scene.elementName(place)),
      );
    };
    return [
      held && look
        ? h("div", { class: "confirmation in-hand", "data-testid": "in-hand" }, h("span", {}, t("placing-where", { piece: look.name(held, scene) })), h("button", { type: "button", "data-key": "cancel", onclick: () => this.take(held) }, t("cancel")))
        : h("div", { class: "dim placing-how" }, t("placing-how")),
      mine.length > 0 ? h("div", { class: "placed-list", "data-testid": "placed" }, mine.map(row)) : null,
    ];
  }

  /**
   * What can be placed, in sentences: folded away, and there for whoever uses no board.
   * @param {import("./dom.js").Children} choices
   */
  list(choices) {
    const list = h("details", { class: "option-group as-list", "data-testid": "as-list", open: this.listed, ontoggle: () => (this.listed = list.open) }, h("summary", {}, t("placing-list")), choices);
    return list;
  }

  // -- dragging

  /**
   * From the palette to the board, with a mouse or a finger.
   * @param {PointerEvent} start
   * @param {HTMLButtonElement} button
   * @param {string} piece
   */
  drag(start, button, piece) {
    if (start.button !== 0 || button.disabled) return;
    this.dragged = false;
    button.setPointerCapture(start.pointerId);
    const ghost = /** @type {HTMLElement} */ (button.cloneNode(true));
    ghost.className = "token ghost";
    ghost.setAttribute("aria-hidden", "true");
    const move = (/** @type {PointerEvent} */ event) => {
      if (!this.dragged && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
      if (!this.dragged) {
        this.dragged = true;
        this.held = piece;
        document.body.append(ghost);
        this.wishes.show();
      }
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
    };
    const end = (/** @type {PointerEvent} */ event) => {
      button.removeEventListener("pointermove", move);
      ghost.remove();
      if (!this.dragged) return;
      const target = event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-element]") : null;
      const id = target?.getAttribute("data-element") ?? "";
      setTimeout(() => (this.dragged = false)); // the click that may follow comes first
      this.held = piece;
      void this.pick(id).then((placed) => {
        if (!placed) this.held = "";
        this.wishes.show();
      });
    };
    button.addEventListener("pointermove", move);
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) button.addEventListener(name, end, { once: true });
  }
}

/** @param {SVGElement} token */
function face(token) {
  return s("svg", { viewBox: "-32 -32 64 64", class: "token-face", "aria-hidden": "true" }, token);
}
