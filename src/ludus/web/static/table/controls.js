/* The controls that the server does not render follow the parts that it does: the slider, pressed buttons, the size. */

import { all, one } from "./dom.js";
import { position } from "./table.js";
import { fit } from "./zoom.js";

export function updateControls(table) {
  updateReplay(table);
  updatePressed(table);
  const story = one('[data-part="story"] ol', table.main);
  story.scrollTop = story.scrollHeight;
  fit(table);
}

function updateReplay({ main }) {
  const slider = one("#moment"), { moment, moments, now } = position();
  slider.max = moments;
  slider.value = moment;
  one("#moment-name").textContent = `${moment} / ${moments}`;
  one('[data-do="later"]', main).disabled = one('[data-do="now"]', main).hidden = now === "yes";
  for (const link of all("a[data-moment]", main)) {
    link.toggleAttribute("aria-current", now === "no" && link.dataset.moment === moment);
  }
}

function updatePressed({ main }) {
  for (const button of all("button[data-frames]", main)) {
    button.ariaPressed = button.dataset.frames === main.dataset.frames;
  }
  one('[data-do="text"]', main).ariaPressed = main.dataset.text === "on";
}
