// Everything one needs to draw a match: the board, the words, the view, and how the title likes to be dressed.

import { livery } from "./icons.js";
import { comma, phrase, t } from "./i18n.js";
import { regions } from "./kit/regions.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Space} Space */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Panel} Panel */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Title} Title */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./icons.js").Livery} Livery */
/** @typedef {import("./dom.js").Children} Children */

/**
 * How the draft of a question looks; all acts are ids of the title's own.
 * @typedef {object} DraftLook
 * @property {string} [parties] the act that brings a power in: these stand above everything else, with their shields
 * @property {string[]} [partners] who may ever be brought in, where that is not every power
 * @property {string} [end] the act that ends it: it is no part of the draft, but comes with it when it is sent
 * @property {string[]} [never] acts that nobody drafts, such as to leave it
 * @property {Record<string, string[]>} [fields] act -> what its arguments are called (`draft-field-...` of its words)
 */

/**
 * What a title may say about its own looks: the default export of `dress.js` in the title's own folder (see
 * docs/adding-a-title.md). Everything is optional: without it the general way is taken.
 * @typedef {object} Dress
 * @property {Record<string, Livery>} [powers] colours and emblems
 * @property {(scene: Scene) => Promise<void>} [prepare] fetch what is needed before the first drawing
 * @property {{hours: [number, number], weight: 1 | 2 | 3 | 4 | 5}} [box] how long the game takes, and how heavy it is
 * @property {"war"} [layout] how the page is divided: for a war the board is big, and the panels below it open when they are needed
 * @property {number} [stretch] how much wider the board is drawn than its data say
 * @property {(scene: Scene) => SVGElement[]} [ground] behind everything; drawn once
 * @property {(scene: Scene) => SVGElement[]} [trim] above the borders of areas; drawn once
 * @property {(scene: Scene) => SVGElement[]} [underlay] between the ground and the spaces; drawn after every change
 * @property {(scene: Scene) => string[]} [matter] the places of what goes on, such as a battle
 * @property {(scene: Scene) => SVGElement[]} [overlay] between the spaces and the pieces; drawn after every change
 * @property {(space: Space, scene: Scene) => SVGElement[] | null} [space] a space around (0, 0)
 * @property {(piece: Piece, scene: Scene) => SVGElement | null} [piece] a piece around (0, 0)
 * @property {(space: Space, pieces: Piece[], scene: Scene) => [number, number][] | null} [arrange] where pieces stand
 * @property {(panel: Panel, scene: Scene) => Element | null} [panel]
 * @property {(panel: Panel, scene: Scene) => string | null} [panelName] what is written on its tab; null: no tab
 * @property {(scene: Scene) => string} [turn] the moment of the game in a few words
 * @property {(decision: Decision, choice: Choice, scene: Scene) => Children} [note] what to show beside an option
 * @property {(decision: Decision, choice: Choice, scene: Scene) => Children} [detail] what to tell of an option besides its tip
 * @property {(decision: Decision, choice: Choice, scene: Scene) => string | null} [group] the heading under which an option of a long list stands; empty: alone; null: what it is about
 * @property {(id: string, scene: Scene) => Children} [tip] more about an element
 * @property {(id: string, scene: Scene) => string | null} [elementName]
 * @property {(power: string, scene: Scene) => {value: string | number, label: string, extra?: Children} | null} [score]
 * @property {(scene: Scene) => Element | null} [stage] something of its own that is going on: a battle, bids
 * @property {Record<string, import("./marching.js").MarchLook>} [marching] the kind of question that asks for a unit and a place -> how that looks
 * @property {(scene: Scene) => import("./kit/ghosts.js").Aim[]} [movement] moves that are declared and not made yet
 * @property {import("./errand.js").Journey[]} [journeys] the questions where to, of which several in a row are one way
 * @property {(scene: Scene) => import("./legend.js").LegendRows} [legend] marks on the board and what they mean; powers and pieces are told anyway
 * @property {string[]} [headings] the messages of the log that head a part of it; one with another turn or round begins a chapter
 * @property {import("./kit/tales.js").Telling[]} [tales] what of the log is told as one, on a card: a battle, bids, a reveal
 * @property {Record<string, import("./placing.js").PlacingLook>} [placing] the kind of question that is answered by putting pieces on places -> how that looks
 * @property {Record<string, DraftLook>} [drafts] the kind of question that can be drafted -> how that looks
 */

