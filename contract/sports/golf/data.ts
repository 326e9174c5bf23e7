import type { SportData } from '../sport-data.ts';

export const golf = {
  key: 'golf',
  league: 'Golf',
  name: 'Golf',
  aliases: ['pga', 'pga tour'],
  contestKind: 'tournament',
  slate: 'week',
  startWord: 'first tee time',
  scoreUnit: { one: 'stroke', many: 'strokes' },
  spreadName: null,
  totalName: null,
  maxLine: null,
  periods: { full: { name: 'Tournament', markets: ['outright', 'place', 'make_cut', 'head_to_head'] } },
  teams: null,
  hasAnalysis: false,
  hasPicks: false,
  hasPractice: false,
  hasPlayerProps: false,
  hasGamePage: false,
  hasHistory: false,
  hasListedPitchers: false,
} as const satisfies SportData;
