import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base32, findStep, hotp, otpauthUri, stepAt } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('RFC 4226, appendix D', () => {
  const CODES = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
  test.each(CODES.map((code, counter) => [counter, code] as const))('counter %i is %s', (counter, code) => {
    expect(hotp(secret, counter)).toBe(code);
  });
});

describe('RFC 6238, appendix B (SHA-1; the last six of its eight digits)', () => {
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %i seconds it is %s', (seconds, code) => {
    const at = new Date(seconds * 1000);
    expect(hotp(secret, stepAt(at))).toBe(code.slice(2));
    expect(findStep(secret, code.slice(2), at, 0)).toBe(stepAt(at));
  });
});

describe('the window', () => {
  const now = new Date('2026-07-11T16:00:10Z');
  const step = stepAt(now);
  test.each([-2, -1, 0, 1, 2])('a code of %i steps away', (away) => {
    expect(findStep(secret, hotp(secret, step + away), now, 0)).toBe(Math.abs(away) <= 1 ? step + away : null);
  });
  test('no step is accepted at or before the last one', () => {
    expect(findStep(secret, hotp(secret, step), now, step)).toBeNull();
    expect(findStep(secret, hotp(secret, step - 1), now, step)).toBeNull();
    expect(findStep(secret, hotp(secret, step + 1), now, step)).toBe(step + 1);
  });
  test.each(['', '1', '12345', '1234567', 'abcdef', '٠١٢٣٤٥', '💥', 'x'.repeat(1000)])('%j is never a code and never an error', (code) => {
    expect(findStep(secret, code, now, 0)).toBeNull();
  });
  test('a right code with something after it is wrong', () => {
    expect(findStep(secret, `${hotp(secret, step)}0`, now, 0)).toBeNull();
  });
});

describe('base32', () => {
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is %s (RFC 4648, section 10)', (text, coded) => {
    expect(base32(Buffer.from(text))).toBe(coded);
  });
  test('keeps every bit', () => {
    const bitsOf = (text: string): string =>
      Array.from(text, (sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join('');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
        expect(bitsOf(base32(bytes)).slice(0, bits.length)).toBe(bits);
      }),
    );
  });
});

test('the address for the app names the house, the account and the secret', () => {
  expect(otpauthUri('ABC', 'ann+x@example.com')).toBe(
    'otpauth://totp/ClearEdge:ann%2Bx%40example.com?secret=ABC&issuer=ClearEdge&algorithm=SHA1&digits=6&period=30',
  );
});
