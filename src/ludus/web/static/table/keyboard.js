/* Keys: arrows go from thing to thing, Enter does it, single letters are shortcuts that can be switched off. */

import { closeSheet } from "./docks.js";
import { all, one } from "./dom.js";
import { focusHome } from "./focus.js";
import { nearest } from "./geometry.js";
import { enterList, moveInList } from "./lists.js";
import { touch } from "./moves.js";
import { choosePartner } from "./pairs.js";
import { hideReasons } from "./reasons.js";
import { skipScene } from "./scenes.js";
import { announce, latest, sections } from "./speech.js";
import { catchUp } from "./steps.js";
import { sheet } from "./table.js";
import { turn } from "./ways.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const SECTIONS = { m: '[data-kind="own"]', o: '[data-kind="others"], [data-kind="table"]' };
const FIELDS = { c: "[data-chat] input" };
const BUTTONS = {
  p: "plan", h: "hint", t: "text", "?": "help", "+": "zoom-in", "=": "zoom-in", "-": "zoom-out", 0: "zoom-fit",
};

const UNDO = ':is([data-do="undo"], [data-post="undo-request"]):not(:disabled)';

/* What a shortcut means: lines to read, a field to go to or a button to press; null where it means nothing. */
export function meaning(key) {
  if (/^[1-9]$/.test(key)) return { read: `[data-section="${key}"]` };
  if (key === "a") return { list: true };
  if (key === "r") return { repeat: true };
  if (key === "x") return { turn: true };
  if (Object.hasOwn(SECTIONS, key)) return { read: SECTIONS[key] };
  if (Object.hasOwn(FIELDS, key)) return { focus: FIELDS[key] };
  if (key === "d") return { press: ".finish" };
  if (key === "u") return { press: UNDO };
  if (Object.hasOwn(BUTTONS, key)) return { press: `[data-do="${BUTTONS[key]}"]:not(:disabled)` };
  return null;
}

function shortcut(table, key) {
  const found = meaning(key);
  if (found?.read) announce(table, ...sections(found.read));
  if (found?.repeat) announce(table, ...latest());
  if (found?.list) enterList();
  if (found?.turn) turn(table);
  if (found?.focus) one(found.focus, table.main)?.focus();
  if (found?.press) one(found.press)?.click();
  return found !== null;
}

/* The letter of a key as it is printed on it: whoever writes in Cyrillic presses the same keys. */
export function letter({ key, code }) {
  const cyrillic = /^\p{Script=Cyrillic}$/u.test(key) && code.startsWith("Key");
  return (cyrillic ? code.slice(3) : key).toLowerCase();
}

/* Of a ring of buttons the next one; where none is in focus, the first or the last. */
export function next(buttons, current, by) {
  const at = Math.max(buttons.indexOf(current), by < 0 ? 0 : -1);
  return buttons.at((at + by) % buttons.length);
}

function step(table, dx, dy) {
  const things = all("[data-target]", sheet(table)), from = document.activeElement.closest("[data-target]");
  (from ? nearest(things, from, dx, dy) : one("[data-target].can", sheet(table)) || things[0])?.focus();
}

/* Something drawn that does several things at once knows them itself. */
const press = (table, thing) => thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));

function move(table, event) {
  const arrow = ARROWS[event.key], thing = event.target.closest("[data-target], .ludus :is([data-action], [data-do])");
  if (thing && ["Enter", " "].includes(event.key)) (thing.dataset.target ? touch : press)(table, thing);
  else if (arrow && table.menu.open) next(all("button", table.menu), document.activeElement, arrow[0] + arrow[1]).focus();
  else if (inList(event.target)) return moveInList(event);
  else if (arrow && event.target.closest(".sheet")) step(table, ...arrow);
  else return false;
  return true;
}

const inList = (element) => element.closest('[data-part="actions"]') !== null;

/* Escape leaves the innermost of what is open: a menu, a choice, a scene, the moves of others, the list, a phone's sheet. */
function leave(table) {
  const { menu, main } = table;
  hideReasons(table);
  choosePartner(table, null);
  if (menu.open) menu.close();
  else if (table.chosen !== null) choosePartner(table, null);
  else if (skipScene(table)) return;
  else if (table.steps.length) catchUp(table);
  else if (inList(document.activeElement)) focusHome(table);
  else if (main.dataset.sheet) closeSheet(table);
}

/* A field that is not shown, in a dialog that has just been closed for instance, may still have the focus for an instant. */
const typing = (field) => field.matches("input, select, textarea") && field.checkVisibility();

export function listenForKeys(table) {
  const off = one("#keys-off");
  off.checked = localStorage.getItem("ludus-keys") === "off";
  off.addEventListener("change", () => localStorage.setItem("ludus-keys", off.checked ? "off" : "on"));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (event.key === "Escape") return leave(table);
    const quiet = off.checked || one("dialog[open]") !== null;
    if (move(table, event) || !quiet && shortcut(table, letter(event))) event.preventDefault();
  });
}
