import { expect, it } from 'vitest';
import type { LiveBet } from '../../../core/live-bets/live-words.ts';
import { liveBet, sampleBet, ungradableBet } from '../testing/sample-bet.ts';
import { phaseOf, sortInPlay } from './pending-rules.ts';

const NOW = Date.parse('2026-07-11T21:53:00Z');

it.each([
  ['a game in play', liveBet(), 'inPlay'],
  ['a game still to come', sampleBet(), 'upcoming'],
  ['a late start that was put off', sampleBet({ startsAt: '2026-07-11T20:00:00Z', contestStatus: 'delayed' }), 'waiting'],
  ['a game that is over', sampleBet({ startsAt: '2026-07-11T17:00:00Z', contestStatus: 'completed' }), 'waiting'],
  ['a bet on nothing we follow', ungradableBet(), 'waiting'],
] as const)('%s', (_what, bet, phase) => expect(phaseOf(bet, NOW)).toBe(phase));

it('puts the bet nearest to even first, and one without a live chance last', () => {
  const bets = ['sure', 'none', 'even', 'lost'].map((id, at) => ({ ...liveBet(), id, stake: at }));
  const chances: Record<string, number | null> = { sure: 0.9, none: null, even: 0.52, lost: 0.2 };
  const live = new Map(bets.map(({ id }) => [id, { betId: id, chance: chances[id] } as LiveBet]));
  const ids = (order: 'closest' | 'stake') => sortInPlay(bets, live, order).map(({ id }) => id);
  expect(ids('closest')).toEqual(['even', 'lost', 'sure', 'none']);
  expect(ids('stake')).toEqual(['lost', 'even', 'none', 'sure']);
});
