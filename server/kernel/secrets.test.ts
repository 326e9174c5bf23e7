import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyedHash, openSealed, sealText } from './secrets.ts';

const container = (secretKey: string) => ({ config: { secretKey }, randomBytes });
const mine = container('one key of an installation, 32 long');

test('a sealed text opens with the same key, purpose and owner, and with nothing else', () => {
  const sealed = sealText(mine, 'totp', 'user:1', 'SECRET');
  expect(sealed).not.toContain('SECRET');
  expect(sealText(mine, 'totp', 'user:1', 'SECRET')).not.toBe(sealed);
  expect(openSealed(mine, 'totp', 'user:1', sealed)).toBe('SECRET');
  expect(openSealed(container('another key of an installation'), 'totp', 'user:1', sealed)).toBeNull();
  expect(openSealed(mine, 'other', 'user:1', sealed)).toBeNull();
  expect(openSealed(mine, 'totp', 'user:2', sealed)).toBeNull();
});

test.each(['', 'v1.', 'v1.AAAA', 'v2.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'x'])('%j opens to nothing', (sealed) => {
  expect(openSealed(mine, 'totp', 'user:1', sealed)).toBeNull();
});

test('one changed bit anywhere is noticed', () => {
  const bytes = Buffer.from(sealText(mine, 'totp', 'user:1', 'SECRET').slice(3), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(openSealed(mine, 'totp', 'user:1', `v1.${changed.toString('base64url')}`)).toBeNull();
  }
});

test('a keyed hash is the same here and another elsewhere', () => {
  expect(keyedHash(mine, 'a', 'ann@example.com')).toBe(keyedHash(mine, 'a', 'ann@example.com'));
  expect(keyedHash(mine, 'b', 'ann@example.com')).not.toBe(keyedHash(mine, 'a', 'ann@example.com'));
  expect(keyedHash(container('another key'), 'a', 'ann@example.com')).not.toBe(keyedHash(mine, 'a', 'ann@example.com'));
});
