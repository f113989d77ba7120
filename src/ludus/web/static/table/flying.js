/* Pieces that leave their area, or the board, are shown above everything on their way. */

import { one } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const INHERITED = ["--seat", "--seat-edge", "color", "fill", "stroke", "font-size"];

/* A drawing over the whole window that holds one element as it lies on the screen. It is a container of the board's size,
   so that what a game draws in one way for small and in another for large boards looks the same above it. */
export function layer(element, frame, parent) {
  const above = document.createElement("div"), { clientWidth, clientHeight } = one(".sheet") ?? document.documentElement;
  const drawing = document.createElementNS(SVG, "svg"), group = document.createElementNS(SVG, "g");
  Object.assign(above.style, { width: `${clientWidth}px`, height: `${clientHeight}px` });
  above.className = "flying";
  above.setAttribute("aria-hidden", "true");
  drawing.setAttribute("class", "ludus");
  group.setAttribute("transform", `matrix(${[frame.a, frame.b, frame.c, frame.d, frame.e, frame.f].join(" ")})`);
  if (parent.isConnected) {
    const style = getComputedStyle(parent);
    for (const name of INHERITED) group.style.setProperty(name, style.getPropertyValue(name));
  }
  for (const named of [element, ...element.querySelectorAll("[data-target], [data-piece], [tabindex]")]) {
    for (const name of ["data-target", "data-piece", "tabindex", "role"]) named.removeAttribute(name);
  }
  group.append(element);
  drawing.append(group);
  above.append(drawing);
  document.body.append(above);
  return above;
}

/* A copy of the piece travels; the piece itself appears when it has arrived. */
export function fly({ element, frame, parent }, keyframes, options) {
  const copy = element.cloneNode(true), above = layer(copy, frame, parent);
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: options.duration + options.delay });
  const travel = copy.animate(keyframes, { ...options, fill: "both" });
  const land = () => { above.remove(); hidden.cancel(); };
  travel.finished.then(land, land);
  return travel;
}

export function fadeOut({ element, frame, parent }, time) {
  if (!frame || element.isConnected) return;
  const above = layer(element, frame, parent);
  const fading = element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: time, easing: "ease-in", fill: "both" });
  fading.finished.then(() => above.remove(), () => above.remove());
}
