import { isPitcherKind, type Period, type PropKind, requireBaseballPeriod, type Selection, type TeamSide } from '../../../grading/index.ts';
import { histogramIndex, type SimulationResult } from './chain/simulation-result.ts';
import { batterColumn, COLUMNS, kindOffset, scoreColumn, sideIndex, starterColumn, VALUES } from './tables/columns.ts';

/** Where a man's statistic is kept. RangeError when he does not bat, or does not start as a pitcher, in this game. */
function findColumn({ players }: Pick<SimulationResult, 'players'>, playerId: string, prop: PropKind): number {
  const offset = kindOffset(prop);
  for (const [side, { batters, starter }] of [players.away, players.home].entries()) {
    if (isPitcherKind(prop)) {
      if (starter === playerId) return starterColumn(side) + offset;
    } else if (batters.includes(playerId)) return batterColumn(side, batters.indexOf(playerId)) + offset;
  }
  throw new RangeError(`${playerId} has no ${prop} in this game`);
}

/** The line itself. RangeError unless it is a multiple of one half, as the house grades them. */
function requireHalfLine(line: number): number {
  if (!Number.isSafeInteger(line * 2)) throw new RangeError(`not a line: ${line}`);
  return line;
}

/** A selection as arithmetic on a game's numbers: it wins where sign * (first + secondSign * second + constant) is above 0, pushes at 0. */
interface Leg {
  first: number;
  second: number;
  secondSign: -1 | 0 | 1;
  constant: number;
  sign: -1 | 1;
}

const score = (side: TeamSide, period: Period): number => scoreColumn(sideIndex(side), requireBaseballPeriod(period));

function overOf(first: number, second: number | null, line: number, side: 'over' | 'under'): Leg {
  if (requireHalfLine(line) < 0) throw new RangeError(`a total cannot be below zero: ${line}`);
  return { first, second: second ?? first, secondSign: second === null ? 0 : 1, constant: -line, sign: side === 'over' ? 1 : -1 };
}

function margin(side: TeamSide, period: Period, handicap: number): Leg {
  const other = side === 'home' ? 'away' : 'home';
  return { first: score(side, period), second: score(other, period), secondSign: -1, constant: requireHalfLine(handicap), sign: 1 };
}

/** RangeError for a line the house does not offer or a man who is not in the game. */
function compileLeg(result: Pick<SimulationResult, 'players'>, selection: Selection): Leg {
  switch (selection.market) {
    case 'moneyline':
      if (selection.side === 'draw') throw new RangeError('A draw is no side of this moneyline');
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
const legMargin = (record: Uint8Array, row: number, leg: Leg): number =>
  leg.sign * (record[row + leg.first]! + leg.secondSign * record[row + leg.second]! + leg.constant);

export interface JointFrequency {
  /** Share of the games in which every selection wins. */
  win: number;
  /** Share in which one or more lose. */
  lose: number;
  /** Share in which none loses and one or more push, so that the combination goes on without these. */
  push: number;
  /** Share in which none pushes. */
  decided: number;
  /** Games played. */
  n: number;
  /** Of `win`, from the number of games alone. */
  standardError: number;
}

/**
 * How often selections of one game, on players and on the score, win together: counted in the same simulated games, so that all that binds
 * them is in it. Never above the least likely of them.
 * RangeError without selections, without a record or games, or for a selection that is not of this game.
 */
export function jointFrequency(result: SimulationResult, selections: readonly Selection[]): JointFrequency {
  const { record, games: n } = result;
  if (record === null || n === 0) throw new RangeError('no game was recorded');
  if (selections.length === 0) throw new RangeError('a combination needs a selection');
  const legs = selections.map((selection) => compileLeg(result, selection));
  let won = 0;
  let lost = 0;
  let decided = 0;
  for (let game = 0; game < n; game += 1) {
    let least = Number.POSITIVE_INFINITY;
    let isDecided = true;
    for (const leg of legs) {
      const margin = legMargin(record, game * COLUMNS, leg);
      least = Math.min(least, margin);
      if (margin === 0) isDecided = false;
    }
    if (isDecided) decided += 1;
    if (least > 0) won += 1;
    else if (least < 0) lost += 1;
  }
  const win = won / n;
  return { win, lose: lost / n, push: (n - won - lost) / n, decided: decided / n, n, standardError: Math.sqrt((win * (1 - win)) / n) };
}

export interface PlayerProp {
  playerId: string;
  prop: PropKind;
  line: number;
}

export interface PlayerPropPrice {
  /** Shares of the games in which the over wins, loses and pushes; they sum to 1. */
  win: number;
  lose: number;
  push: number;
  /** Mean of the statistic. */
  mean: number;
  /** Games played. */
  n: number;
  /** Of `win`, from the number of games alone: it says nothing of how true the rates are. */
  standardError: number;
}

/** Chances of 0, 1, 2, … of a man's statistic, 63 standing for that or more. RangeError as `pricePlayerProp`. */
export function propDistribution(result: SimulationResult, playerId: string, prop: PropKind): number[] {
  if (result.games === 0) throw new RangeError('no game was played');
  const first = histogramIndex(findColumn(result, playerId, prop), 0);
  return Array.from(result.histograms.subarray(first, first + VALUES), (count) => count / result.games);
}

/**
 * What the over of a player proposition comes to; the under's win is `lose`. The higher the line, the lower `win`.
 * RangeError when the man has no such statistic in the game, the line is negative or no multiple of one half, or no game was played.
 */
export function pricePlayerProp(result: SimulationResult, { playerId, prop, line }: PlayerProp): PlayerPropPrice {
  if (requireHalfLine(line) < 0) throw new RangeError(`a line cannot be below zero: ${line}`);
  if (result.games === 0) throw new RangeError('no game was played');
  const column = findColumn(result, playerId, prop);
  let [over, level, sum] = [0, 0, 0];
  for (let value = 0; value < VALUES; value += 1) {
    const count = result.histograms[histogramIndex(column, value)]!;
    sum += value * count;
    if (value > line) over += count;
    else if (value === line) level += count;
  }
  const n = result.games;
  const win = over / n;
  return { win, lose: (n - over - level) / n, push: level / n, mean: sum / n, n, standardError: Math.sqrt((win * (1 - win)) / n) };
}
