import { BOARD_MARKET_NAMES, type BoardMarket, type BoardSide, SIDES_OF } from '@clearedge/contract/markets/board-markets';
import type { GameSport } from '@clearedge/contract/sports';
import { normalQuantile } from '@clearedge/quant/distribution';
import { mean, sum } from '@clearedge/quant/maths';
import { calibrationLine, logLoss } from '@clearedge/quant/scoring';
import { lineScale, type MarketSide } from '../../../server/features/odds/index.ts';

/** One market of one game by the consensus without margin: the chance of home or over, and what came of it. */
export interface MarketCase {
  market: BoardMarket;
  open: number | null;
  close: number;
  /** How far the close is from the opening, number and price together, in standard deviations of the score; null without an opening. */
  moved: number | null;
  /** 1, 0, or null for a push or no decision: at the closing number, and at the opening one. */
  result: 0 | 1 | null;
  openResult: 0 | 1 | null;
}

type Grader = (market: BoardMarket, side: BoardSide, line: number | null) => 0 | 1 | null;

/** Where a price puts a game on the scale of its score, so that 8.5 at +110 and 8 at -105 can be compared. */
const positionOf = ({ line, noVigProbability }: MarketSide, { sd, sign }: ReturnType<typeof lineScale>): number =>
  normalQuantile(noVigProbability!) + (sign * (line ?? 0)) / sd;

/** The side a table reads: over, or home. */
const readSide = (market: BoardMarket): BoardSide => (SIDES_OF[market][0] === 'over' ? 'over' : SIDES_OF[market][1]);

/** Every market of a game that has a consensus at the close. */
export function casesOf(sport: GameSport, open: readonly MarketSide[], close: readonly MarketSide[], grade: Grader): MarketCase[] {
  return BOARD_MARKET_NAMES.flatMap((market) => {
    const side = readSide(market);
    const sideIn = (sides: readonly MarketSide[]) => sides.find((one) => one.market === market && one.side === side);
    const [first, last] = [sideIn(open), sideIn(close)];
    if (!last || last.noVigProbability === null) return [];
    const scale = lineScale(market, sport, last.line ?? 0);
    return [
      {
        market,
        open: first?.noVigProbability ?? null,
        close: last.noVigProbability,
        moved: first?.noVigProbability == null ? null : positionOf(last, scale) - positionOf(first, scale),
        result: grade(market, side, last.line),
        openResult: first ? grade(market, side, first.line) : null,
      },
    ];
  });
}

export interface CalibrationRow {
  market: BoardMarket;
  decided: number;
  /** Bets on home or over that the close expects to win, that won, and the difference in standard errors. */
  expected: number;
  won: number;
  z: number;
  /** Of what happened on the log-odds of the close, 1 is right; its standard error. */
  slope: number;
  slopeError: number;
  openLoss: number;
  closeLoss: number;
  /** Mean of `moved`, and in standard errors. */
  drift: number;
  driftZ: number;
}

function driftOf(values: readonly number[]): { drift: number; driftZ: number } {
  const drift = mean(values);
  const variance = mean(values.map((value) => (value - drift) ** 2));
  return { drift, driftZ: drift / Math.sqrt(variance / values.length) };
}

function rowOf(market: BoardMarket, all: readonly MarketCase[]): CalibrationRow {
  const decided = all.filter((one): one is MarketCase & { result: 0 | 1 } => one.result !== null);
  const [stated, results] = [decided.map(({ close }) => close), decided.map(({ result }) => result)];
  const both = decided.filter(
    (one): one is typeof one & { open: number; openResult: 0 | 1 } => one.open !== null && one.openResult !== null,
  );
  const [expected, won] = [sum(stated), sum(results)];
  const { slope, slopeStandardError } = calibrationLine(stated, results);
  return {
    market,
    decided: decided.length,
    expected,
    won,
    z: (won - expected) / Math.sqrt(sum(stated.map((share) => share * (1 - share)))),
    slope,
    slopeError: slopeStandardError,
    openLoss: logLoss(
      both.map(({ open }) => open),
      both.map(({ openResult }) => openResult),
    ),
    closeLoss: logLoss(
      both.map(({ close }) => close),
      both.map(({ result }) => result),
    ),
    ...driftOf(all.flatMap(({ moved }) => moved ?? [])),
  };
}

/** Of a dozen figures one lies beyond two standard errors every other time, beyond three hardly ever. */
const MOST_ERRORS = 3;
export const isCalibrated = ({ z, driftZ }: CalibrationRow): boolean => Math.abs(z) < MOST_ERRORS && Math.abs(driftZ) < MOST_ERRORS;

/** How each market's closing prices, without margin, agree with what happened. */
export const calibrationRows = (cases: readonly MarketCase[]): CalibrationRow[] =>
  BOARD_MARKET_NAMES.flatMap((market) => {
    const own = cases.filter((one) => one.market === market);
    return own.length === 0 ? [] : [rowOf(market, own)];
  });

const cell = (value: number, digits: number): string => value.toFixed(digits).padStart(9);

export function printCalibration(rows: readonly CalibrationRow[]): void {
  const heads = ['decided', 'expected', 'won', 'z', 'slope', '(se)', 'loss open', 'close', 'drift', 'z'];
  console.log(`\nHome or over at the close, margin out\n${''.padEnd(18)}${heads.map((head) => head.padStart(9)).join(' ')}`);
  for (const row of rows) {
    const figures = [
      cell(row.decided, 0),
      cell(row.expected, 1),
      cell(row.won, 0),
      cell(row.z, 2),
      cell(row.slope, 2),
      cell(row.slopeError, 2),
      cell(row.openLoss, 4),
      cell(row.closeLoss, 4),
      cell(row.drift, 4),
      cell(row.driftZ, 2),
    ];
    console.log(`${row.market.padEnd(18)}${figures.join(' ')}`);
  }
}

/** A line for each book, a column for each market: what it keeps at the close. */
export function printHolds(holds: ReadonlyMap<string, number>): void {
  const books = [...new Set([...holds.keys()].map((key) => key.split(' ')[0]!))].sort();
  const markets = BOARD_MARKET_NAMES.filter((market) => holds.has(`${books[0]} ${market}`));
  console.log(`\nHold at the close\n${''.padEnd(6)}${markets.map((market) => market.padStart(17)).join('')}`);
  for (const book of books) {
    const cells = markets.map((market) => `${(100 * (holds.get(`${book} ${market}`) ?? Number.NaN)).toFixed(2)}%`.padStart(17));
    console.log(`${book.padEnd(6)}${cells.join('')}`);
  }
}
