/* Pieces (data-piece) go from where they were to where they are: their places are remembered before the page changes, and
   afterwards each is moved back and let go. What comes drops in, what goes fades, a card (data-flip) turns over. */

import { countFrom, numbers } from "./counting.js";
import { all } from "./dom.js";
import { drawStrokes, strokes } from "./brush.js";
import { fadeOut, fly } from "./flying.js";
import { motionTime } from "./speed.js";
import { sheet } from "./table.js";

const EASE = "cubic-bezier(.3, 0, .2, 1)";
const TOO_MANY = 90;                 // pieces: then the whole board is another one
const APART = 45, MOST_APART = 270;  // milliseconds between the starts of two pieces, and of the first and the last
const NEAR = 1.5;                    // pixels: this is no motion
const LIFT = 0.12, HIGHEST = 26;     // of the way; pixels
const DROP = 16;                     // pixels

/* What must be known of the board as it is, before it changes. */
export function remember(table) {
  const board = sheet(table);
  return { pieces: piecesOf(board), numbers: numbers(document.body), strokes: strokes(board) };
}

function piecesOf(board) {
  const frames = new Map();  // by parent, how its units lie on the screen
  const frameOf = (parent) => frames.get(parent) ?? frames.set(parent, parent.getScreenCTM?.() ?? null).get(parent);
  return new Map(all("[data-piece]", board).map((element) => {
    const { piece, flip } = element.dataset, parent = element.parentNode;
    const box = element.getBoundingClientRect(), area = element.closest(".area")?.dataset.area;
    return [piece, { element, parent, box, area, flip, frame: frameOf(parent) }];
  }));
}

/* Move everything from how it was; settles when all of it is there. */
export function animate(table, before) {
  const time = motionTime(), board = sheet(table);
  if (!time) return Promise.resolve();
  countFrom(before.numbers, time);
  drawStrokes(before.strokes, strokes(board), time);
  const now = piecesOf(board), moves = [];
  for (const [name, piece] of now) moves.push(...change(before.pieces.get(name), piece));
  const gone = [...before.pieces].filter(([name, { box }]) => !now.has(name) && box.width).map(([, was]) => was);
  if (moves.length + gone.length > TOO_MANY) return Promise.resolve();
  for (const was of gone) fadeOut(was, time);
  return Promise.all(moves.map(([piece, keyframes, crosses], n) => {
    const options = { duration: time, easing: EASE, delay: Math.min(n * APART, MOST_APART), fill: "backwards" };
    return (crosses ? fly(piece, keyframes, options) : piece.element.animate(keyframes, options)).finished.catch(() => {});
  }));
}

/* How a piece came to be where it is. */
function change(was, piece) {
  if (!piece.frame || !piece.box.width) return [];
  if (!was) return [[piece, piece.flip === undefined ? drop(piece) : turn(piece), false]];
  const moved = was.box.width && far(was.box, piece.box);
  const turned = was.flip !== piece.flip;
  if (!moved) return turned ? [[piece, turn(piece), false]] : [];
  return [[piece, way(was, piece), was.area !== piece.area]];
}

const far = (a, b) => Math.hypot(a.left - b.left, a.top - b.top) > NEAR || Math.abs(a.width - b.width) > NEAR;

/* A box of the screen in the units that the piece is drawn in. */
function placeIn(frame, { left, top, width }) {
  const place = new DOMPoint(left, top).matrixTransform(frame.inverse());
  return { x: place.x, y: place.y, width: width / Math.hypot(frame.a, frame.b) };
}

/* From the old place, in an arc, to the new one. Both properties work before the piece's own transform. */
function way(was, { frame, box }) {
  const from = placeIn(frame, was.box), to = placeIn(frame, box), size = from.width / to.width;
  const x = from.x - size * to.x, y = from.y - size * to.y, unit = Math.hypot(frame.a, frame.b);
  const lift = Math.min(HIGHEST, LIFT * Math.hypot(was.box.left - box.left, was.box.top - box.top)) / unit;
  return [
    { translate: `${x}px ${y}px`, scale: String(size) },
    { translate: `${x / 2}px ${y / 2 - lift}px`, scale: String((1 + size) / 2) },
    { translate: "0px 0px", scale: "1" },
  ];
}

const drop = ({ frame }) => [
  { translate: `0px ${-DROP / Math.hypot(frame.c, frame.d)}px`, opacity: 0 }, { translate: "0px 0px", opacity: 1 },
];

function turn({ frame, box }) {
  const { x, width } = placeIn(frame, box);
  return [{ translate: `${x + width / 2}px 0px`, scale: "0 1" }, { translate: "0px 0px", scale: "1 1" }];
}
