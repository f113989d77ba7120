/* Staged moments: an element with data-stage="KEY" is shown step by step (data-step="1", "2", …) when it is new. It can be
   skipped and seen again; where the system asks for stillness, all of it is there at once. */

import { all, one } from "./dom.js";
import { sceneTime } from "./speed.js";
import { sheet } from "./table.js";
import { bringTab } from "./zoom.js";

const EDGE = 8;   // pixels
const LONG = 10;  // steps: longer scenes go faster

const sceneOf = (table) => one("[data-stage]", sheet(table));

/* What is there when the page starts has been seen. */
export function startScenes(table) {
  table.scene.key = sceneOf(table)?.dataset.stage ?? "";
  placeReplay(table);
}

/* Called when the page shows something new. */
export function noticeScene(table) {
  const key = sceneOf(table)?.dataset.stage ?? "";
  placeReplay(table);
  if (key === table.scene.key) return;
  table.scene.key = key;
  if (key) playScene(table);
}

export function playScene(table) {
  skipScene(table);
  table.scene.playing = play(table, sceneOf(table)).finally(() => { table.scene.playing = null; placeReplay(table); });
  placeReplay(table);
}

async function play(table, root) {
  const numbers = [...new Set(all("[data-step]", root).map(({ dataset }) => Number(dataset.step)))].toSorted((a, b) => a - b);
  const time = sceneTime() * Math.min(1, LONG / Math.max(1, numbers.length));
  if (!time) return;
  for (const step of all("[data-step]", root)) step.classList.remove("shown");
  root.classList.add("playing");
  bringTab(table, root);  // where not all of the board fits, it must not be played out of sight
  root.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  for (const number of numbers) {
    await new Promise((done) => { table.scene.skip = done; setTimeout(done, time); });
    if (!root.classList.contains("playing")) return;
    for (const step of all(`[data-step="${number}"]`, root)) step.classList.add("shown");
  }
  await new Promise((done) => { table.scene.skip = done; setTimeout(done, time); });
  root.classList.remove("playing");
}

/* Whether there was something to skip. */
export function skipScene(table) {
  const root = one("[data-stage].playing", sheet(table));
  root?.classList.remove("playing");
  table.scene.skip?.();
  table.scene.skip = null;
  return root !== null;
}

/* The way to see it again lies beside what it shows, or below it, once that is over. */
export function placeReplay(table) {
  const button = one('[data-do="replay-stage"]', table.main), root = sceneOf(table);
  if (!button) return;
  const scene = root?.getBoundingClientRect(), stage = one(".stage", table.main).getBoundingClientRect();
  button.hidden = !scene?.width || table.scene.playing !== null;
  if (button.hidden) return;
  const beside = stage.right - scene.right - button.offsetWidth - EDGE, fits = beside > EDGE;
  const right = fits ? beside : stage.right - scene.right + EDGE;
  const bottom = stage.bottom - scene.bottom - (fits ? 0 : button.offsetHeight + EDGE);
  Object.assign(button.style, { right: `${Math.max(EDGE, right)}px`, bottom: `${Math.max(EDGE, bottom)}px` });
}
