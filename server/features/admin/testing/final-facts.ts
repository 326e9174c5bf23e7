import type { BaseballFacts } from '@clearedge/quant/grading';

/** A game that the away side won, 6 to 3. */
export const FINAL: BaseballFacts = {
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 9,
  score: { away: 6, home: 3 },
  lineScore: { away: [6, 0, 0, 0, 0, 0, 0, 0, 0], home: [3, 0, 0, 0, 0, 0, 0, 0, 0] },
  starters: { away: 'p1', home: 'p2' },
  players: {},
};
