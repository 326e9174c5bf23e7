import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { sampleSizeForEdge } from '@clearedge/quant/scoring';
import { LEAST_BETS } from '../figures/cuts.ts';
import { LEAST_DAYS } from '../figures/day-draws.ts';
import { isCounted, isDecided } from '../figures/figures.ts';
import type { TrackedBet } from '../rows/tracked-rows.ts';

type Unsaid = VerbResult<Contract['GET /api/performance/mine']>['unsaid'];

const EDGE = 0.05;

/** Bets it takes to tell an edge of 5% from none at these prices: a fair bet of one unit has variance d - 1. */
function betsForEdge(bets: readonly TrackedBet[]): number {
  if (bets.length === 0) return sampleSizeForEdge(EDGE);
  const variance = bets.reduce((sum, { decimal }) => sum + decimal - 1, 0) / bets.length;
  return sampleSizeForEdge(EDGE, { deviation: Math.sqrt(variance) });
}

/** What these bets cannot say yet: how much there is, and how much it takes. */
export function unsaidOf(bets: readonly TrackedBet[]): Unsaid {
  const counted = bets.filter(isCounted);
  const all: Unsaid = [
    { what: 'roi', have: counted.length, need: LEAST_BETS },
    { what: 'days', have: new Set(counted.map(({ playedOn }) => playedOn)).size, need: LEAST_DAYS },
    { what: 'edge', have: counted.length, need: betsForEdge(counted) },
    { what: 'closing', have: bets.filter(({ closingKind }) => closingKind === 'measured').length, need: LEAST_BETS },
    { what: 'streaks', have: bets.filter(isDecided).length, need: LEAST_BETS },
  ];
  // What bettors note of their own chances is kept and judged by the analytics; nothing here reads it, however many bets there are.
  return [...all.filter(({ have, need }) => have < need), { what: 'estimates', have: 0, need: LEAST_BETS }];
}
