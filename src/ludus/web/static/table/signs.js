/* The game's signs, for use outside of its board: read once, and put into the page under names of their own. */

import { position } from "./table.js";

const SVG = "http://www.w3.org/2000/svg";
let reading = null;  // the promise of the sheet

/* Settles when signs can be used. A game may have none. */
export function loadSigns() {
  reading ??= fetchSheet(position().signs);
  return reading;
}

async function fetchSheet(address) {
  const answer = address ? await fetch(address).catch(() => null) : null;
  if (!answer?.ok) return;
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = (await answer.text()).replaceAll('id="sign-', 'id="aid-');
  document.body.append(holder);
}

/* A sign as a small picture; null where there is none of that name. */
export function sign(name) {
  if (!name || !document.getElementById(`aid-${name}`)) return null;
  const svg = document.createElementNS(SVG, "svg"), use = document.createElementNS(SVG, "use");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "ludus sign");  // the colours of the board
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#aid-${name}`);
  svg.append(use);
  return svg;
}
