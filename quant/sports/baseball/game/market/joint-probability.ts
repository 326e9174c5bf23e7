import { PARTS_BY_END, type Period } from '../../../../grading/index.ts';
import type { GameDistribution } from '../game-distribution.ts';
import type { GameModel } from '../game-model.ts';
import { weighCloseness } from '../table/closeness.ts';
import { finishGame } from '../table/finish.ts';
import { addAwayRuns, addHomeRuns, crossed, emptyGrid, type Grid, SIZE, sum } from '../table/grid.ts';
import type { Statistic } from '../table/period-table.ts';
import { runsOver, shareOf } from '../table/side.ts';
import { type Claim, claimsOf, shareAt } from './claim.ts';
import { priceSelection } from './price-market.ts';
import { type GameSelection, periodOf } from './selection.ts';

/**
 * Mass of all games, each counted with the product of factors that depend on the score after each part and after all innings: the game is followed
 * forward and multiplied where a score is reached. Only the ratio to the mass without factors is a probability.
 */
function stagedMass(model: GameModel, factors: Partial<Record<Period, Grid>>): number {
  const { rules, constants, last, extra } = model;
  let played = 0;
  let reached: Grid | null = null;
  for (const [period, { innings }] of PARTS_BY_END) {
    const factor = factors[period];
    if (!factor) continue;
    reached = advance(model, reached, played, innings);
    multiply(reached, factor);
    played = innings;
  }
  const before = advance(model, reached, played, rules.scheduledInnings - 1);
  weighCloseness(before, constants.closeWeights);
  if (!factors.full) return sum(before);
  const { final } = finishGame(before, last, extra);
  multiply(final, factors.full);
  return sum(final);
}

function advance({ away, home }: GameModel, reached: Grid | null, from: number, to: number): Grid {
  const awayRuns = runsOver(away, shareOf(away, from, to), SIZE);
  const homeRuns = runsOver(home, shareOf(home, from, to), SIZE);
  return reached ? addHomeRuns(addAwayRuns(reached, awayRuns), homeRuns) : crossed(awayRuns, homeRuns);
}

function multiply(grid: Grid, factor: Grid): void {
  for (let at = 0; at < grid.length; at += 1) grid[at]! *= factor[at]!;
}

/** What may become of a stake on several selections of one game; `win`, `reduced`, `push` and `lose` sum to 1. */
export interface JointChances {
  /** every selection wins */
  win: number;
  /** none loses and some push: the stake stands on the others at their price alone */
  reduced: number;
  /** every selection pushes */
  push: number;
  lose: number;
  /** no selection pushes: what `win` is measured by where every part that a push may leave has a price of its own */
  decided: number;
}

/**
 * Exact chances of a same-game combination, whatever parts of the game its selections are about: the scores after each part and after all innings
 * are followed together. A combination never wins more often than its least likely selection. A quarter line counts as half a stake on each
 * neighbor. RangeError without selections, and as `priceSelection`.
 */
export function jointProbability(distribution: GameDistribution, selections: readonly GameSelection[]): JointChances {
  if (selections.length === 0) throw new RangeError('A combination needs a selection');
  const legs = selections.map((selection) => ({ period: periodOf(selection), claims: claimsOf(selection) }));
  const singles = selections.map((selection) => priceSelection(distribution, selection));
  const canPush = singles.some(({ push }) => push > 0);
  const whole = stagedMass(distribution.model, {});
  const mass = (stored: Stored) => stagedMass(distribution.model, storedTables(legs, stored)) / whole;
  const win = Math.min(
    mass(({ win: won }) => won),
    ...singles.map((single) => single.win),
  );
  if (!canPush) return { win, reduced: 0, push: 0, lose: 1 - win, decided: 1 };
  const push = Math.min(
    mass(({ push: level }) => level),
    ...singles.map((single) => single.push),
  );
  const alive = Math.min(
    mass(({ win: won, push: level }) => won + level),
    ...singles.map((single) => 1 - single.lose),
  );
  const decided = Math.max(
    mass(({ push: level }) => 1 - level),
    win,
  );
  const reduced = Math.max(0, alive - win - push);
  return { win, reduced, push, lose: Math.max(0, 1 - win - reduced - push), decided };
}

interface Leg {
  period: Period;
  claims: Claim[];
}

type Stored = (share: { win: number; push: number }) => number;

/** For each period that a selection is about: the share of the stake that is kept at each score. */
function storedTables(legs: readonly Leg[], stored: Stored): Partial<Record<Period, Grid>> {
  const tables: Partial<Record<Period, Grid>> = {};
  for (const { period, claims } of legs) {
    const table = tables[period] ?? emptyGrid().fill(1);
    for (let away = 0; away < SIZE; away += 1)
      for (let home = 0; home < SIZE; home += 1)
        table[away * SIZE + home]! *= stored(shareAt(claims, (statistic) => countOf(statistic, away, home)));
    tables[period] = table;
  }
  return tables;
}

/** A count of a score; the margin is the home side's lead. */
export function countOf(statistic: Statistic, away: number, home: number): number {
  switch (statistic) {
    case 'margin':
      return home - away;
    case 'total':
      return away + home;
    case 'away':
      return away;
    case 'home':
      return home;
  }
}
