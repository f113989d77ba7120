/* What the buttons and links of the page do. */

import { change, post } from "./changes.js";
import { updateControls } from "./controls.js";
import { one } from "./dom.js";
import { focusHome } from "./focus.js";
import { hint } from "./hint.js";
import { act, touch } from "./moves.js";
import { carryOut, startPlan, stepBack } from "./plan.js";
import { hideReasons } from "./reasons.js";
import { endPlan, load } from "./redraw.js";
import { look, lookBy, share } from "./replay.js";
import { zoomBy, zoomWhole } from "./zoom.js";

const ZOOM_STEP = 1.3;

/* By data-do. */
export const COMMANDS = {
  "undo": (table) => change(table, "undo"),
  "undo-all": (table) => change(table, "undo", { everything: true }),
  "plan": startPlan,
  "plan-back": stepBack,
  "plan-drop": endPlan,
  "plan-take": carryOut,
  "hint": hint,
  "text": toggleText,
  "help": ({ help }) => help.showModal(),
  "zoom-in": (table) => zoomBy(table, ZOOM_STEP),
  "zoom-out": (table) => zoomBy(table, 1 / ZOOM_STEP),
  "zoom-fit": zoomWhole,
  "earlier": (table) => lookBy(table, -1),
  "later": (table) => lookBy(table, 1),
  "now": (table) => look(table, null),
  "share": share,
  "whole-story": (table) => load(table, "&whole_story=true"),
  "rematch": rematch,
};

function toggleText(table) {
  const { dataset } = table.main;
  dataset.text = dataset.text === "on" ? "off" : "on";
  updateControls(table);
  focusHome(table);
}

async function rematch(table) {
  const fresh = await post(table, "rematch");
  if (fresh) location.assign(`/t/${fresh.id}`);
}

/* A button that the server describes completely: what to post, whether to ask first, where to go then. */
async function postOf(table, { post: what, sure, key, absent, then }) {
  if (sure && !confirm(sure)) return;
  if (!await post(table, what, { ...(key && { key }), ...(absent && { absent: Number(absent) }) })) return;
  if (then) location.assign(then);
  else await load(table);
}

const PRESSABLE = "[data-target], [data-action], [data-do], [data-post], a[data-moment], button[data-frames]";

function press(table, event) {
  const found = event.target.closest(PRESSABLE);
  if (!found) return hideReasons(table);
  const { action, target, moment, frames, do: command } = found.dataset;
  if (action) return act(table, ...action.split(" ").map(Number));
  if (target) return touch(table, found);
  if (moment) { event.preventDefault(); return look(table, Number(moment)); }
  if (frames) { table.main.dataset.frames = frames; return updateControls(table); }
  return command ? COMMANDS[command](table) : postOf(table, found.dataset);
}

export function listenForClicks(table) {
  const { main, menu } = table;
  main.addEventListener("click", (event) => press(table, event));
  menu.addEventListener("click", (event) => { if (event.target === menu) menu.close(); });
  one("[data-chat]")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    if (field.value.trim() && await post(table, "chat", { text: field.value })) field.value = "";
  });
}
