import type { HomeChance, LeagueMarket, LeagueProjection } from '../../league/index.ts';
import type { ExpectedGame } from '../ratings/index.ts';
import { centreFor, decidedChance, priceScore, type ScoreInput, scoreDistribution } from '../score/index.ts';

/**
 * The model's share beside the market. It is a choice, not a fit: no past prices of this league are at hand, so nothing shows that the model
 * knows what the books do not, and for baseball, where eleven seasons of prices do, the fitted shares are of this size.
 */
export const FOOTBALL_POOL_WEIGHT = 0.2;

/** Standard deviation, in points, of what the market's own center does not know: about what a line moves between open and close. A choice, as above. */
export const MARKET_SD = { margin: 1, total: 1.5 } as const;

interface Setting {
  season: number;
  canTie: boolean;
}

/** Where a center is looked for from, in points. */
const MIDDLE_TOTAL = 50;
const homeWins = { market: 'moneyline', period: 'full', side: 'home' } as const;
const homeChance = (score: ScoreInput): number => decidedChance(priceScore(scoreDistribution(score), homeWins));

function bandOf(score: ScoreInput, sd: number): HomeChance {
  return {
    probability: homeChance(score),
    low: homeChance({ ...score, margin: score.margin - sd }),
    high: homeChance({ ...score, margin: score.margin + sd }),
  };
}

/** The market's center of the margin: what its moneyline and its spread say, on average. Null where it has neither. */
function marketMargin({ pHome, spread }: LeagueMarket, score: ScoreInput): number | null {
  const centres = [
    ...(pHome === null ? [] : [centreFor({ selection: homeWins, probability: pHome }, score)]),
    ...(spread === null
      ? []
      : [
          centreFor(
            { selection: { market: 'spread', period: 'full', side: 'home', line: spread.line }, probability: spread.homeProbability },
            score,
          ),
        ]),
  ];
  return centres.length === 0 ? null : centres.reduce((sum, centre) => sum + centre, 0) / centres.length;
}

const marketTotal = ({ total }: LeagueMarket, score: ScoreInput): number | null =>
  total &&
  centreFor({ selection: { market: 'total', period: 'full', side: 'over', line: total.line }, probability: total.overProbability }, score);

/**
 * The scores that the market alone describes: its centers, with a game's own noise and what no price knows about them. Null where it prices
 * neither a winner nor a spread, or no total. RangeError as `projectFootballGame`.
 */
export function marketScore(
  market: LeagueMarket,
  { margin, total }: Record<'margin' | 'total', { noise: number }>,
  setting: Setting,
): ScoreInput | null {
  const around: ScoreInput = {
    margin: 0,
    marginSd: Math.hypot(margin.noise, MARKET_SD.margin),
    total: MIDDLE_TOTAL,
    totalSd: Math.hypot(total.noise, MARKET_SD.total),
    ...setting,
  };
  const [margins, totals] = [marketMargin(market, around), marketTotal(market, around)];
  return margins === null || totals === null ? null : { ...around, margin: margins, total: totals };
}

function pooled(own: { mean: number; sd: number }, market: number | null, marketSd: number) {
  if (market === null) return { centre: own.mean, weight: 1, sd: own.sd };
  const weight = FOOTBALL_POOL_WEIGHT;
  return { centre: (1 - weight) * market + weight * own.mean, weight, sd: Math.hypot((1 - weight) * marketSd, weight * own.sd) };
}

/**
 * The model's expectation of a game pooled, in points, with what the market says. RangeError for probabilities not strictly between 0 and 1,
 * or a season whose rules are not on file.
 */
export function projectFootballGame(
  { margin, total }: ExpectedGame,
  market: LeagueMarket | null,
  { season, canTie }: Setting,
): LeagueProjection<ScoreInput> {
  const own: ScoreInput = {
    margin: margin.mean,
    marginSd: Math.hypot(margin.noise, margin.sd),
    total: total.mean,
    totalSd: Math.hypot(total.noise, total.sd),
    season,
    canTie,
  };
  // A market knows the clubs: about its center a game varies by its own noise and by what no price knows.
  const known: ScoreInput = {
    ...own,
    marginSd: Math.hypot(margin.noise, MARKET_SD.margin),
    totalSd: Math.hypot(total.noise, MARKET_SD.total),
  };
  const [forMargin, forTotal] = [
    pooled(margin, market && marketMargin(market, known), MARKET_SD.margin),
    pooled(total, market && marketTotal(market, known), MARKET_SD.total),
  ];
  const score: ScoreInput = {
    ...own,
    margin: forMargin.centre,
    marginSd: forMargin.weight === 1 ? own.marginSd : known.marginSd,
    total: forTotal.centre,
    totalSd: forTotal.weight === 1 ? own.totalSd : known.totalSd,
  };
  return {
    model: { ...bandOf(own, margin.sd), margin: margin.mean, total: total.mean },
    pooled: bandOf(score, forMargin.sd),
    weight: { margin: forMargin.weight, total: forTotal.weight },
    sd: { margin: forMargin.sd, total: forTotal.sd },
    score,
  };
}
