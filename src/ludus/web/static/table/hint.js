/* A hint: the actions that a bot thinks best, how sure it is of them, and why. */

import { post } from "./changes.js";
import { bringUp } from "./docks.js";
import { make, one } from "./dom.js";
import { gainLines } from "./gains.js";
import { loadSigns } from "./signs.js";
import { announce } from "./speech.js";
import { part, say, sheet } from "./table.js";

export async function hint(table) {
  const box = part("hint");
  box.hidden = false;
  box.textContent = say(table, "thinking");
  bringUp(table, "now");
  const [found] = await Promise.all([post(table, "hint"), loadSigns()]);
  box.replaceChildren(...(found || []).map((advice) => entry(table, advice)));
  for (const { target } of found || []) {
    one(`[data-target="${CSS.escape(target)}"]`, sheet(table))?.classList.add("changed");
  }
  announce(table, ...[...box.children].map((child) => child.innerText));
}

function entry(table, { number, text, confidence, gains, prepares }) {
  const button = make("button", make("strong", text), make("span", confidence));
  button.dataset.action = number;
  const reasons = [...gainLines(table, gains), ...prepares.map((line) => make("p", line))];
  return make("div", button, ...reasons);
}
