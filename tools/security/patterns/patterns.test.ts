import { expect, test } from 'vitest';
import { readTree } from '../../guards/tree.ts';
import { findSlow, listPatterns } from './patterns.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;

/** Expressions that grow with the square or the cube of their text, and the most characters that anybody can put before them. */
const BOUNDED: Readonly<Record<string, { most: number; because: string }>> = {
  'server/features/accounts/passwords/password-rules.ts': { most: 128, because: 'a password has at most 128 characters' },
  'server/features/bets/target/match-target.ts': { most: 120, because: "a game's name has at most 120" },
  'server/features/referrals/code-rules.ts': { most: 254, because: 'an address has at most 254' },
  'server/features/practice/reads/receipt-rules.ts': { most: 40, because: 'it reads a number that the server wrote' },
  'server/platform/http/pages/page-template.ts': { most: 400, because: 'it reads a page that the build wrote' },
};

test.each(['^(a+)+$', '^(\\w+\\s?)*$', '(x+x+)+y', '^([a-z]|[a-z0-9])+$', '^(.*,){12}P', '^(\\uFEFF|\\s)*<', '\\/+$'])(
  '%s is found to be slow',
  (source) => {
    expect(findSlow(source, '')).not.toBeNull();
  },
);

test('expressions are read from code, not from texts and comments', () => {
  const text = "/* /no/ */ const a = /yes\\/+/giu; const b = '/no/'; const c: RegExp = 4 / 2 / 1 > 0 ? /too/ : a;";
  expect(listPatterns(new Map([['server/x.ts', text]]))).toEqual([
    { path: 'server/x.ts', source: 'yes\\/+', flags: 'giu' },
    { path: 'server/x.ts', source: 'too', flags: '' },
  ]);
});

test('no expression that reads what strangers send grows beyond its text', { timeout: 120_000 }, () => {
  const patterns = listPatterns(readTree(ROOT));
  expect(patterns.length).toBeGreaterThan(150);
  const distinct = new Map(patterns.map((pattern) => [`${pattern.path} ${pattern.source} ${pattern.flags}`, pattern]));
  const slow = [...distinct.values()].flatMap(({ path, source, flags }) => {
    const found = findSlow(source, flags, BOUNDED[path]?.most);
    return found ? [{ path, source, ...found }] : [];
  });
  expect(slow).toEqual([]);
});
