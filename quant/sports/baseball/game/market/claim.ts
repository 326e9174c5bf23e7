import type { Statistic } from '../table/period-table.ts';
import type { GameSelection, MarginSelection } from './selection.ts';

/** What a stake, or a part of it, says: a count lies from `from` to `to`, both included; at `push` it comes back. */
export interface Claim {
  statistic: Statistic;
  from: number;
  to: number;
  push: number | null;
}

const LARGEST_LINE = 100;
const LEVEL = 0;

/** The claims of a selection, between which its stake is split evenly: two for a quarter line, one for any other. RangeError for no line. */
export function claimsOf(selection: GameSelection): Claim[] {
  switch (selection.market) {
    case 'moneyline':
      if (selection.side === 'draw') throw new RangeError('A draw is no side of this moneyline');
      return [leadClaim(selection.side, LEVEL)];
    case 'spread':
      return halfLines(selection.line).map((line) => leadClaim(selection.side, line));
    case 'total': {
      if (!(selection.line >= 0)) throw new RangeError(`A total cannot be below zero: ${selection.line}`);
      const statistic = selection.team ?? 'total';
      return halfLines(selection.line).map((line) => (selection.side === 'over' ? above(statistic, line) : below(statistic, line)));
    }
    case 'threeWay':
      if (selection.side === 'tie') return [{ statistic: 'margin', from: 0, to: 0, push: null }];
      return [{ ...leadClaim(selection.side, LEVEL), push: null }];
    case 'margin':
      return [marginClaim(selection)];
  }
}

/** Share of the stake that wins, and that comes back, once the count is known. */
export function shareAt(claims: readonly Claim[], count: (statistic: Statistic) => number): { win: number; push: number } {
  let win = 0;
  let push = 0;
  for (const claim of claims) {
    const value = count(claim.statistic);
    if (value >= claim.from && value <= claim.to) win += 1 / claims.length;
    else if (value === claim.push) push += 1 / claims.length;
  }
  return { win, push };
}

const above = (statistic: Statistic, line: number): Claim => ({
  statistic,
  from: Math.floor(line) + 1,
  to: Number.POSITIVE_INFINITY,
  push: pushAt(line),
});

const below = (statistic: Statistic, line: number): Claim => ({
  statistic,
  from: Number.NEGATIVE_INFINITY,
  to: Math.ceil(line) - 1,
  push: pushAt(line),
});

/** The side leads once its handicap is added; the margin is counted from the home side. */
const leadClaim = (side: 'away' | 'home', handicap: number): Claim =>
  side === 'home' ? above('margin', 0 - handicap) : below('margin', handicap);

const pushAt = (line: number): number | null => (Number.isInteger(line) ? line : null);

function marginClaim({ side, from, to }: MarginSelection): Claim {
  const last = to ?? Number.POSITIVE_INFINITY;
  if (!Number.isSafeInteger(from) || from < 1 || !(last >= from) || (to !== null && !Number.isSafeInteger(to)))
    throw new RangeError(`Not a margin of victory: ${from} to ${to}`);
  return side === 'home'
    ? { statistic: 'margin', from, to: last, push: null }
    : { statistic: 'margin', from: -last, to: -from, push: null };
}

/** A line as whole and half lines: a quarter line stands for its two neighbors. */
function halfLines(line: number): number[] {
  if (!Number.isSafeInteger(line * 4) || Math.abs(line) >= LARGEST_LINE) throw new RangeError(`Not a line: ${line}`);
  return Number.isSafeInteger(line * 2) ? [line] : [line - 0.25, line + 0.25];
}
