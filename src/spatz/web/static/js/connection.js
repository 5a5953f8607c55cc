/**
 * Whether the server can be reached. Once it cannot, this asks again, with growing pauses, until it
 * answers; everyone who waits for it goes on then.
 */

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/**
 * @typedef {object} Line
 * @property {() => Promise<void>} probe rejects while the server does not answer
 * @property {(ms: number, cut: Promise<void>) => Promise<void>} rest waits, or until it is cut short
 * @property {() => void} changed lost, or found again
 */

/** The way to the server. */
export class Connection {
  /** @type {Promise<void> | null} */
  #search = null;
  #cut = () => {};

  /** @param {Line} line */
  constructor(line) {
    this.line = line;
  }

  /** @returns {boolean} */
  get lost() {
    return this.#search !== null;
  }

  /**
   * Say that an answer did not come; resolves when the server answers again.
   * @returns {Promise<void>}
   */
  lose() {
    if (!this.#search) {
      this.#search = this.#find();
      this.line.changed();
    }
    return this.#search;
  }

  /** Ask again at once: the device says that it has a network. */
  nudge() {
    this.#cut();
  }

  async #find() {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      await this.line.rest(pause, new Promise((resolve) => (this.#cut = resolve)));
      try {
        await this.line.probe();
        break;
      } catch {
        continue;
      }
    }
    this.#search = null;
    this.line.changed();
  }
}

/**
 * Wait some milliseconds, or until the other promise resolves.
 * @param {number} ms
 * @param {Promise<void>} cut
 * @returns {Promise<void>}
 */
export async function rest(ms, cut) {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void cut.then(() => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}
