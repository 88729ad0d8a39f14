// What one viewer knows of a match, kept up to date by Updates from the live channel and from answers.

import { get, post, put } from "./api.js";
import { rewatch, watch } from "./live.js";
import { Pace } from "./pace.js";
import { Shelf } from "./patches.js";

/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").OptionTuple} OptionTuple */
/** @typedef {{table: boolean, state: boolean, log: boolean, talk: boolean, lapsed: boolean, reset: boolean, added: LogEntry[], messages: Message[]}} Changes */

/**
 * The number before the dash of a cursor grows with each update.
 * @param {string | null} cursor
 */
function number(cursor) {
  return cursor === null ? -1 : Number.parseInt(cursor, 10);
}

/**
 * A table with those who are there; the same one if it says so already.
 * @param {Table} table
 * @param {number[]} online
 * @returns {Table}
 */
function present(table, online) {
  if (table.seats.every((seat) => seat.online === online.includes(seat.seat))) return table;
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, online: online.includes(seat.seat) })) };
}

export class MatchStore {
  /**
   * @param {string} id
   * @param {number | null} seat whose eyes; null: the only seat I have, or a spectator
   */
  constructor(id, seat) {
    this.id = id;
    this.seat = seat;
    /** @type {string | null} */
    this.cursor = null;
    /** @type {Table | null} */
    this.table = null;
    /** @type {State | null} */
    this.state = null;
    /** Whether a standing answer is being given or taken back from here. */
    this.standing = false;
    /** @type {LogEntry[]} */
    this.log = [];
    /** @type {Message[]} */
    this.talk = [];
    /** @type {number[]} */
    this.online = [];
    this.spectators = 0;
    /** Server time minus ours, in seconds, for clocks. */
    this.offset = 0;
    /** @type {(changes: Changes) => void} */
    this.onChange = () => {};
    /** @type {(error: {code: string, message: string}) => void} */
    this.onEnded = () => {};
    /** @type {() => void} */
    this.onPresence = () => {};
    this.shelf = new Shelf();
    /** @type {import("./live.js").Watcher} */
    this.watcher = {
      match: id,
      seat,
      cursor: () => this.cursor,
      held: () => this.shelf.tag,
      receive: (message) => this.receive(message),
    };
    /** Whether I get up from the seat by myself. */
    this.leaving = false;
    /** @type {(() => void) | null} */
    this.stop = null;
    /** What comes by itself comes at a pace; what answers me comes at once. */
    this.pace = new Pace((update) => this.apply(update), () => this.onPresence());
  }

  /** Fetch everything once, then stay up to date. */
  async open() {
    this.apply(this.shelf.resolve(await get(`/matches/${this.id}`, { seat: this.seat, held: this.shelf.tag })));
    this.watcher.seat = this.seat;
    this.stop = watch(this.watcher);
  }

  close() {
    this.pace.stop();
    this.stop?.();
    this.stop = null;
  }

  /** @param {any} message */
  receive(message) {
    if (message.type === "update") {
      const update = this.shelf.resolve(message);
      if (update === null) rewatch([this.watcher]); // a patch against what we do not hold: everything anew
      else this.pace.put(update, this.urgent(update));
    } else if (message.type === "presence") {
      this.online = message.online;
      if (this.table) this.table = present(this.table, this.online);
      this.spectators = message.spectators;
      this.onPresence();
    } else if (message.type === "error" || message.type === "ended") this.onEnded(message.error);
  }

  /**
   * Whether somebody's time runs here.
   * @param {Update} update
   */
  urgent(update) {
    return (update.table ?? this.table)?.clock.kind === "fischer" && (update.state?.decisions.length ?? 0) > 0;
  }

