import type { GameConstants } from '../constants.ts';
import { placedRunnerTable } from '../placed-runner.ts';
import type { GameRules } from '../rules.ts';
import type { HomeTurn } from './bottom-half.ts';
import { type Bases, halfTable } from './half-under-way.ts';
import { negativeBinomial } from './negative-binomial.ts';
import { INNING_SIZE, type Side } from './side.ts';

const NINTH = 8;
const NINE = 9;
const AVERAGE_SHARE = 1 / NINE;

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

/** Runs that a side still scores in a half under way that is no last turn: as measured from its outs and runners, at this side's level. */
export const restOfHalf = (side: Side, share: number, bases: Bases, { halves }: GameConstants, factor = 1): Float64Array =>
  tilted(side, side.runs * share * NINE * factor, halfTable(halves, bases), halves.level);

/** What remains, for both sides, of a turn that is partly played. */
export function restOfTurn(
  { away, home, constants, rules }: { away: Side; home: Side; constants: GameConstants; rules: GameRules },
  turn: Turn,
  half: 'top' | 'bottom',
  bases: Bases | null,
  isExtra: boolean,
): Turn {
  const shareOf = ({ shares }: Side): number => (isExtra ? AVERAGE_SHARE : shares[NINTH]!);
  if (half === 'top') return bases ? { ...turn, away: restOfHalf(away, shareOf(away), bases, constants) } : turn;
  const batted = { ...turn, away: Float64Array.of(1) };
  if (!bases) return batted;
  if (isExtra && rules.placedRunner)
    return { ...batted, home: { ...turn.home, byNeed: [restOfHalf(home, AVERAGE_SHARE, bases, constants)] } };
  const byNeed = constants.lastTurnFactors.map((factor) => restOfHalf(home, shareOf(home), bases, constants, factor));
  return { ...batted, home: { ...turn.home, byNeed: playForOne(byNeed, constants) } };
}

function plainTurn(away: Side, home: Side, awayShare: number, homeShare: number, constants: GameConstants): Turn {
  const { lastTurnFactors, walkOffMargins } = constants;
  const byNeed = lastTurnFactors.map((factor) => inningRuns(home, homeShare, factor));
  return { away: inningRuns(away, awayShare, 1), home: { byNeed: playForOne(byNeed, constants), walkOffMargins } };
}

/** A side that has tied plays for a single run. */
function playForOne(byNeed: Float64Array[], { winningRunShare }: GameConstants): Float64Array[] {
  const shifted = byNeed[1]![1]! * winningRunShare;
  byNeed[1]![1]! -= shifted;
  byNeed[1]![2]! += shifted;
  return byNeed;
}

const inningRuns = ({ runs, dispersion }: Side, share: number, factor: number): Float64Array =>
  negativeBinomial(runs * share * factor, dispersion * share, INNING_SIZE);

const placedRuns = (side: Side, table: readonly number[], level: number): Float64Array => tilted(side, side.runs, table, level);

// Changing the mean of a negative binomial at a fixed dispersion tilts each count by a power of the success parameter. A measured table is
// tilted likewise, from the level it was measured at, in runs of nine innings, to this side's.
function tilted({ dispersion }: Side, runs: number, table: readonly number[], level: number): Float64Array {
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
