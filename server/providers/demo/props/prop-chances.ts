import type { BaseballKind } from '@clearedge/quant/grading';
import { fillWeights, OUTCOMES } from '../engine/batting/outcome-weights.ts';
import type { GamePlan, SidePlan } from '../engine/game-plan.ts';
import { outlookOf, plateRuns } from '../market/outlook.ts';
import type { Player } from '../players/player.ts';

const STARTER_SHARE = 0.62;
const PEN_MEN = 5;
const weights = new Float64Array(OUTCOMES);

function addShares(
  shares: Float64Array,
  batter: Player,
  pitcher: Player,
  isHome: boolean,
  plan: GamePlan,
  times: number,
  weight: number,
): void {
  const total = fillWeights(weights, batter, pitcher, isHome, plan.carry, times, 0);
  for (let kind = 0; kind < OUTCOMES; kind++) shares[kind]! += (weight * weights[kind]!) / total;
}

/** What a plate appearance of this batter comes to in this game, by outcome; an out in play is the rest. */
function plateShares(plan: GamePlan, batter: Player, isHome: boolean): Float64Array {
  const fielding = isHome ? plan.away : plan.home;
  const shares = new Float64Array(OUTCOMES);
  addShares(shares, batter, fielding.starter, isHome, plan, 0, STARTER_SHARE / 2);
  addShares(shares, batter, fielding.starter, isHome, plan, 1, STARTER_SHARE / 2);
  const pen = fielding.pen.slice(0, PEN_MEN);
  for (const { pitcher } of pen) addShares(shares, batter, pitcher, isHome, plan, 0, (1 - STARTER_SHARE) / pen.length);
  return shares;
}

/** The mean of what the nine do against their starter, turn by turn. */
function starterShares(plan: GamePlan, batting: SidePlan, starter: Player, isHomeBatting: boolean): Float64Array {
  const shares = new Float64Array(OUTCOMES);
  for (const batter of batting.batters) {
    for (const times of [0, 1]) addShares(shares, batter, starter, isHomeBatting, plan, times, 0.5 / batting.batters.length);
  }
  return shares;
}

/** A line and the fair chance of the over. */
interface LineChance {
  line: number;
  overShare: number;
}

/** A proposition at the line that every book offers, and the lines beside it that some do. */
export interface PropChance extends LineChance {
  prop: BaseballKind;
  alternates: LineChance[];
}

// Plate appearances by place in the order: about 4.7 for the first man and a ninth of one fewer for each after him.
const FIRST_PLATES = 4.75;
const PLATES_LESS = 0.119;
const HOME_PLATES_LESS = 0.165;
/** What each outcome kind 0 to 7 is worth in runs batted in and in runs scored. */
const BATTED_IN = [0, 0.03, 0.02, 1.5, 0.6, 0.4, 0.22, 0.02] as const;
const SCORES = [0, 0.31, 0.31, 1, 0.62, 0.47, 0.32, 0.32] as const;
const OUT_BATTED_IN = 0.028;
const OUT_SCORES = 0.005;
/** Variance over mean. Those of the newer kinds, and the factors below, are fitted on 7,274 games of three seasons. */
const DISPERSION = { rbi: 1.46, runs: 1.12, hitsRunsRbi: 2.15, steals: 1.01, earnedRuns: 1.51 } as const;
/** Bases stolen for each time on first, for a runner of average speed who is always safe; they run oftener by so much for each deviation. */
const STEALS = { perReach: 0.0684, speed: 0.75, safe: 0.75, safePerSpeed: 0.03 } as const;
/** Free passes and strikeouts of a batter, seen over expected. */
const SEEN = { walks: 1.054, strikeouts: 0.98 } as const;
const BATTERS_PER_PITCH = 1 / 4.22;
const OUTS_PER_BATTER = 0.699;
const PITCHER_SPREAD = { strikeouts: 1.08, outs: 3.7, hits: 0.854, walks: 0.96 } as const;
/** What a starter gives up, as a line through what the batters he faces would do. */
const HITS_FIT = { base: 0.188, slope: 0.969, skew: 0.08 } as const;
const WALKS_FIT = { base: 0.165, slope: 0.934, skew: 0.14 } as const;
const EARNED_FIT = { base: 0.622, slope: 0.761, least: 0.5 } as const;
/** Log-odds of being credited with the win, on his team's and on how long he stays. */
const WIN_FIT = { base: -1.129, team: 0.787, length: 3.96, faced: 21.46 } as const;
/** Good and bad days, and third times through the order, make home runs so much likelier on average. */
const FORM_LIFT = 1.045;
/** A count's median lies below its mean by a sixth of its variance over its mean. */
const STRIKEOUT_SKEW = PITCHER_SPREAD.strikeouts / 6;

