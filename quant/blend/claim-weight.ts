import { TRUST_LIMITS } from '../trust/index.ts';
import { poolProbability } from './blend.ts';

/** A past game's opening and closing chance without margin, and the model's when the price was open; all of the same side, 0..1. */
export interface ClosedOpinion {
  pMarket: number;
  pModel: number;
  pClose: number;
}

/** For each weight of the grid: how much its recent claims were above the close, each times what it claimed. Empty remembers nothing. */
export type ClaimMemory = readonly number[];

const STEPS = 20;
const GRID = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
/** Chosen on 2012–2020: after so many days of games a claim counts half. */
const HALF_LIFE_DAYS = 15;
const KEPT_A_DAY = 0.5 ** (1 / HALF_LIFE_DAYS);
/** What a price is taken to lie below the market's number, so that no price need be remembered. */
const MARGIN = 0.015;

/** What one weight's claim on a game was above its worth at the close, times the claim; 0 where it claims nothing or would not be trusted. */
function excessOf({ pMarket, pModel, pClose }: ClosedOpinion, weight: number): number {
  const isFirst = pModel >= pMarket;
  const of = (p: number): number => (isFirst ? p : 1 - p);
  const [pooled, market] = [of(poolProbability(pMarket, pModel, weight)), of(pMarket)];
  const decimal = 1 / (market * (1 + MARGIN));
  const claimed = pooled * decimal - 1;
  return claimed > 0 && pooled - market <= TRUST_LIMITS.mostGap ? claimed * (pooled - of(pClose)) * decimal : 0;
}

/** The memory after one more day of games whose closes are known. RangeError for chances that are not strictly between 0 and 1. */
export const rememberDay = (memory: ClaimMemory, games: readonly ClosedOpinion[]): ClaimMemory =>
  GRID.map((weight, step) => KEPT_A_DAY * (memory[step] ?? 0) + games.reduce((sum, game) => sum + excessOf(game, weight), 0));

/** The weight, 0..1, at which recent claims were worth what they claimed at the close: below it too little was claimed, above it too much. */
export function weightOfClaims(memory: ClaimMemory): number {
  let [sum, least, best] = [0, 0, 0];
  for (const [step, excess] of memory.entries()) {
    sum += excess;
    if (sum < least) [least, best] = [sum, step];
  }
  const [below, above] = [memory[best] ?? 0, memory[best + 1] ?? 0];
  return (best + (below < 0 && above > 0 ? below / (below - above) : 0)) / STEPS;
}
