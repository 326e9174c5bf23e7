import { expect, test, vi } from 'vitest';
import { makeOwnDatabase } from './own-database.ts';

// No one listens on the port of the discard service: what is asked of the server fails as if it had died.
const DEAD = 'postgres://nobody@127.0.0.1:9/postgres';

test('a server of its own is stopped when no database can be made on it', async () => {
  const stop = vi.fn<() => Promise<void>>(async () => undefined);
  const start = async () => ({ url: DEAD, stop });
  await expect(makeOwnDatabase(null, start)).rejects.toThrow('ECONNREFUSED');
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a server that was given is not replaced by one of its own', async () => {
  const start = () => Promise.reject(new Error('started one'));
  await expect(makeOwnDatabase(DEAD, start)).rejects.toThrow('ECONNREFUSED');
});
