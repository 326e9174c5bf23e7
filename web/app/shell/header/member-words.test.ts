import { expect, test } from 'vitest';
import { initialsOf, memberSince, statusName } from './header-account.tsx';

const NOW = Date.parse('2026-07-11T12:00:00Z');

test.each([
  ['2026-07-01T12:00:00Z', 'Recently'],
  ['2026-06-12T12:00:00Z', 'Recently'],
  ['2026-06-11T11:59:00Z', 'June 2026'],
  ['2024-01-15T12:00:00Z', 'January 2024'],
  ['nonsense', 'Recently'],
])('someone who came on %s is a member since: %s', (at, words) => expect(memberSince(at, NOW)).toBe(words));

test('no status reads Active', () => expect(statusName(undefined)).toBe('Active'));

test.each([
  ['d.mercer', 'DM'],
  ['dmercer', 'DM'],
  ['demo-free', 'DF'],
  ['x', 'X'],
  ['_', ''],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
