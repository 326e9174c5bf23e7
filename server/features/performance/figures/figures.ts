import type { OwnFigures } from '@clearedge/contract/routes/bets/performance';
import { centsToDollars } from '@clearedge/quant/money';
import { wilsonInterval } from '@clearedge/quant/scoring';
import type { z } from 'zod';
import type { TrackedBet } from '../performance-rows.ts';
import { type DayDraws, type DayTotal, ratioInterval } from './day-draws.ts';

export type Figures = z.infer<typeof OwnFigures>;

export const isDecided = ({ result }: TrackedBet): boolean => result === 'win' || result === 'loss';
/** A void never was a bet; a push was, and came out even. */
export const isCounted = ({ result }: TrackedBet): boolean => result !== 'void';

type Paid = Pick<TrackedBet, 'result' | 'decimal' | 'market' | 'stakeCents' | 'profitCents'>;

/** Dead heats pay a share; a parlay pays less when a leg drops out, more with a boost. */
const PAYS_OTHERWISE = new Set(['outright', 'place', 'parlay', 'teaser', 'round_robin']);

/** Profit of one unit risked at the price taken; of a free bet nothing is risked. */
export function unitsOf({ result, decimal, market, stakeCents, profitCents }: Paid): number {
  if (stakeCents === 0) return 0;
  if (market === 'round_robin') return profitCents / stakeCents;
  if (result === 'win') return PAYS_OTHERWISE.has(market) ? profitCents / stakeCents : decimal - 1;
  return result === 'loss' ? -1 : 0;
}

/** What one reading of the bets adds up. */
interface Sums {
  counts: Record<TrackedBet['result'], number>;
  staked: number;
  profit: number;
  units: number;
  /** Chances at which the decided bets would have come out even. */
  needed: number;
  gains: number;
  gained: number;
  days: Map<string, DayTotal>;
}

function addCounted(sums: Sums, bet: TrackedBet, day: DayTotal): void {
  const { stakeCents, profitCents } = bet;
  sums.staked += stakeCents;
  sums.profit += profitCents;
  sums.units += unitsOf(bet);
  if (isDecided(bet)) sums.needed += bet.implied;
  day.total += profitCents;
  day.weight += stakeCents;
}

function dayIn(days: Sums['days'], playedOn: string): DayTotal {
  const known = days.get(playedOn);
  if (known) return known;
  const day = { total: 0, weight: 0 };
  days.set(playedOn, day);
  return day;
}

function sumsOf(bets: readonly TrackedBet[]): Sums {
  const sums: Sums = {
    counts: { win: 0, loss: 0, push: 0, void: 0 },
    staked: 0,
    profit: 0,
    units: 0,
    needed: 0,
    gains: 0,
    gained: 0,
    days: new Map(),
  };
  for (const bet of bets) {
    sums.counts[bet.result] += 1;
    if (isCounted(bet)) addCounted(sums, bet, dayIn(sums.days, bet.playedOn));
    if (bet.gain === null) continue;
    sums.gains += 1;
    sums.gained += bet.gain;
  }
  return sums;
}

function hitsOf({ counts: { win, loss }, needed }: Sums): Pick<Figures, 'hitRate' | 'hitInterval' | 'neededRate'> {
  const decided = win + loss;
  if (decided === 0) return { hitRate: null, hitInterval: null, neededRate: null };
  return { hitRate: win / decided, hitInterval: wilsonInterval(win, decided), neededRate: needed / decided };
}

/** What a list of settled bets comes to. Money is summed in cents and stated in dollars. */
export function figuresOf(bets: readonly TrackedBet[], draws: DayDraws): Figures {
  const sums = sumsOf(bets);
  const { counts, staked, profit, units, gains, gained, days } = sums;
  return {
    bets: bets.length,
    wins: counts.win,
    losses: counts.loss,
    pushes: counts.push,
    voids: counts.void,
    staked: centsToDollars(staked),
    profit: centsToDollars(profit),
    units,
    roi: staked === 0 ? null : profit / staked,
    roiInterval: ratioInterval(draws, days),
    ...hitsOf(sums),
    clv: gains === 0 ? null : { count: gains, mean: gained / gains },
  };
}
