import type { Period, Selection, TeamSide } from '../../../../grading/index.ts';
import type { SimulationResult } from '../chain/simulation-result.ts';
import { scoreColumn, sideIndex } from '../tables/columns.ts';
import { findColumn, requireHalfLine } from './find-column.ts';

/** A selection as arithmetic on a game's numbers: it wins where sign * (first + secondSign * second + constant) is above 0, pushes at 0. */
export interface Leg {
  first: number;
  second: number;
  secondSign: -1 | 0 | 1;
  constant: number;
  sign: -1 | 1;
}

const score = (side: TeamSide, period: Period): number => scoreColumn(sideIndex(side), period);

function overOf(first: number, second: number | null, line: number, side: 'over' | 'under'): Leg {
  if (requireHalfLine(line) < 0) throw new RangeError(`a total cannot be below zero: ${line}`);
  return { first, second: second ?? first, secondSign: second === null ? 0 : 1, constant: -line, sign: side === 'over' ? 1 : -1 };
}

function margin(side: TeamSide, period: Period, handicap: number): Leg {
  const other = side === 'home' ? 'away' : 'home';
  return { first: score(side, period), second: score(other, period), secondSign: -1, constant: requireHalfLine(handicap), sign: 1 };
}

/** RangeError for a line the house does not offer or a man who is not in the game. */
export function compileLeg(result: Pick<SimulationResult, 'players'>, selection: Selection): Leg {
  switch (selection.market) {
    case 'moneyline':
      return margin(selection.side, selection.period, 0);
    case 'spread':
      return margin(selection.side, selection.period, selection.line);
    case 'total': {
      const { period, line, side, team } = selection;
      return team ? overOf(score(team, period), null, line, side) : overOf(score('away', period), score('home', period), line, side);
    }
    case 'prop':
      return overOf(findColumn(result, selection.playerId, selection.prop), null, selection.line, selection.side);
  }
}

/** Above 0 a win, 0 a push, below a loss, in the game whose numbers begin at `row`. */
export const legMargin = (record: Uint8Array, row: number, leg: Leg): number =>
  leg.sign * (record[row + leg.first]! + leg.secondSign * record[row + leg.second]! + leg.constant);