/** So many of the last entries of the log are about what goes on. */
const RECENT = 6;

export class Scene {
  /**
   * @param {Title} title
   * @param {Board} board
   * @param {Words} words
   * @param {Dress} dress
   */
  constructor(title, board, words, dress) {
    const stretch = dress.stretch ?? 1;
    this.title = title;
    this.board = wider(board, stretch);
    this.words = words;
    this.dress = dress;
    /** @type {Map<string, Space>} */
    this.spaces = new Map(this.board.spaces.map((space) => [space.id, space]));
    /** @type {State | null} */
    this.state = null;
    /** @type {LogEntry[]} what happened so far */
    this.log = [];
    /** @type {Table | null} */
    this.table = null;
    /** @type {number | null} */
    this.seat = null;
    /** @type {import("./kit/regions.js").Regions | null} areas drawn from points, on boards that have them */
    this.areas = board.spaces.some((space) => space.fill) ? regions(board.spaces, board.size, stretch) : null;
    /** @type {Record<string, any>} data files of the title's dress */
    this.data = {};
  }

  /** @returns {View} */
  get view() {
    return this.state?.view ?? { turn: {}, pieces: [], panels: [] };
  }

  /** The powers in the order of their seats. */
  get powers() {
    const seats = this.state?.seats ?? {};
    return Object.keys(seats).sort((a, b) => seats[a] - seats[b]);
  }

  /** The powers of whoever looks. */
  get mine() {
    return this.powers.filter((power) => this.state?.seats[power] === this.seat);
  }

  /** @param {string | null} power */
  look(power) {
    return livery(this.dress.powers, this.powers, power);
  }

  /** @param {string} power */
  powerName(power) {
    return this.words.name("power", power);
  }

  /**
   * Who sits at a power: "Ann", "bot", "you".
   * @param {string} power
   */
  player(power) {
    const number = this.state?.seats[power];
    const seat = this.table?.seats.find((other) => other.seat === number);
    if (!seat) return "";
    if (seat.seat === this.seat && this.table?.my_seats.length === 1) return t("you");
    if (seat.kind === "bot") return t("bot-named", { name: botName(seat.bot ?? seat.name ?? "") });
    return seat.name ?? t("nobody");
  }

  /**
   * What an element of the board or of a panel is called.
   * @param {string} id
   */
  elementName(id) {
    const own = this.dress.elementName?.(id, this);
    if (own) return own;
    const name = this.words.anything(id);
    if (name) return name;
    const space = this.spaces.get(id);
    if (!space) return this.words.label(id);
    const area = space.area ? this.words.anything(space.area) : null;
    return area ? phrase`${this.words.label(space.kind)}: ${area}` : this.words.label(space.kind);
  }

  /** The places of what goes on: where there is fighting, or what was told last. */
  matter() {
    const fought = this.dress.matter?.(this) ?? [];
    return fought.length > 0 ? fought : this.toldOf();
  }

  /** The places that were told of last. */
  toldOf() {
    const told = this.log.slice(-RECENT).map((entry) => entry.elements.filter((id) => this.spaces.has(id)));
    return told.reverse().find((places) => places.length > 0) ?? [];
  }

  /** @param {string} id */
  piecesAt(id) {
    return this.view.pieces.filter((piece) => piece.place === id);
  }

  /**
   * A piece in words.
   * @param {Piece} piece
   */
  pieceName(piece) {
    const { words } = this;
    const what = words.has(piece.kind) ? words.label(piece.kind) : (words.anything(piece.kind) ?? words.label(piece.kind));
    const marks = piece.markers.map((marker) => words.anything(marker) ?? words.label(marker)).join(comma());
    const owner = piece.owner ? phrase`${words.name("power", piece.owner)}: ` : "";
    const many = piece.count > 1 ? `${piece.count} × ` : "";
    return `${owner}${many}${marks || what}`;
  }
}

/**
 * @param {Board} board
 * @param {number} stretch
 * @returns {Board}
 */
function wider(board, stretch) {
  const spaces = board.spaces.map((space) => ({ ...space, x: space.x * stretch }));
  return { ...board, size: [board.size[0] * stretch, board.size[1]], spaces };
}

/** @param {string} bot */
export function botName(bot) {
  return bot === "heuristic" ? t("bot-heuristic") : bot === "random" ? t("bot-random") : bot;
}
