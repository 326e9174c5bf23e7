import type { KeptClaim } from '@clearedge/quant/blend';
import { normalProbability } from '@clearedge/quant/distribution';
import type { ScoreSelection } from '@clearedge/quant/grading';
import { americanToDecimal } from '@clearedge/quant/price';
import { decidedChance, type ScoreCenters } from '@clearedge/quant/sports/league';
import { leagueModuleOf } from '../../../sports/registry.ts';
import { isTwoWay, type MarketSide, type TwoWaySide } from '../../odds/index.ts';
import { type Judgement, judgePrice } from '../judge-price.ts';
import type { LeagueForecast } from './form-forecasts.ts';

type Named = Pick<MarketSide, 'line'> & { market: string; side: TwoWaySide };

/** One side of a market at its best price, against what we believe. */
export interface LeaguePlay extends Omit<MarketSide, 'market' | 'side' | 'noVigProbability'>, Judgement {
  side: TwoWaySide;
  market: ScoreSelection['market'];
  marketProbability: number | null;
  pushProbability: number;
  /** That the price is on our side, if what is shown of the uncertainty is right: 0..100. */
  confidence: number;
}

/** What a side is about, as the grader reads it; null for another market, or a line that is missing. */
function mainSelection({ market, side, line }: Named): ScoreSelection | null {
  const period = 'full';
  if (market === 'moneyline') return { market, period, side: side as 'away' | 'home' };
  if (line === null) return null;
  if (market === 'spread') return { market, period, side: side as 'away' | 'home', line };
  return market === 'total' ? { market, period, side: side as 'over' | 'under', line } : null;
}

type Belief = Pick<LeagueForecast, 'sport' | 'score' | 'marginSd' | 'totalSd' | 'marginWeight' | 'totalWeight'>;
const FEWEST_CHANCE = 1e-6;
const inner = (probability: number): number => Math.min(1 - FEWEST_CHANCE, Math.max(FEWEST_CHANCE, probability));

/** The chance of each selection of a game, and where it would be were the center one deviation off. */
function chancesOf({ sport, score, marginSd, totalSd }: Belief) {
  const at = (change: Partial<ScoreCenters>) => leagueModuleOf(sport).model.scoresOf({ ...score, ...change });
  const center = at({});
  const off = {
    margin: [at({ margin: score.margin - marginSd }), at({ margin: score.margin + marginSd })],
    total: [at({ total: score.total - totalSd }), at({ total: score.total + totalSd })],
  };
  return (selection: ScoreSelection) => {
    const chances = center(selection);
    const around = off[selection.market === 'total' ? 'total' : 'margin'].map((scores) => inner(decidedChance(scores(selection))));
    return { probability: inner(decidedChance(chances)), push: chances.push, low: Math.min(...around), high: Math.max(...around) };
  };
}

/** Null for a side that the model does not price. */
function playOf(
  belief: Belief,
  chancesAt: ReturnType<typeof chancesOf>,
  offer: MarketSide,
  claims: readonly KeptClaim[],
): LeaguePlay | null {
  const { noVigProbability: marketProbability, side, ...rest } = offer;
  if (!isTwoWay(side)) return null;
  const selection = mainSelection({ ...rest, side });
  if (!selection) return null;
  const chances = chancesAt(selection);
  const modelWeight = selection.market === 'total' ? belief.totalWeight : belief.marginWeight;
  const judged = judgePrice({ ...chances, modelWeight }, offer, claims);
  const breakEven = 1 / americanToDecimal(offer.odds);
  return {
    ...rest,
    side,
    market: selection.market,
    marketProbability,
    pushProbability: chances.push,
    ...judged,
    confidence: 100 * normalProbability((judged.probability - breakEven) / ((judged.probabilityHigh - judged.probabilityLow) / 2)),
  };
}

/** Every side that is offered on these games at its best price, the best worth first. */
export function leaguePlaysOn(
  forecasts: ReadonlyMap<string, Belief>,
  sides: readonly MarketSide[],
  claims: readonly KeptClaim[],
): LeaguePlay[] {
  const games = new Map([...forecasts].map(([contestId, belief]) => [contestId, { belief, chancesAt: chancesOf(belief) }]));
  return sides
    .flatMap((side) => {
      const game = games.get(side.contestId);
      return (game && playOf(game.belief, game.chancesAt, side, claims)) ?? [];
    })
    .sort((a, b) => b.ev - a.ev || (a.contestId < b.contestId ? -1 : a.contestId > b.contestId ? 1 : 0));
}
