import assert from "node:assert/strict";
import { test } from "node:test";

import { asTime } from "../../src/spatz/web/static/js/clock.js";
import { Words, dealNumber } from "../../src/spatz/web/static/js/text.js";

const english = new Words({
  lang: "en",
  plural: { one: 0, other: 1 },
  m: { "bar.deal": "Deal {number}", pairs: ["{n} pair of {all}", "{n} pairs of {all}"] },
});

const polish = new Words({
  lang: "pl",
  plural: { one: 0, few: 1, many: 2, other: 2 },
  m: { pairs: ["{n} para", "{n} pary", "{n} par"] },
});

test("placeholders are filled", () => {
  assert.equal(english.say("bar.deal", { number: 42 }), "Deal 42");
});

test("a number chooses the form of its language", () => {
  assert.equal(english.plural("pairs", 1, { all: 9 }), "1 pair of 9");
  assert.equal(english.plural("pairs", 0, { all: 9 }), "0 pairs of 9");
  const said = [1, 2, 5, 12, 22, 112].map((n) => polish.plural("pairs", n));
  assert.deepEqual(said, ["1 para", "2 pary", "5 par", "12 par", "22 pary", "112 par"]);
});

test("a missing message or value is an error, not a blank", () => {
  assert.throws(() => english.say("no.such"), /no message no.such/);
  assert.throws(() => english.say("bar.deal"), /no value for \{number\}/);
  assert.throws(() => english.say("pairs"), /plural/);
  assert.throws(() => english.plural("bar.deal", 1), /no plural/);
});

test("names are joined as the language does it", () => {
  assert.equal(english.list(["a", "b", "c"]), "a, b and c");
  assert.equal(polish.list(["a", "b"]), "a i b");
});

test("the number of a deal is written alike in every language", () => {
  assert.equal(dealNumber(48213), "48\u202f213");
  assert.equal(dealNumber(7), "7");
  assert.equal(dealNumber(999999999), "999\u202f999\u202f999");
});

test("time is minutes and seconds, beyond the hour too", () => {
  assert.equal(asTime(0), "0:00");
  assert.equal(asTime(67_999), "1:07");
  assert.equal(asTime(3_661_000), "61:01");
});
