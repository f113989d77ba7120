/* For the ear: a live region that screen readers speak, and what can be read from the page on a key. */

import { all, make } from "./dom.js";
import { part } from "./table.js";

const MOST_REPORTS = 8;
const MOST_LINES = 12;

/* Say these lines instead of whatever was to be said. */
export function announce({ live }, ...lines) {
  live.replaceChildren(...lines.map((line) => make("p", line)));
}

/* Say one more line; none is lost when many come at once. */
export function report({ live }, text) {
  live.append(make("p", text));
  if (live.children.length > MOST_REPORTS) live.firstElementChild.remove();
}

/* The lines of some sections of the table in words. */
export const sections = (selector) => all(`:is(${selector}) :is(h3, li)`, part("text")).map((line) => line.textContent);

/* What has happened since the reader's own last step. */
export function latest() {
  const lines = all("li", part("story")), own = lines.findLastIndex((line) => line.classList.contains("own"));
  return lines.slice(Math.max(own, lines.length - MOST_LINES, 0)).map((line) => line.textContent.trim());
}