  /**
   * @param {Update} update
   * @returns {boolean} whether it was news
   */
  apply(update) {
    if (!update.reset && number(update.cursor) <= number(this.cursor)) return false;
    /** @type {Changes} */
    const changes = { table: false, state: false, log: false, talk: false, lapsed: false, reset: update.reset, added: [], messages: [] };
    const first = this.cursor === null;
    const known = update.reset ? this.log.length : 0;
    if (update.reset) {
      this.log = [];
      this.talk = [];
    }
    this.cursor = update.cursor;
    this.offset = update.now - Date.now() / 1000;
    if (first && this.seat === null) this.seat = update.seat;
    if (update.table !== undefined) {
      this.table = present(update.table, this.online);
      changes.table = true;
    }
    if (update.state !== undefined) {
      const stands = windowsHeld(update.state);
      changes.lapsed = !this.standing && windowsHeld(this.state).some((window) => !stands.includes(window));
      this.state = update.state;
      changes.state = true;
    }
    if (update.log) {
      this.log = [...this.log.slice(0, update.log.keep), ...update.log.entries];
      changes.log = true;
      changes.added = first ? [] : update.reset ? this.log.slice(known) : update.log.entries;
    }
    if (update.talk) {
      const seen = new Set(this.talk.map((message) => message.id));
      changes.messages = update.talk.filter((message) => !seen.has(message.id));
      this.talk = [...this.talk, ...changes.messages];
      changes.talk = changes.messages.length > 0;
      if (first || update.reset) changes.messages = [];
    }
    this.onChange(changes);
    return true;
  }

  /**
   * @param {string} decision
   * @param {OptionTuple} option
   */
  async choose(decision, option) {
    await this.act("choices", { decision, option, ...this.known() });
  }

  /**
   * Answer a question and those that follow from it for the same power, all or none.
   * @param {string} decision
   * @param {OptionTuple[]} options
   */
  async chooseMany(decision, options) {
    const choices = options.map((option, number) => (number === 0 ? { decision, option } : { option }));
    await this.act("choices", { choices, ...this.known() });
  }

  /** What we have already. */
  known() {
    return { cursor: this.cursor, held: this.shelf.tag };
  }

  async undo() {
    await this.act("undo", {});
  }

  /**
   * Take back what was answered to a question of the open block.
   * @param {string} decision
   */
  async takeBack(decision) {
    await this.act("undo", { decision });
  }

  /**
   * Do something as this seat; the answer is an Update where there is one.
   * @param {string} what
   * @param {Record<string, unknown>} body
   */
  async act(what, body) {
    this.pace.catchUp();
    const answer = await post(`/matches/${this.id}/${what}`, this.seat === null ? body : { seat: this.seat, ...body });
    if (answer?.type === "update") {
      this.pace.catchUp(); // what came meanwhile happened before
      const update = this.shelf.resolve(answer);
      if (update === null) rewatch([this.watcher]);
      else this.apply(update);
    }
    return answer;
  }

  /**
   * Leave the seat: what the server tells about its end is then no news.
   * @param {() => Promise<unknown>} act
   */
  async getUp(act) {
    this.leaving = true;
    try {
      await act();
    } catch (error) {
      this.leaving = false;
      throw error;
    }
  }

  /**
   * @param {string} trigger
   * @param {(string | number)[]} until
   * @param {string | null} power one of several that the seat plays, or all of them
   * @param {boolean} [unless] pass only where it does not concern the seat
   */
  async stand(trigger, until, power, unless = false) {
    this.standing = true;
    try {
      this.apply(await put(`/matches/${this.id}/standing`, { seat: this.seat, trigger, until, power, unless_concerned: unless }));
    } finally {
      this.standing = false;
    }
  }

  /** Take back a standing answer. @param {string} window as the state names it */
  async withdraw(window) {
    const { power, trigger } = parts(window);
    await this.stand(trigger, [], power);
  }
}

/** For which windows there is a standing answer. @param {State | null | undefined} state */
function windowsHeld(state) {
  return [...Object.keys(state?.standing ?? {}), ...Object.keys(state?.unless_concerned ?? {}).map((window) => `unless ${window}`)];
}

/**
 * The window of a standing answer: its trigger, and whose it is if it is not for all powers of the seat.
 * @param {string} window as the server names it
 */
export function parts(window) {
  const cut = window.lastIndexOf(" ");
  return { power: cut < 0 ? null : window.slice(0, cut), trigger: window.slice(cut + 1) };
}
