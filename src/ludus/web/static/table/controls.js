/* The controls that the server does not render follow the parts that it does: the slider, pressed buttons, the size. */

import { all, one } from "./dom.js";
import { markPage } from "./pages.js";
import { spotlight } from "./pointing.js";
import { loadSigns } from "./signs.js";
import { part, position } from "./table.js";
import { fit } from "./zoom.js";

export function updateControls(table) {
  updateReplay(table);
  updatePressed(table);
  updateBoard(table);
  updateEnding(table);
  const story = part("story");
  story.scrollTop = story.scrollHeight;
  fit(table);
  spotlight(table);
  markPage(table);
}

function updateReplay({ main }) {
  const slider = one("#moment"), { moment, moments, now } = position();
  slider.max = moments;
  slider.value = moment;
  one("#moment-name").textContent = `${moment} / ${moments}`;
  one('[data-do="later"]', main).disabled = one('[data-do="now"]', main).hidden = now === "yes";
  main.toggleAttribute("data-looking", now === "no");
  for (const link of all("a[data-moment]", main)) {
    link.toggleAttribute("aria-current", now === "no" && link.dataset.moment === moment);
  }
}

function updatePressed({ main }) {
  for (const button of all("button[data-frames]", main)) {
    button.ariaPressed = button.dataset.frames === main.dataset.frames;
  }
  for (const button of all('[data-do="text"]')) button.ariaPressed = main.dataset.text === "on";
}

/* A way back from somebody else's board. */
function updateBoard({ main, of }) {
  main.toggleAttribute("data-of", of !== null);
  const home = one("#home", main);
  if (home) home.hidden = of === null;
}

/* A way back to the result, for those who look at the board once more; what counted may have signs. */
function updateEnding({ main }) {
  if (one(".sign", part("outcome"))) loadSigns();
  const button = one('[data-do="ending"]', main);
  if (button) button.hidden = main.dataset.ending !== "off" || part("outcome").hidden;
}
