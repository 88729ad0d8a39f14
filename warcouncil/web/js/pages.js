// The part of the page for whatever else there is to read and to set: it is fetched when somebody goes there.

export { accountPage } from "./account.js";
export { componentsPage } from "./components.js";
export { helpPage } from "./help.js";
export { leaguePage, leaguesPage } from "./leagues.js";
export { forgottenPage, resetPage } from "./reset.js";
export { resultsPage } from "./results.js";
