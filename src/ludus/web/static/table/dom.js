/* Shorthands for the document. */

export const one = (selector, within = document) => within.querySelector(selector);
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];

export function make(tag, ...children) {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

/* Whether the page is laid out as on a phone, with a sheet that comes up from below. */
export const isPhone = () => matchMedia("(max-width: 60rem)").matches;
