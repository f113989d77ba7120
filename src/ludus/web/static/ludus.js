/* The one script of Ludus; the server appends the other files of this folder to it. It knows no rules: it shows what the
   server sends, and sends back an action's number. A table's page consists of parts (data-part); the server renders
   them, the script puts them in place. */
"use strict";

const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
function make(tag, ...children) {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

/* Small things on every page */

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  await navigator.clipboard?.writeText(field.value).catch(() => {});
  button.textContent = "✓";
});

// a field that is not filled in as it should be may lie in a folded part of the form
document.addEventListener("invalid", (event) => event.target.closest("details")?.setAttribute("open", ""), true);

const room = one("[data-waiting]");
if (room) {
  new EventSource(`/api/v1/tables/${room.dataset.waiting}/events`).addEventListener("told", (event) => {
    const busy = document.activeElement?.matches("input, select");
    if (JSON.parse(event.data).kind === "begin" || !busy) location.reload();
  });
}

/* The table */

const main = one("main.table");
if (main) play(main);

function play(table) {
  const { table: id, seat: seatName } = table.dataset;
  const seat = Number(seatName);
  const say = (key) => table.dataset[`say${key[0].toUpperCase()}${key.slice(1)}`];
  const [live, banner, note, menu, help] = ["live", "banner", "note", "menu", "help"].map((name) => one(`#${name}`));
  const served = new Map();  // each part's markup as the server sent it last
  let planned = null;        // the actions of a plan, while there is one
  let looking = null;        // the moment looked back at, or null for now
  let returning = false;     // focus is being put back: nobody touched anything
  let acting = false;

  const part = (name) => one(`[data-part="${name}"]`);
  const state = () => part("state").dataset;
  const sheet = () => one(planned && table.dataset.frames !== "real" ? ".copied" : ".real", table);
  const size = sizing(table, sheet);

  // showing
  function place(markup) {
    const sent = document.createElement("template");
    sent.innerHTML = markup;
    const focused = focusKey(), before = state().number, alarm = loud();
    for (const fresh of [...sent.content.children]) {
      const name = fresh.dataset.part, old = part(name);
      if (!old || served.get(name) === fresh.outerHTML) continue;
      served.set(name, fresh.outerHTML);
      const details = (within) => within.matches("details") ? within : one("details", within);
      const opened = details(old)?.open, looks = looksOf(old), { scrollTop } = old;
      old.replaceWith(fresh);
      fresh.scrollTop = scrollTop;
      if (opened !== undefined && details(fresh)) details(fresh).open = opened;
      for (const thing of all("[data-target]", fresh)) {
        const was = looks.get(thing.dataset.target);
        thing.classList.toggle("changed", was !== undefined && was !== thing.innerHTML);
      }
    }
    refocus(focused);
    settle();
    if (state().number !== before) { part("hint").hidden = true; size.reveal(); }
    if (loud() && loud() !== alarm && state().now === "yes") tell(loud(), "loud");
  }

  const loud = () => all('[data-kind="loud"] li', part("told")).map((line) => line.textContent).join(" ");
  const looksOf = (board) => new Map(all("[data-target]", board).map((thing) => [thing.dataset.target, thing.innerHTML]));

  function focusKey() {
    const data = table.contains(document.activeElement) ? document.activeElement.dataset : {};
    const name = ["target", "action", "do", "moment", "part"].find((key) => data[key] !== undefined);
    return name && `[data-${name}="${CSS.escape(data[name])}"]`;
  }

  function refocus(selector) {
    if (!selector || table.contains(document.activeElement)) return;
    returning = true;
    (one(selector, sheet()) || one(selector, table) || sheet()).focus({ preventScroll: true });
    returning = false;
  }

  function settle() {
    const slider = one("#moment"), { moment, moments, now } = state();
    slider.max = moments;
    slider.value = moment;
    one("#moment-name").textContent = `${moment} / ${moments}`;
    one('[data-do="later"]', table).disabled = one('[data-do="now"]', table).hidden = now === "yes";
    for (const link of all("a[data-moment]", table)) link.toggleAttribute("aria-current", now === "no" && link.dataset.moment === moment);
    for (const button of all("button[data-frames]", table)) button.ariaPressed = button.dataset.frames === table.dataset.frames;
    one('[data-do="text"]', table).ariaPressed = table.dataset.text === "on";
    const story = one('[data-part="story"] ol', table);
    story.scrollTop = story.scrollHeight;
    size.fit();
  }

  let loading = null, again = false;
  async function load(more = "") {
    again = Boolean(loading);
    if (loading) return loading;
    loading = send(`/t/${id}/play?seat=${seat}${looking === null ? "" : `&at=${looking}`}${more}`);
    const answer = await loading;
    if (!answer.ok) return location.reload();
    const markup = await answer.text();
    loading = null;
    if (again) return load();
    return planned ? showPlan(markup) : place(markup);
  }

  let soon = 0;  // many things may happen at once; one look shows them all
  const loadSoon = () => { soon ||= setTimeout(() => { soon = 0; load(); }, 40); };

  function tell(text, kind = "told") {
    banner.textContent = text;
    banner.dataset.kind = kind;
    if (kind !== "lost") setTimeout(() => { if (banner.textContent === text) banner.textContent = ""; }, 6000);
  }

  const announce = (...lines) => { live.replaceChildren(...lines.map((line) => make("p", line))); };
  const report = (text) => { live.append(make("p", text)); live.children[8] && live.firstChild.remove(); };  // none is lost when many come at once

  // asking the server
  async function send(path, body) {
    const json = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    for (let pause = 300; ; pause = Math.min(pause * 2, 5000)) {
      try {
        const answer = await fetch(path, body && json);
        if (answer.status !== 503) return answer;  // 503: the rules are being made ready after a new start
      } catch {
        tell(say("lost"), "lost");
      }
      await new Promise((done) => setTimeout(done, pause));  // then again: the server plays a move once
    }
  }

  async function post(what, body = {}) {
    const answer = await send(`/api/v1/tables/${id}/${what}`, { seat, ...body });
    const said = await answer.json();
    if (answer.ok) return said;
    tell(said.reasons?.length ? said.reasons.join("; ") : said.message);
    await load();
    return null;
  }

  /* Change the game from the position that is shown; true where it went well. */
  async function change(what, body) {
    if (acting) return false;
    acting = true;
    const done = await post(what, { number: Number(state().number), ...body });
    acting = false;
    return Boolean(done) && (await load(), true);
  }

  // doing
  function act(...numbers) {
    hideNote();
    menu.close();
    return planned ? showPlan("", planned.push(...numbers)) : change("moves", { actions: numbers });
  }

  function touch(thing) {
    if (planned && thing.closest(".real")) return tell(say("real"));
    if (size.tooSmall(thing)) return size.near(thing);
    const actions = all(`[data-part="actions"] [data-of="${CSS.escape(thing.dataset.target)}"]`, table);
    if (actions.length === 1 && "ahead" in thing.dataset) return lookAhead(thing, actions[0]);
    if (actions.length === 1) return act(Number(actions[0].dataset.action));
    return actions.length ? choose(thing, actions) : explain(thing, true);
  }

  function choose(thing, actions) {
    one("#menu-title").textContent = thing.getAttribute("aria-label") || say("choose");
    one(".choices", menu).replaceChildren(...actions.map((action) => action.cloneNode(true)));
    one(".ahead", menu).hidden = true;
    one(".ahead ul", menu).replaceChildren();
    menu.removeAttribute("style");
    menu.showModal();
    if (matchMedia("(min-width: 60rem)").matches) beside(menu, thing);
  }

  /* A thing that begins something larger is shown with all that it leads to; each of that can be done at one stroke. */
  async function lookAhead(thing, action) {
    choose(thing, [action]);
    const done = [...(planned || []), Number(action.dataset.action)], ahead = one(".ahead", menu);
    const answer = await send(`/api/v1/tables/${id}/plan`, { seat, actions: done });
    const { actions } = answer.ok ? await answer.json() : { actions: [] };
    one("ul", ahead).replaceChildren(...actions.map(({ number, text }) => {
      const button = make("button", text);
      button.dataset.action = `${action.dataset.action} ${number}`;
      return make("li", button);
    }));
    ahead.hidden = !actions.length;
    if (menu.open && matchMedia("(min-width: 60rem)").matches) beside(menu, thing);
  }

  async function explain(thing, asked) {
    if (planned || looking !== null) return asked && tell(say("nothing"));
    const answer = await send(`/api/v1/tables/${id}/why?seat=${seat}&target=${encodeURIComponent(thing.dataset.target)}`);
    const found = answer.ok ? await answer.json() : [];
    if (!found.length && !asked) return;
    const told = found.flatMap(({ text, reasons }) => [make("p", text), make("ul", ...reasons.map((reason) => make("li", reason)))]);
    note.replaceChildren(...(told.length ? told : [say("nothing")]));
    note.hidden = false;
    beside(note, thing);
  }

  const hideNote = () => { note.hidden = true; };

  // planning and hints
  async function showPlan(behind = "") {
    place(behind);
    const answer = await send(`/t/${id}/plan`, { seat, actions: planned });
    if (!planned) return;
    table.dataset.mode = "plan";
    if (answer.ok) return place(await answer.text());
    tell(say("nothing"));
    return planned.pop() === undefined ? dropPlan() : showPlan();
  }

  function dropPlan() {
    planned = null;
    delete table.dataset.mode;
    part("plan").hidden = true;
    served.clear();
    return load();
  }

  const takePlan = async () => await change("moves", { actions: planned }) && dropPlan();

  async function hint() {
    const box = part("hint");
    box.hidden = false;
    box.textContent = say("thinking");
    const found = await post("hint") || [];
    box.replaceChildren(...found.map((advice) => {
      const worth = advice.value.toLocaleString(document.documentElement.lang, { style: "percent" });
      const button = make("button", advice.text, make("b", worth));
      button.dataset.action = advice.number;
      one(`[data-target="${CSS.escape(advice.target)}"]`, sheet())?.classList.add("changed");
      return make("p", button);
    }));
    announce(...[...box.children].map((line) => line.innerText));
  }

  // looking back
  function look(moment) {
    looking = moment === null || moment >= Number(state().moments) ? null : Math.max(0, moment);
    return load();
  }

  async function share() {
    const link = location.origin + state().share;
    await navigator.clipboard?.writeText(link).catch(() => {});
    tell(`${say("copied")} ${link}`);
  }

  // what buttons and keys do
  const deeds = {
    "undo": () => change("undo", {}),
    "undo-all": () => change("undo", { everything: true }),
    "plan": () => { planned = []; table.dataset.frames = innerWidth < 1600 ? "copy" : "both"; return showPlan(); },
    "plan-back": () => { planned.pop(); return showPlan(); },
    "plan-drop": dropPlan,
    "plan-take": takePlan,
    "hint": hint,
    "text": () => { table.dataset.text = table.dataset.text === "on" ? "off" : "on"; settle(); (table.dataset.text === "on" ? part("told") : sheet()).focus(); },
    "help": () => help.showModal(),
    "zoom-in": () => size.by(1.3),
    "zoom-out": () => size.by(1 / 1.3),
    "zoom-fit": size.whole,
    "earlier": () => look(Number(state().moment) - 1),
    "later": () => look(Number(state().moment) + 1),
    "now": () => look(null),
    "share": share,
    "whole-story": () => load("&whole_story=true"),
    "rematch": async () => { const fresh = await post("rematch"); if (fresh) location.assign(`/t/${fresh.id}`); },
  };

  table.addEventListener("click", async (event) => {
    const found = event.target.closest("[data-target], [data-action], [data-do], [data-post], a[data-moment], button[data-frames]");
    if (!found) return hideNote();
    const { action, target, moment, frames, do: deed, sure, key, absent, then } = found.dataset;
    if (action) return act(...action.split(" ").map(Number));
    if (target) return touch(found);
    if (moment) { event.preventDefault(); return look(Number(moment)); }
    if (frames) { table.dataset.frames = frames; return settle(); }
    if (deed) return deeds[deed]();
    if (sure && !confirm(sure)) return;
    if (await post(found.dataset.post, { ...(key && { key }), ...(absent && { absent: Number(absent) }) })) return then ? location.assign(then) : load();
  });
  menu.onclick = (event) => { if (event.target === menu) menu.close(); };
  one("#moment").oninput = (event) => look(Number(event.target.value));
  one("[data-chat]")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    if (field.value.trim() && await post("chat", { text: field.value })) field.value = "";
  });

  let focusing = 0;  // things that cannot be done say why when they have been in focus for a moment
  table.addEventListener("focusin", (event) => {
    clearTimeout(focusing);
    hideNote();
    const thing = event.target.closest("[data-target]");
    if (thing && !returning && !thing.classList.contains("can")) focusing = setTimeout(() => explain(thing, false), 250);
  });
  table.addEventListener("focusout", () => { clearTimeout(focusing); hideNote(); });

  function step(dx, dy) {
    const things = all("[data-target]", sheet()), from = document.activeElement.closest("[data-target]");
    (from ? nearest(things, from, dx, dy) : one("[data-target].can", sheet()) || things[0])?.focus();
  }

  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const keys = { u: "undo", p: "plan", h: "hint", t: "text", "?": "help", "+": "zoom-in", "=": "zoom-in", "-": "zoom-out", 0: "zoom-fit" };
  const silent = one("#keys-off");
  silent.checked = localStorage.getItem("ludus-keys") === "off";
  silent.onchange = () => localStorage.setItem("ludus-keys", silent.checked ? "off" : "on");

  // for the ear: what has happened since the own last step, what one has, what lies on the table
  const aloud = { m: '[data-kind="own"]', o: '[data-kind="others"], [data-kind="table"]' };
  const read = (selector) => all(`:is(${selector}) :is(h3, li)`, part("told")).map((line) => line.textContent);
  function latest() {
    const lines = all("li", part("story")), own = lines.findLastIndex((line) => line.classList.contains("own"));
    return lines.slice(Math.max(own, lines.length - 12, 0)).map((line) => line.textContent.trim());
  }

  const turn = (buttons, by) => buttons.at((buttons.indexOf(document.activeElement) + by) % buttons.length).focus();

  function move(event) {
    const arrow = arrows[event.key], thing = event.target.closest("[data-target]");
    if (thing && ["Enter", " "].includes(event.key)) touch(thing);
    else if (arrow && menu.open) turn(all("button", menu), arrow[0] + arrow[1]);
    else if (arrow && event.target.closest(".sheet")) step(...arrow);
    else return false;
    return true;
  }

  function shortcut(key) {
    if (/^[1-9]$/.test(key)) announce(...read(`[data-told="${key}"]`));
    else if (key === "r") announce(...latest());
    else if (aloud[key]) announce(...read(aloud[key]));
    else if (key === "a") one('[data-part="actions"] button', table)?.focus();
    else if (key === "c") one("[data-chat] input")?.focus();
    else if (keys[key]) one(`[data-do="${keys[key]}"]:not(:disabled)`, table)?.click();
    else return false;
    return true;
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
    if (event.key === "Escape") return hideNote();
    const quiet = silent.checked || menu.open || help.open;
    if (move(event) || !quiet && shortcut(event.key.toLowerCase())) event.preventDefault();
  });

  // listening
  function listen() {
    const source = new EventSource(`/api/v1/tables/${id}/events?seat=${seat}`);
    source.addEventListener("hello", (event) => {
      table.dataset.live = "on";
      if (banner.dataset.kind === "lost") tell(say("back"));
      if (JSON.parse(event.data).number !== Number(state().number)) loadSoon();
    });
    source.addEventListener("told", (event) => {
      const { number, text } = JSON.parse(event.data);
      if (text) report(text);
      if (number > Number(state().number)) loadSoon();
    });
    source.onerror = () => {
      table.dataset.live = "off";
      tell(say("lost"), "lost");
      if (source.readyState === EventSource.CLOSED) setTimeout(listen, 1000);  // else the browser tries by itself
    };
  }

  for (const shown of all("[data-part]")) served.set(shown.dataset.part, shown.outerHTML);
  if (state().now === "no") looking = Number(state().moment);
  settle();
  listen();
}
