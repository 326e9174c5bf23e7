import type { FeedPitcher, LiveState } from '../../../ports/index.ts';

/** A game in its second inning, as a source tells it. */
export const lineScore = {
  away: [0, 1],
  home: [2],
  totals: { away: { runs: 1, hits: 1, errors: 0 }, home: { runs: 2, hits: 3, errors: 0 } },
};
export const live: LiveState = {
  gameId: '20260711_NYY@BOS',
  asOf: new Date('2026-07-11T23:20:00Z'),
  inning: 2,
  half: 'top',
  isBetweenInnings: false,
  balls: 3,
  strikes: 1,
  outs: 0,
  runners: { first: true, second: false, third: true },
  batter: "Pat O'Neil",
  pitcher: 'Ace Hill',
  lastPlay: 'Walk.',
  score: { away: 1, home: 2 },
  lineScore,
  plays: [{ at: new Date('2026-07-11T23:19:00Z'), inning: 2, half: 'top', text: 'Walk.', isScoring: false, score: { away: 1, home: 2 } }],
};
export const starter: FeedPitcher = {
  playerId: 'p1',
  name: 'Ace Hill',
  throws: 'L',
  wins: 5,
  losses: 2,
  era: 3.1,
  inningsPitched: 80,
  strikeouts: 90,
  walks: 20,
  strikeoutRate: 0.27,
  starts: 14,
};
