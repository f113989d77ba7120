/* Marks (.brush) are drawn from left to right when they are new. */

import { all } from "./dom.js";

/* Every mark by the thing it is on and its place there. */
export function strokes(board) {
  const counted = new Map(), found = new Map();
  for (const element of all(".brush", board)) {
    const thing = element.closest("[data-target], [data-piece]"), { target, piece } = thing?.dataset ?? {};
    const name = target ?? piece ?? "", n = counted.get(name) ?? 0;
    counted.set(name, n + 1);
    found.set(`${name} ${n}`, element);
  }
  return found;
}

export function drawStrokes(before, now, time) {
  const fresh = [...now].filter(([name, element]) => name !== " " && !before.has(name) && element.checkVisibility());
  for (const [, element] of fresh) {
    element.animate([{ clipPath: "inset(-20% 100% -20% -20%)" }, { clipPath: "inset(-20% -20% -20% -20%)" }],
      { duration: time, easing: "ease-out", fill: "backwards" });
  }
}
