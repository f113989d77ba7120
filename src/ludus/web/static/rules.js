/* Searching the rules: sections without the words are hidden, and the words are marked where the browser can. */

const field = document.getElementById("search"), said = document.getElementById("found");
const sections = [...document.querySelectorAll(".rule")];

const wordsOf = (text) => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
const matches = (section, words) => words.every((word) => section.textContent.toLocaleLowerCase().includes(word));

/* Every place of some words within elements. */
function placesOf(words, within) {
  const places = [];
  for (const section of within) {
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) places.push(...placesIn(walker.currentNode, words));
  }
  return places;
}

function placesIn(node, words) {
  const text = node.data.toLocaleLowerCase(), places = [];
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      places.push(range);
    }
  }
  return places;
}

function search() {
  const words = wordsOf(field.value), found = sections.filter((section) => matches(section, words));
  for (const section of sections) section.hidden = !found.includes(section);
  said.textContent = found.length ? "" : said.dataset.none;
  if (globalThis.CSS?.highlights) CSS.highlights.set("found", new Highlight(...placesOf(words, found)));
}

field?.addEventListener("input", search);
