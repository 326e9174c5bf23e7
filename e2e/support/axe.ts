import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const beside = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(beside.resolve('axe-core/axe.min.js'), 'utf8');
const ON_THE_OWNER = `class {
  #name = Symbol();
  has(owner) { return Object.hasOwn(owner, this.#name); }
  get(owner) { return owner[this.#name]; }
  set(owner, value) { owner[this.#name] = value; return this; }
  add(owner) { return this.set(owner, true); }
}`;

/** For old browsers axe keeps the private fields of every color it compares in weak maps and sets, a third of its time: here a color keeps them itself. */
export const AXE = `((WeakMap, WeakSet) => { ${source}\n })(...Array(2).fill(${ON_THE_OWNER}));`;