const dot = (shares: Float64Array, values: readonly number[]): number =>
  values.reduce((sum, value, kind) => sum + value * shares[kind]!, 0);

/** One more plate appearance, which comes with a chance of `weight`. */
function withOneMore(before: readonly number[], single: readonly number[], weight: number): number[] {
  const after = Array.from({ length: before.length + single.length - 1 }, () => 0);
  for (const [count, share] of before.entries()) {
    after[count]! += share * (1 - weight);
    for (const [more, chance] of single.entries()) after[count + more]! += share * chance * weight;
  }
  return after;
}

const OPEN_PLATES = 3;

/** Shares of 0, 1, 2 ... bases (or hits) after so many plate appearances on average: all but the last few are sure to come. */
function countShares(single: readonly number[], plates: number): number[] {
  const sure = Math.floor(plates) - 1;
  let shares = [1];
  for (let plate = 0; plate < sure; plate++) shares = withOneMore(shares, single, 1);
  for (let plate = 0; plate < OPEN_PLATES; plate++) shares = withOneMore(shares, single, (plates - sure) / OPEN_PLATES);
  return shares;
}

const overOf = (shares: readonly number[], line: number): number =>
  shares.reduce((sum, share, count) => (count > line ? sum + share : sum), 0);

/** Beyond these no book hangs a line. */
const OFFERED = { least: 0.07, most: 0.93 } as const;
/** Lines beside the one nearest to even, on kinds that books sell so. */
const isOffered = ({ overShare }: LineChance): boolean => overShare > OFFERED.least && overShare < OFFERED.most;

function lineNearestEven(prop: BaseballKind, lines: readonly number[], overAt: (line: number) => number): PropChance {
  const offers = lines.map((line) => ({ line, overShare: overAt(line) }));
  const main = offers.reduce((best, offer) => (Math.abs(offer.overShare - 0.5) < Math.abs(best.overShare - 0.5) ? offer : best));
  return { prop, ...main, alternates: offers.filter((offer) => offer !== main && isOffered(offer)) };
}

const atHalf = (prop: BaseballKind, overShare: number): PropChance => ({ prop, line: 0.5, overShare, alternates: [] });

/** Chance of more than `line` by the negative binomial law. */
function negativeBinomialOver(line: number, mean: number, dispersion: number): number {
  const size = mean / (dispersion - 1);
  let [share, upTo] = [dispersion ** -size, 0];
  for (let count = 0; count < line; count++) {
    upTo += share;
    share = (share * (size + count) * (1 - 1 / dispersion)) / (count + 1);
  }
  return 1 - upTo;
}

const someShare = (mean: number, dispersion: number): number => negativeBinomialOver(0.5, mean, dispersion);

/** A logistic with a cubic term, within 0.0002 of the normal (Bowling et al., 2009). */
const normalAbove = (value: number, mean: number, deviation: number): number => {
  const z = (value - mean) / deviation;
  return 1 / (1 + Math.exp(1.5976 * z + 0.07056 * z ** 3));
};

const eventOver =
  (chance: number, plates: number) =>
  (line: number): number =>
    overOf(countShares([1 - chance, chance], plates), line);

/** Every proposition on one batter of the card. */
export function batterChances(plan: GamePlan, isHome: boolean, place: number): PropChance[] {
  const batter = (isHome ? plan.home : plan.away).batters[place]!;
  const shares = plateShares(plan, batter, isHome);
  const plates = FIRST_PLATES - PLATES_LESS * place - (isHome ? HOME_PLATES_LESS : 0);
  const [strikeout, walk] = [SEEN.strikeouts * shares[0]!, SEEN.walks * shares[1]!];
  const [single, double, triple, homer] = [shares[6]!, shares[5]!, shares[4]!, FORM_LIFT * shares[3]!];
  const hit = single + double + triple + homer;
  const out = 1 - shares.reduce((sum, share) => sum + share, 0);
  const hits = countShares([1 - hit, hit], plates);
  const bases = countShares([1 - hit, single, double, triple, homer], plates);
  const battedIn = plates * (dot(shares, BATTED_IN) + OUT_BATTED_IN * out);
  const scored = plates * (dot(shares, SCORES) + OUT_SCORES * out);
  const together = plates * hit + battedIn + scored;
  const steals = someShare(stealsOf(batter, shares, plates), DISPERSION.steals);
  return [
    lineNearestEven('hits', [0.5, 1.5], (line) => overOf(hits, line)),
    lineNearestEven('total_bases', [0.5, 1.5, 2.5], (line) => overOf(bases, line)),
    atHalf('home_runs', eventOver(homer, plates)(0.5)),
    atHalf('rbi', someShare(battedIn, DISPERSION.rbi)),
    atHalf('runs', someShare(scored, DISPERSION.runs)),
    lineNearestEven('hits_runs_rbi', [1.5, 2.5], (line) => negativeBinomialOver(line, together, DISPERSION.hitsRunsRbi)),
    atHalf('singles', eventOver(single, plates)(0.5)),
    atHalf('doubles', eventOver(double, plates)(0.5)),
    atHalf('batter_walks', eventOver(walk, plates)(0.5)),
    { ...lineNearestEven('batter_strikeouts', [0.5, 1.5], eventOver(strikeout, plates)), alternates: [] },
    ...(steals > OFFERED.least ? [atHalf('stolen_bases', steals)] : []),
  ];
}

