// Our own drawings: every sign is a path on a grid of 24 by 24, filled with the current colour.

import { h, s } from "./dom.js";
import { t } from "./i18n.js";

/**
 * A star or gear: points that alternate between two distances from the middle.
 * @param {number} points
 * @param {number} outer
 * @param {number} inner
 * @param {number} [turn] in degrees
 */
export function star(points, outer, inner, turn = -90) {
  let path = "";
  for (let i = 0; i < points * 2; i++) {
    const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
    const reach = i % 2 ? inner : outer;
    path += `${i ? "L" : "M"}${(12 + reach * Math.cos(angle)).toFixed(2)} ${(12 + reach * Math.sin(angle)).toFixed(2)}`;
  }
  return path + "z";
}

/**
 * @param {number} teeth
 */
function gear(teeth) {
  let path = "";
  for (let i = 0; i < teeth * 4; i++) {
    const angle = ((i - 0.5) / (teeth * 4)) * 2 * Math.PI;
    const reach = i % 4 < 2 ? 10.5 : 7.8;
    path += `${i ? "L" : "M"}${(12 + reach * Math.cos(angle)).toFixed(2)} ${(12 + reach * Math.sin(angle)).toFixed(2)}`;
  }
  return `${path}z${circle(12, 12, 3.4)}`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
function circle(x, y, r) {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

const ROSE = [0, 72, 144, 216, 288]
  .map((turn) => ((turn - 90) * Math.PI) / 180)
  .map((angle) => circle(+(12 + 5.6 * Math.cos(angle)).toFixed(2), +(12 + 5.6 * Math.sin(angle)).toFixed(2), 4.2))
  .join("");

/** @type {Record<string, string>} */
export const PATHS = {
  // what one does
  ship: "M2.5 15.5h19l-3.2 5.2H6zM11 2.5v11.3H4.2C7.500 11.500 10 7.500 11 2.500zM13 5c1.200 3.400 3.500 6.500 6.800 8.800H13z",
  occupy: "M5 22V2.500h2V4l12 3.500L7 12.500V22zM3 20.500h8V22H3z",
  attack:
    "M2.500 2.500l3.500.6 8 8-2.200 2.200-8.700-8.200zM21.500 2.500l-3.500.6-8 8 2.200 2.200 8.700-8.200zM5.700 12.700l5.600 5.600-1.300 1.300-1.600-1.600-3.700 3.700-2.200-2.200 3.700-3.700L4.400 14zM18.300 12.700l-5.600 5.600 1.300 1.300 1.600-1.600 3.700 3.700 2.200-2.200-3.700-3.700 1.800-1.800z",
  payment: `${circle(12, 12, 10)}${circle(12, 12, 8.2)}M12 5.800l4.600 5.500h-2.900V18h-3.400v-6.700H7.400z`,
  draw: "M8.500 2h10A1.500 1.500 0 0 1 20 3.500v13a1.500 1.500 0 0 1-1.500 1.500H18V5.500A1.500 1.500 0 0 0 16.500 4H7v-.5A1.500 1.500 0 0 1 8.500 2zM4.500 6h10A1.500 1.500 0 0 1 16 7.500v13a1.500 1.500 0 0 1-1.500 1.500h-10A1.500 1.500 0 0 1 3 20.500v-13A1.500 1.500 0 0 1 4.500 6z",
  // what an empire has
  industry: gear(8),
  culture: "M2.500 5C6 4 9 4.300 11.300 6.200V20C9 18.300 6 18 2.500 18.800zM21.500 5c-3.500-1-6.500-.7-8.800 1.200V20c2.300-1.700 5.300-2 8.800-1.200z",
  wealth:
    "M12 3.500c4.700 0 8.500 1.300 8.500 3s-3.800 3-8.500 3-8.500-1.300-8.500-3 3.800-3 8.500-3zM3.500 9c1.500 1.400 4.800 2.100 8.500 2.100s7-.7 8.500-2.100v2.700c0 1.700-3.800 3-8.500 3s-8.500-1.300-8.500-3zM3.500 14.300c1.500 1.400 4.800 2.100 8.500 2.100s7-.7 8.500-2.100V17.500c0 1.700-3.800 3-8.500 3s-8.500-1.300-8.500-3z",
  influence:
    "M6.500 2.500H18a3.300 3.300 0 0 1 0 6.600h-1v9.400a3 3 0 0 1-3 3H4.500A3.300 3.300 0 0 0 7.200 18V6c0-1.500-.2-2.600-.7-3.500zM9.500 8h5v1.500h-5zM9.500 11.500h5V13h-5zM9.500 15h5v1.500h-5z",
  glory: star(5, 11, 4.6),
  fess: "M2 8.500h20v7H2z",
  three_crowns: "M2 3l2.2 2.400L6 2l1.800 3.400L10 3v6.500H2zM14 3l2.200 2.400L18 2l1.800 3.400L22 3v6.500h-8zM8 14l2.200 2.400L12 13l1.800 3.400L16 14v7H8z",
  crown: "M3.600 17L2 6.500l5.800 4.200L12 3l4.200 7.700L22 6.500 20.400 17zM4 18.500h16V21H4z",
  disc: circle(12, 12, 8),
  plus: "M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z",
  anchor:
    "M12 1.500a3.300 3.300 0 0 1 1.400 6.300v1.700h4v2.200h-4v7.500c2.600-.4 4.500-1.900 5-4.200l-1.700.7L19 11.300l3 4.300-1.600.2c-.8 4-4.200 6.700-8.400 6.700s-7.600-2.700-8.400-6.700L2 15.600l3-4.300 2.300 4.400-1.700-.7c.5 2.300 2.400 3.800 5 4.200v-7.500h-4V9.500h4V7.800A3.300 3.300 0 0 1 12 1.500zm0 2a1.300 1.300 0 1 0 .01 0z",
  worker: `${circle(12, 7, 4.5)}M3.500 22c0-5.500 3.600-9 8.500-9s8.500 3.500 8.500 9z`,
  salary: "M4 3h16v5h-5.500v13h-5V8H4z",
  lock: "M7 10V7.500a5 5 0 0 1 10 0V10h2v11.500H5V10zm2.200 0h5.600V7.500a2.800 2.800 0 0 0-5.600 0z",
  building: "M3 21.500V11l5-3.500V5l4-2.500L16 5v2.500L21 11v10.500h-6.500V16a2.500 2.500 0 0 0-5 0v5.500z",
  broken: "M9.500 3.500a4 4 0 0 1 5 0l-1.300 1.600a2 2 0 0 0-2.400 0zM4 10.500a6 6 0 0 0 4.600 6.300V22h2.200v-5a6.400 6.400 0 0 0 2.400 0v5h2.200v-5.200A6 6 0 0 0 20 10.500h-2.200a3.800 3.800 0 0 1-7.600 0z",
  // war
  castle: "M4 21.500V7h3v2.500h2.500V7h5v2.500H17V7h3v14.500h-5.500v-5a2.500 2.500 0 0 0-5 0v5z",
  stronghold: "M2 21.500V9h2v1.500h2V4h2V2.500h2V4h4V2.500h2V4h2v6.500h2V9h2v12.500h-6.500V17a3 3 0 0 0-6 0v4.500zM9.500 8v3h1.500V8zM13 8v3h1.500V8z",
  barrel: "M7 2.500h10c2.400 6 2.400 13 0 19H7c-2.400-6-2.400-13 0-19zM5.600 8v1.700h12.800V8zM5.600 14.300V16h12.800v-1.700z",
  footman: `${circle(10, 6, 3.6)}M4 21.500V15c0-3 2.500-4.800 6-4.800S16 12 16 15v6.500zM18.500 2l1.800 3.500V21.500h-2.600V5.500z`,
  knight: "M7 21.500c0-4 1.500-6.500 4.500-9l-3 .5-2.500 2L3.500 13 6 7.500 9.500 4V2l3 2c5 .7 8 4.800 8 10.500v7zM10.500 7.500a1 1 0 1 0 .01 0z",
  siege_engine: `${circle(6.5, 18.5, 3)}${circle(17.5, 18.5, 3)}M3 14.500h6L18 3l2.500 2L13 14.500h8V17H3z`,
  march: "M3 9.500h10V4l9 8-9 8v-5.500H3z",
  defense: "M12 2l9 3v6c0 5.500-3.500 9.300-9 11.500C6.500 20.300 3 16.500 3 11V5z",
  support: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  raid: "M12 1.500c.5 4 5.500 6 5.500 11.500 0 3-1.500 5-3.300 6.200.6-1.700.3-3.400-.8-4.700-.3 1.200-.9 2-1.700 2.500.3-2.600-.6-4.400-2.200-5.700.2 3-2.300 4-2.300 6.700 0 1-.1 1.400.2 2C5 18.800 4 16.700 4 14.200c0-3.600 2.300-5.200 3.300-7.900.8.6 1.300 1.400 1.400 2.500C10.600 7.300 12 4.500 12 1.500z",
  consolidate: "M3.600 16L2 5.500l5.800 4.200L12 2l4.200 7.700L22 5.500 20.400 16zM4 17.500h16v2H4zM6 20.500h12v2H6z",
  star: star(5, 11, 4.6),
  skull: "M12 2c5.200 0 9 3.600 9 8.500 0 3-1.400 5-3.500 6.300V20h-2.200v2h-2v-2h-2.600v2h-2v-2H6.500v-3.200C4.400 15.500 3 13.500 3 10.500 3 5.600 6.800 2 12 2zM8.300 9a2.300 2.300 0 1 0 .01 0zM15.700 9a2.300 2.300 0 1 0 .01 0zM12 13.500l-1.500 2.800h3z",
  garrison: "M3 21.500V4h2.600v2.500h2.600V4h2.600v2.500h2.400V4h2.600v2.500h2.600V4H21v17.500z",
  face_down: "M4 4h16v16H4zM6 6v12h12V6zM12 7.500l4.500 4.500-4.500 4.500L7.500 12z",
  galley: "M11.500 1.500c4.500 3 7.500 7.500 8.500 13h-8.500zM2 16.200h20c-.6 2.200-1.700 3.500-3.400 4.200l1.200 2.600h-1.700l-1-2.200h-3l1 2.200h-1.700l-1-2.200H9.600l1 2.200H8.900l-1-2.200H6C4 20.500 2.700 18.700 2 16.200z",
  temple: "M12 1.500l10.500 5.300V9h-21V6.800zM4 10.500h3.200v8H4zM10.400 10.500h3.200v8h-3.200zM16.800 10.500H20v8h-3.200zM2.500 20h19v2.500h-19z",
  alliance: `${circle(8, 12, 6.5)}${circle(8, 12, 4)}${circle(16, 12, 6.5)}${circle(16, 12, 4)}`,
  // land and trade
  pitchfork: "M11 22.500V13.700c-3-.5-5-2.800-5-6.200V2h1.900v5.300c0 2 1.200 3.400 3.100 3.900V2h2v9.200c1.900-.5 3.100-1.900 3.100-3.900V2H18v5.500c0 3.400-2 5.700-5 6.200v8.800z",
  cannon: `${circle(8, 16.8, 4.9)}${circle(8, 16.8, 1.7)}M2 9.600L17.600 4.400l3.600.6 1.200 3.800-3 2.200-5.600 1.800A7 7 0 0 0 3 11.800z`,
  nao: "M2 14h20c-.4 4-2 6.500-4.500 7.500h-11C4 20.500 2.400 18 2 14zM5.500 12.600C7.200 9.500 7.200 6 6 2.500c3.700 1.300 5.800 5 5.800 10.100zM13 12.600c.9-3 .6-5.600-.3-8.100 3.900 1 6.300 4 6.900 8.100zM2 10.300h3v2.300H2zM20.200 10.300H22v2.300h-1.800z",
  sheep: "M5 9a3 3 0 0 1 4-3.500A4 4 0 0 1 15.500 6 3.500 3.500 0 0 1 19 11.500a3.300 3.300 0 0 1-2 4.500v5h-2v-4.500H9V21H7v-4.600A3.600 3.600 0 0 1 4.500 12l-3 .3L1 9z",
  camel: "M2 21.500l1-6C2.500 13 3 11.500 5 11c.5-3 1.500-4.500 3-4.500s2.500 1.500 3 4c.5-2 1.500-3.500 3-3.500s2.500 2 3 4c1.500.2 2-.5 2-2V5.500C19 4 20 3 21.500 3L23 4l-.5 2h-1.700v4.500c0 2.500-1.300 4-3.300 4.300l.5 6.700h-1.700l-1-6H8l-.8 6H5.500l-.5-5-1.200 5z",
  drop: "M12 1.500c4.200 5.400 7 8.700 7 12.900a7 7 0 0 1-14 0C5 10.200 7.800 6.900 12 1.500zM9 14.500a3 3 0 0 0 3 3v2a5 5 0 0 1-5-5z",
  chest: "M3 10.500C3 6.500 5.500 4 9 4h6c3.500 0 6 2.500 6 6.500zM3 12h7v2.500h4V12h7v8.500H3z",
  // emblems
  eagle:
    "M12 7.500c.7-1.800.1-3.200-1.400-3.700l-2.400.8 1.400 1.100c-.3.9-.2 1.500.2 2.200C7.300 7.500 4 6.300 1.800 3.700 1.500 9 2.900 13 6.700 14.600l-2.200 2.300 3.200-.5-.6 2.400 2.900-1.800L12 22.500l2-5.500 2.900 1.800-.6-2.400 3.200.5-2.200-2.300c3.800-1.600 5.200-5.600 4.900-10.900-2.200 2.600-5.500 3.800-8 4.200.4-.7.5-1.300.2-2.200l1.400-1.100-2.400-.8C11.900 4.300 11.300 5.700 12 7.500z",
  fleur:
    "M12 1.200c2.400 2.800 3.400 5.200 3.400 7.200 0 1.800-.7 3.300-1.500 4.800h1.400c-.3-2 .5-4.900 3.100-5.300 2.300-.4 4 1.300 3.800 3.300-.2 1.800-1.700 2.900-3.300 2.600.6-.7.6-1.800-.2-2.300-1-.6-2 .3-2.200 1.700h1.700v2.100h-3.700c.3 2 1.100 3.700 2.600 5.100L12 22.800l-5.100-2.400c1.500-1.400 2.300-3.100 2.600-5.100H5.800v-2.100h1.700c-.2-1.400-1.200-2.300-2.200-1.700-.8.5-.8 1.600-.2 2.300-1.600.3-3.100-.8-3.300-2.600-.2-2 1.500-3.700 3.800-3.300 2.600.4 3.400 3.300 3.100 5.300h1.400c-.8-1.500-1.500-3-1.500-4.800 0-2 1-4.400 3.400-7.200z",
  keys:
    "M5.500 14.300a3.900 3.900 0 1 1 .01 0zM5.500 12.300a1.900 1.900 0 1 0-.01 0zM18.500 14.300a3.900 3.900 0 1 0-.01 0zM18.500 12.300a1.900 1.900 0 1 1 .01 0zM7.400 13.300l1.600-1.400 3 3.300 3-3.300 1.600 1.400-3.100 3.500 4.900 5.200-1.500 1.400-1.300-1.400-1.400 1.300-1.300-1.400 1.400-1.300-2.300-2.500-2.300 2.500 1.400 1.300-1.300 1.400L8.400 21.300l-1.300 1.400-1.500-1.400 4.900-5.200z",
  bible: "M5.500 1.500h14a1 1 0 0 1 1 1v19.800H6.500A3 3 0 0 1 3.500 19.300V3.500a2 2 0 0 1 2-2zM10.800 4.500v3H8v2.300h2.800v6h2.400v-6H16V7.500h-2.800v-3zM6.500 18.300a1 1 0 0 0 0 2h12v-2z",
  patriarchal: "M10.500 1.500h3V5H17v2.800h-3.500V11H19v3h-5.500v8.500h-3V14H5v-3h5.500V7.800H7V5h3.500z",
  saltire: "M2.500 5.500l3-3L12 9l6.500-6.500 3 3L15 12l6.500 6.500-3 3L12 15l-6.500 6.500-3-3L9 12z",
  maltese: "M12 11.200L8 1.500l4 2.300 4-2.300zM12.800 12l9.700-4-2.300 4 2.300 4zM12 12.800l4 9.700-4-2.300-4 2.300zM11.200 12l-9.700 4 2.300-4-2.300-4z",
  cross: "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z",
  crescent: "M17.500 3.600A10 10 0 1 0 17.500 20.400 8 8 0 1 1 17.500 3.600zM18.500 8l1 2.700 2.800.1-2.200 1.800.8 2.700-2.400-1.500-2.300 1.500.7-2.700-2.200-1.800 2.800-.1z",
  sun: `${star(8, 11.5, 6.2)}${circle(12, 12, 3.4)}`,
  lozenge: "M12 1l8 11-8 11-8-11zM12 6l-4.300 6 4.300 6 4.300-6z",
  leaf: "M20.500 2.500C9 2.500 3.500 7.500 4 15c2-4.500 6-7 10-8-4.500 2.500-8 6-10 14h2.200c.5-1.700 1.200-3.200 2-4.500 8.500 1.500 12.800-4.500 12.300-14z",
  ring: `${circle(12, 12, 9.5)}${circle(12, 12, 5.5)}`,
  tower: "M5 21.500V8H3.500V3H7v2h3V3h4v2h3V3h3.500v5H19v13.500z",
  chevron: "M2 13L12 3l10 10v7L12 10 2 20z",
  wolf: "M2.500 2.500l6 4.200h7l6-4.200-.8 9.500-3 4.300L12 22.500l-5.700-6.200-3-4.300zM7 11l1 2.600 2.800.6zM17 11l-1 2.600-2.800.6zM10.500 18h3L12 20z",
  kraken:
    "M12 2c3.800 0 6.300 2.600 6.300 6 0 2.200-1.300 3.500-1.300 5.200 0 1.200.8 2 1.800 2 1.300 0 1.700-1 1.700-1s.8 4.300-3 4.300c-1.900 0-2.900-1.300-3.300-3v3c0 1.500 1.500 2 2.800 1.700-.7 1.500-4.600 2.400-5-1.700-.4 4.100-4.300 3.200-5 1.700 1.300.3 2.800-.2 2.800-1.700v-3c-.4 1.700-1.400 3-3.300 3-3.800 0-3-4.300-3-4.300s.4 1 1.700 1c1 0 1.800-.8 1.800-2 0-1.700-1.300-3-1.300-5.200C5.700 4.600 8.200 2 12 2zM9.700 7.500a1.200 1.200 0 1 0 .01 0zM14.300 7.500a1.200 1.200 0 1 0 .01 0z",
  lion: `${star(11, 11.5, 8.8)}M8.500 9a1.300 1.300 0 1 0 .01 0zM15.500 9a1.300 1.300 0 1 0 .01 0zM9.500 13.500h5L12.700 16v1.200c1 .3 2 .2 2.800-.3-.6 1.700-2.300 2.300-3.500 1.300-1.200 1-2.900.4-3.500-1.300.8.5 1.800.6 2.800.3V16z`,
  stag: "M9.300 14.500c-4.300-.6-7-4.500-6.800-10.500 1 2 2 3 3.300 3.300C5.500 5.500 5.300 3.700 4.800 2c2.800 2 3.800 4.300 4 6.700 1.400.9 2.200 2.300 2.400 4.300h1.600c.2-2 1-3.400 2.400-4.300.2-2.400 1.200-4.700 4-6.700-.5 1.700-.7 3.500-1 5.300 1.300-.3 2.300-1.300 3.300-3.300.2 6-2.500 9.900-6.800 10.500l2.800 1-2.700 1.200c-.3 2.500-1.300 4.300-2.800 5.800-1.500-1.500-2.500-3.300-2.800-5.800l-2.700-1.200z",
  rose: `${ROSE}${circle(12, 12, 2.2)}`,
  pomegranate: `M12 6.500c5 0 8.300 3.600 8.300 8s-3.600 8-8.300 8-8.300-3.600-8.300-8 3.300-8 8.300-8zM8.500 1.500l2.300 1.800L12 1l1.200 2.300 2.300-1.800-.5 4.300H9z${circle(9, 13, 1.4)}${circle(15, 13, 1.4)}${circle(12, 17.500, 1.4)}`,
  khatim: `${star(8, 11.5, 8.8)}${star(8, 6.2, 4.7)}`,
  armillary: `${circle(12, 12, 11)}${circle(12, 12, 8.7)}M3.800 6.500l1.700-1.600 14.700 12.600-1.700 1.600zM11 4h2v16h-2z`,
  arrows: "M11 22.500V7.500H8.300L12 1.500l3.700 6H13v15zM3.800 3.500l5 1.600-1.700 1L14 21.200l-1.900.9L5.300 7l-1.700.8zM20.200 3.500l.2 4.300-1.700-.8-2.600 5.600-1-2.200 1.800-4.300-1.700-1z",
  pales: "M3 2.500h2.800v19H3zM8 2.500h2.800v19H8zM13.200 2.500H16v19h-2.800zM18.200 2.500H21v19h-2.800z",
  catalan: "M12 .8L22.500 12 12 23.200 1.500 12zM9 6.600v10.800h1.800V6.600zM13.200 6.600v10.800H15V6.600zM5.600 9.500v5h1.800v-5zM16.600 9.500v5h1.800v-5z",
  carbuncle: `${star(8, 11.500, 3.200)}${circle(12, 12, 1.800)}`,
  spear_sun: `${star(12, 9.5, 6.2)}M2 22l1-4.500L18.300 3.700 22 2l-1.700 3.700L6.500 21z`,
};

const EMBLEMS = ["cross", "crescent", "sun", "lozenge", "leaf", "tower", "chevron", "ring"];
const COLOURS = ["#b8352a", "#2467a8", "#e3b21c", "#7a4a9e", "#2b8257", "#8a5a2b", "#1c8c8c", "#5c6670"];

/** @typedef {{color: string, ink: string, emblem: string, tint?: string}} Livery with a tint for lands where the colour is too pale */

/**
 * How a power looks: its colour, what is drawn upon it, and its emblem, for those who see colours differently.
 * @param {Record<string, Livery> | undefined} own the title's own choice
 * @param {string[]} powers all of them, in order
 * @param {string | null} power
 * @returns {Livery}
 */
export function livery(own, powers, power) {
  if (power !== null && own?.[power]) return own[power];
  const index = power === null ? -1 : powers.indexOf(power);
  if (index < 0) return { color: "#6d7175", ink: "#ffffff", emblem: "ring" };
  const color = COLOURS[index % COLOURS.length];
  return { color, ink: index % COLOURS.length === 2 ? "#3a2b00" : "#ffffff", emblem: EMBLEMS[index % EMBLEMS.length] };
}

/**
 * A sign inside a drawing, around a middle.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {Record<string, unknown>} [attributes]
 */
export function sign(name, x, y, size, attributes = {}) {
  return s("path", {
    d: PATHS[name] ?? PATHS.ring,
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`,
    "fill-rule": "evenodd",
    ...attributes,
  });
}

/**
 * A sign in a line of text.
 * @param {string} name
 * @param {string} [label] for screen readers; without it the sign is silent
 * @param {string} [more] more class names
 */
export function icon(name, label = "", more = "") {
  return s(
    "svg",
    { class: `icon ${more}`, viewBox: "0 0 24 24", role: label ? "img" : null, "aria-label": label || null, "aria-hidden": label ? null : "true" },
    label ? s("title", {}, label) : null,
    s("path", { d: PATHS[name] ?? PATHS.ring, "fill-rule": "evenodd" }),
  );
}

/**
 * A power's shield in a line of text.
 * @param {Livery} look
 * @param {string} [label]
 */
export function shield(look, label = "") {
  return s(
    "svg",
    { class: "icon shield", viewBox: "0 0 24 24", role: label ? "img" : null, "aria-label": label || null, "aria-hidden": label ? null : "true" },
    s("circle", { cx: 12, cy: 12, r: 11, fill: look.color, class: "shield-ground" }),
    sign(look.emblem, 12, 12, 14, { fill: look.ink }),
  );
}

/**
 * Says of somebody else's seat that its name is no account's.
 * @param {import("./types.js").Seat | undefined} seat
 * @param {boolean} [narrow] where there is no room for a word
 */
export function guestMark(seat, narrow = false) {
  if (!seat?.guest || seat.mine) return null;
  if (narrow) return h("span", { class: "guest-mark narrow", role: "img", "aria-label": t("guest-mark"), title: t("guest-tip") }, "°");
  return [" ", h("span", { class: "guest-mark", title: t("guest-tip") }, t("guest-mark"))];
}

/** @param {...(Node | string)} inside */
export function mark(...inside) {
  return h("span", { class: "mark" }, ...inside);
}
