import type { LeagueMarket, LeagueModel, LeagueScores } from './model.ts';
import type { LeagueExpectation } from './ratings/ratings.ts';
import type { GameSetting, Outlook } from './score/engine.ts';
import { decidedChance } from './score/grid.ts';
import type { MarginAndTotal } from './types.ts';

/** All that one distribution of scores is made from. */
export type ScoreCenters = Outlook & GameSetting;

/** A probability that home wins, given that someone does, with the band of one standard deviation. */
export interface HomeChance {
  probability: number;
  low: number;
  high: number;
}

/** A game as the model and the market have it together; points, or goals. */
export interface LeagueProjection<Score = ScoreCenters> {
  /** The model alone. */
  model: HomeChance & MarginAndTotal;
  /** Pooled with the market; the model alone where there is none. */
  pooled: HomeChance;
  /** The model's share in each center, 0..1. */
  weight: MarginAndTotal;
  /** What is not known of the two centers. */
  sd: MarginAndTotal;
  /** One distribution of scores behind every market of the game. */
  score: Score;
}

const homeChance = (scores: LeagueScores): number => decidedChance(scores.price({ market: 'moneyline', period: 'full', side: 'home' }));

/**
 * What is expected of a game pooled with what the market says of it, center by center; `weight` is the model's share beside a market, 0..1. A
 * center that no one prices is the model's own. RangeError for chances of the market that are not strictly between 0 and 1.
 */
export function projectLeagueGame(
  model: LeagueModel,
  expected: LeagueExpectation,
  market: LeagueMarket | null,
  setting: GameSetting,
  weight: MarginAndTotal,
): LeagueProjection {
  const { marketSd } = model.engine;
  const own = model.fromExpectation(expected, setting).outlook;
  const priced = market && model.marketOutlook(market, setting, own);
  const isPriced = {
    margin: market !== null && (market.pHome !== null || market.spread !== null),
    total: market !== null && market.total !== null,
  };
  const pooled = (center: 'margin' | 'total') => {
    const [alone, sd] = [own[center], expected[center].sd];
    if (priced === null || !isPriced[center]) return { center: alone, weight: 1, sd, spread: sd };
    const share = weight[center];
    return {
      center: (1 - share) * priced[center] + share * alone,
      weight: share,
      sd: Math.hypot((1 - share) * marketSd[center], share * sd),
      spread: marketSd[center],
    };
  };
  const [margin, total] = [pooled('margin'), pooled('total')];
  const score = { margin: margin.center, marginSd: margin.spread, total: total.center, totalSd: total.spread, ...setting };
  const bandOf = (outlook: Outlook, sd: number): HomeChance => {
    const at = (step: number): number => homeChance(model.fromOutlook({ ...outlook, margin: outlook.margin + step }, setting));
    return { probability: at(0), low: at(-sd), high: at(sd) };
  };
  return {
    model: { ...bandOf(own, expected.margin.sd), margin: expected.margin.mean, total: expected.total.mean },
    pooled: bandOf(score, margin.sd),
    weight: { margin: margin.weight, total: total.weight },
    sd: { margin: margin.sd, total: total.sd },
    score,
  };
}
