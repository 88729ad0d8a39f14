// The kit: everything a title's dress may use, behind one door. A dress imports from here by the site's own path,
// `import { h, s } from "/js/kit/index.js"`, wherever its own files lie.

// The shapes of things, for the type checker: `import("/js/kit/index.js").Scene`.
/** @typedef {import("../scene.js").Dress} Dress */
/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {import("../types.js").OptionTuple} OptionTuple */
/** @typedef {import("../types.js").Panel} Panel */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").Space} Space */
/** @typedef {import("../types.js").TalkChannel} TalkChannel */
/** @typedef {import("../types.js").Zone} Zone */
/** @typedef {import("../dom.js").Child} Child */
/** @typedef {import("../dom.js").Children} Children */
/** @typedef {import("../icons.js").Livery} Livery */
/** @typedef {import("./tales.js").Telling} Telling */
/** @typedef {import("../errand.js").Journey} Journey */
/** @typedef {import("./places.js").Box} Box */
/** @typedef {import("./places.js").Name} Name */
/** @typedef {import("./places.js").Point} Point */
/** @typedef {import("./territory.js").Territory} Territory */
/** @typedef {import("./warmap.js").Terrain} Terrain */

// Elements, signs, tips and words.
export { classes, h, s, say, show } from "../dom.js";
export { comma, language, list, phrase, t, turnOf } from "../i18n.js";
export { icon, mark, PATHS, shield, sign } from "../icons.js";
export { explain } from "../tips.js";
export { read } from "./files.js";
export { inLines, label, spaced, textWidth } from "./lettering.js";

// The map: land from points, what old maps are adorned with, where names and pieces go.
export { arrow, battleMark, country, framing, graticule, linkPath, openSquare, scatter, shallows } from "./atlas.js";
export { compass, rhumbs, tiledFrame } from "./ornaments.js";
export { away, beside, leastCovered, overlap, rows, spread } from "./places.js";
export { Sites } from "./sites.js";
export { borders, territories } from "./territory.js";

// Pieces, cards, dice, and what is going on.
export { cardBacks, cardChip, cardTile } from "./cards.js";
export { dice, die } from "./dice.js";
export { disc, number } from "./pieces.js";
export { bar, pool } from "./sheets.js";
export { lastDice, side, staged, tally } from "./stage.js";
export { badge, banner, escutcheon, initials, medallion, polygon, roundel, tower } from "./tokens.js";

// Wars by command points: the map with its stacks, cards, sheets, and what goes on.
export { warChip, cardSigns, warTile } from "./warcards.js";
export { MARCH, strength, warMovement } from "./journeys.js";
export { embattled, FIGURES, fromAfar, namedBox, seaName, siege, spaceNames, spaceOutline, unitFigure } from "./warfigures.js";
export { LETTER, WarMap } from "./warmap.js";
export { announced, CAMPAIGN_STAGES, campaignFights, campaignMarches, counted, factsAndMap, fray, highways, impulseLine, manyTogether, standing, warStage } from "./wardress.js";
export { block, dealLines, handOf, paired, piles, pointLines, powerBoard, statusTable, turnTrack } from "./warsheets.js";
export { warTales } from "./wartales.js";
export { battle, forceLine, isHit, modified, placeName, reason, sideBox, toldDice, WAR_STAGES } from "./warstage.js";
