import { poolProbability } from '@clearedge/quant/blend';
import { drawBelow, drawNormal, seedRandom } from '@clearedge/quant/random';
import type { Question } from '../figures/questions.ts';

/** One moneyline, as told. */
export const tinyQuestion = (other: Partial<Question>): Question => ({
  gameId: 'one',
  season: 2020,
  on: '2020-08-01',
  market: 'moneyline',
  pMarket: 0.5,
  pModel: 0.5,
  modelSd: 0.02,
  push: 0,
  isOnTurn: true,
  decimals: [1.95, 1.95],
  result: 1,
  atClose: () => null,
  ...other,
});

const DAYS = 40;
const GAMES = 24;
const HOLD = 1.02;
const shareOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Seasons of moneylines whose results follow the model by `truth`, and whose closes move to it by `drift`. */
export function tinyQuestions({ seasons, truth, drift }: { seasons: readonly number[]; truth: number; drift: number }): Question[] {
  const random = seedRandom(5);
  return seasons.flatMap((season) =>
    Array.from({ length: DAYS * GAMES }, (_, index) => {
      const pMarket = shareOf(0.4 * drawNormal(random));
      const pModel = shareOf(Math.log(pMarket / (1 - pMarket)) + 0.6 * drawNormal(random));
      const close = poolProbability(pMarket, pModel, drift);
      const result = drawBelow(random, 1e6) < 1e6 * poolProbability(pMarket, pModel, truth) ? 1 : 0;
      return tinyQuestion({
        gameId: `${season} ${index}`,
        season,
        on: `${season}-${String(Math.floor(index / GAMES)).padStart(2, '0')}`,
        pMarket,
        pModel,
        decimals: [1 / (pMarket * HOLD), 1 / ((1 - pMarket) * HOLD)],
        result,
        atClose: () => ({ win: close, push: 0 }),
      });
    }),
  );
}
