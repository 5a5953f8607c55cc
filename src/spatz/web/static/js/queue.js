/**
 * The commands on their way to the server: in order, one at a time, none lost and none doubled.
 * A command whose answer was lost is sent again as it was; the server knows it again by its version.
 */

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").Pair} Pair */

/**
 * @typedef {{kind: "moves", pair: Pair}
 *   | {kind: "undo", moves: number}
 *   | {kind: "redo"}
 *   | {kind: "shuffle"}
 *   | {kind: "shown", pair: Pair}
 *   | {kind: "pause", cause: "player" | "hidden"}
 *   | {kind: "resume"}} Command
 */

/**
 * @typedef {object} Door
 * @property {(command: Command, version: number) => Promise<GameView>} send rejects with LostError
 *   when the answer did not come, with anything else when the server refused
 * @property {() => number} version the version of the last answer
 * @property {() => Promise<void>} reconnect resolves when the server can be reached again
 * @property {(view: GameView, command: Command) => void} answered
 * @property {(problem: unknown, dropped: Command[]) => Promise<void>} refused told after the queue
 *   has been emptied, with the refused command first
 * @property {() => void} changed something was added, answered or dropped
 */

/** The request was sent, or not, and no answer came back. */
export class LostError extends Error {}

/** Commands in order. */
export class Queue {
  /** @type {Command[]} */
  #waiting = [];
  #running = false;

  /** @param {Door} door */
  constructor(door) {
    this.door = door;
  }

  /** @returns {readonly Command[]} */
  get waiting() {
    return this.#waiting;
  }

  /** @returns {boolean} */
  get idle() {
    return this.#waiting.length === 0;
  }

  /**
   * Add commands at the end, and send them when their turn comes.
   * @param {...Command} commands
   */
  push(...commands) {
    this.#waiting.push(...commands);
    this.door.changed();
    void this.#run();
  }

  /** Forget everything that has not been answered. */
  clear() {
    const dropped = this.#waiting;
    this.#waiting = [];
    this.door.changed();
    return dropped;
  }

  async #run() {
    if (this.#running) return;
    this.#running = true;
    try {
      while (!this.idle) await this.#next();
    } finally {
      this.#running = false;
    }
  }

  async #next() {
    const command = this.#waiting[0];
    const outcome = await this.#deliver(command).then(
      (view) => ({ view }),
      (problem) => ({ problem }),
    );
    if (this.#waiting[0] !== command) return;
    if ("problem" in outcome) {
      await this.door.refused(outcome.problem, this.clear());
    } else {
      this.#waiting.shift();
      this.door.answered(outcome.view, command);
      this.door.changed();
    }
  }

  /** @param {Command} command */
  async #deliver(command) {
    const version = this.door.version();
    for (;;) {
      try {
        return await this.door.send(command, version);
      } catch (problem) {
        if (!(problem instanceof LostError)) throw problem;
        await this.door.reconnect();
        if (this.#waiting[0] !== command) throw problem;
      }
    }
  }
}

/**
 * What the waiting commands will have done to the board: a pair is taken, an undo takes the last
 * ones back. How often an undo reaches moves that were answered already is `beyond`: what it brings
 * back is not foretold.
 * @param {readonly Command[]} waiting
 * @returns {{taken: Pair[], beyond: number}}
 */
export function foresee(waiting) {
  /** @type {Pair[]} */
  const taken = [];
  let beyond = 0;
  for (const command of waiting) {
    if (command.kind === "moves") taken.push(command.pair);
    if (command.kind === "undo") {
      const back = Math.min(command.moves, taken.length);
      taken.length -= back;
      beyond += command.moves - back;
    }
  }
  return { taken, beyond };
}

/**
 * How many moves can be undone and redone once the waiting commands have been done.
 * @param {{undoable: number, redoable: number}} stored as the last answer has it
 * @param {readonly Command[]} waiting
 * @returns {{undoable: number, redoable: number}}
 */
export function historyAfter({ undoable, redoable }, waiting) {
  for (const command of waiting) {
    if (command.kind === "moves") [undoable, redoable] = [undoable + 1, 0];
    if (command.kind === "redo") [undoable, redoable] = [undoable + 1, redoable - 1];
    if (command.kind === "shuffle") [undoable, redoable] = [0, 0];
    if (command.kind === "undo") {
      [undoable, redoable] = [undoable - command.moves, redoable + command.moves];
    }
  }
  return { undoable, redoable };
}
