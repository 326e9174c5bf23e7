import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ON_THE_OWNER = `class {
  #name = Symbol();
  has(owner) { return Object.hasOwn(owner, this.#name); }
  get(owner) { return owner[this.#name]; }
  set(owner, value) { owner[this.#name] = value; return this; }
  add(owner) { return this.set(owner, true); }
}`;

/** For old browsers axe keeps the private fields of every color it compares in weak maps and sets, a third of its time: here a color keeps them itself. */
const AXE = `((WeakMap, WeakSet) => { ${source}\n })(...Array(2).fill(${ON_THE_OWNER}));`;

/** It reads the few colors of a page anew for every element, a quarter of its time: here each is read once. */
const ONCE_A_COLOR = `{
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const read = new Map();
  prototype.parseString = function (words) {
    const known = read.get(words);
    if (known) return Object.assign(this, known);
    parseString.call(this, words);
    const { r, g, b, alpha } = this;
    read.set(words, { r, g, b, alpha });
    return this;
  };
}`;

const optionsOf = (rules: string[] | undefined): RunOptions => ({
  resultTypes: ['violations'],
  ...(rules && { runOnly: { type: 'rule', values: rules } }),
});

const ask = (rules: string[] | undefined): string =>
  `axe.run(document, ${JSON.stringify(optionsOf(rules))}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + (nodes[0]?.html ?? '').slice(0, 160)))`;

/** Violations on a page, by all rules or those named: one line each. */
export async function listViolations(page: Page, rules?: string[]): Promise<string[]> {
  // A document keeps it: its half a megabyte is sent and compiled once.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${AXE}\n${ONCE_A_COLOR}\n;0`);
  return page.evaluate<string[]>(ask(rules));
}
