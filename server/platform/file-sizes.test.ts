import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteSizes, takeDamage } from './data-folder.ts';

let directory = '';
const table = (): string => join(directory, 'base', '5', '1259');
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'clearedge-sizes-'));
  for (const part of ['base/5', 'global', 'pg_xact', 'pg_multixact']) mkdirSync(join(directory, part), { recursive: true });
  writeFileSync(table(), Buffer.alloc(16_384));
  writeFileSync(join(directory, 'global', 'pg_control'), Buffer.alloc(8192));
  noteSizes(directory);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('a file cut short or gone is named, at every start until it is put right', () => {
  truncateSync(table(), 12_288);
  expect([takeDamage(directory), takeDamage(directory)]).toEqual([join('base', '5', '1259'), join('base', '5', '1259')]);
  writeFileSync(table(), Buffer.alloc(16_384));
  rmSync(join(directory, 'global', 'pg_control'));
  expect(takeDamage(directory)).toBe(join('global', 'pg_control'));
});
test('files that grew or are new are fine, and the note counts once', () => {
  appendFileSync(table(), Buffer.alloc(8192));
  writeFileSync(join(directory, 'base', '5', '9999'), '');
  expect(takeDamage(directory)).toBeNull();
  truncateSync(table(), 0);
  expect(takeDamage(directory)).toBeNull();
});
test('a damaged note is no reason not to start', () => {
  writeFileSync(join(directory, 'clearedge-sizes.json'), '{"base');
  expect(takeDamage(directory)).toBeNull();
  expect(existsSync(join(directory, 'clearedge-sizes.json'))).toBe(false);
});
