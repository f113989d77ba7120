/* Whether the reader is looking around: whoever has just moved the board, or opened a tab of it, is not taken elsewhere until
   they have left it alone for a while. */

const QUIET = 2500;  // milliseconds

/* What acts is no looking around: what it leads to is wanted at once. */
const ACTING = ".thing.can, [data-action], .side";

export function listenForLooking(table) {
  const note = ({ target }) => { table.looked = target.closest(ACTING) ? -Infinity : performance.now(); };
  for (const kind of ["pointerdown", "wheel"]) table.main.addEventListener(kind, note, { passive: true });
  for (const kind of ["pointerup", "pointercancel"]) {
    table.main.addEventListener(kind, () => { if (table.looked > 0) table.looked = performance.now(); });
  }
}

/* How long they are still to be left alone. */
const rest = ({ looked }) => looked + QUIET - performance.now();

export async function untilQuiet(table) {
  while (rest(table) > 0) await new Promise((done) => { setTimeout(done, rest(table)); });
}
