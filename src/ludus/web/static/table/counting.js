/* Numbers (data-count) count to what they are. */

import { all } from "./dom.js";

const MARKED = 500;  // milliseconds that a change of a number is still seen

/* Every number by its name, or by its element where it has none. */
export const numbers = (within) => new Map(all("[data-count]", within).map((element) => (
  [element.dataset.count || element, element.textContent]
)));

const value = (text) => /^[-−+]?\d+$/.test(text.trim()) ? Number(text.trim().replace("−", "-")) : null;
const written = (number) => String(number).replace("-", "−");

export function countFrom(before, time) {
  for (const element of all("[data-count]")) {
    const was = value(before.get(element.dataset.count || element) ?? ""), is = value(element.textContent);
    if (was !== null && is !== null && was !== is && element.checkVisibility()) count(element, was, is, time);
  }
}

function count(element, was, is, time) {
  const begun = performance.now(), last = element.textContent, kind = is > was ? "counts-up" : "counts-down";
  let shown = element.textContent = written(was);
  element.classList.add(kind);
  setTimeout(() => element.classList.remove(kind), time + MARKED);
  const tick = () => {
    if (element.textContent !== shown) return;  // it was changed meanwhile
    const done = Math.min(1, (performance.now() - begun) / time);
    element.textContent = shown = done < 1 ? written(Math.round(was + (is - was) * done)) : last;
    if (done < 1) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
