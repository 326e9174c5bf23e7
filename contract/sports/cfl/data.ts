import type { SportData } from '../sport-data.ts';

export const cfl = {
  key: 'cfl',
  league: 'CFL',
  name: 'Canadian football',
  aliases: ['canadian football', 'canadian football league'],
  contestKind: 'game',
  slate: 'week',
  startWord: 'kickoff',
  scoreUnit: { one: 'point', many: 'points' },
  spreadName: 'Point spread',
  totalName: 'Total points',
  maxLine: { spread: 69.5, total: 139.5 },
  periods: { full: { name: 'Full game', markets: ['moneyline', 'spread', 'total', 'team_total'] } },
  hasAnalysis: false,
  hasPicks: true,
  hasPractice: false,
  hasPlayerProps: false,
  hasGamePage: false,
  hasHistory: false,
  hasListedPitchers: false,
} as const satisfies SportData;
