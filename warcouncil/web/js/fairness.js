// Were the dice fair? Answered from the journal and from what this device has kept, without believing the server
// anything. The same as warcouncil/engine/seal.py, dice.py and verdict.py; choices are checked by `warcouncil verify`.

import { blake2b, bytes, fromHex, hex } from "./blake2b.js";

/** @typedef {{seats: number[], pledge: string, nonce: string}} Device */
/** @typedef {{warcouncil: number, players: number, match_id: string, commitment?: string, seed?: number, start?: unknown, devices?: Device[], broken?: number} & Record<string, any>} Header */
/**
 * What a device keeps of a match: the seal it saw first, its own number, its commitment to that, and the header that it
 * saw before it revealed (null: it has not).
 * @typedef {{seal: string, nonce: string, pledge: string, header: string | null, time: number}} Receipt
 */
/** @typedef {{id: string, record?: number, count?: number, seats?: number[]}} Remark */
/**
 * `outcome` as of `warcouncil verify`, or "old" for a record of the first format. `remarks` say why, and what else.
 * @typedef {{outcome: string, records: number, rolls: number, remarks: Remark[]}} Finding
 */

const OUTCOMES = ["refused", "unfinished", "old", "replayed-from", "given-position", "seeded", "taken-back", "sound"];
const STREAM_BLOCK = 64;
const BREATH = 12;

/**
 * 32 bytes that stand for these parts, for one purpose only.
 * @param {string} purpose
 * @param {...Uint8Array} parts
 */
export function digest(purpose, ...parts) {
  const pieces = [bytes(purpose), ...parts].flatMap((part) => [new Uint8Array([part.length >>> 24, part.length >>> 16, part.length >>> 8, part.length]), part]);
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return blake2b(whole, 32);
}

/**
 * A device's commitment to its number.
 * @param {string} nonce
 */
export function pledge(nonce) {
  return hex(digest("war council nonce", bytes(nonce)));
}

/**
 * The digest by which `warcouncil verify --terms` knows what this device was shown.
 * @param {string} header
 */
export function termsDigest(header) {
  return hex(digest("war council terms", bytes(header)));
}

/**
 * A header as every device sees it before the numbers are revealed.
 * @param {Header} header
 */
export function terms(header) {
  const devices = header.devices?.map((device) => ({ ...device, nonce: "" }));
  return JSON.stringify(devices ? { ...header, devices } : header);
}

/** The dice: BLAKE2b in counter mode. */
export class Stream {
  /** @param {Uint8Array} key */
  constructor(key) {
    this.key = key;
    this.position = 0;
    this.number = -1;
    /** @type {Uint8Array} */
    this.block = new Uint8Array();
  }

  byte() {
    const number = Math.floor(this.position / STREAM_BLOCK);
    if (number !== this.number) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, BigInt(number));
      this.block = blake2b(counter, STREAM_BLOCK, this.key);
      this.number = number;
    }
    return this.block[this.position++ % STREAM_BLOCK];
  }

  /**
   * A number below size, without bias.
   * @param {number} size
   */
  below(size) {
    const width = size <= 256 ? 1 : Math.floor((size.toString(2).length + 7) / 8) + 1;
    const all = 256 ** width;
    for (;;) {
      let value = 0;
      for (let count = 0; count < width; count++) value = value * 256 + this.byte();
      if (value < all - (all % size)) return value % size;
    }
  }

  /**
   * @param {string} what
   * @param {number} size
   * @param {number} count
   */
  fresh(what, size, count) {
    if (what !== "shuffle") return Array.from({ length: count }, () => this.below(size) + 1);
    const order = Array.from({ length: size }, (_, place) => place);
    for (let last = size - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  }
}

/** Something does not fit. */
class Misfit extends Error {
  /** @param {Remark} remark */
  constructor(remark) {
    super(remark.id);
    this.remark = remark;
  }
}

/**
 * @param {boolean} fits
 * @param {string} id
 * @param {number} [record]
 */
function must(fits, id, record = 0) {
  if (!fits) throw new Misfit({ id, record });
}

/**
 * @param {string} text the journal
 * @param {Receipt | null} [kept]
 * @returns {Promise<Finding>}
 */
export async function check(text, kept = null) {
  const lines = text.trimEnd().split("\n");
  /** @type {Finding} */
  const finding = { outcome: "", records: lines.length - 1, rolls: 0, remarks: [] };
  try {
    await weigh(lines, kept, finding);
  } catch (error) {
    if (!(error instanceof Misfit) && !(error instanceof SyntaxError)) throw error;
    finding.outcome = "refused";
    finding.remarks = [error instanceof Misfit ? error.remark : { id: "unreadable" }];
    return finding;
  }
  finding.outcome = OUTCOMES.find((outcome) => finding.remarks.some((remark) => remark.id === outcome)) ?? "proven";
  return finding;
}

/**
 * @param {string[]} lines
 * @param {Receipt | null} kept
 * @param {Finding} finding
 */
