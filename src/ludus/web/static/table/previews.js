/* What something would cost and give, shown while a thing or a button is pointed at or in focus, before it is done. */

import { all, make, one } from "./dom.js";
import { gainLines, gainsOf } from "./gains.js";
import { putBeside } from "./geometry.js";
import { loadSigns } from "./signs.js";
import { positionNumber, sheet } from "./table.js";

const A_MOMENT = 180;  // milliseconds
const WITH_PREVIEW = '[data-target].can, .thing.can[data-action], [data-part="actions"] [data-action], .menu [data-action], .finish[data-action]';
const MOST = 6;  // lines of a thing with which many things can be done

const known = new Map();  // by what was asked
let version = -1;         // of the position they are about

/* The previews of a thing's actions or of a single action; asked for once in a position. */
function fetchPreviews(table, query) {
  if (version !== positionNumber()) known.clear();
  version = positionNumber();
  if (!known.has(query)) known.set(query, request(table, query));
  return known.get(query);
}

async function request(table, query) {
  try {
    const address = `/api/v1/tables/${table.id}/preview?seat=${table.seat}&${query}`;
    const [answer] = await Promise.all([fetch(address), loadSigns()]);
    return answer.ok ? await answer.json() : [];
  } catch {
    return [];  // whoever points at it again asks again only in another position: a preview is worth no more
  }
}

const shownNow = (table) => !table.plan && table.moment === null && table.seat >= 0;

function queryOf({ dataset: { action, target } }) {
  if (target) return `target=${encodeURIComponent(target)}`;
  return action.includes(" ") ? "" : `action=${action}`;  // several at one stroke have no preview
}

/* The box, in the top layer so that it may lie over a menu. */
function makeBox({ main }) {
  const box = make("div");
  box.id = "preview";
  box.className = "preview";
  box.popover = "manual";
  box.role = "tooltip";
  main.append(box);
  return box;
}

async function show(table, box, thing) {
  const query = shownNow(table) && queryOf(thing);
  const found = query ? await fetchPreviews(table, query) : [];
  if (!found.length || box.wanted !== thing || !thing.isConnected) return;
  box.replaceChildren();
  for (const [n, preview] of found.slice(0, MOST).entries()) {
    const uncertain = preview.uncertain && !found[n + 1]?.uncertain;  // said once for all that follow each other
    const lines = gainLines(table, { ...preview, uncertain }, !one(".gains", thing));  // a choice of a menu carries its own
    if (thing.dataset.target && lines.length) box.append(make("h3", preview.text));  // a button says it itself
    box.append(...lines);
  }
  if (!box.children.length) return;
  box.showPopover();
  putBeside(box, thing, otherChoices(table, thing));
  thing.setAttribute("aria-describedby", box.id);
}

/* What else can be done on the board: whoever compares wants to see it. */
const otherChoices = (table, thing) => all(".thing.can, [data-do]", sheet(table))
  .filter((other) => other !== thing && other.checkVisibility())
  .map((other) => one(".box", other) ?? other);  // without the ghost of what would be there

/* What is shown is about the position it was asked in. */
export function hidePreview() {
  const box = one("#preview");
  if (!box) return;
  clearTimeout(box.timer);
  box.wanted?.removeAttribute("aria-describedby");
  box.wanted = null;
  if (box.matches(":popover-open")) box.hidePopover();
}

export function listenForPreviews(table) {
  const box = makeBox(table);
  const begin = (event) => {
    const thing = event.target.closest?.(WITH_PREVIEW);
    if (thing === box.wanted) return;
    hidePreview();
    if (!thing || table.restoringFocus) return;
    box.wanted = thing;
    box.timer = setTimeout(() => show(table, box, thing), A_MOMENT);
  };
  table.main.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") begin(event); });
  table.main.addEventListener("focusin", begin);
  for (const kind of ["pointerleave", "focusout", "click"]) table.main.addEventListener(kind, hidePreview);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hidePreview(); });
}

/* In the menu of a thing every choice carries its costs and gains. */
export async function showGains(table, thing) {
  if (!shownNow(table)) return;
  for (const preview of await fetchPreviews(table, queryOf(thing))) {
    const button = one(`.choices [data-action="${preview.number}"]`, table.menu);
    if (!button || all(".gains", button).length) continue;
    const gains = gainsOf(table, preview);
    if (gains.children.length) button.append(gains);
  }
}
