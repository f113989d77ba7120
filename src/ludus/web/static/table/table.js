/* What the modules of a table's page share: one object, created when the page starts, passed to every function that
   needs it. The rest of the state is the page itself: its parts (data-part) are rendered by the server. */

import { one } from "./dom.js";

export function createTable(main) {
  const [live, banner, note, menu, help] = ["live", "banner", "note", "menu", "help"].map((id) => one(`#${id}`));
  return {
    main, live, banner, note, menu, help,
    id: main.dataset.table,
    seat: Number(main.dataset.seat),
    served: new Map(),      // each part's markup as the server sent it last
    plan: null,             // the actions of a plan, while there is one
    moment: null,           // the moment looked back at, or null for now
    changing: null,         // the number of the position from which a change is under way
    loading: null,          // the promise of a redraw that is under way
    loadAgain: false,       // something has happened since that redraw was asked for
    loadTimer: 0,
    noteTimer: 0,
    restoringFocus: false,  // focus is being put back: nobody touched anything
    zoom: { size: 1, chosen: false },  // 1: as wide as the frame; chosen: somebody asked for this size
  };
}

export const part = (name) => one(`[data-part="${name}"]`);
export const position = () => part("state").dataset;
export const positionNumber = () => Number(position().number);

/* The board that is played on: the copy while there is a plan, unless only the real board is shown. */
export const sheet = ({ main, plan }) => one(plan && main.dataset.frames !== "real" ? ".copied" : ".real", main);

/* A sentence in the reader's language; the template puts them into attributes. */
export const say = ({ main }, key) => main.dataset[`say${key[0].toUpperCase()}${key.slice(1)}`];
