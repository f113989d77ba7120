/* Moves. The page knows no rules: the server lists what can be done, each with a number and the thing it belongs to. */

import { tell } from "./banner.js";
import { change } from "./changes.js";
import { confirmed } from "./confirmation.js";
import { all } from "./dom.js";
import { choose, lookAhead } from "./menu.js";
import { choosePartner, completed, pair } from "./pairs.js";
import { inTurn, offer, samePlace } from "./queue.js";
import { explain, hideReasons } from "./reasons.js";
import { endPlan, showPlan } from "./redraw.js";
import { say } from "./table.js";
import { bringNear, tooSmall } from "./zoom.js";

/* Do something, or add it to the plan. */
export function act(table, ...actions) {
  hideReasons(table);
  table.menu.close();
  if (table.plan) {
    table.plan.push(...actions);
    return showPlan(table);
  }
  return inTurn(table, () => play(table, actions));
}

export const carryOut = (table) => inTurn(table, async () => {
  const done = await change(table, "moves", { actions: table.plan });
  if (done) await endPlan(table);
  return done;
});

/* The buttons of what can be done with a thing. */
export const actionsOf = ({ main }, target) => all(`[data-part="actions"] [data-of="${CSS.escape(target)}"]`, main);

/* A thing on the board was pressed. */
export function touch(table, thing) {
  if (table.plan && thing.closest(".real")) return tell(table, say(table, "real"));
  if (table.of !== null) return tell(table, say(table, "theirs"));
  if (tooSmall(table, thing)) return bringNear(table, thing);
  if (table.plan) return use(table, thing);
  thing.classList.add("pressed");  // at once; the server's answer comes later
  return inTurn(table, () => use(table, samePlace(table, thing)));
}

function use(table, thing) {
  if (!thing) return;  // it is gone
  table.menu.close();
  const { target } = thing.dataset, joined = completed(table, target);
  const actions = joined.length ? joined : actionsOf(table, target);
  if (!actions.length && pair(table, target)) return thing.classList.remove("pressed");
  choosePartner(table, null);
  if (actions.length !== 1) thing.classList.remove("pressed");
  if (actions.length === 1 && "ahead" in thing.dataset) return lookAhead(table, thing, actions[0]);
  if (actions.length === 1) return table.plan ? act(table, numberOf(actions[0])) : play(table, [numberOf(actions[0])]);
  return actions.length ? choose(table, thing, actions) : explain(table, thing, true);
}

const numberOf = ({ dataset }) => Number(dataset.action);

/* Play what is still offered, unless something would be lost and the reader thinks better of it. */
async function play(table, actions) {
  hideReasons(table);
  const button = offer(table, actions[0]);
  if (!button || !await confirmed(button.dataset.sure)) return letGo();
  return change(table, "moves", { actions });
}

/* What was pressed is not done after all. */
function letGo() {
  for (const thing of all(".pressed")) thing.classList.remove("pressed");
  return false;
}
