import type { BaseballFacts } from '../types.ts';

/** A finished game of nine innings with this score; whatever else matters is given as a change. */
export const baseballFacts = (away: number, home: number, changes: Partial<BaseballFacts> = {}): BaseballFacts => ({
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 9,
  score: { away, home },
  lineScore: { away: [], home: [] },
  starters: { away: 'a1', home: 'h1' },
  players: {},
  ...changes,
});
