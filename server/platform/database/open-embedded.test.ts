import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { openEmbedded } from './open-embedded.ts';

let dataDir = '';
const never = (error: Error): never => {
  throw error;
};
const open = () => openEmbedded(dataDir, 'postgres', never);
const inDatabase = (...path: string[]): string => join(dataDir, 'postgres', ...path);
const tables = (): string => inDatabase('base', readdirSync(inDatabase('base')).sort((a, b) => Number(b) - Number(a))[0]!);
const largest = (): string => {
  const sizeOf = (name: string): number => statSync(join(tables(), name)).size;
  return join(tables(), readdirSync(tables()).sort((a, b) => sizeOf(b) - sizeOf(a))[0]!);
};

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clearedge-embedded-'));
  chmodSync(dataDir, 0o755);
}, 60_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('the files of a database are its user’s alone, and damage ends with a sentence and a way out', async () => {
  await (await open()).close();
  expect(statSync(dataDir).mode & 0o077).toBe(0);

  const before = statSync(largest()).size;
  truncateSync(largest(), before - 4096);
  await expect(open()).rejects.toThrow(OperatorError);
  await expect(open()).rejects.toThrow(/is shorter than when it was closed.+restore the latest backup: npm run restore/);
  truncateSync(largest(), before);
  await (await open()).close();

  rmSync(inDatabase('clearedge-sizes.json'));
  writeFileSync(inDatabase('global', 'pg_control'), Buffer.alloc(8192, 0xff));
  const failure = (await open().catch((error: unknown) => error)) as Error;
  expect(failure).toBeInstanceOf(OperatorError);
  expect(failure.message).toMatch(/is damaged and was not opened .+restore the latest backup/);
  expect(failure.message).not.toContain('\n');
}, 120_000);
