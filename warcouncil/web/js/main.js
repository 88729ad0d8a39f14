// Where the page starts.

import { accountPage } from "./account.js";
import { ApiError, loadMe } from "./api.js";
import { componentsPage } from "./components.js";
import { byId, h, ready, show, toast } from "./dom.js";
import { helpPage } from "./help.js";
import { loadLanguage, onLanguage, t } from "./i18n.js";
import { joinPage } from "./join.js";
import { startKeys } from "./keys.js";
import { leaguePage, leaguesPage } from "./leagues.js";
import { lobbyPage } from "./lobby.js";
import { startNotices } from "./notices.js";
import { forgottenPage, resetPage } from "./reset.js";
import { resultsPage } from "./results.js";
import { roomPage } from "./room.js";
import { page, route, start } from "./router.js";
import { tendAll } from "./sealing.js";
import { apply } from "./settings.js";
import { startTips } from "./tips.js";

window.addEventListener("unhandledrejection", (event) => {
  const error = event.reason;
  if (error instanceof ApiError) toast(error.code === "offline" ? t("offline") : error.message, "bad");
  else console.error(error);
});

async function main() {
  apply();
  await loadLanguage();
  route("/", lobbyPage);
  route("/table/:id", roomPage);
  route("/join/:token", joinPage);
  route("/rules/:title", helpPage);
  route("/cards/:title", componentsPage);
  route("/account", accountPage);
  route("/reset", forgottenPage);
  route("/reset/:token", resetPage);
  route("/leagues", leaguesPage);
  route("/league/:id", leaguePage);
  route("/results", resultsPage);
  route("/results/:title", resultsPage);
  startTips();
  startKeys();
  onLanguage(() => page()?.relabel?.());
  try {
    await loadMe();
  } catch {
    show(byId("page"), h("main", { class: "page narrow" }, h("h1", {}, t("product")), h("p", {}, t("offline")), h("button", { type: "button", class: "main", onclick: () => location.reload() }, t("try-again"))));
    return ready(true);
  }
  startNotices();
  void tendAll();
  await start(byId("page"));
}

void main();
