/**
 * Words for people: the messages of the page's language, filled in as the server fills them.
 */

/**
 * @typedef {object} Messages
 * @property {string} lang
 * @property {Record<string, number>} plural from the plural category to the place of its form
 * @property {Record<string, string | string[]>} m
 */

const PLACEHOLDER = /\{(\w+)\}/g;

/** The messages of one language. */
export class Words {
  /** @param {Messages} messages */
  constructor(messages) {
    const locale = messages.lang === "en" ? "en-GB" : messages.lang;
    this.messages = messages;
    this.rules = new Intl.PluralRules(locale);
    this.figures = new Intl.NumberFormat(locale);
    this.lists = new Intl.ListFormat(locale, { type: "conjunction" });
  }

  /**
   * A message with its placeholders filled.
   * @param {string} key
   * @param {Record<string, string | number>} [values]
   * @returns {string}
   */
  say(key, values = {}) {
    const message = this.#message(key);
    if (typeof message !== "string") throw new Error(`message ${key} has plural forms`);
    return fill(message, values);
  }

  /**
   * The form of a message that goes with a number, which fills `{n}`.
   * @param {string} key
   * @param {number} n
   * @param {Record<string, string | number>} [values]
   * @returns {string}
   */
  plural(key, n, values = {}) {
    const forms = this.#message(key);
    if (typeof forms === "string") throw new Error(`message ${key} has no plural forms`);
    const place = this.messages.plural[this.rules.select(n)] ?? forms.length - 1;
    return fill(forms[place], { n: this.number(n), ...values });
  }

  /**
   * A whole number as the language writes it.
   * @param {number} value
   * @returns {string}
   */
  number(value) {
    return this.figures.format(value);
  }

  /**
   * Several names as one: "a, b and c".
   * @param {readonly string[]} names
   * @returns {string}
   */
  list(names) {
    return this.lists.format(names);
  }

  /** @param {string} key */
  #message(key) {
    const message = this.messages.m[key];
    if (message === undefined) throw new Error(`no message ${key}`);
    return message;
  }
}

/**
 * A deal's number, in groups of three; it is a name, and the same in every language.
 * @param {number} number
 * @returns {string}
 */
export function dealNumber(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}

/**
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
function fill(text, values) {
  return text.replace(PLACEHOLDER, (_, name) => {
    if (!(name in values)) throw new Error(`no value for {${name}}`);
    return String(values[name]);
  });
}
