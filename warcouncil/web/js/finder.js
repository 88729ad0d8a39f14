// Looking for words on a page: what holds all of them is found.

import { h } from "./dom.js";

export class Finder {
  /** @param {string | null} text */
  constructor(text) {
    this.text = text ?? "";
  }

  get needles() {
    return this.text.toLowerCase().split(/\s+/).filter(Boolean);
  }

  /** @param {string | null} text */
  finds(text) {
    return this.needles.every((needle) => text?.toLowerCase().includes(needle));
  }

  /**
   * @param {string} label
   * @param {() => void} found called when something else is looked for
   */
  field(label, found) {
    const field = h("input", { type: "search", class: "grow", value: this.text, placeholder: label, "aria-label": label, "data-testid": "search", oninput: () => ((this.text = field.value), found(), scrollTo(0, 0)) });
    return field;
  }
}
