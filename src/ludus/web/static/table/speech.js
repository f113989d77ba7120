/* For the ear: a live region that screen readers speak, and what can be read from the page on a key. What is to be said waits
   until what was said before must be over; a new question goes first. */

import { all, make } from "./dom.js";
import { part } from "./table.js";

const MOST_WAITING = 8;
const MOST_LINES = 12;
const LETTER = 45, BREATH = 350;  // milliseconds that a fast voice needs

export const timeToSay = (text) => BREATH + LETTER * text.length;

/* Say these lines instead of whatever was to be said: the reader asked for them. */
export function announce({ live, voice }, ...lines) {
  clearTimeout(voice.timer);
  voice.timer = 0;
  voice.waiting = [];
  live.replaceChildren(...lines.map((line) => make("p", line)));
}

/* Say one more line when its turn comes; of many, the oldest are left out: one key repeats them. */
export function report(table, text) {
  table.voice.waiting = [...table.voice.waiting, text].slice(-MOST_WAITING);
  speak(table);
}

/* Leave out what is still to be said: whoever acts has heard enough of how it came to that. */
export function fallSilent({ voice }) {
  voice.waiting = [];
}

/* Say what the reader is asked next, before anything else that waits. */
export const ask = (table, text) => utter(table, text);

function speak(table) {
  const { voice } = table;
  if (!voice.timer && voice.waiting.length) utter(table, voice.waiting.shift());
}

function utter(table, text) {
  const { live, voice } = table;
  live.append(make("p", text));
  while (live.children.length > MOST_WAITING) live.firstElementChild.remove();
  clearTimeout(voice.timer);
  voice.timer = setTimeout(() => { voice.timer = 0; speak(table); }, timeToSay(text));
}

/* The lines of some sections of the table in words. */
export const sections = (selector) => all(`:is(${selector}) :is(h2, li)`, part("text")).map((line) => line.textContent);

/* What has happened since the reader's own last step. */
export function latest() {
  const lines = all("li", part("story")), own = lines.findLastIndex((line) => line.classList.contains("own"));
  return lines.slice(Math.max(own, lines.length - MOST_LINES, 0)).map((line) => line.textContent.trim());
}
