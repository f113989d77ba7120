/* A table's page begins here. The scripts know no rules: they show what the server sends, and send back an action's
   number. */

import { listenForClicks } from "./buttons.js";
import { startClocks } from "./clock.js";
import { updateControls } from "./controls.js";
import { one } from "./dom.js";
import { keepFocusAfterDialogs } from "./focus.js";
import { listenForGestures } from "./gestures.js";
import { listenForKeys } from "./keyboard.js";
import { rememberParts } from "./parts.js";
import { listenForFocus } from "./reasons.js";
import { startReplay } from "./replay.js";
import { listenToServer } from "./stream.js";
import { createTable } from "./table.js";

const table = createTable(one("main.table"));
rememberParts(table);
startReplay(table);
startClocks();
listenForClicks(table);
listenForFocus(table);
keepFocusAfterDialogs(table);
listenForKeys(table);
listenForGestures(table);
updateControls(table);
listenToServer(table);
