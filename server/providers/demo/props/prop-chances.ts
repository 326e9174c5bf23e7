import type { PropKind } from '@clearedge/quant/grading';
import type { GamePlan } from '../engine/game-plan.ts';
import { plateShares, starterShares } from './plate-shares.ts';

/** A proposition's line and the fair chance of the over. */
export interface PropChance {
  prop: PropKind;
  line: number;
  overShare: number;
}

// Plate appearances by place in the order: about 4.6 for the first man and a ninth of one fewer for each after him.
const FIRST_PLATES = 4.62;
const PLATES_LESS = 0.108;
const HOME_PLATES_LESS = 0.09;
/** What each outcome kind 0 to 7 is worth in runs batted in and in runs scored. */
const BATTED_IN = [0, 0.03, 0.02, 1.56, 0.66, 0.44, 0.24, 0.03] as const;
const SCORES = [0, 0.26, 0.26, 1, 0.58, 0.41, 0.27, 0.27] as const;
const OUT_BATTED_IN = 0.032;
const DISPERSION = { rbi: 1.4, runs: 1.12 } as const;
const BATTERS_PER_PITCH = 1 / 3.92;
const OUTS_PER_BATTER = 0.705;
const PITCHER_SPREAD = { strikeouts: 1.08, outs: 3.7 } as const;

const dot = (shares: Float64Array, values: readonly number[]): number => values.reduce((sum, value, kind) => sum + value * shares[kind]!, 0);

/** Shares of 0, 1, 2 ... bases (or hits) after a number of plate appearances that need not be whole. */
function countShares(single: readonly number[], plates: number): number[] {
  const whole = Math.floor(plates);
  let shares = [1];
  const again = (before: number[], weight: number): number[] => {
    const after = new Array<number>(before.length + single.length - 1).fill(0);
    before.forEach((share, count) => single.forEach((chance, more) => (after[count + more]! += share * chance * weight)));
    before.forEach((share, count) => (after[count]! += share * (1 - weight)));
    return after;
  };
  for (let plate = 0; plate < whole; plate++) shares = again(shares, 1);
  return again(shares, plates - whole);
}

const overOf = (shares: readonly number[], line: number): number => shares.reduce((sum, share, count) => (count > line ? sum + share : sum), 0);

function nearestLine(shares: readonly number[], lines: readonly number[]): { line: number; overShare: number } {
  const offers = lines.map((line) => ({ line, overShare: overOf(shares, line) }));
  return offers.reduce((best, offer) => (Math.abs(offer.overShare - 0.5) < Math.abs(best.overShare - 0.5) ? offer : best));
}

const someShare = (mean: number, dispersion: number): number => 1 - dispersion ** (-mean / (dispersion - 1));

/** Abramowitz and Stegun 26.2.17 by way of a logistic close enough for prices. */
const normalAbove = (value: number, mean: number, deviation: number): number => {
  const z = (value - mean) / deviation;
  return 1 / (1 + Math.exp(1.5976 * z + 0.07056 * z ** 3));
};

export function batterChances(plan: GamePlan, isHome: boolean, place: number): PropChance[] {
  const batter = (isHome ? plan.home : plan.away).batters[place]!;
  const shares = plateShares(plan, batter, isHome);
  const plates = FIRST_PLATES - PLATES_LESS * place - (isHome ? HOME_PLATES_LESS : 0);
  const [single, double, triple, homer] = [shares[6]!, shares[5]!, shares[4]!, shares[3]!];
  const hit = single + double + triple + homer;
  const out = 1 - shares.reduce((sum, share) => sum + share, 0);
  const hits = countShares([1 - hit, hit], plates);
  const bases = countShares([1 - hit, single, double, triple, homer], plates);
  const battedIn = plates * (dot(shares, BATTED_IN) + OUT_BATTED_IN * out);
  return [
    { prop: 'hits', ...nearestLine(hits, [0.5, 1.5]) },
    { prop: 'total_bases', ...nearestLine(bases, [0.5, 1.5, 2.5]) },
    { prop: 'home_runs', line: 0.5, overShare: overOf(countShares([1 - homer, homer], plates), 0.5) },
    { prop: 'rbi', line: 0.5, overShare: someShare(battedIn, DISPERSION.rbi) },
    { prop: 'runs', line: 0.5, overShare: someShare(plates * dot(shares, SCORES), DISPERSION.runs) },
  ];
}

export function pitcherChances(plan: GamePlan, isHome: boolean): PropChance[] {
  const { starter } = isHome ? plan.home : plan.away;
  const shares = starterShares(plan, isHome ? plan.away : plan.home, starter, !isHome);
  const reach = shares.slice(1).reduce((sum, share) => sum + share, 0);
  const faced = starter.arm!.stamina * BATTERS_PER_PITCH;
  const strikeouts = faced * shares[0]!;
  const outs = faced * (OUTS_PER_BATTER + 0.6 * (0.31 - reach));
  const strikeoutLine = Math.max(0, Math.round(strikeouts - 0.5)) + 0.5;
  const outsLine = Math.round(outs - 0.5) + 0.5;
  return [
    { prop: 'pitcher_strikeouts', line: strikeoutLine, overShare: normalAbove(strikeoutLine, strikeouts, Math.sqrt(strikeouts * PITCHER_SPREAD.strikeouts)) },
    { prop: 'pitcher_outs', line: outsLine, overShare: normalAbove(outsLine, outs, PITCHER_SPREAD.outs) },
  ];
}
