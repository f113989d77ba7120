/* Boards that lie in pages side by side on a small screen: what carries data-page="AREA" leads to the page with that area,
   and is marked while it is in sight. */

import { all, one } from "./dom.js";
import { stillness } from "./speed.js";
import { sheet } from "./table.js";

const areaOf = (table, page) => one(`.area[data-area="${CSS.escape(page)}"]`, sheet(table));

/* Areas of a tab that is not shown have no place. */
export function showPage(table, page) {
  areaOf(table, page)?.scrollIntoView({ inline: "start", block: "nearest", behavior: stillness() ? "instant" : "smooth" });
}

/* Of some starts of pages, the one nearest to the edge of the screen. */
export const nearestStart = (starts, edge) => starts.reduce((best, start, n) =>
  Math.abs(start - edge) < Math.abs(starts[best] - edge) ? n : best, 0);

export function markPage(table) {
  const frame = sheet(table), links = all(".page-link", frame).filter((link) => link.checkVisibility());
  if (!links.length) return;
  const here = nearestStart(links.map((link) => areaOf(table, link.dataset.page).getBoundingClientRect().left), frame.getBoundingClientRect().left);
  links.forEach((link, n) => link.toggleAttribute("aria-current", n === here));
}

export function listenForPages(table) {
  let waiting = 0;
  one(".frames", table.main).addEventListener("scroll", () => {
    waiting ||= requestAnimationFrame(() => { waiting = 0; markPage(table); });
  }, { capture: true, passive: true });
}
