/** The game page: its parts are made, tied together, and the game is opened. */

import { Actions } from "./actions.js";
import { messages, Problem } from "./api.js";
import { keepButtonsPlaced } from "./bar.js";
import { createBoard } from "./board.js";
import { wireDialogs } from "./dialogs.js";
import { byId, onClick, write } from "./dom.js";
import { Help } from "./help.js";
import { inLanguage, wishOf } from "./link.js";
import { NewGame } from "./newgame.js";
import { drawConnection, notice } from "./notice.js";
import { Page } from "./page.js";
import { layPicture } from "./picture.js";
import { Prefs } from "./prefs.js";
import { attend } from "./presence.js";
import { tileName } from "./reason.js";
import { Session } from "./session.js";
import { Store } from "./store.js";
import { Stuck } from "./stuck.js";
import { Table } from "./table.js";
import { Words } from "./text.js";
import { Won } from "./won.js";

/** @typedef {import("./types.js").BoardOptions} BoardOptions */

/** @param {Words} words */
function assemble(words) {
  const store = new Store();
  const prefs = new Prefs();
  const session = new Session(store);
  const table = new Table({ words, store, session, prefs });
  const help = new Help(words, store, session, layPicture);
  const parts = { words, store, prefs, session, table, help };
  const shown = { ...parts, stuck: new Stuck(words), won: new Won(words) };
  const newGame = new NewGame(words, prefs, (wish) => void actions.deal(wish));
  const actions = new Actions({ ...shown, newGame });
  return { ...shown, newGame, actions, page: new Page(shown) };
}

/** @typedef {ReturnType<typeof assemble>} Parts */

/**
 * @param {Parts} parts
 * @returns {BoardOptions}
 */
function boardOptions({ prefs, words }) {
  const { design, dim, index } = prefs.all;
  const motion = prefs.calm ? "less" : "full";
  return { design, cloth: prefs.cloth, dim, index, motion, initial: (face) => initial(words, face) };
}

/**
 * @param {Words} words
 * @param {string} face
 */
function initial(words, face) {
  return /^(wind|dragon)-/.test(face) ? words.say(`initial.${face}`) : "";
}

/** @param {Parts} parts */
function tie(parts) {
  const { words, store, prefs, session, actions, stuck, table, page } = parts;
  session.listen({
    answered: (command, view) => actions.tell(command, view),
    refused: (detail, kind) => {
      if (kind === "shuffle" && stuck.read) stuck.despair(detail);
      else notice(detail);
    },
    told: notice,
    timed: (ms) => page.clock.set(ms, store.stored.clock.running),
    traffic: () => {
      const { length } = session.queue.waiting;
      byId("status").dataset.waiting = String(length);
      drawConnection(words, session.reach.lost, store.ready ? length : null);
    },
  });
  prefs.listen(() => table.setOptions(boardOptions(parts)));
  actions.wire();
  wireDialogs();
  keepButtonsPlaced();
  wireLanguages(prefs);
}

/** @param {Prefs} prefs */
function wireLanguages(prefs) {
  for (const link of document.querySelectorAll("a[data-lang]")) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    const lang = String(link.dataset.lang);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const target = inLanguage(location.search, lang);
      void prefs.set({ language: lang }).finally(() => location.assign(target));
    });
  }
}

/** @param {Parts} parts */
async function openGame({ session }) {
  try {
    await session.open(wishOf(location.search));
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    write(byId("trouble-text"), problem.detail);
    byId("trouble").hidden = false;
    onClick("normal-game", () => void playNormally(session));
  }
}

/** @param {Session} session */
async function playNormally(session) {
  await session.open({});
  const lang = new URLSearchParams(location.search).get("lang");
  history.replaceState(null, "", lang ? `/${inLanguage("", lang)}` : "/");
}

async function main() {
  const parts = assemble(new Words(await messages()));
  tie(parts);
  const board = createBoard(byId("board"), {
    ...boardOptions(parts),
    names: (tile, view) => tileName(parts.words, tile, view),
    onTap: (slot) => parts.table.tap(slot),
  });
  await Promise.all([openGame(parts), board.then((made) => parts.table.set(made))]);
  attend(parts.session);
}

void main().catch((reason) => {
  byId("failed").hidden = false;
  throw reason;
});
