import type { GameConstants } from '../constants.ts';
import { placedRunnerTable } from '../placed-runner.ts';
import type { GameRules } from '../rules.ts';
import type { HomeTurn } from './bottom-half.ts';
import { negativeBinomial } from './negative-binomial.ts';
import { INNING_SIZE, type Side } from './side.ts';

const NINTH = 8;
const AVERAGE_SHARE = 1 / 9;

/** One inning at the end of a game: the away side's runs and the home side's answer. */
export interface Turn {
  away: Float64Array;
  home: HomeTurn;
}

/** The last scheduled inning. It is the closers' inning also where only seven are scheduled, so it has the ninth's share. */
export function lastTurn(away: Side, home: Side, constants: GameConstants): Turn {
  return plainTurn(away, home, away.shares[NINTH]!, home.shares[NINTH]!, constants);
}

/** One extra inning: an average inning, or one that starts with a runner on second. */
export function extraTurn(away: Side, home: Side, rules: GameRules, constants: GameConstants): Turn {
  if (!rules.placedRunner) return plainTurn(away, home, AVERAGE_SHARE, AVERAGE_SHARE, constants);
  const { placedRunnerLevel, walkOffMargins } = constants;
  const table = placedRunnerTable(rules.season);
  const byNeed = [placedRuns(home, table, placedRunnerLevel)];
  return { away: placedRuns(away, table, placedRunnerLevel), home: { byNeed, walkOffMargins } };
}

function plainTurn(away: Side, home: Side, awayShare: number, homeShare: number, constants: GameConstants): Turn {
  const { lastTurnFactors, walkOffMargins, winningRunShare } = constants;
  const byNeed = lastTurnFactors.map((factor) => inningRuns(home, homeShare, factor));
  const shifted = byNeed[1]![1]! * winningRunShare;
  byNeed[1]![1]! -= shifted;
  byNeed[1]![2]! += shifted;
  return { away: inningRuns(away, awayShare, 1), home: { byNeed, walkOffMargins } };
}

const inningRuns = ({ runs, dispersion }: Side, share: number, factor: number): Float64Array =>
  negativeBinomial(runs * share * factor, dispersion * share, INNING_SIZE);

// Changing the mean of a negative binomial at a fixed dispersion tilts each count by a power of the success parameter. The measured table
// of a placed-runner inning is tilted likewise, from the level it was measured at to this side's.
function placedRuns({ runs, dispersion }: Side, table: readonly number[], level: number): Float64Array {
  const tilt = (runs / (runs + dispersion)) * ((level + dispersion) / level);
  const chances = Float64Array.from(table);
  let power = 1;
  let total = 0;
  for (let count = 0; count < chances.length; count += 1) {
    chances[count]! *= power;
    total += chances[count]!;
    power *= tilt;
  }
  for (let count = 0; count < chances.length; count += 1) chances[count]! /= total;
  return chances;
}
