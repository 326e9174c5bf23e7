import { doubtsOfPrice } from '@clearedge/contract/doubts/price-doubts';
import type { VerbResult } from '@clearedge/contract/route';
import type { propRoutes } from '@clearedge/contract/routes/games/props';
import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import { poolProbability } from '@clearedge/quant/blend';
import { isBaseballKind, isPitcherKind, type PropKind } from '@clearedge/quant/grading';
import { consensusChance } from '@clearedge/quant/margin';
import { americanToDecimal, decimalToAmericanRounded, isAmericanPrice } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import type { FeedProp } from '../../../ports/index.ts';
import { bestPropOffer, fairFirst } from '../../odds/index.ts';
import type { StatProjection } from '../project/read-projections.ts';

export type PlayerProps = VerbResult<(typeof propRoutes)['GET /api/games/:gameId/player-props']>;
export type PlayerProp = PlayerProps[number];
export type PropSideView = NonNullable<PlayerProp['over']>;
export type Side = 'over' | 'under';

/**
 * The model's weight beside a fair market price. There is no history of prop prices to fit it on; against opening moneylines, where there is one,
 * it came to 0.46. A book hangs a pitcher's line, and a league's player's, at his own mean, which leaves less to know: see docs/model.md, players.
 */
const PROP_MODEL_WEIGHT = { batter: 0.25, pitcher: 0.1, league: 0.1 } as const;
export function modelWeightOf(prop: PropKind): number {
  if (!isBaseballKind(prop)) return PROP_MODEL_WEIGHT.league;
  return isPitcherKind(prop) ? PROP_MODEL_WEIGHT.pitcher : PROP_MODEL_WEIGHT.batter;
}
/** A hundredth of a percent, for what is drawn. Not for a price’s chances: rounded twice, one would read otherwise here than on other screens. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const FEWEST_CHANCE = 1e-4;
const inner = (probability: number): number => Math.min(1 - FEWEST_CHANCE, Math.max(FEWEST_CHANCE, probability));

/** The market's chance of the over without margin, by the average of the books that quote both sides; null where none does. */
export function marketOver(quotes: readonly FeedProp[]): { over: number; bookCount: number } | null {
  const fair = quotes.flatMap(({ overPrice, underPrice }) => {
    if (overPrice === null || underPrice === null || !isAmericanPrice(overPrice) || !isAmericanPrice(underPrice)) return [];
    return [fairFirst(overPrice, underPrice)];
  });
  return fair.length > 0 ? { over: consensusChance(fair), bookCount: fair.length } : null;
}

/** What the model says of a side, given that the line is not landed on. */
export function modelChance(stat: StatProjection, line: number, side: Side): { win: number; push: number } {
  const { over, under, push } = stat.chances(line);
  return { win: inner((side === 'over' ? over : under) / Math.max(over + under, FEWEST_CHANCE)), push };
}

export interface Belief {
  model: number | null;
  market: number | null;
  /** Pooled; null without a fair price, because the model alone is not believed against a book. */
  probability: number | null;
  push: number;
}

/** What model and market say of one side of a proposition. */
export function blendProbability(
  prop: PropKind,
  stat: StatProjection | null,
  market: { over: number } | null,
  line: number,
  side: Side,
): Belief {
  const chance = stat && modelChance(stat, line, side);
  const fair = market && inner(side === 'over' ? market.over : 1 - market.over);
  const model = chance?.win ?? null;
  const push = chance?.push ?? 0;
  const probability = model === null || fair === null ? null : inner(poolProbability(fair, model, modelWeightOf(prop)));
  return { model, market: fair, probability, push };
}

/** One side at its best price; null where no one offers it. */
export function sideView(
  quotes: readonly FeedProp[],
  side: Side,
  belief: Belief & { bookCount: number },
  seenAt: Date,
  now: Date,
): PropSideView | null {
  const offer = bestPropOffer(quotes, side);
  if (!offer) return null;
  const { probability, push, bookCount, market } = belief;
  const isStale = now.getTime() - seenAt.getTime() > MAX_PRICE_AGE_SECONDS * 1000;
  return {
    odds: offer.odds,
    book: offer.book,
    bookName: offer.bookName,
    quotedAt: offer.quotedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isStale,
    isModelPrice: false,
    modelProbability: belief.model,
    marketProbability: market,
    probability,
    winProbability: probability === null ? null : probability * (1 - push),
    pushProbability: push,
    fairOdds: probability === null ? null : decimalToAmericanRounded(1 / probability),
    ev: probability === null ? null : expectedValue(probability * (1 - push), americanToDecimal(offer.odds), push),
    doubt: doubtsOfPrice(probability, { odds: offer.odds, bookCount, noVigProbability: market, isStale }),
  };
}
