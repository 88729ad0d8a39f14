// The part of the page that shows tables and matches: it is fetched when somebody goes to one.

export { joinPage } from "./join.js";
export { roomPage } from "./room.js";
