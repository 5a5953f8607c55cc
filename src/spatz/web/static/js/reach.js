/**
 * Requests that do not give up: each is made again when the server can be reached again.
 */

import { Connection, rest } from "./connection.js";
import { LostError } from "./queue.js";

/** The server as a page reaches it. */
export class Reach {
  #keptPlaying = true;

  /**
   * @param {(keptPlaying: boolean) => Promise<void>} probe asks the server for any answer; the
   *   argument says whether the player has stayed at the table since the connection was lost
   * @param {() => void} changed lost, or found again
   */
  constructor(probe, changed) {
    this.probe = probe;
    this.connection = new Connection({ probe: () => this.#probe(), rest, changed });
  }

  /** @returns {boolean} */
  get lost() {
    return this.connection.lost;
  }

  /** An answer did not come; resolves when the server answers again. */
  lose() {
    if (!this.lost) this.#keptPlaying = document.visibilityState === "visible";
    return this.connection.lose();
  }

  /** The page was hidden: the time without connection was not all played. */
  leaveTable() {
    this.#keptPlaying = false;
  }

  /** The device says that there is a network again. */
  nudge() {
    this.connection.nudge();
  }

  /**
   * Ask until there is an answer; a refusal is one.
   * @template T
   * @param {() => Promise<T>} ask
   * @returns {Promise<T>}
   */
  async insist(ask) {
    for (;;) {
      try {
        return await ask();
      } catch (problem) {
        if (!(problem instanceof LostError)) throw problem;
        await this.lose();
      }
    }
  }

  async #probe() {
    try {
      await this.probe(this.#keptPlaying);
    } catch (problem) {
      if (problem instanceof LostError) throw problem;
    }
  }
}