async function weigh(lines, kept, finding) {
  /** @type {Header} */
  const header = JSON.parse(lines[0]);
  const { remarks } = finding;
  if (kept) must((header.commitment ?? "") === kept.seal, "seal-other");
  if (header.warcouncil !== 2) return void remarks.push({ id: "old" });
  if (header.seed !== undefined) return void remarks.push({ id: "seeded" });
  checkDevices(header, kept);
  const end = JSON.parse(lines[lines.length - 1]);
  if (end[1] !== "end") return void remarks.push({ id: "unfinished" });
  const key = fromHex(end[3]);
  must(hex(digest("war council seal", key, bytes(header.match_id))) === header.commitment, "key-other");
  if (!kept) remarks.push({ id: "sound" });
  if (header.start !== undefined) remarks.push({ id: "given-position" });
  const walk = new Walk(new Stream(digest("war council dice", key, bytes(lines[0]))), hex(blake2b(bytes(lines[0]), 16)));
  let until = performance.now() + BREATH;
  for (let number = 1; number < lines.length; number++) {
    walk.record(lines[number], number, number === lines.length - 1);
    if (performance.now() < until) continue;
    await new Promise((done) => setTimeout(done)); // the page stays alive
    until = performance.now() + BREATH;
  }
  finding.rolls = walk.rolls;
  remarks.push(...walk.remarks(), ...added(header));
}

/**
 * Numbers fit what was committed to; and my own is among them, under the terms that I saw.
 * @param {Header} header
 * @param {Receipt | null} kept
 */
function checkDevices(header, kept) {
  const devices = header.devices ?? [];
  for (const device of devices) must(device.nonce === "" || pledge(device.nonce) === device.pledge, "nonce-misfit");
  if (!kept) return;
  const mine = devices.find((device) => device.pledge === kept.pledge);
  must(mine !== undefined, "nonce-missing");
  must(kept.header === null || terms(header) === terms(JSON.parse(kept.header)), "terms-other");
  must(kept.header === null || mine?.nonce === kept.nonce, "nonce-left-out");
}

/**
 * @param {Header} header
 * @returns {Remark[]}
 */
function added(header) {
  const devices = header.devices ?? [];
  const inside = devices.filter((device) => device.nonce).flatMap((device) => device.seats);
  const withheld = devices.filter((device) => !device.nonce).flatMap((device) => device.seats);
  return [
    { id: inside.length ? "nonces" : "nobody", seats: inside },
    ...(withheld.length ? [{ id: "withheld", seats: withheld }] : []),
    ...(header.broken ? [{ id: "broken-starts", count: header.broken }] : []),
  ];
}

/** Through the records, one after another. */
class Walk {
  /**
   * @param {Stream} stream
   * @param {string} head
   */
  constructor(stream, head) {
    this.stream = stream;
    this.head = head;
    this.rolls = 0;
    /** @type {number | null} where rules were changed */
    this.changed = null;
    /** @type {{number: number, kind: string}[]} records that still count */
    this.live = [];
    /** @type {number[]} the seats whose choices were taken back behind dice */
    this.takenBack = [];
  }

  /**
   * @param {string} line
   * @param {number} number
   * @param {boolean} last
   */
  record(line, number, last) {
    const fields = JSON.parse(line);
    const payload = `${line.slice(0, line.lastIndexOf(',"'))}]`;
    this.head = hex(blake2b(bytes(this.head + payload), 16));
    must(fields[0] === number && fields[fields.length - 1] === this.head, "chain-broken", number);
    const kind = fields[1];
    must((kind === "end") === last, "end-elsewhere", number);
    if (kind === "chance") this.roll(fields, number);
    else if (kind === "undo") this.undo(fields);
    else if (kind === "rules") this.rules(fields, number);
    if (kind === "chance" || kind === "choice") this.live.push({ number, kind });
  }

  /**
   * @param {any[]} fields
   * @param {number} number
   */
  roll([, , , what, size, start, values], number) {
    must(start === this.stream.position, start > this.stream.position ? "gap" : "overlap", number);
    const made = this.stream.fresh(what, size, values.length);
    must(made.length === values.length && made.every((value, place) => value === values[place]), "roll-other", number);
    this.rolls++;
  }

  /** @param {any[]} fields */
  undo([, , seat, first, , power, removed]) {
    if (power !== "") return;
    let rolled = false;
    while (this.live.length && this.live[this.live.length - 1].number >= first) rolled = this.live.pop()?.kind === "chance" || rolled;
    if (removed < 0 && rolled) this.takenBack.push(seat);
  }

  /**
   * Behind a change of rules the dice may go on further on; never further back.
   * @param {any[]} fields
   * @param {number} number
   */
  rules(fields, number) {
    const change = fields[3];
    const place = typeof change === "number" ? change : change.after ? (change.at?.stream_position ?? 0) : null;
    if (place === null) return;
    must(place >= this.stream.position, "overlap", number);
    this.stream.position = place;
    this.changed = number;
    const tail = new Set(change.tail ?? []);
    this.live = this.live.filter((one) => tail.has(one.number));
  }

  /** @returns {Remark[]} */
  remarks() {
    const { changed, takenBack } = this;
    return [
      ...(changed === null ? [] : [{ id: "replayed-from", record: changed }]),
      ...(takenBack.length ? [{ id: "taken-back", count: takenBack.length, seats: [...new Set(takenBack)].sort() }] : []),
    ];
  }
}