function stealsOf({ bat: { speed } }: Player, shares: Float64Array, plates: number): number {
  const onFirst = shares[6]! + shares[1]! + shares[2]! + shares[7]!;
  return plates * onFirst * STEALS.perReach * Math.exp(STEALS.speed * speed) * (STEALS.safe + STEALS.safePerSpeed * speed);
}

/** Half lines about a mean, so many on either side. */
const linesAbout = (mean: number, apart: number): number[] => {
  const middle = Math.max(0, Math.round(mean - 0.5)) + 0.5;
  return Array.from({ length: 2 * apart + 1 }, (_, at) => middle - apart + at).filter((line) => line > 0);
};

interface CountFit {
  mean: number;
  skew: number;
  deviation: number;
}

function normalCount(prop: BaseballKind, { mean, skew, deviation }: CountFit, apart: number): PropChance {
  const overAt = (line: number): number => normalAbove(line, mean - skew, deviation);
  const line = linesAbout(mean, 0)[0]!;
  const alternates = linesAbout(mean, apart)
    .filter((one) => one !== line)
    .map((one) => ({ line: one, overShare: overAt(one) }));
  return { prop, line, overShare: overAt(line), alternates: alternates.filter(isOffered) };
}

/** Every proposition on the starter of one side. */
export function pitcherChances(plan: GamePlan, isHome: boolean): PropChance[] {
  const { starter } = isHome ? plan.home : plan.away;
  const shares = starterShares(plan, isHome ? plan.away : plan.home, starter, !isHome);
  const reach = shares.slice(1).reduce((sum, share) => sum + share, 0);
  const faced = starter.arm!.stamina * BATTERS_PER_PITCH;
  const strikeouts = faced * shares[0]!;
  const outs = faced * (OUTS_PER_BATTER + 0.6 * (0.31 - reach));
  const hits = HITS_FIT.base + HITS_FIT.slope * faced * (shares[3]! + shares[4]! + shares[5]! + shares[6]!);
  const walks = WALKS_FIT.base + WALKS_FIT.slope * faced * shares[1]!;
  const earned = Math.max(EARNED_FIT.least, EARNED_FIT.base + EARNED_FIT.slope * faced * plateRuns(shares));
  const { homeLogit } = outlookOf(plan);
  const win = WIN_FIT.base + WIN_FIT.team * (isHome ? homeLogit : -homeLogit) + WIN_FIT.length * Math.log(faced / WIN_FIT.faced);
  const deviationOf = (mean: number, spread: number): number => Math.sqrt(mean * spread);
  return [
    normalCount(
      'pitcher_strikeouts',
      { mean: strikeouts, skew: STRIKEOUT_SKEW, deviation: deviationOf(strikeouts, PITCHER_SPREAD.strikeouts) },
      2,
    ),
    normalCount('pitcher_outs', { mean: outs, skew: 0, deviation: PITCHER_SPREAD.outs }, 0),
    normalCount('pitcher_hits_allowed', { mean: hits, skew: HITS_FIT.skew, deviation: deviationOf(hits, PITCHER_SPREAD.hits) }, 0),
    normalCount('pitcher_walks', { mean: walks, skew: WALKS_FIT.skew, deviation: deviationOf(walks, PITCHER_SPREAD.walks) }, 0),
    {
      ...lineNearestEven('pitcher_earned_runs', [1.5, 2.5, 3.5], (line) => negativeBinomialOver(line, earned, DISPERSION.earnedRuns)),
      alternates: [],
    },
    atHalf('pitcher_win', 1 / (1 + Math.exp(-win))),
  ];
}
