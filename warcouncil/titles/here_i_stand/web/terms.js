// The terms of a deal (9.1) as a draft needs them: what could be agreed on just now, in which order, and in which words.
// What is offered here is only likely to be allowed: the rules have the last word when the deal is announced.

import { t } from "/js/kit/index.js";
import { MAJORS } from "./tables.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").OptionTuple} Term */
/** @typedef {{announcer: string, parties: string[], terms: Term[]}} Deal */
/** @typedef {"between" | "and" | "from" | "to" | "space" | "port" | "leader" | "amount" | "ruler"} Field */

/** A deal has any number of terms, but the server takes at most 100 answers at once: parties, terms, and the end of it. */
export const MOST_TERMS = 90;
const MOST_CARDS = 2;
const MOST_MERCENARIES = 4;
const NO_PEACE = ["hapsburg protestant", "papacy protestant"];

/** @type {Record<string, Field[]>} kind -> what has to be filled in; the kinds in the order in which a deal holds them */
export const FIELDS = {
  end_war: ["between", "and"],
  ally: ["between", "and"],
  cede: ["from", "to", "space"],
  lend_fleet: ["from", "to"],
  lend: ["from", "to", "port", "amount"],
  lend_admiral: ["from", "to", "leader"],
  release: ["from", "to", "leader"],
  grant_cards: ["from", "to", "amount"],
  grant_mercenaries: ["from", "to", "amount"],
  grant_divorce: [],
  lift_excommunication: ["ruler"],
};
export const KINDS = Object.keys(FIELDS);

/** @type {Record<Field, string>} field -> the argument of the sentence */
const ARGUMENTS = { between: "power", from: "power", ruler: "power", and: "power2", to: "power2", space: "space", port: "space", leader: "leader", amount: "amount" };

// -- words

/**
 * What stands in a field, by name.
 * @param {Field} field
 * @param {string | number} value
 * @param {Scene} scene
 */
export function named(field, value, scene) {
  const domain = ARGUMENTS[field] === "power2" ? "power" : ARGUMENTS[field];
  return typeof value === "number" ? String(value) : scene.words.name(domain, value);
}

/**
 * A term in the words of the game.
 * @param {Term} term
 * @param {Scene} scene
 */
export function sentence([act, ...values], scene) {
  const fields = FIELDS[act];
  const words = values.map((value, place) => [ARGUMENTS[fields[place]], named(fields[place], value, scene)]);
  return t(`draft-term-${act}`, Object.fromEntries(words));
}

// -- order

/**
 * The terms in their canonical order: by kind, then by powers and objects as the data list them.
 * @param {Term[]} terms
 * @param {Scene} scene
 */
export function inOrder(terms, scene) {
  const places = new Map([...MAJORS, ...scene.board.spaces.map((space) => space.id), ...Object.keys(scene.data.leader)].map((id, place) => [id, place]));
  const place = (/** @type {string | number} */ atom) => (typeof atom === "number" ? atom : (places.get(atom) ?? 0));
  const key = (/** @type {Term} */ term) => [KINDS.indexOf(String(term[0])), ...term.slice(1).map(place)];
  return [...terms].sort((one, other) => {
    const [a, b] = [key(one), key(other)];
    const at = a.findIndex((number, index) => number !== b[index]);
    return at < 0 ? 0 : a[at] - b[at];
  });
}

/**
 * The powers a term is between.
 * @param {Term} term
 * @returns {string[]}
 */
export function partiesOf([act, one, other]) {
  if (act === "grant_divorce") return ["england", "papacy"];
  return act === "lift_excommunication" ? ["papacy", String(one)] : [String(one), String(other)];
}

/** @param {string[]} powers */
export function inImpulseOrder(powers) {
  return MAJORS.filter((power) => powers.includes(power));
}

// -- what could be agreed on

/**
 * All terms of a kind that a deal could still take up.
 * @param {string} kind
 * @param {Deal} deal
 * @param {Scene} scene
 * @returns {Term[]}
 */
export function candidates(kind, deal, scene) {
  const taken = new Set(deal.terms.map(essence));
  return CANDIDATES[kind](deal, new Facts(scene)).filter((term) => !taken.has(essence(term)));
}

/**
 * What there can be only one of in a deal: a space is ceded once, cards go one way between two powers.
 * @param {Term} term
 */
