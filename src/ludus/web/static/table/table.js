/* What the modules of a table's page share: one object, created when the page starts, passed to every function that
   needs it. The rest of the state is the page itself: its parts (data-part) are rendered by the server. */

import { one } from "./dom.js";

export function createTable(main) {
  const [live, banner, note, menu, help] = ["live", "banner", "note", "menu", "help"].map((id) => one(`#${id}`));
  return {
    main, live, banner, note, menu, help,
    id: main.dataset.table,
    seat: Number(main.dataset.seat),
    version: main.dataset.version,  // what the server rendered of what is shown; "" where it does not know
    plan: null,             // the actions of a plan, while there is one
    chosen: null,           // the name of the first of two things that are pressed one after the other
    tab: null,              // which areas of the board are shown, where not all of them fit
    moment: null,           // the moment looked back at, or null for now
    changing: null,         // the promise of a change that is under way
    turn: Promise.resolve(),  // settles when everything that was clicked is done
    steps: [],              // what others did and is still to be shown
    showing: null,          // the promise of showing them
    hurry: null,            // ends the pause between two of them
    loading: null,          // the promise of a redraw that is under way
    loadAgain: false,       // something has happened since that redraw was asked for
    loadTimer: 0,
    noteTimer: 0,
    restoringFocus: false,  // focus is being put back: nobody touched anything
    way: "",                // how lies what is to be put down: the way that is shown
    of: null,               // the seat whose board is shown, or null for the reader's own
    looked: -Infinity,      // when the reader last looked around on the board
    still: false,           // what is shown next is another board, not a later one
    areas: new Map(),       // by the name of an area that can be magnified, its scale and middle
    scene: { key: "", playing: null, skip: null },  // the staged moment: which, the promise of showing it, how to end a pause
    voice: { waiting: [], timer: 0 },  // what is still to be said
    asked: "",              // the question that was said last
    pane: "now",            // the pane of a phone's sheet that was open last
    news: "",               // which lessons, hints and plans were shown
    title: "",              // the window's title while it is not the reader's turn
    mine: false,            // whether it is the reader's turn
    zoom: { size: 1, chosen: false },  // 1: as wide as the frame; chosen: somebody asked for this size
  };
}

export const part = (name) => one(`[data-part="${name}"]`);
export const position = () => part("state").dataset;
export const positionNumber = () => Number(position().number);

export const pageAddress = ({ id }, what) => `/api/page/${id}/${what}`;

/* The board that is played on: the copy while there is a plan, unless only the real board is shown. */
export const sheet = ({ main, plan }) => one(plan && main.dataset.frames !== "real" ? ".copied" : ".real", main);

/* A sentence in the reader's language; the template puts them into attributes. */
export const say = ({ main }, key) => main.dataset[`say${key[0].toUpperCase()}${key.slice(1)}`];
