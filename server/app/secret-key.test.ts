import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '../platform/operator-error.ts';
import { loadSecretKey } from './secret-key.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearedge-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a key is made once, for the owner alone; a configured one is taken as it is', () => {
  const key = loadSecretKey(null, folder);
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(loadSecretKey(null, folder)).toBe(key);
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret.key']);
  expect(loadSecretKey('configured', folder)).toBe('configured');
});

test.each([
  ['', 'empty'],
  ['\n \n', 'empty'],
  ['short', 'damaged'],
  ['a'.repeat(31), 'damaged'],
  [`${'a'.repeat(40)}\n${'b'.repeat(40)}`, 'damaged'],
  [`${'a'.repeat(20)} ${'a'.repeat(20)}`, 'damaged'],
  ['\0'.repeat(44), 'damaged'],
  ['a'.repeat(501), 'damaged'],
])('a file that holds %j is refused as %s, and stays as it is', (text, what) => {
  writeFileSync(join(folder, 'secret.key'), text);
  expect(() => loadSecretKey(null, folder)).toThrow(OperatorError);
  expect(() => loadSecretKey(null, folder)).toThrow(new RegExp(`secret\\.key is ${what}: .+Put your copy of it back`));
  expect(statSync(join(folder, 'secret.key')).size).toBe(text.length);
});

test.each(['k'.repeat(32), `  ${'K/+='.repeat(11)}\r\n`])('an own key of enough characters is taken: %j', (text) => {
  writeFileSync(join(folder, 'secret.key'), text);
  expect(loadSecretKey(null, folder)).toBe(text.trim());
});
