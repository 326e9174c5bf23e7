import type { LeagueAnalysis, PlayByPlay } from '../league-types.ts';
import { ago } from './sample-league.ts';

type Play = PlayByPlay['plays'][number];

const play = (
  clock: string,
  text: string,
  [away, home]: readonly [number, number],
  after: Play['after'],
  over: Partial<Play> = {},
): Play => ({ at: ago(3000), period: 1, clock, possession: 'away', text, isScoring: false, score: { away, home }, after, ...over });

/** Two plays, the second a touchdown of the away side. */
export const samplePlays = (over: Partial<PlayByPlay> = {}): PlayByPlay => ({
  gameId: '20260711_SSK@OTT',
  isWhole: true,
  reason: null,
  before: { homeWin: 0.52, meanTotal: 50 },
  now: { homeWin: 0.4, meanTotal: 49.2 },
  bookCount: 7,
  plays: [
    play('14:20', 'Run for 3 yards', [0, 0], { homeWin: 0.52, meanTotal: 50, swing: 0 }),
    play('09:30', 'Touchdown pass', [7, 0], { homeWin: 0.42, meanTotal: 51, swing: -0.1 }, { isScoring: true }),
  ],
  biggest: [1],
  asOf: ago(8),
  ...over,
});

/** The away side of the spread at Summit, by a model that has a share beside seven books. */
export const sampleAnalysis = (): LeagueAnalysis => ({
  gameId: '20260711_HAM@TOR',
  forecastAt: ago(600),
  modelVersion: 'cfl-2026-11',
  isClosed: false,
  ratedGames: 35,
  ratedTo: ago(86_400),
  awayGames: 5,
  homeGames: 5,
  bookCount: 7,
  homeWin: { model: 0.6, modelLow: 0.5, modelHigh: 0.7, market: 0.55, pooled: 0.56, pooledLow: 0.5, pooledHigh: 0.62 },
  margin: { model: 3.1, pooled: 2, weight: 0.2 },
  total: { model: 51, pooled: 50, weight: 0.2 },
  drivers: [{ title: 'playing at home', margin: 2.4, total: 0 }],
  sides: [
    {
      market: 'spread',
      side: 'away',
      line: 3.5,
      probability: 0.545,
      probabilityLow: 0.5,
      probabilityHigh: 0.59,
      pushProbability: 0,
      fairOdds: -120,
      marketProbability: 0.52,
      odds: -110,
      book: 'SUM',
      bookName: 'Summit',
      bookCount: 5,
      seenAt: ago(14),
      isStale: false,
      basis: 'model',
      expectedValue: 0.041,
      isValue: true,
      doubt: null,
    },
  ],
});
