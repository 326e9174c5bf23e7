import { selectionOf, termsOf } from '@clearedge/contract/markets/board-markets';
import { type Blend, beatsCloseProbability, FITTED_OUTLOOK } from '@clearedge/quant/blend';
import { americanToDecimal, decimalToAmerican } from '@clearedge/quant/price';
import { type GameDistribution, type GameSelection, priceSelection } from '@clearedge/quant/sports/baseball/game';
import type { MarketSide } from '../../odds/index.ts';
import type { GameOpinion } from '../read-opinions.ts';
import { type Doubt, judgePrice } from './judge-price.ts';

/** One side of a market at its best price, against what we believe. */
export interface Play extends Omit<MarketSide, 'noVigProbability'> {
  gameId: string;
  /** The market's own probability without margin, 0..1; null where no book prices both sides. */
  marketProbability: number | null;
  /** That the bet wins, given that the stake does not come back, 0..1. */
  probability: number;
  probabilityLow: number;
  probabilityHigh: number;
  /** That the bet wins, 0..1: a push is no win. ev = winProbability x profit - (1 - winProbability - pushProbability). */
  winProbability: number;
  /** That the stake comes back, 0..1. */
  pushProbability: number;
  /** The price at which the bet would be worth nothing, American. */
  fairOdds: number;
  /** Expected profit per unit staked, and the same at the low end of the probability. */
  ev: number;
  evLow: number;
  isValue: boolean;
  /** Why it is no value play; null for one. */
  doubt: Doubt | null;
  /** That the price beats the closing one, 0..1; moneylines only. */
  beatsClose: number | null;
}

const FEWEST_CHANCE = 1e-6;
const inner = (probability: number): number => Math.min(1 - FEWEST_CHANCE, Math.max(FEWEST_CHANCE, probability));

// An opinion spreads each side's runs over the innings as an average game does. The first five belong to the starters, which it does not know:
// docs/model.md, the first five.
const pricedSelection = ({ market, side, line }: Pick<MarketSide, 'market' | 'side' | 'line'>): GameSelection | null =>
  termsOf(market).period === 'full' ? selectionOf(market, side, line) : null;

/** What is not known of the winner is not known of a run line or a total either: the same width on the log-odds, to first order. */
function intervalOf(opinion: Pick<Blend, 'low' | 'high'>, centre: number, probability: number): { low: number; high: number } {
  const scale = (probability * (1 - probability)) / (centre * (1 - centre));
  return {
    low: inner(probability - (centre - opinion.low) * scale),
    high: inner(probability + (opinion.high - centre) * scale),
  };
}

/** Null for a side that the model does not price. */
export function playOf(opinion: GameOpinion, game: GameDistribution, gameId: string, offer: MarketSide): Play | null {
  const selection = pricedSelection(offer);
  if (selection === null) return null;
  const { win, push } = priceSelection(game, selection);
  const probability = inner(win / (1 - push));
  const { low, high } = intervalOf({ low: opinion.pHomeLow, high: opinion.pHomeHigh }, opinion.pHome, probability);
  const decimal = americanToDecimal(offer.odds);
  const { noVigProbability: marketProbability, ...rest } = offer;
  const isMoneyline = offer.market === 'moneyline' && marketProbability !== null;
  const pModel = offer.side === 'home' ? opinion.pHomeModel : 1 - opinion.pHomeModel;
  return {
    ...rest,
    gameId,
    marketProbability,
    probability,
    probabilityLow: low,
    probabilityHigh: high,
    winProbability: probability * (1 - push),
    pushProbability: push,
    fairOdds: decimalToAmerican(1 / probability),
    ...judgePrice({ probability, low, push }, offer, opinion.weight),
    beatsClose: isMoneyline ? beatsCloseProbability(FITTED_OUTLOOK, inner(marketProbability), inner(pModel), decimal) : null,
  };
}
