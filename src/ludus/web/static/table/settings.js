/* What a reader can set at the table: speed, sounds, notifications, theme and the size of text. */

import { all, one } from "./dom.js";
import { play, setVolume, volume } from "./sound.js";
import { setSpeed, speed } from "./speed.js";
import { canNotify, setNotifications, wantsNotifications } from "./turn.js";

const EXAMPLES = { effects: "stone", alerts: "turn" };  // what a volume sounds like

export function startSettings(table) {
  const dialog = one("#settings");
  one(`[name="speed"][value="${speed()}"]`, dialog).checked = true;
  for (const slider of all("input[type=range]", dialog)) slider.value = volume(slider.name);
  const notify = one("[name=notify]", dialog);
  notify.checked = wantsNotifications();
  notify.parentElement.hidden = !canNotify();
  dialog.addEventListener("change", ({ target }) => CHANGES[target.name]?.(table, target));
}

const CHANGES = {
  speed: (_, { value }) => setSpeed(value),
  effects: changeVolume,
  alerts: changeVolume,
  notify: async (_, box) => { box.checked = await setNotifications(box.checked); },
  theme: (_, { value }) => { showTheme(value); remember({ theme: value }); },
  size: (_, { value }) => { document.documentElement.dataset.size = value; remember({ size: value }); },
};

function changeVolume(table, { name, value }) {
  setVolume(name, value);
  play(table, EXAMPLES[name], name);
}

function showTheme(theme) {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
}

/* Other pages follow: the server keeps these in cookies. */
const remember = (fields) => fetch("/preferences", { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
