/* What others do, shown step by step at the speed the reader chose. Steps that come faster than they are shown are shown
   faster; whoever acts, or skips, sees how things stand at once. */

import { one } from "./dom.js";
import { noticeMessage, said } from "./messages.js";
import { place } from "./parts.js";
import { load } from "./redraw.js";
import { skipScene } from "./scenes.js";
import { play } from "./sound.js";
import { report } from "./speech.js";
import { pauseFor, speed } from "./speed.js";
import { positionNumber } from "./table.js";
import { followChange, piecesBeforeChange } from "./tabs.js";
import { fit } from "./zoom.js";

export function follow(table, step) {
  table.steps.push(step);
  if (!table.showing) table.showing = showSteps(table);
}

async function showSteps(table) {
  while (table.steps.length) {
    await table.changing;  // the answer to what the reader did comes first
    await show(table, table.steps.shift());
    updateSkip(table);
    await pause(table);
    await table.scene.playing;
  }
  table.showing = null;
  updateSkip(table);
}

/* A step leads on from what the page shows; where it does not, the page is read anew. */
function show(table, step) {
  if (!step) return undefined;
  if (step.sound) play(table, step.sound);
  const isNew = table.moment !== null || step.number > positionNumber();
  const leadsOn = step.parts && step.since === table.version && !table.plan;
  if (isNew && leadsOn) {
    const before = piecesBeforeChange(table);
    place(table, step);
    if (!table.mine && followChange(table, before)) fit(table);
  }
  const message = step.kind === "chat";
  if (message) noticeMessage(table, step);
  if (step.text) report(table, message ? said(step) : step.text);
  return isNew && !leadsOn ? load(table) : undefined;
}

function pause(table) {
  return new Promise((done) => {
    table.hurry = done;
    setTimeout(done, pauseFor(speed(), table.steps.length));
  });
}

/* The way to skip is there as long as there is something to skip. */
function updateSkip(table) {
  const button = one("#skip");
  if (button) button.hidden = !table.steps.length && !table.scene.playing;
}

/* Show everything that is still to be shown, now. */
export function catchUp(table) {
  while (table.steps.length) show(table, table.steps.shift());
  skipScene(table);
  table.hurry?.();
  updateSkip(table);
  return table.loading;
}
