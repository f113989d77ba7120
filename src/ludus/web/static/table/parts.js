/* Putting in place what the server sent. The page consists of parts (data-part); of each part that changed comes its
   markup, or the edits that lead to it. Parts keep what the reader did to them: focus, scrolling, folding. */

import { tell } from "./banner.js";
import { updateControls } from "./controls.js";
import { noticeNews } from "./docks.js";
import { all } from "./dom.js";
import { focusKey, restoreFocus } from "./focus.js";
import { animate, remember } from "./motion.js";
import { mark, unmark } from "./pairs.js";
import { patch } from "./patches.js";
import { hidePreview } from "./previews.js";
import { noticeScene } from "./scenes.js";
import { part, position } from "./table.js";
import { showTab } from "./tabs.js";
import { noticeTurn } from "./turn.js";
import { showWay } from "./ways.js";
import { revealNext } from "./zoom.js";

/* `version` names what the page shows then; without one, the server does not know it. */
export function place(table, { version = "", parts }) {
  const focused = focusKey(), before = position().number, known = alarms();
  const moves = !table.still && ["board", "copy", "seats"].some((name) => name in parts);
  const places = moves ? remember(table) : null;
  table.still = false;
  for (const thing of all(".changed, .pressed")) thing.classList.remove("changed", "pressed");
  unmark();
  hidePreview();
  for (const [name, change] of Object.entries(parts)) if (part(name)) show(part(name), change);
  table.version = version;
  showTab(table);
  showWay(table);
  mark(table);
  restoreFocus(table, focused);
  updateControls(table);
  if (position().number !== before) part("hint").hidden = true;
  if (places) animate(table, places);
  noticeTurn(table);
  noticeScene(table);
  if (position().number !== before) revealNext(table);
  noticeNews(table);
  const alarm = alarms().filter((line) => !known.includes(line)).join(" ");
  if (alarm && position().now === "yes") tell(table, alarm, "loud");
}

function show(shown, change) {
  if (typeof change === "string") return replace(shown, change);
  for (const element of patch(shown, change)) {
    if (element.isConnected) (element.closest("[data-target]") ?? element.closest(".thing"))?.classList.add("changed");
  }
}

function replace(old, markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  const fresh = template.content.firstElementChild;
  const open = new Map(foldsOf(old)), looks = looksOf(old), { scrollTop, scrollLeft } = old;
  old.replaceWith(fresh);
  Object.assign(fresh, { scrollTop, scrollLeft });
  for (const [whose, isOpen, fold] of foldsOf(fresh)) fold.open = open.get(whose) ?? isOpen;
  markChanges(fresh, looks);
}

/* Everything that can be folded in a part, by the person it is about or by its place, and whether it is open. */
const foldsOf = (within) => [...(within.matches("details") ? [within] : []), ...all("details", within)]
  .map((fold, n) => [nameOf(fold) ?? `at ${n}`, fold.open, fold]);

const nameOf = (fold) => fold.matches(".group") ? fold.textContent : fold.firstElementChild?.dataset.person;

const looksOf = (board) => new Map(all("[data-target]", board).map((thing) => [thing.dataset.target, lookOf(thing)]));

/* What is seen of a thing: not its spoken name, which tells what it can be used for now. */
const lookOf = (thing) => thing.innerHTML.replace(/<title>.*?<\/title>/gs, "");

/* Things that look different from before are marked. */
function markChanges(board, looks) {
  for (const thing of all("[data-target]", board)) {
    const was = looks.get(thing.dataset.target);
    thing.classList.toggle("changed", was !== undefined && was !== lookOf(thing));
  }
}

/* What nobody may miss. */
const alarms = () => all('[data-kind="loud"] li', part("text")).map((line) => line.textContent);
