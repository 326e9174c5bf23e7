import { expect, it } from 'vitest';
import type { LiveBet } from '../../../core/live-bets/live-words.ts';
import type { BetLeg, Grade } from '../bet-types.ts';
import { ticketState } from './ticket-rules.ts';

const leg = (result: Grade | null): BetLeg => ({ result }) as BetLeg;
const live = (gameId: string, chance: number | null, hasBegun = true): LiveBet => ({ gameId, chance, hasBegun }) as LiveBet;
const state = (legs: BetLeg[], ...standing: (LiveBet | undefined)[]) => ticketState({ legs, betType: 'parlay' }, standing);

it.each([
  ['all ahead', [leg('win'), leg(null)], [undefined, live('a', 0.6)], 'Winning', 0.6, ''],
  ['one behind', [leg(null), leg(null)], [live('b', 0.2), live('a', 0.9)], 'Losing', 0.18, ''],
  ['a favorite not begun', [leg(null), leg(null)], [live('b', 0.7), live('a', 0.6, false)], 'Even', 0.42, ''],
  ['one without a chance', [leg('win'), leg(null)], [undefined, live('a', null, false)], 'Even', null, 'a leg has no chance'],
  ['one not followed', [leg('win'), leg(null)], [undefined, undefined], 'Even', null, 'a leg has no chance'],
  ['lost', [leg('loss'), leg(null)], [undefined, undefined], 'Losing', 0, ''],
  ['legs of one game', [leg(null), leg(null)], [live('a', 0.6), live('a', 0.9)], 'Winning', null, 'legs of one game'],
] as const)('a ticket with %s', (_what, legs, standing, word, chance, why) => {
  const found = state([...legs], ...standing);
  expect([found.standing, found.why]).toEqual([word, why]);
  if (chance === null) expect(found.chance).toBeNull();
  else expect(found.chance).toBeCloseTo(chance, 9);
});

it('counts the legs that are won', () => expect(state([leg('win'), leg('push'), leg(null)]).head).toBe('1 of 3 legs won'));
