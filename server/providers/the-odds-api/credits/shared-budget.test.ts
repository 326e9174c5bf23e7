import { MINUTE_MS } from '@clearedge/quant/calendar';
import { expect, test } from 'vitest';
import { ProviderFault } from '../../http/index.ts';
import { memoryStore } from '../../http/testing/memory-store.ts';
import { SharedBudget } from './shared-budget.ts';

const START = Date.parse('2026-08-31T20:00:00Z');

/** Two processes on one shelf, an hour before a game. */
function twoProcesses(credits = 500) {
  let now = START;
  const store = memoryStore();
  const open = () => new SharedBudget(credits, () => new Date(now), store);
  const wish = { use: 'mlb', cost: 3, starts: [new Date(START + 60 * MINUTE_MS)] } as const;
  const pass = (minutes: number): void => {
    now += minutes * MINUTE_MS;
  };
  return { open, first: open(), second: open(), wish, pass };
}

test('of two who want the same at once one asks, and both know what is left', async () => {
  const { first, second, wish } = twoProcesses();
  const taken = await Promise.all([first.take('mlb', wish), second.take('mlb', wish)]);
  expect(taken.filter(Boolean)).toHaveLength(1);
  await Promise.all([first.take('mlb', wish), second.take('mlb', wish)]);
  expect([first.remaining, second.remaining]).toEqual([497, 497]);
  expect(first.requestedAt('mlb')).toEqual(second.requestedAt('mlb'));
});

test('different questions are spent on side by side without losing a credit', async () => {
  const { first, second, open, wish } = twoProcesses(20_000);
  const asks = Array.from({ length: 8 }, (_, at) => (at % 2 ? first : second).take(`props:${at}`, { ...wish, use: 'props', cost: 5 }));
  const taken = (await Promise.all(asks)).filter(Boolean).length;
  const next = open();
  await next.take('nothing', { ...wish, starts: [] });
  expect(taken).toBeGreaterThan(4);
  expect(next.remaining).toBe(20_000 - 5 * taken);
});

test('a restart goes on where the last one ended, by the source’s own count where it gave one', async () => {
  const { first, open, wish, pass } = twoProcesses();
  await first.take('mlb', wish);
  first.hear(new Headers({ 'x-requests-remaining': '467' }));
  await first.keep();
  pass(1);
  const next = open();
  expect(await next.take('mlb', wish), 'asked a minute ago').toBe(false);
  expect(next.remaining).toBe(467);
});

test('what failed for nothing is given back and tried again soon; a call whose answer was lost has cost', async () => {
  const { first, wish, pass } = twoProcesses();
  await first.take('mlb', wish);
  await first.fail('mlb', wish, new ProviderFault('server_error', 'down', { status: 500 }));
  expect(first.remaining).toBe(500);
  pass(1);
  expect(await first.take('mlb', wish)).toBe(false);
  pass(1);
  expect(await first.take('mlb', wish)).toBe(true);
  await first.fail('mlb', wish, new ProviderFault('timeout', 'silent'));
  expect(first.remaining).toBe(497);
});
