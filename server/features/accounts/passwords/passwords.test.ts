import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../kernel/domain-error.ts';
import { deferred } from '../../../testing/index.ts';
import { createHashGate, DECOY_HASH, hashPassword, isOutdatedHash, isPassword } from './password-hash.ts';
import { isCommonPassword } from './password-rules.ts';

const owner = { username: 'Marguerite', email: 'mdupont@example.com' };

const COMMON = `password P@ssw0rd! passw0rd1 Password123456 letmein iloveyou trustno1 welcome1 monkey12 123hello dragon99!
  123456 123456789 654321 111111 aaaaaaaa abcdef abc123 qwerty qwertyuiop zxcvbnm 1qaz2wsx 112233 1q2w3e4r abcabc testtest 121212
  19870412 12/04/87 ＰＡＳＳＷＯＲＤ marguerite Marguerite1 mdupont99 mdupont@example.com`;
const FINE = `correct horse 7, xK9#mQ, tr4velling-light, mein Hund heißt Bello, marguerite likes rain, dragon eats monkey, 密码是秘密的东西,
  8241973650, clearedge, e2e-journey-1`;

describe('a password', () => {
  test.each(COMMON.split(/\s+/))('%s is too common', (password) => {
    expect(isCommonPassword(password, owner)).toBe(true);
  });
  test.each(FINE.split(/,\s+/))('%s is not', (password) => {
    expect(isCommonPassword(password, owner)).toBe(false);
  });
});

test('an accent typed as one sign or as two is the same password', async () => {
  const stored = await hashPassword('caf\u00e9 noir 12');
  expect(await isPassword(stored, 'cafe\u0301 noir 12')).toBe(true);
  expect(await isPassword(stored, 'cafe noir 12')).toBe(false);
});

test('a cheaper hash is outdated, today’s and the decoy are not; a broken one fits nothing', async () => {
  expect(isOutdatedHash(await hash('x', { memoryCost: 8192, timeCost: 1, parallelism: 1 }))).toBe(true);
  expect([await hashPassword('x'), DECOY_HASH].map(isOutdatedHash)).toEqual([false, false]);
  expect(await isPassword('none', 'none')).toBe(false);
});

test('so many hashes run, so many wait in turn, the next is refused, and slots come back after failures', async () => {
  const gate = createHashGate(2, 1);
  const works = [deferred<string>(), deferred<string>(), deferred<string>()];
  const started: number[] = [];
  const enter = (at: number) =>
    gate(() => {
      started.push(at);
      return works[at]!.promise.then((value) => (value === 'broken' ? Promise.reject(new Error(value)) : value));
    });
  const answers = [enter(0), enter(1), enter(2)];
  await expect(gate(async () => 'never')).rejects.toMatchObject({ code: 'RATE_LIMITED', extra: { retryAfterSeconds: 2 } });
  await expect(gate(async () => 'never')).rejects.toBeInstanceOf(DomainError);
  expect(started).toEqual([0, 1]);
  works[0]!.resolve('broken');
  await expect(answers[0]).rejects.toThrow('broken');
  expect(started).toEqual([0, 1, 2]);
  works[1]!.resolve('b');
  works[2]!.resolve('c');
  expect(await Promise.all(answers.slice(1))).toEqual(['b', 'c']);
  expect(await gate(async () => 'free again')).toBe('free again');
});
