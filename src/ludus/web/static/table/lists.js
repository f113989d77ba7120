/* The list of actions by keyboard: arrows, Home and End go from line to line, left and right close and open a group, letters
   find what begins with them. */

import { all, one } from "./dom.js";
import { part } from "./table.js";

const SAME_WORD = 700;  // milliseconds between two letters of it

let typed = "", typedAt = 0;

/* What can be reached now: the headings of groups, and the actions that are not folded away. */
export const lines = () => all("summary, button", part("actions")).filter((line) => line.checkVisibility()
  && !line.parentNode.dataset.fold);

/* Into the list, which unfolds. */
export function enterList() {
  one("details", part("actions"))?.setAttribute("open", "");
  lines()[0]?.focus();
}

/* Of some lines the next one after a place that begins with the letters, or has a word that does. */
export function found(texts, letters, from) {
  const order = [...texts.keys()].map((n) => (from + n) % texts.length), wanted = letters.toLowerCase();
  const first = order.find((n) => texts[n].toLowerCase().startsWith(wanted));
  return first ?? order.find((n) => texts[n].toLowerCase().split(/\s+/).some((word) => word.startsWith(wanted)));
}

function typeAhead(shown, at, letter, now) {
  const goesOn = now - typedAt < SAME_WORD;
  typed = goesOn ? typed + letter : letter;
  typedAt = now;
  const n = found(shown.map((line) => line.textContent.trim()), typed, goesOn ? Math.max(at, 0) : at + 1);
  if (n !== undefined) shown[n].focus();
}

function fold(line, open) {
  const group = line.closest("details.group");
  if (!group) return;
  group.open = open;
  if (!open) one("summary", group).focus();
  else if (line === one("summary", group)) one("button", group).focus();
}

/* Whether a key meant something in the list. */
export function moveInList({ key, timeStamp }) {
  const shown = lines(), at = shown.indexOf(document.activeElement), isLetter = /^[\p{L}\d]$/u.test(key);
  if (!isLetter) typedAt = -SAME_WORD;  // a letter after it begins another word
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[key];
  if (to !== undefined) shown[(to + shown.length) % shown.length]?.focus();
  else if (key === "Enter" && document.activeElement.matches(".group > summary")) fold(document.activeElement, true);
  else if (key === "ArrowRight" || key === "ArrowLeft") fold(document.activeElement, key === "ArrowRight");
  else if (isLetter) typeAhead(shown, at, key, timeStamp);
  else return false;
  return true;
}
