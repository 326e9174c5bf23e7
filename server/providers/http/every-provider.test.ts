import { describe, expect, test } from 'vitest';
import { ProviderFault } from './provider-fault.ts';
import { FakeSurroundings, type Reply, type Scripted } from './testing/fake-surroundings.ts';
import { DAY, SUBJECTS } from './testing/subjects.ts';

const FAULTS: readonly [string, Scripted][] = [
  ['silence', 'hangs'],
  ['a broken connection', 'reset'],
  ['a page', { body: '<!doctype html><h1>Sorry</h1>' }],
  ['half a JSON', { body: '{"dates":[{' }],
  ['an empty object', { body: {} }],
  ['nothing', { body: '' }],
  ['too much', { headers: { 'content-length': '10000000000' }, body: '{}' }],
  ['429', { status: 429 }],
  ['500', { status: 500, body: '{"messageNumber":1}' }],
];

describe.each(SUBJECTS)('$name', ({ good, make, refreshMs }) => {
  test.each(FAULTS)('%s before anything was known: a fault that says what, and nothing made up', async (_what, bad) => {
    const around = new FakeSurroundings(`${DAY}T21:41:00Z`).script(bad);
    await expect(make(around)()).rejects.toBeInstanceOf(ProviderFault);
  });

  test.each(FAULTS)('%s after a good answer: that answer or a fault, then recovery', async (_what, bad) => {
    const around = new FakeSurroundings(`${DAY}T21:41:00Z`).script(good);
    const ask = make(around);
    const first = await ask();
    around.advance(refreshMs);
    around.script(bad);
    const second = await ask().catch((error: unknown) => error);
    if (!(second instanceof ProviderFault)) expect(second).toEqual(first);
    around.advance(refreshMs);
    around.script(good);
    expect(await ask()).toEqual(first);
  });
});

type Good = (url: URL) => Reply;
const textOf = ({ body = '' }: Reply): string => (typeof body === 'string' ? body : JSON.stringify(body));
/** The good answer with its text changed. */
const changed =
  (good: Good, change: (text: string) => string): Good =>
  (url) => {
    const reply = good(url);
    return reply.body === undefined ? reply : { ...reply, body: change(textOf(reply)) };
  };
const NOW = `${DAY}T21:41:00Z`;

/** What a provider has been seen to answer, or may: each leaves what is known as it was, or unknown. */
const ODDITIES: readonly (readonly [string, (good: Good) => Scripted])[] = [
  ['404', () => ({ status: 404, body: '{}' })],
  ['403 with a page', () => ({ status: 403, body: '<h1>No</h1>' })],
  ['a body that breaks off', () => 'cut'],
  ['null', () => ({ body: 'null' })],
  ['a number', () => ({ body: '7' })],
  ['a text', () => ({ body: '"maintenance"' })],
  ['a list of nothing', () => ({ body: '[]' })],
  ['a list of nulls', () => ({ body: '[null,null]' })],
  ['every field renamed', (good) => changed(good, (text) => text.replace(/"(\w+)":/g, '"$1_v2":').replace(/<(\/?)(\w)/g, '<$1new-$2'))],
  ['every number a text in words', (good) => changed(good, (text) => text.replace(/:(-?\d+(\.\d+)?)/g, ':"about $1"'))],
  ['every figure missing', (good) => changed(good, (text) => text.replace(/:(-?\d+(\.\d+)?)/g, ':null'))],
];
/** The same of answers that say when they are of. */
const OTHER_TIMES: typeof ODDITIES = [
  ['the answer of two years ago', (good) => changed(good, (text) => text.replaceAll('2026', '2024'))],
  ['the answer of the year after next', (good) => changed(good, (text) => text.replaceAll('2026', '2028'))],
];

/** Nothing is claimed: no value, an empty list, or a fault. */
const isUnknown = (answer: unknown): boolean =>
  answer == null || (Array.isArray(answer) && answer.length === 0) || answer instanceof ProviderFault;
const orFault = (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error: unknown) => {
    if (error instanceof ProviderFault || (error instanceof Error && /roster/.test(error.message)))
      return new ProviderFault('wrong_shape', 'x');
    throw error;
  });

describe.each(SUBJECTS)('$name: unknown stays unknown', ({ good, make, refreshMs, isTimeless }) => {
  test.each(isTimeless ? ODDITIES : [...ODDITIES, ...OTHER_TIMES])('%s, before anything was known and after', async (_what, odd) => {
    const fresh = new FakeSurroundings(NOW).script(odd(good));
    const empty = await orFault(make(fresh)());
    expect(isUnknown(empty) ? 'unknown' : empty).toBe('unknown');

    const around = new FakeSurroundings(NOW).script(good);
    const ask = make(around);
    const first = await ask();
    expect(isUnknown(first)).toBe(false);
    around.advance(refreshMs);
    around.script(odd(good));
    const second = await orFault(ask());
    if (!isUnknown(second)) expect(second).toEqual(first);
  });
});
