/**
 * One player at one game: commands go out through the queue, answers come into the store. What goes
 * wrong on the way is put right here, or told.
 */

import * as api from "./api.js";
import { Queue, foresee, historyAfter } from "./queue.js";
import { Reach } from "./reach.js";
import { sleeps, wake } from "./wake.js";

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").Pair} Pair */
/** @typedef {import("./queue.js").Command} Command */
/** @typedef {import("./store.js").Store} Store */

/**
 * @typedef {object} Listener
 * @property {(detail: string, kind: Command["kind"]) => void} refused the server did not do it, and
 *   says why
 * @property {(command: Command, view: GameView) => void} answered
 * @property {(notice: string) => void} told the server has a word to the player
 * @property {() => void} traffic the connection or the queue has changed
 * @property {(ms: number) => void} timed the server says how long has been played
 */

const QUIET = new Set(["pause", "resume"]);

/** The game on this page. */
export class Session {
  /** @type {WeakSet<Command>} */
  #retried = new WeakSet();
  #shownAt = -1;
  #slept = false;
  /** @type {Listener} */
  #listener = { refused() {}, answered() {}, told() {}, traffic() {}, timed() {} };

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.reach = new Reach((kept) => this.#probe(kept), () => this.#listener.traffic());
    this.queue = new Queue({
      send: (command, version) => api.send(store.stored.id, command, version),
      version: () => store.stored.version,
      reconnect: () => this.reach.lose(),
      answered: (view, command) => this.#answered(view, command),
      refused: (problem, dropped) => this.#refused(problem, dropped),
      changed: () => this.#foretell(),
    });
  }

  /** @param {Listener} listener */
  listen(listener) {
    this.#listener = listener;
  }

  /** @returns {boolean} whether the table takes no pair until an answer is here */
  get busy() {
    return this.queue.waiting.some((command) => command.kind === "shuffle");
  }

  /** @returns {{undoable: number, redoable: number}} moves, when all that waits has been done */
  get history() {
    return historyAfter(this.store.stored, this.queue.waiting);
  }

  /** @param {api.Wish} wish the game to resume, or to begin if there is none */
  async open(wish) {
    await this.#start(() => api.open(wish));
  }

  /** @param {api.Wish} wish the new game; what was not answered in this one is given up */
  async begin(wish) {
    await this.#start(() => api.begin(wish));
  }

  /** Fetch the game as the server has it, unless answers are awaited anyway. */
  async refresh() {
    if (!this.store.ready || !this.queue.idle) return;
    const { id } = this.store.stored;
    const view = await this.#fetch(() => api.look(id));
    if (id === this.store.stored.id) this.#accept(view);
  }

  /** @param {Pair} pair */
  take(pair) {
    this.queue.push({ kind: "moves", pair });
  }

  undo() {
    if (this.history.undoable > 0) this.#leave({ kind: "undo", moves: 1 });
  }

  redo() {
    if (this.history.redoable > 0) this.#leave({ kind: "redo" });
  }

  shuffle() {
    this.#leave({ kind: "shuffle" });
  }

  /**
   * Count that a pair is shown; further ones on the same position are not told.
   * @param {Pair} pair
   */
  show(pair) {
    if (this.queue.idle && this.#shownAt === this.store.stored.version) return;
    this.queue.push({ kind: "shown", pair });
  }

  /** @param {"player" | "hidden"} cause */
  pause(cause) {
    if (this.store.stored.status === "playing") this.#leave({ kind: "pause", cause });
  }

  resume() {
    this.queue.push({ kind: "resume" });
  }

  /** Give a sign of life; what has changed elsewhere meanwhile is fetched. */
  async beat() {
    if (!this.store.ready || this.reach.lost) return;
    const { id } = this.store.stored;
    const life = await this.reach.insist(() => api.alive(id, false));
    if (id !== this.store.stored.id) return;
    if (life.version === this.store.stored.version) this.#listener.timed(life.ms);
    else await this.refresh();
  }

  /** @param {Command} command one that ends the selection */
  #leave(command) {
    this.store.select(null);
    this.queue.push(command);
  }

  /** @param {() => Promise<GameView>} ask */
  async #start(ask) {
    const view = await this.#fetch(ask);
    this.queue.clear();
    this.#accept(view);
    if (view.notice) this.#listener.told(view.notice);
  }

  /**
   * Ask for a game until it comes. One that only slept because its page was hidden is woken first,
   * so that the board is not seen empty.
   * @param {() => Promise<GameView>} ask
   */
  #fetch(ask) {
    return this.reach.insist(async () => {
      const view = await ask();
      this.#slept = sleeps(view);
      return this.#slept ? wake(view) : view;
    });
  }

  /** @param {GameView} view */
  #accept(view) {
    this.store.accept(view, foresee(this.queue.waiting));
    if (sleeps(view) && this.queue.idle) this.resume();
  }

  /**
   * @param {GameView} view
   * @param {Command} command
   */
  #answered(view, command) {
    if (command.kind === "shown") this.#shownAt = view.version;
    this.#accept(view);
    this.#listener.answered(command, view);
  }

  #foretell() {
    if (this.store.ready) this.store.expect(foresee(this.queue.waiting).taken);
    this.#listener.traffic();
  }

  /**
   * Fetch the true game. Where it only slept because the page was hidden, the commands go out again.
   * @param {unknown} problem
   * @param {Command[]} dropped
   */
  async #refused(problem, dropped) {
    const [first] = dropped;
    await this.refresh().catch(() => this.open({}));
    if (this.#slept && !QUIET.has(first.kind) && !this.#retried.has(first)) {
      this.#retried.add(first);
      this.queue.push(...dropped.filter(({ kind }) => !QUIET.has(kind)));
    } else if (!QUIET.has(first.kind)) {
      const detail = problem instanceof api.Problem ? problem.detail : String(problem);
      this.#listener.refused(detail, first.kind);
    }
  }

  /** @param {boolean} keptPlaying */
  async #probe(keptPlaying) {
    if (this.store.ready) await api.alive(this.store.stored.id, keptPlaying);
    else await api.preferences();
  }
}