function essence(term) {
  const [act, one, other, thing] = term;
  if (act === "cede" || act === "lend") return `${act} ${thing}`;
  if (act === "grant_cards" || act === "grant_mercenaries") return `${act} ${[one, other].sort().join(" ")}`;
  return term.join(" ");
}

/** What the view tells about powers. */
class Facts {
  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
    this.diplomacy = scene.view.panels.find((panel) => panel.kind === "diplomacy");
    this.league = scene.view.turn.league === true;
  }

  /** @param {string} power */
  panel(power) {
    return this.scene.view.panels.find((panel) => panel.kind === "power" && panel.power === power);
  }

  /**
   * Whose pieces a power commands: its minor allies' as well.
   * @param {string | null} owner
   */
  commander(owner) {
    return this.diplomacy?.minors[owner ?? ""] ?? owner;
  }

  /**
   * @param {"wars" | "alliances"} what
   * @param {string} one
   * @param {string} other
   */
  joined(what, one, other) {
    return (this.diplomacy?.[what] ?? []).some((/** @type {string[]} */ pair) => pair.includes(one) && pair.includes(other));
  }

  /**
   * The pieces of a kind under a power's command.
   * @param {string} kind
   * @param {string} power
   */
  pieces(kind, power) {
    return this.scene.view.pieces.filter((piece) => piece.kind === kind && this.commander(piece.owner) === power);
  }

  /**
   * Squadrons in ports that a power may lend, by port.
   * @param {string} power
   * @returns {Map<string, number>}
   */
  squadrons(power) {
    /** @type {Map<string, number>} */
    const found = new Map();
    for (const { place, count, markers } of this.pieces("squadron", power)) {
      if (markers.length === 0 && this.inPort(place)) found.set(place, (found.get(place) ?? 0) + count);
    }
    return found;
  }

  /** @param {string} place */
  inPort(place) {
    return (this.scene.spaces.get(place)?.ports ?? []).length > 0;
  }

  /**
   * @param {string} one
   * @param {string} other
   */
  oneSeat(one, other) {
    const seats = this.scene.state?.seats ?? {};
    return seats[one] === seats[other];
  }
}

/** @typedef {(deal: Deal, facts: Facts) => Term[]} Candidates */

/** @type {Record<string, Candidates>} */
const CANDIDATES = {
  end_war: (deal, facts) => pairs(deal).filter(([one, other]) => facts.joined("wars", one, other) && !NO_PEACE.includes(`${one} ${other}`)).map((pair) => ["end_war", ...pair]),

  ally: (deal, facts) =>
    pairs(deal)
      .filter(([one, other]) => !facts.joined("alliances", one, other) && !(one === "ottoman" && other === "papacy"))
      .filter(([one, other]) => !facts.joined("wars", one, other) || holds(deal, ["end_war", one, other]))
      .map((pair) => ["ally", ...pair]),

  cede: (deal, facts) => ways(deal).filter(([, taker]) => taker !== "protestant" || facts.league).flatMap(([giver, taker]) => cessions(giver, taker, facts).map((space) => ["cede", giver, taker, space])),

  lend_fleet: (deal, facts) => loans(deal).filter(([lender]) => facts.squadrons(lender).size > 0).map((way) => ["lend_fleet", ...way]),

  lend: (deal, facts) =>
    loans(deal)
      .filter((way) => !holds(deal, ["lend_fleet", ...way]))
      .flatMap((way) => [...facts.squadrons(way[0])].flatMap(([port, count]) => upTo(count).map((amount) => ["lend", ...way, port, amount]))),

  lend_admiral: (deal, facts) =>
    loans(deal).flatMap((way) => {
      const sails = (/** @type {string} */ port) => facts.squadrons(way[0]).has(port) && deal.terms.some((term) => [`lend_fleet ${way.join(" ")}`, `lend ${way.join(" ")} ${port}`].includes(term.slice(0, 4).join(" ")));
      const own = facts.pieces("admiral", way[0]).filter((piece) => facts.scene.data.leader[piece.markers[0]]?.power === piece.owner && sails(piece.place));
      return own.map((piece) => ["lend_admiral", ...way, piece.markers[0]]);
    }),

  release: (deal, facts) => ways(deal).flatMap((way) => captives(way[0], way[1], facts).map((leader) => ["release", ...way, leader])),

  grant_cards: (deal, facts) => gifts(deal, facts).flatMap((way) => upTo(Math.min(MOST_CARDS, looseCards(way[0], facts))).map((amount) => ["grant_cards", ...way, amount])),

  grant_mercenaries: (deal, facts) =>
    gifts(deal, facts)
      .filter(([, taker]) => taker !== "ottoman" && (taker !== "protestant" || facts.league))
      .flatMap((way) => upTo(Math.min(MOST_MERCENARIES, mercenaries(way[0], facts))).map((amount) => ["grant_mercenaries", ...way, amount])),

  grant_divorce: (deal, facts) => (deal.parties.includes("papacy") && deal.parties.includes("england") && facts.panel("england")?.track.marital === "ask_for_divorce" ? [["grant_divorce"]] : []),

  lift_excommunication: (deal, facts) => (deal.parties.includes("papacy") ? deal.parties.filter((power) => facts.panel(power)?.minus_cards > 0).map((power) => ["lift_excommunication", power]) : []),
};

