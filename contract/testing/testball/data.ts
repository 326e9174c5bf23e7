import type { SportData } from '../../sports/sport-data.ts';

/** A made-up sport of two clubs, one period and two markets. */
export const testball = {
  key: 'testball',
  league: 'TBL',
  name: 'Testball',
  aliases: ['test ball'],
  contestKind: 'game',
  slate: 'day',
  startWord: 'throw-in',
  scoreUnit: { one: 'goal', many: 'goals' },
  spreadName: null,
  totalName: 'Total goals',
  totalDeviation: 2,
  maxLine: { total: 199.5 },
  periods: { full: { name: 'Full game', markets: ['moneyline', 'total'] } },
  teams: { colors: {}, otherCodes: {} },
  hasLeague: false,
  hasPicks: false,
  hasPractice: true,
  hasPlayerProps: false,
  hasPlayerLines: false,
  hasPlayerSimulation: false,
  hasGamePage: false,
  hasAnalysis: false,
  hasHistory: false,
  hasListedPitchers: false,
} as const satisfies SportData;
