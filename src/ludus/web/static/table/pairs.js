/* Choices of two things: an action that belongs to "first>second" is done by pressing one of them and then the other, or by
   dragging one onto the other. The one that was pressed is `chosen`; what goes with it lights up. */

import { all, one } from "./dom.js";
import { announce } from "./speech.js";
import { say, sheet } from "./table.js";

const STILL = 5;  // pixels: a mouse that moved no farther has clicked

/* The buttons of the actions that join a thing with others, by the name of the other thing. */
export function partners({ main }, name) {
  const found = new Map();
  for (const button of all('[data-part="actions"] [data-of*=">"]', main)) {
    const [first, second] = button.dataset.of.split(">");
    const other = first === name ? second : second === name ? first : null;
    if (other) found.set(other, [...found.get(other) ?? [], button]);
  }
  return found;
}

/* The buttons of what is done by pressing a thing after the chosen one. */
export const completed = (table, name) => table.chosen === null ? [] : partners(table, table.chosen).get(name) ?? [];

/* A thing was pressed. Whether it is one of two: then it is chosen, or no longer chosen if it was. */
export function pair(table, name) {
  if (!partners(table, name).size) return false;
  choosePartner(table, table.chosen === name ? null : name);
  const label = one("[data-target].chosen", sheet(table))?.getAttribute("aria-label");
  if (label) announce(table, `${label}. ${say(table, "pair")}`);
  return true;
}

export function choosePartner(table, name) {
  unmark();
  table.chosen = name;
  mark(table);
}

/* Before the page changes: what is marked here is not in what the server compares with. */
export function unmark() {
  for (const thing of all("[data-target].chosen")) thing.classList.remove("chosen");
  for (const thing of all(".partner")) {
    thing.classList.remove("partner", "can");
    thing.setAttribute("tabindex", "-1");
    thing.setAttribute("aria-disabled", "true");
  }
}

/* After it: the choice stands as long as something goes with it. */
export function mark(table) {
  const others = table.chosen === null ? new Map() : partners(table, table.chosen);
  if (!others.size) table.chosen = null;
  if (table.chosen === null) return;
  for (const thing of all("[data-target]", sheet(table))) {
    const { target } = thing.dataset;
    thing.classList.toggle("chosen", target === table.chosen);
    if (others.has(target) && !thing.classList.contains("can")) light(thing);
  }
}

function light(thing) {
  thing.classList.add("partner", "can");
  thing.setAttribute("tabindex", "0");
  thing.removeAttribute("aria-disabled");
}

/* A mouse takes a thing to the one it goes with; `press` is told of both, one after the other. */
export function listenForDrags(table, press) {
  table.main.addEventListener("pointerdown", (down) => {
    const thing = down.target.closest(".sheet [data-target]");
    if (!thing || down.pointerType === "touch" || down.button || !partners(table, thing.dataset.target).size) return;
    follow(table, thing, down, press);
  });
}

function follow(table, thing, down, press) {
  const scale = thing.getScreenCTM?.()?.a || 1, { target } = thing.dataset;
  let moved = false;
  const move = ({ clientX, clientY }) => {
    const x = clientX - down.clientX, y = clientY - down.clientY;
    if (!moved && Math.hypot(x, y) <= STILL) return;
    if (!moved) { choosePartner(table, target); thing.classList.add("dragged"); }
    moved = true;
    thing.style.translate = `${x / scale}px ${y / scale}px`;
  };
  const end = ({ clientX, clientY }) => {
    for (const kind of ["pointerup", "pointercancel"]) removeEventListener(kind, end);
    removeEventListener("pointermove", move);
    if (!moved) return;
    const under = document.elementsFromPoint(clientX, clientY).map((element) => element.closest("[data-target]"));
    const over = under.find((other) => other && other !== thing);
    thing.style.translate = "";
    thing.classList.remove("dragged");
    if (over && completed(table, over.dataset.target).length) press(over);
    else choosePartner(table, null);
  };
  addEventListener("pointermove", move);
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, end);
}
