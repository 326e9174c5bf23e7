import { ARBITRAGE_CASES } from './arbitrage.ts';
import { CLOSING_CASES } from './closing.ts';
import type { GoldenCase } from './golden-case.ts';
import { GRADING_CASES } from './grading.ts';
import { LEDGER_CASES, RANKING_CASES } from './ledger.ts';
import { MARGIN_CASES } from './margins.ts';
import { PARLAY_CASES } from './parlays.ts';
import { PRICE_CASES } from './prices.ts';
import { STAKE_CASES } from './stakes.ts';

/** Every golden case that a suite runs by area and operation, in `quant` and through the routes. */
export const GOLDEN_CASES: readonly GoldenCase[] = [
  ...PRICE_CASES,
  ...MARGIN_CASES,
  ...STAKE_CASES,
  ...PARLAY_CASES,
  ...GRADING_CASES,
  ...CLOSING_CASES,
  ...ARBITRAGE_CASES,
  ...LEDGER_CASES,
  ...RANKING_CASES,
];
