import { expect, test } from 'vitest';
import type { Contest } from '../contest.ts';
import { recordComingIn } from './record-rules.ts';

const game = (values: Partial<Contest>): Contest =>
  ({
    awayCode: 'TOR',
    homeCode: 'HOU',
    status: 'scheduled',
    awayScore: null,
    homeScore: null,
    records: { away: { wins: 54, losses: 61 }, home: { wins: 59, losses: 57 } },
    ...values,
  }) as Contest;
const NOTHING = { of: () => null };
const WHOLE = { of: () => ({ wins: 50, losses: 50 }) };

test.each(['scheduled', 'live', 'postponed', 'cancelled', 'suspended'] as const)('a %s game shows the schedule’s record', (status) => {
  expect(recordComingIn(game({ status }), 'away', NOTHING)).toEqual({ wins: 54, losses: 61 });
});

test('after a final the game itself is taken off, where our own results are not whole', () => {
  const over = game({ status: 'final', awayScore: 3, homeScore: 1 });
  expect(recordComingIn(over, 'away', NOTHING)).toEqual({ wins: 53, losses: 61 });
  expect(recordComingIn(over, 'home', NOTHING)).toEqual({ wins: 59, losses: 56 });
  expect(recordComingIn(over, 'away', WHOLE)).toEqual({ wins: 50, losses: 50 });
});

test('unknown stays unknown, never 0-0', () => {
  expect(recordComingIn(game({ records: null }), 'away', NOTHING)).toBeNull();
  expect(recordComingIn(game({ status: 'final' }), 'away', NOTHING)).toBeNull();
  const first = { away: { wins: 0, losses: 0 }, home: { wins: 0, losses: 1 } };
  expect(recordComingIn(game({ status: 'final', awayScore: 3, homeScore: 1, records: first }), 'away', NOTHING)).toBeNull();
});
