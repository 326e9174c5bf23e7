import { absorbDay } from '../learn/absorb-day.ts';
import { createRatings, type Ratings, startSeason } from '../ratings.ts';
import type { RatedBatter, RatedPitcher } from '../types.ts';
import { aces, madeUpGame, madeUpSide, sluggers } from './made-up.ts';
import { PLAIN } from './plain-parameters.ts';

export const pitcher = (playerId: string, changes: Partial<RatedPitcher> = {}): RatedPitcher => ({
  playerId,
  isStarter: false,
  outs: 9,
  battersFaced: 13,
  strikeouts: 3,
  walks: 1,
  hitByPitch: 1,
  homeRuns: 0,
  runs: 1,
  pitches: 45,
  ...changes,
});
const batter = (playerId: string, changes: Partial<RatedBatter> = {}): RatedBatter => ({
  playerId,
  atBats: 4,
  hits: 1,
  doubles: 1,
  triples: 0,
  homeRuns: 0,
  walks: 1,
  hitByPitch: null,
  strikeouts: 1,
  ...changes,
});

export const started = pitcher('BBB-starter', { isStarter: true, outs: 18, battersFaced: 24, strikeouts: 9, homeRuns: 1 });
export const pitchers = [started, pitcher('BBB-long')];
const nineBatters = Array.from({ length: 9 }, (_, place) => batter(`AAA-${place}`, { hits: place % 3, doubles: 0, strikeouts: place % 2 }));

/** Games of every kind of source: bare line scores, pitchers, batters, a starter not known, a game cut short. */
export function everyKind(): Ratings {
  const ratings = createRatings(PLAIN);
  absorbDay(ratings, [madeUpGame('2019-04-01', madeUpSide('AAA', sluggers), madeUpSide('BBB', { pitchers }))]);
  absorbDay(ratings, [
    madeUpGame('2019-04-02', madeUpSide('AAA', { batters: nineBatters, hitByPitch: 2 }), madeUpSide('BBB', { pitchers, ...aces }), {
      gameNumber: 2,
      gameId: 'b',
    }),
    madeUpGame('2019-04-02', madeUpSide('BBB', { starterId: null, triples: 1 }), madeUpSide('AAA', { lineUp: null }), {
      gameNumber: 1,
      gameId: 'c',
      parkId: 'OTHER',
    }),
  ]);
  startSeason(ratings, 2020);
  const short = { runsByInning: [0, 2, 0, 0], atBats: 14, hits: 3, doubles: 1, homeRuns: 0, walks: 1, strikeouts: 3 };
  absorbDay(ratings, [madeUpGame('2020-04-01', madeUpSide('CCC', { ...short, lineUp: null }), madeUpSide('AAA', short))]);
  return ratings;
}