/**
 * The parties two by two, in impulse order.
 * @param {Deal} deal
 * @returns {[string, string][]}
 */
function pairs(deal) {
  return ways(deal).filter(([one, other]) => MAJORS.indexOf(one) < MAJORS.indexOf(other));
}

/**
 * Who could give something to whom.
 * @param {Deal} deal
 * @returns {[string, string][]}
 */
function ways(deal) {
  const parties = inImpulseOrder(deal.parties);
  return parties.flatMap((giver) => parties.filter((taker) => taker !== giver).map((taker) => /** @type {[string, string]} */ ([giver, taker])));
}

/**
 * Who could lend to whom: only those who become allies in the same deal, and not to the Protestants.
 * @param {Deal} deal
 */
function loans(deal) {
  return ways(deal).filter(([lender, receiver]) => receiver !== "protestant" && holds(deal, ["ally", ...inImpulseOrder([lender, receiver])]));
}

/**
 * Who could give cards or mercenaries to whom: not to oneself.
 * @param {Deal} deal
 * @param {Facts} facts
 */
function gifts(deal, facts) {
  return ways(deal).filter(([giver, taker]) => !facts.oneSeat(giver, taker));
}

/**
 * @param {Deal} deal
 * @param {Term} term
 */
function holds(deal, term) {
  return deal.terms.some((other) => other.join(" ") === term.join(" "));
}

/** @param {number} most */
function upTo(most) {
  return Array.from({ length: Math.max(0, most) }, (_, number) => number + 1);
}

/**
 * The spaces that a power holds and may part with, by name: not its capital, nor a key of its minor ally.
 * @param {string} giver
 * @param {string} taker
 * @param {Facts} facts
 */
function cessions(giver, taker, facts) {
  const { scene } = facts;
  const own = facts.pieces("control", giver).map((piece) => scene.spaces.get(piece.place)).filter((space) => space !== undefined);
  const free = own.filter((space) => space.capital_of !== giver && !(space.kind === "key" && facts.diplomacy?.minors[space.home] === giver));
  const given = facts.oneSeat(giver, taker) ? free.filter((space) => space.home === taker) : free;
  return given.map((space) => space.id).sort((one, other) => scene.words.name("space", one).localeCompare(scene.words.name("space", other), scene.words.lang));
}

/**
 * The leaders of a power that another one holds.
 * @param {string} captor
 * @param {string} owner
 * @param {Facts} facts
 * @returns {string[]}
 */
function captives(captor, owner, facts) {
  return (facts.panel(captor)?.captives ?? []).filter((/** @type {string} */ leader) => facts.commander(facts.scene.data.leader[leader]?.power) === owner);
}

/**
 * How many cards a power holds beside its home cards.
 * @param {string} power
 * @param {Facts} facts
 */
function looseCards(power, facts) {
  const panel = facts.panel(power);
  return panel ? panel.cards - Object.values(panel.home_cards).filter(Boolean).length : 0;
}

/**
 * @param {string} power
 * @param {Facts} facts
 */
function mercenaries(power, facts) {
  return facts.scene.view.pieces.filter((piece) => piece.kind === "mercenary" && piece.owner === power).reduce((sum, piece) => sum + piece.count, 0);
}
