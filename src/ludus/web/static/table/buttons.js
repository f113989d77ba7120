/* What the buttons and links of the page do. */

import { tell } from "./banner.js";
import { post } from "./changes.js";
import { showBoardOf } from "./boards.js";
import { confirmed } from "./confirmation.js";
import { updateControls } from "./controls.js";
import { closeSheet, showPane } from "./docks.js";
import { isPhone, one } from "./dom.js";
import { focusHome } from "./focus.js";
import { hint } from "./hint.js";
import { closeMenuOutside } from "./menu.js";
import { act, carryOut, touch } from "./moves.js";
import { showPage } from "./pages.js";
import { startPlan, stepBack } from "./plan.js";
import { hideReasons } from "./reasons.js";
import { endPlan, load } from "./redraw.js";
import { look, lookBy, share } from "./replay.js";
import { placeReplay, playScene } from "./scenes.js";
import { catchUp } from "./steps.js";
import { say } from "./table.js";
import { showTab } from "./tabs.js";
import { undo } from "./undo.js";
import { showWay } from "./ways.js";
import { zoomBy, zoomWhole } from "./zoom.js";

const ZOOM_STEP = 1.3;

/* By data-do. */
export const COMMANDS = {
  "undo": (table) => table.plan ? stepBack(table) : undo(table),
  "undo-all": (table) => undo(table, true),
  "plan": startPlan,
  "plan-back": stepBack,
  "plan-drop": endPlan,
  "plan-take": carryOut,
  "hint": hint,
  "text": toggleText,
  "help": ({ help }) => help.showModal(),
  "settings": () => one("#settings").showModal(),
  "zoom-in": (table) => zoomBy(table, ZOOM_STEP),
  "zoom-out": (table) => zoomBy(table, 1 / ZOOM_STEP),
  "zoom-fit": zoomWhole,
  "earlier": (table) => lookBy(table, -1),
  "later": (table) => lookBy(table, 1),
  "now": (table) => look(table, null),
  "share": share,
  "whole-story": (table) => load(table, "&whole_story=true"),
  "rematch": rematch,
  "tab": openTab,
  "turn": (table, { way }) => showWay(table, way),
  "page": (table, { page }) => showPage(table, page),
  "board-of": (table, { seat }) => showBoardOf(table, seat),
  "pane": (table, { pane }) => showPane(table, pane),
  "skip": catchUp,
  "replay-stage": playScene,
  "ending": toggleEnding,
};

function openTab(table, { tab }) {
  showTab(table, tab);
  updateControls(table);
  placeReplay(table);  // a scene may lie on this tab
}

function toggleText(table) {
  const { dataset } = table.main;
  dataset.text = dataset.text === "on" ? "off" : "on";
  updateControls(table);
  focusHome(table);
}

function toggleEnding(table) {
  const { dataset } = table.main;
  dataset.ending = dataset.ending === "off" ? "on" : "off";
  updateControls(table);
}

async function rematch(table) {
  const fresh = await post(table, "rematch");
  if (fresh) location.assign(`/t/${fresh.id}`);
}

/* What a button says beyond what to post: seats are numbers, a switch is on or off. */
export function bodyOf({ key, ban, ...data }) {
  const body = { ...(key && { key }), ...(ban && { ban }) };
  for (const name of ["muted", "agreed", "everything"]) if (data[name]) body[name] = data[name] === "yes";
  for (const name of ["seat", "absent", "about"]) if (data[name]) body[name] = Number(data[name]);
  return body;
}

/* A button that the server describes completely: what to post, whether to ask first, where to go then. */
async function postOf(table, { post: what, sure, then, ...data }) {
  if (!await confirmed(sure)) return;
  if (!await post(table, what, bodyOf(data))) return;
  if (then) location.assign(then);
  else await load(table);
}

const PRESSABLE = "[data-target], [data-action], [data-do], [data-post], a[data-moment], button[data-frames]";

function press(table, event) {
  const found = event.target.closest(PRESSABLE);
  if (isPhone() && event.target.closest(".question") && !found) return showPane(table);
  if (!found) return hideReasons(table);
  const { action, target, moment, frames, do: command } = found.dataset;
  if (action) return pressAction(table, found, action.split(" ").map(Number));
  if (target && !command) return touch(table, found);
  if (moment) { event.preventDefault(); return look(table, Number(moment)); }
  if (frames) { table.main.dataset.frames = frames; return updateControls(table); }
  return command ? COMMANDS[command](table, found.dataset) : postOf(table, found.dataset);
}

/* It shows at once that it was pressed; the list is left, so that the next question finds its reader at the board. */
function pressAction(table, button, actions) {
  const listed = button.closest('[data-part="actions"]');
  button.classList.add("pressed");
  if (listed) focusHome(table);
  closeSheet(table);
  return act(table, ...actions).finally(() => button.classList.remove("pressed"));
}

/* Messages to everybody, and reports to the operator. */
async function submit(table, event) {
  const { chat, report } = event.target.dataset;
  if (chat === undefined && report === undefined) return;
  event.preventDefault();
  const [what, name, more] = report ? ["report", "reason", { about: Number(report) }] : ["chat", "text", {}];
  const field = event.target.elements[name];
  if (!field.value.trim() || !await post(table, what, { [name]: field.value, ...more })) return;
  field.value = "";
  if (report) tell(table, say(table, "reported"));
}

export function listenForClicks(table) {
  closeMenuOutside(table);
  document.body.addEventListener("click", (event) => press(table, event));
  table.main.addEventListener("submit", (event) => submit(table, event));
}
