import { fillWeights, OUTCOMES } from '../engine/batting/outcome-weights.ts';
import type { GamePlan, SidePlan } from '../engine/game-plan.ts';
import type { Player } from '../players/player.ts';
import type { Carry } from '../weather/carry.ts';

/** Runs a side is worth by linear weights: over the whole game, and over five innings against the starter. */
interface ExpectedRuns {
  full: number;
  first5: number;
}

// Linear weights above an out, and runs per plate appearance of an average game (Tango, The Book; 2022–2024 level).
const VALUES = [-0.01, 0.55, 0.57, 1.66, 1.29, 1.02, 0.72, 0.74] as const;
const OUT_VALUE = -0.26;
const RUNS_PER_PLATE = 0.117;
const PLATES = 38.2;
const FIRST5_PLATES = 21.3;
const PITCHES_PER_BATTER = 3.9;
/** Linear weights can put a weak order against an ace below nothing. */
const LEAST_RUNS = 0.5;
const PEN_SHARES = [1, 1.1, 1, 1, 0.9, 0.8, 0.6, 0.3] as const;
const weights = new Float64Array(OUTCOMES);

function plateValue(batter: Player, pitcher: Player, isHome: boolean, carry: Carry, times: number): number {
  const total = fillWeights(weights, batter, pitcher, isHome, carry, times, 0);
  for (let kind = 0; kind < OUTCOMES; kind++) weights[kind]! /= total;
  return plateRuns(weights);
}

/** Runs of a plate appearance by linear weights, from the chance of each outcome; an out in play is the rest. */
export function plateRuns(shares: Float64Array): number {
  let value = OUT_VALUE;
  for (let kind = 0; kind < OUTCOMES; kind++) value += shares[kind]! * VALUES[kind]!;
  return value + RUNS_PER_PLATE;
}

/** How many plate appearances of the first `plates` fall to a place in the order, in each turn through it. */
function turnsOf(place: number, plates: number): [number, number, number] {
  const count = Math.max(0, (plates - place) / 9);
  return [Math.min(1, count), Math.min(1, Math.max(0, count - 1)), Math.max(0, count - 2)];
}

function againstStarter(batting: SidePlan, starter: Player, isHome: boolean, carry: Carry, plates: number): number {
  let runs = 0;
  batting.batters.forEach((batter, place) => {
    turnsOf(place, plates).forEach((share, times) => {
      if (share > 0) runs += share * plateValue(batter, starter, isHome, carry, times);
    });
  });
  return runs;
}

function perPlateAgainstPen(batting: SidePlan, pen: SidePlan['pen'], isHome: boolean, carry: Carry): number {
  let runs = 0;
  let weight = 0;
  pen.forEach(({ pitcher, isRested }, role) => {
    const share = (PEN_SHARES[role] ?? 0.3) * (isRested ? 1 : 0.15);
    weight += share * batting.batters.length;
    for (const batter of batting.batters) runs += share * plateValue(batter, pitcher, isHome, carry, 0);
  });
  return weight === 0 ? RUNS_PER_PLATE : runs / weight;
}

function sideRuns(batting: SidePlan, fielding: SidePlan, isHome: boolean, carry: Carry): ExpectedRuns {
  const starterPlates = fielding.starter.arm!.stamina / PITCHES_PER_BATTER;
  const late = perPlateAgainstPen(batting, fielding.pen, isHome, carry) * (PLATES - starterPlates);
  return {
    full: againstStarter(batting, fielding.starter, isHome, carry, starterPlates) + late,
    first5: Math.max(LEAST_RUNS, againstStarter(batting, fielding.starter, isHome, carry, FIRST5_PLATES)),
  };
}

/** By linear weights, before they are fitted to what the engine plays. */
export function expectedRuns({ away, home, carry }: GamePlan): { away: ExpectedRuns; home: ExpectedRuns } {
  return { away: sideRuns(away, home, false, carry), home: sideRuns(home, away, true, carry) };
}

/** What a well-informed book thinks of a game: log-odds of the home side, and runs. */
export interface Outlook {
  homeLogit: number;
  runs: number;
  first5Logit: number;
  first5Runs: number;
}

/** Fitted on 145,449 games of the engine, 60 seasons of twenty seeds, by `npm run league:report -- --fit`. */
const FIT = {
  logitSlope: 1.48,
  logitBase: 0.002,
  runsSlope: 1.078,
  runsBase: 0.881,
  first5Slope: 1.201,
  first5Base: 0.011,
  first5RunsSlope: 1.147,
  first5RunsBase: 0.584,
} as const;

/** Of the runs of a game each side's share, by who is likely to win; the home side often leaves its ninth unplayed. Fitted on three seasons. */
const TEAM_FIT = { share: 0.505, perLogit: 0.136, home: -0.171 } as const;

/** Runs that one team is expected to score, 9 innings. */
export const teamRuns = ({ runs, homeLogit }: Outlook, side: 'away' | 'home'): number =>
  side === 'home'
    ? runs * (TEAM_FIT.share + TEAM_FIT.perLogit * homeLogit) + TEAM_FIT.home
    : runs * (TEAM_FIT.share - TEAM_FIT.perLogit * homeLogit);

/** Log-odds that anyone scores in the first inning, on runs over five; fitted on the same seasons, standard error of the slope 0.03. */
const INNING1_FIT = { base: 0.003, slope: 0.239, at: 5 } as const;

export const inning1Logit = ({ first5Runs }: Outlook): number => INNING1_FIT.base + INNING1_FIT.slope * (first5Runs - INNING1_FIT.at);

export function outlookOf(plan: GamePlan): Outlook {
  const { away, home } = expectedRuns(plan);
  return {
    homeLogit: FIT.logitBase + FIT.logitSlope * Math.log(home.full / away.full),
    runs: FIT.runsBase + FIT.runsSlope * (away.full + home.full),
    first5Logit: FIT.first5Base + FIT.first5Slope * Math.log(home.first5 / away.first5),
    first5Runs: FIT.first5RunsBase + FIT.first5RunsSlope * (away.first5 + home.first5),
  };
}
