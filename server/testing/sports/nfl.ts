import type { LeagueFacts } from '@clearedge/quant/grading';
import { NFL_MODEL } from '@clearedge/quant/sports/nfl';
import { playedOf } from './cfl.ts';
import { gameExample, playersExample, scoresOf } from './game-example.ts';
import { leaguePicksExample } from './league-picks.ts';
import type { SportExample } from './sport-example.ts';

const final = {
  state: 'final',
  minutesPlayed: 60,
  score: { away: 20, home: 27 },
  periods: { away: [3, 7, 3, 7], home: [6, 8, 5, 8] },
} satisfies LeagueFacts;
const SCORES = NFL_MODEL.fromOutlook({ margin: 3, marginSd: 1, total: 45, totalSd: 1 }, { season: 2026, isPlayoff: false });

export const nfl: SportExample = {
  ...gameExample({
    sport: 'nfl',
    teams: { away: { code: 'DAL', name: 'Dallas Cowboys' }, home: { code: 'SF', name: 'San Francisco 49ers' } },
    scores: scoresOf(final, 'quarter'),
    ...playersExample(final, 'receptions', 6),
    postponed: { state: 'postponed', minutesPlayed: 0, score: { away: 0, home: 0 } },
  }),
  findChance: (selection) => SCORES.price(selection),
  play: ({ leagues }) => playedOf(leagues.nfl!, '2026-12-10'),
  picks: leaguePicksExample('nfl', { played: '20260704_SF@LAR', game: '20260711_DAL@SF', facts: final }),
};
