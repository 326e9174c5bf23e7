import type { Entry, WeeklyStats, WeekSummary } from '../leaderboard.queries.ts';

const figures = {
  totalBets: 6,
  pendingBets: 0,
  wonBets: 4,
  lostBets: 2,
  winRate: 4 / 6,
  points: 12,
  netProfit: 31.5,
  totalStaked: 120,
  profitMargin: 0.2625,
  units: 2.4,
};

export const sampleEntry = (more: Partial<Entry> = {}): Entry => ({
  id: 'entry-1',
  rank: 1,
  unitsRank: 1,
  user: { username: 'Ace of Clubs', subscriptionTier: 'elite', isSimulated: false, resets: 0, lastResetAt: null },
  ...figures,
  ...more,
});

export const sampleWeek = (more: Partial<WeekSummary> = {}): WeekSummary => ({
  weekOn: '2026-07-06',
  endsOn: '2026-07-12',
  isCurrent: true,
  frozenAt: null,
  competitors: 2,
  simulated: 1,
  unlisted: 0,
  pendingBets: 3,
  corrections: [],
  asOf: '2026-07-11T20:00:00.000Z',
  ...more,
});

export const sampleStats = (more: Partial<WeeklyStats> = {}): WeeklyStats => ({
  weekOn: '2026-07-06',
  entryId: 'entry-2',
  rank: 2,
  unitsRank: null,
  competitors: 2,
  ...figures,
  resets: 0,
  lastResetAt: null,
  nonScoringBets: 0,
  division: 'Rookie',
  isListed: true,
  history: [],
  ...more,
});
