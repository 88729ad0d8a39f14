// The moves of others arrive one after another, at the speed one likes. Nobody has to wait for it: whatever was not shown
// yet can be had at once, and whoever is asked with a clock running is asked at once.

import { setting, still } from "./settings.js";

/** @typedef {import("./types.js").Update} Update */

/** How long each move is shown, in milliseconds. @type {Record<string, number>} */
export const PACES = { instant: 0, quick: 350, calm: 1100 };
/** So long it takes at most until all is shown. */
const LONGEST = 6000;

export class Pace {
  /**
   * @param {(update: Update) => void} apply
   * @param {() => void} waiting told when there is more to come than is shown
   */
  constructor(apply, waiting) {
    this.apply = apply;
    this.waiting = waiting;
    /** @type {Update[]} */
    this.queue = [];
    this.timer = 0;
    this.last = 0;
  }

  /** How many moves are not shown yet. */
  get behind() {
    return this.queue.length;
  }

  /**
   * @param {Update} update
   * @param {boolean} urgent nothing may wait
   */
  put(update, urgent) {
    const pause = still() || document.hidden || urgent ? 0 : (PACES[setting("pace")] ?? 0);
    if (pause === 0 || update.reset || (update.state === undefined && this.queue.length === 0)) {
      this.catchUp();
      this.show(update);
      return;
    }
    this.queue.push(update);
    if (this.timer === 0) this.next(Math.max(0, pause - (Date.now() - this.last)), pause);
    this.waiting();
  }

  /**
   * @param {number} after
   * @param {number} pause
   */
  next(after, pause) {
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      const update = this.queue.shift();
      if (this.queue.length > 0) this.next(Math.min(pause, LONGEST / this.queue.length), pause);
      if (update) this.show(update);
    }, after);
  }

  /** @param {Update} update */
  show(update) {
    this.last = Date.now();
    this.apply(update);
  }

  /** Show all there is. */
  catchUp() {
    clearTimeout(this.timer);
    this.timer = 0;
    while (this.queue.length > 0) {
      const update = this.queue.shift();
      if (update) this.show(update);
    }
  }

  stop() {
    clearTimeout(this.timer);
    this.queue = [];
  }
}
