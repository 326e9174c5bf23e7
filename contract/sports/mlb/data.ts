import { mapParts } from '@clearedge/quant/grading';
import type { PeriodData, SportData } from '../sport-data.ts';

export const mlb = {
  key: 'mlb',
  league: 'MLB',
  name: 'Baseball',
  aliases: ['baseball', 'major league baseball'],
  contestKind: 'game',
  slate: 'day',
  startWord: 'first pitch',
  scoreUnit: { one: 'run', many: 'runs' },
  spreadName: 'Run line',
  totalName: 'Total runs',
  maxLine: { spread: 29.5, total: 49.5, prop: 49.5 },
  periods: {
    full: { name: 'Full game', markets: ['moneyline', 'spread', 'total', 'team_total', 'prop'] },
    ...mapParts((part): PeriodData => ({ ...part, markets: ['moneyline', 'spread', 'total', 'team_total'] })),
  },
  hasAnalysis: true,
  hasPicks: true,
  hasPractice: true,
  hasPlayerProps: true,
  hasGamePage: true,
  hasHistory: true,
  hasListedPitchers: true,
} as const satisfies SportData;
