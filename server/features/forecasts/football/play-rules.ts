import type { KeptClaim } from '@clearedge/quant/blend';
import { normalProbability } from '@clearedge/quant/distribution';
import type { MoneylineSelection, SpreadSelection, TotalSelection } from '@clearedge/quant/grading';
import { americanToDecimal } from '@clearedge/quant/price';
import { decidedChance, priceScore, type ScoreInput, scoreDistribution } from '@clearedge/quant/sports/football/score';
import type { MarketSide } from '../../odds/index.ts';
import { type Judgement, judgePrice } from '../judge-price.ts';
import type { FootballForecast } from './form-forecasts.ts';

type FootballSelection = MoneylineSelection | SpreadSelection | TotalSelection;
type FootballMarketKind = FootballSelection['market'];
type Named = Pick<MarketSide, 'side' | 'line'> & { market: string };

/** One side of a market at its best price, against what we believe. */
export interface FootballPlay extends Omit<MarketSide, 'market' | 'noVigProbability'>, Judgement {
  market: FootballMarketKind;
  marketProbability: number | null;
  pushProbability: number;
  /** That the price is on our side, if what is shown of the uncertainty is right: 0..100. */
  confidence: number;
}

/** What a side is about, as the grader reads it; null for a market that football does not have, or a line that is missing. */
function footballSelection({ market, side, line }: Named): FootballSelection | null {
  const period = 'full';
  if (market === 'moneyline') return { market, period, side: side as 'away' | 'home' };
  if (line === null) return null;
  if (market === 'spread') return { market, period, side: side as 'away' | 'home', line };
  return market === 'total' ? { market, period, side: side as 'over' | 'under', line } : null;
}

type Belief = Pick<FootballForecast, 'score' | 'marginSd' | 'totalSd' | 'marginWeight' | 'totalWeight'>;
const FEWEST_CHANCE = 1e-6;
const inner = (probability: number): number => Math.min(1 - FEWEST_CHANCE, Math.max(FEWEST_CHANCE, probability));

/** The chance of a selection, and where it would be were the center one deviation off. */
function chancesOf({ score, marginSd, totalSd }: Belief, selection: FootballSelection) {
  const at = (change: Partial<ScoreInput>) => priceScore(scoreDistribution({ ...score, ...change }), selection);
  const isTotal = selection.market === 'total';
  const [one, other] = [-1, 1].map((sign) =>
    inner(decidedChance(at(isTotal ? { total: score.total + sign * totalSd } : { margin: score.margin + sign * marginSd }))),
  ) as [number, number];
  const chances = at({});
  return { probability: inner(decidedChance(chances)), push: chances.push, low: Math.min(one, other), high: Math.max(one, other) };
}

/** Null for a side that the model does not price. */
function playOf(belief: Belief, offer: MarketSide, claims: readonly KeptClaim[]): FootballPlay | null {
  const selection = footballSelection(offer);
  if (!selection) return null;
  const chances = chancesOf(belief, selection);
  const modelWeight = selection.market === 'total' ? belief.totalWeight : belief.marginWeight;
  const judged = judgePrice({ ...chances, modelWeight }, offer, claims);
  const { noVigProbability: marketProbability, ...rest } = offer;
  const breakEven = 1 / americanToDecimal(offer.odds);
  return {
    ...rest,
    market: selection.market,
    marketProbability,
    pushProbability: chances.push,
    ...judged,
    confidence: 100 * normalProbability((judged.probability - breakEven) / ((judged.probabilityHigh - judged.probabilityLow) / 2)),
  };
}

/** Every side that is offered on these games at its best price, the best worth first. */
export const footballPlaysOn = (
  forecasts: ReadonlyMap<string, Belief>,
  sides: readonly MarketSide[],
  claims: readonly KeptClaim[],
): FootballPlay[] =>
  sides
    .flatMap((side) => {
      const belief = forecasts.get(side.contestId);
      return (belief && playOf(belief, side, claims)) ?? [];
    })
    .sort((a, b) => b.ev - a.ev || (a.contestId < b.contestId ? -1 : a.contestId > b.contestId ? 1 : 0));
