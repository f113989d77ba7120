/* What lies around the board: folds stay as the reader left them; on a phone, everything but the question lies in a sheet
   that comes up from below. */

import { all, isPhone, one } from "./dom.js";
import { noticeReading } from "./messages.js";

const STORED = "ludus-fold-";
const SWIPE = 30;  // pixels

export function startDocks(table) {
  for (const fold of all("details[data-fold]")) {
    const kept = localStorage.getItem(STORED + fold.dataset.fold);
    if (kept) fold.open = kept === "open";
  }
  document.addEventListener("toggle", ({ target }) => {
    const { fold } = target.dataset;
    if (fold && !isPhone()) localStorage.setItem(STORED + fold, target.open ? "open" : "closed");
    noticeReading(table);
  }, true);
  one(".frames", table.main).addEventListener("pointerdown", () => closeSheet(table));
  listenForSwipes(table);
}

/* Open one pane of the sheet; without a name, the last one or none. Where nothing can be done, what happened is of more use. */
export function showPane(table, name = "") {
  const { dataset } = table.main, wanted = name || (dataset.sheet ? "" : isEmpty(table, table.pane) ? "log" : table.pane);
  if (!wanted || name && name === dataset.sheet) return closeSheet(table);
  dataset.sheet = wanted;
  if (name) table.pane = name;
  for (const fold of all(`.pane[data-pane="${wanted}"] > details`)) fold.open = true;
  for (const fold of all(".actions > details")) fold.open = !newsOf(table);
  updateTabs(table);
}

const isEmpty = ({ main }, pane) => all(`.pane[data-pane="${pane}"] > *`, main).every(({ hidden }) => hidden);

export function closeSheet(table) {
  delete table.main.dataset.sheet;
  updateTabs(table);
}

function updateTabs(table) {
  const { main } = table;
  noticeReading(table);
  for (const button of all('[data-do="pane"]', main)) {
    const { pane } = button.dataset;
    if (pane) button.ariaPressed = pane === main.dataset.sheet;
    else button.ariaExpanded = main.dataset.sheet !== undefined;
  }
}

/* On a phone, open a pane unless it is open. */
export function bringUp(table, pane) {
  if (isPhone() && table.main.dataset.sheet !== pane) showPane(table, pane);
}

/* What nobody may overlook on a phone: a lesson, a hint or a plan that was not there before. The sheet goes with it, and does
   not come up before a scene that is played above it is over. */
export async function noticeNews(table) {
  if (table.scene.playing) await table.scene.playing;
  const news = newsOf(table), { sheet } = table.main.dataset;
  if (news && news !== table.news) bringUp(table, "now");
  if (isPhone() && !news && table.news && sheet === "now") closeSheet(table);
  table.news = news;
}

const newsOf = ({ main }) => all('.pane[data-pane="now"] > :is(.lesson, .hint, .plan):not([hidden])', main)
  .map((shown) => `${shown.className} ${one("[data-key]", shown)?.dataset.key ?? ""}`).join();

function listenForSwipes(table) {
  let from = null;
  const side = one(".side", table.main);
  side.addEventListener("touchstart", ({ touches, target }) => {
    from = target.closest(".pane-tabs, .question") ? touches[0].clientY : null;
  }, { passive: true });
  side.addEventListener("touchend", ({ changedTouches }) => {
    const moved = from === null ? 0 : changedTouches[0].clientY - from;
    if (moved > SWIPE) closeSheet(table);
    if (moved < -SWIPE && !table.main.dataset.sheet) showPane(table);
  });
}
