import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Engine } from './engine.ts';
import { SingleSession } from './single-session.ts';

const stated: string[] = [];
const engine = {
  query: async (sql: string) => {
    stated.push(sql);
    return { rows: [], fields: [] };
  },
  exec: async (sql: string) => {
    stated.push(sql);
  },
  close: async () => undefined,
} as unknown as Engine;

beforeEach(() => {
  stated.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('statements wait for the transaction that is open, and then have their turn', async () => {
  const session = new SingleSession(engine);
  const transaction = session.transaction(async ({ query }) => {
    await query('inside');
    await Promise.resolve();
  });
  const outside = session.query('outside');
  await Promise.all([transaction, outside]);
  expect(stated).toEqual(['begin', 'inside', 'commit', 'outside']);
});

test('a statement that waits for its own transaction is given up, undone, after a minute, and the session goes on', async () => {
  const session = new SingleSession(engine);
  const failure = session.transaction(() => session.query('past it')).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(stated).toEqual(['begin']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await failure).toContain('past the transaction');
  await session.query('after');
  expect(stated).toEqual(['begin', 'rollback', 'after']);
});

test('a watched session refuses such a statement at once', async () => {
  const session = new SingleSession(engine, true);
  await expect(session.transaction(() => session.query('past it'))).rejects.toThrow('past the transaction');
  expect(stated).toEqual(['begin', 'rollback']);
});
