import type { LeagueFacts } from '@clearedge/quant/grading';
import { NHL_MODEL } from '@clearedge/quant/sports/nhl';
import { playedOf } from './cfl.ts';
import { gameExample, playersExample, scoresOf } from './game-example.ts';
import { leaguePicksExample } from './league-picks.ts';
import type { SportExample } from './sport-example.ts';

const final = {
  state: 'final',
  minutesPlayed: 60,
  score: { away: 2, home: 5 },
  periods: { away: [0, 1, 1], home: [1, 2, 2] },
} satisfies LeagueFacts;
const SCORES = NHL_MODEL.fromOutlook({ margin: 0.3, marginSd: 0, total: 6.2, totalSd: 0 }, { season: 2026, isPlayoff: false });

export const nhl: SportExample = {
  ...gameExample({
    sport: 'nhl',
    teams: { away: { code: 'TOR', name: 'Toronto Maple Leafs' }, home: { code: 'MTL', name: 'Montreal Canadiens' } },
    scores: scoresOf(final, 'period'),
    ...playersExample(final, 'saves', 28),
    postponed: { state: 'postponed', minutesPlayed: 0, score: { away: 0, home: 0 } },
  }),
  findChance: (selection) => SCORES.price(selection),
  play: ({ leagues }) => playedOf(leagues.nhl!, '2026-12-12'),
  picks: leaguePicksExample('nhl', {
    played: '20260704_MTL@OTT',
    game: '20260711_TOR@MTL',
    facts: final,
    score: [4, 2],
    board: { lines: { spread: 1.5, total: 6.5 }, prices: { 'spread away': 110, 'spread home': -130 } },
  }),
};
