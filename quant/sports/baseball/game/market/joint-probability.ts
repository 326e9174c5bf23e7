import type { BaseballPeriod } from '../../../../grading/index.ts';
import type { GameDistribution } from '../game-distribution.ts';
import { FIRST_PITCH } from '../state.ts';
import { emptyGrid, SIZE, sum } from '../table/grid.ts';
import type { Statistic } from '../table/period-table.ts';
import { type PeriodFactors, playFrom } from '../table/play-from.ts';
import { type Claim, claimsOf, shareAt } from './claim.ts';
import { type Chances, priceSelection } from './price-market.ts';
import { type GameSelection, periodOf } from './selection.ts';

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
  const singles = selections.map((selection) => priceSelection(distribution, selection));
  return jointChances(selections, (factors) => sum(playFrom(distribution.model, FIRST_PITCH, factors)), singles);
}

/**
 * Chances of selections together, from the mass of all games each counted with the product of factors of the scores it passes, and never
 * above those of the selections alone where these are known. RangeError without selections, and for one that makes no sense.
 */
export function jointChances(
  selections: readonly GameSelection[],
  massOf: (factors: PeriodFactors) => number,
  singles: readonly Chances[] = [],
): JointChances {
  if (selections.length === 0) throw new RangeError('A combination needs a selection');
  const legs = selections.map((selection) => ({ period: periodOf(selection), claims: claimsOf(selection) }));
  const canPush = legs.some(({ claims }) => claims.some(({ push }) => push !== null));
  const whole = massOf({});
  const mass = (stored: Stored): number => massOf(storedTables(legs, stored)) / whole;
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
  period: BaseballPeriod;
  claims: Claim[];
}

type Stored = (share: { win: number; push: number }) => number;

/** For each period that a selection is about: the share of the stake that is kept at each score. */
function storedTables(legs: readonly Leg[], stored: Stored): PeriodFactors {
  const tables: PeriodFactors = {};
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
function countOf(statistic: Statistic, away: number, home: number): number {
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
