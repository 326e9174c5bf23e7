import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSecretKey } from './secret-key.ts';

test('a key is made once, for the owner alone; a configured one is taken as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearedge-key-'));
  const key = loadSecretKey(null, folder);
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(loadSecretKey(null, folder)).toBe(key);
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(loadSecretKey('configured', folder)).toBe('configured');
  rmSync(folder, { recursive: true });
});
