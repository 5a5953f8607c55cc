/** What a player can do beside tapping tiles: the buttons and the keys. */

import { leftInWords, say } from "./announce.js";
import { withCost } from "./costs.js";
import { ask, openDialog } from "./dialogs.js";
import { button, byId, dialog, onClick } from "./dom.js";
import { listen } from "./keys.js";
import { linkOf } from "./link.js";
import { underWay } from "./newgame.js";
import { notice } from "./notice.js";
import { closePanel, openPanel, panelPage } from "./panel.js";
import { dealNumber } from "./text.js";

/** @typedef {import("./api.js").Wish} Wish */
/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./queue.js").Command} Command */

/** @typedef {import("./page.js").Parts & {newGame: import("./newgame.js").NewGame}} Parts */

/** @type {Partial<Record<Command["kind"], string>>} */
const SAID = { undo: "say.undone", redo: "say.redone" };

/** The actions of the page. */
export class Actions {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Let buttons and keys do them. */
  wire() {
    const buttons = {
      "hint": () => this.hint(),
      "undo": () => this.undo(),
      "redo": () => this.redo(),
      "shuffle": () => void this.shuffle(),
      "pause": () => this.pause(),
      "resume": () => this.resume(),
      "new-game": () => this.newGame(),
      "set-up": () => openDialog("setup-dialog"),
      "rules": () => openDialog("rules-dialog"),
      "stuck-undo": () => this.undo(),
      "stuck-shuffle": () => void this.shuffle(),
      "stuck-new": () => this.dealAnother(),
      "won-new": () => this.dealAnother(),
      "won-again": () => void this.again(),
      "new-again": () => void this.again(),
      "stuck-again": () => void this.again(),
    };
    for (const [id, action] of Object.entries(buttons)) onClick(id, action);
    byId("help").addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("[data-close]")) this.closeHelp();
    });
    listen(this.#keys());
  }

  /** Open the help at the table, or close it. */
  hint() {
    if (panelPage() === "help") this.closeHelp();
    else if (!button("hint").disabled) this.#openHelp();
  }

  undo() {
    if (!button("undo").disabled) this.#play(() => this.parts.session.undo());
  }

  redo() {
    if (!button("redo").disabled) this.#play(() => this.parts.session.redo());
  }

  /** Shuffle; asks first where moves could no longer be taken back. */
  async shuffle() {
    const { words, store, session } = this.parts;
    if (button("shuffle").disabled || session.busy) return;
    const { undoable, redoable } = store.view;
    const title = words.say("shuffle.ask.title");
    const text = withCost(words, store.view, "shuffles", words.say("shuffle.ask.text"));
    const asks = undoable + redoable > 0;
    if (asks && !(await ask({ title, text, yes: words.say("shuffle.ask.yes") }))) return;
    this.#play(() => session.shuffle());
  }

  /** Pause, or go on. */
  pause() {
    const { store, session } = this.parts;
    if (button("pause").disabled) return;
    if (store.view.status === "paused") this.resume();
    else this.#play(() => session.pause("player"));
  }

  resume() {
    this.parts.session.resume();
  }

  newGame() {
    this.parts.table.calm();
    const { store, newGame } = this.parts;
    void newGame.open(store.ready ? store.view : null);
  }

  /** Deal another board like this one, as new games are set up. */
  dealAnother() {
    const { deal, scoring, hints_allowed: hints } = this.parts.store.stored;
    const { layout, rules, dealer } = deal;
    void this.deal({ layout, rules, dealer, scoring, hints });
  }

  /** Deal this board again, from its first position; asks first while the game is under way. */
  async again() {
    const { words, store } = this.parts;
    const { deal, scoring, hints_allowed: hints } = store.stored;
    const title = words.say("again.ask.title");
    const text = words.say("again.ask.text", { number: dealNumber(deal.number) });
    const asks = underWay(store.view);
    if (asks && !(await ask({ title, text, yes: words.say("again.ask.yes") }))) return;
    void this.deal({ ...deal, scoring, hints });
  }

  /**
   * Begin a new game, and give the page its address.
   * @param {Wish} wish
   */
  async deal(wish) {
    const { session, store } = this.parts;
    dialog("new-dialog").close("no");
    closePanel();
    try {
      await session.begin(wish);
      history.replaceState(null, "", linkOf(store.stored, location.search));
    } catch (problem) {
      notice(problem instanceof Error ? problem.message : String(problem));
    }
  }

  closeHelp() {
    closePanel();
    this.parts.store.show(null);
  }

  /**
   * Say what an answered command has done.
   * @param {Command} command
   * @param {GameView} view
   */
  tell(command, view) {
    const { words } = this.parts;
    const key = SAID[command.kind];
    if (key) say(words.say(key, { left: leftInWords(words, view) }));
    if (command.kind === "shuffle") {
      say(words.say("say.shuffled", { pairs: words.plural("board.pairs", view.pairs.length) }));
    }
    if (command.kind === "pause" && command.cause === "player") say(words.say("say.paused"));
    if (command.kind === "resume") say(words.say("say.resumed"));
  }

  #openHelp() {
    const { prefs, help, store, table } = this.parts;
    table.calm();
    openPanel("help", { focus: true });
    help.draw();
    if (prefs.all.mark_at_once && !store.shown) help.step(1);
  }

  /** @param {() => void} command */
  #play(command) {
    this.parts.table.calm();
    command();
  }

  /** @param {number} by */
  #step(by) {
    if (panelPage() === "help") this.parts.help.step(by);
    else this.hint();
  }

  #escape() {
    this.parts.table.calm();
    if (panelPage() === "help") this.closeHelp();
    else this.parts.table.deselect();
  }

  #keys() {
    const { prefs } = this.parts;
    return {
      "h": () => this.#step(1),
      "Shift+h": () => this.#step(-1),
      "u": () => this.undo(),
      "Ctrl+z": () => this.undo(),
      "r": () => this.redo(),
      "Ctrl+y": () => this.redo(),
      "Ctrl+Shift+z": () => this.redo(),
      "s": () => void this.shuffle(),
      "p": () => this.pause(),
      "n": () => this.newGame(),
      "d": () => void prefs.set({ dim: !prefs.all.dim }),
      "?": () => openDialog("rules-dialog"),
      "Escape": () => this.#escape(),
    };
  }
}
