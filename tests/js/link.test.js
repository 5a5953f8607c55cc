import assert from "node:assert/strict";
import { test } from "node:test";

import { inLanguage, linkOf, wishOf } from "../../src/spatz/web/static/js/link.js";
import { row } from "./views.js";

test("a link asks for its deal", () => {
  const wish = wishOf("?layout=turtle&rules=classic&dealer=constructed&number=42&lang=de");
  assert.deepEqual(wish, { layout: "turtle", rules: "classic", dealer: "constructed", number: 42 });
});

test("an address without a deal asks for nothing", () => {
  assert.deepEqual(wishOf(""), {});
  assert.deepEqual(wishOf("?lang=pl&other=1"), {});
});

test("whether hints are allowed is a truth value", () => {
  assert.deepEqual(wishOf("?hints=false&scoring=none"), { hints: false, scoring: "none" });
});

test("what cannot be read goes to the server as it is", () => {
  assert.deepEqual(wishOf("?number=abc&hints=maybe"), { number: "abc", hints: "maybe" });
  assert.deepEqual(wishOf("?number=-1"), { number: "-1" });
});

test("the link of a game keeps the language of the address", () => {
  const link = linkOf(row("b1 b1"), "?number=9&lang=nl");
  assert.equal(link, "/play?layout=row&rules=classic&dealer=constructed&number=1&lang=nl");
  assert.deepEqual(wishOf(new URL(link, "http://x").search), row("b1 b1").deal);
});

test("a change of language keeps the rest of the address", () => {
  assert.equal(inLanguage("?layout=turtle&lang=de", "pl"), "?layout=turtle&lang=pl");
  assert.equal(inLanguage("", "en"), "?lang=en");
});
