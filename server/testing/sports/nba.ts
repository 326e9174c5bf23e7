import type { LeagueFacts } from '@clearedge/quant/grading';
import { NBA_MODEL } from '@clearedge/quant/sports/nba';
import { playedOf } from './cfl.ts';
import { gameExample, playersExample, scoresOf } from './game-example.ts';
import { leaguePicksExample } from './league-picks.ts';
import type { SportExample } from './sport-example.ts';

const final = {
  state: 'final',
  minutesPlayed: 48,
  score: { away: 108, home: 116 },
  periods: { away: [25, 30, 26, 27], home: [28, 31, 28, 29] },
} satisfies LeagueFacts;
const SCORES = NBA_MODEL.fromOutlook({ margin: 4, marginSd: 1, total: 226, totalSd: 1 }, { season: 2026, isPlayoff: false });

export const nba: SportExample = {
  ...gameExample({
    sport: 'nba',
    teams: { away: { code: 'LAL', name: 'Los Angeles Lakers' }, home: { code: 'BOS', name: 'Boston Celtics' } },
    scores: scoresOf(final, 'quarter'),
    ...playersExample(final, 'rebounds', 9),
    postponed: { state: 'postponed', minutesPlayed: 0, score: { away: 0, home: 0 } },
  }),
  findChance: (selection) => SCORES.price(selection),
  play: ({ leagues }) => playedOf(leagues.nba!, '2026-12-10'),
  picks: leaguePicksExample('nba', {
    played: '20260704_BOS@MIA',
    game: '20260711_LAL@BOS',
    facts: final,
    board: { lines: { spread: 3, total: 226.5 }, prices: { 'moneyline home': 120 } },
  }),
};
