import { type SportData, team } from '../sport-data.ts';

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
  teams: {
    colors: {
      BC: team('#27251f', '#f15a22'),
      CGY: team('#b5121b', '#27251f'),
      EDM: team('#1f4f34', '#ffb819'),
      HAM: team('#27251f', '#ffb819'),
      MTL: team('#14284b', '#b5121b'),
      OTT: team('#a6192e', '#27251f'),
      SSK: team('#00583d', '#c4ced4'),
      TOR: team('#0c2d5e', '#8fbce6'),
      WPG: team('#0a2240', '#b4975a'),
    },
    otherCodes: {
      SAS: 'SSK',
    },
  },
  hasAnalysis: false,
  hasPicks: true,
  hasPractice: false,
  hasPlayerProps: false,
  hasGamePage: false,
  hasHistory: false,
  hasListedPitchers: false,
} as const satisfies SportData;
