// Where the page starts.

import { ApiError, loadMe } from "./api.js";
import { byId, toast } from "./dom.js";
import { loadLanguage, onLanguage, t } from "./i18n.js";
import { startKeys } from "./keys.js";
import { loadFront, lobbyPage } from "./lobby.js";
import { startNotices } from "./notices.js";
import { page, route, start, unreachable } from "./router.js";
import { tendAll } from "./sealing.js";
import { apply } from "./settings.js";
import { startTips } from "./tips.js";

window.addEventListener("unhandledrejection", (event) => {
  const error = event.reason;
  if (error instanceof ApiError) toast(error.code === "offline" ? t("offline") : error.message, "bad");
  else console.error(error);
});

// Parts that are fetched when they are needed (docs/server.md, "pack").
const tables = () => import("./tables.js");
const pages = () => import("./pages.js");

async function main() {
  apply();
  await loadLanguage();
  route("/", async () => lobbyPage);
  route("/table/:id", async () => (await tables()).roomPage);
  route("/join/:token", async () => (await tables()).joinPage);
  route("/rules/:title", async () => (await pages()).helpPage);
  route("/cards/:title", async () => (await pages()).componentsPage);
  route("/account", async () => (await pages()).accountPage);
  route("/reset", async () => (await pages()).forgottenPage);
  route("/reset/:token", async () => (await pages()).resetPage);
  route("/leagues", async () => (await pages()).leaguesPage);
  route("/league/:id", async () => (await pages()).leaguePage);
  route("/results", async () => (await pages()).resultsPage);
  route("/results/:title", async () => (await pages()).resultsPage);
  startTips();
  startKeys();
  onLanguage(() => page()?.relabel?.());
  try {
    await (location.pathname === "/" ? loadFront() : loadMe());
  } catch {
    return unreachable(byId("page"));
  }
  startNotices();
  void tendAll();
  await start(byId("page"));
}

void main();
