import type { GameDistribution } from '../game-distribution.ts';
import { chanceBetween } from '../table/period-table.ts';
import { claimsOf } from './claim.ts';
import { type GameMarket, selectionsOf } from './market.ts';
import { type GameSelection, periodOf } from './selection.ts';

/** Shares of a stake that win, lose and come back, on average; they sum to 1. On whole and half lines these are plain probabilities. */
export interface Chances {
  win: number;
  lose: number;
  push: number;
}

export interface PricedSelection extends Chances {
  selection: GameSelection;
}

/**
 * Chances of one selection at any line in quarters. A quarter line is half a stake on each neighbor, so that the expected value at decimal
 * odds d is win × (d − 1) − lose on every line. RangeError for a line finer than a quarter, at 100 or beyond, or a total below zero.
 */
export function priceSelection(distribution: GameDistribution, selection: GameSelection): Chances {
  const table = distribution[periodOf(selection)];
  const claims = claimsOf(selection);
  let win = 0;
  let push = 0;
  for (const { statistic, from, to, push: level } of claims) {
    win += chanceBetween(table[statistic], from, to) / claims.length;
    if (level !== null) push += chanceBetween(table[statistic], level, level) / claims.length;
  }
  return { win, lose: Math.max(0, 1 - win - push), push };
}

/** Chances of every side of a market, from one distribution, so that they cohere with every other market of the game. RangeError as `priceSelection`. */
export function priceMarket(distribution: GameDistribution, market: GameMarket): PricedSelection[] {
  return selectionsOf(market).map((selection) => ({ selection, ...priceSelection(distribution, selection) }));
}
