import type { Period, TeamSide } from '../../../../grading/index.ts';
import type { GameDistribution } from '../game-distribution.ts';
import type { Counted } from '../table/period-table.ts';
import type { GameMarket, MarginBand } from './market.ts';
import { type PricedSelection, priceMarket } from './price-market.ts';

/** One market of a game with the chances of all its sides. */
export interface PricedMarket {
  market: GameMarket;
  selections: PricedSelection[];
}

const RUN_LINES = [-3.5, -2.5, -1.5, 1.5, 2.5, 3.5];
const FIRST_FIVE_RUN_LINES = [-1.5, -0.5, 0.5, 1.5];
const MARGIN_BANDS: readonly MarginBand[] = [
  { from: 1, to: 1 },
  { from: 2, to: 2 },
  { from: 3, to: 3 },
  { from: 4, to: 4 },
  { from: 5, to: null },
];
/** Runs to each side of the middle line for which alternate totals are listed. */
const TOTAL_REACH = 3;
const FIRST_FIVE_REACH = 1.5;
const TEAM_REACH = 1.5;
const SCORELESS_LINE = 0.5;

/** Every market of a game with its alternate lines, priced; the totals are those around the line that is closest to even. */
export function listMarkets(distribution: GameDistribution): PricedMarket[] {
  return marketsOf(distribution).map((market) => ({ market, selections: priceMarket(distribution, market) }));
}

/** The half-run line, at least ½, whose over is closest to one chance in two. */
export function evenLine({ lowest, upTo }: Counted): number {
  let best = 0;
  while (best + 1 < upTo.length && Math.abs(upTo[best + 1]! - 0.5) < Math.abs(upTo[best]! - 0.5)) best += 1;
  return lowest + best + 0.5;
}

function marketsOf({ full, first5 }: GameDistribution): GameMarket[] {
  return [
    { kind: 'moneyline', period: 'full' },
    ...spreads('full', RUN_LINES),
    ...totals('full', evenLine(full.total), TOTAL_REACH),
    ...totals('full', evenLine(full.away), TEAM_REACH, 'away'),
    ...totals('full', evenLine(full.home), TEAM_REACH, 'home'),
    { kind: 'margin', bands: MARGIN_BANDS },
    { kind: 'moneyline', period: 'first5' },
    { kind: 'threeWay', period: 'first5' },
    ...spreads('first5', FIRST_FIVE_RUN_LINES),
    ...totals('first5', evenLine(first5.total), FIRST_FIVE_REACH),
    { kind: 'total', period: 'inning1', line: SCORELESS_LINE },
    { kind: 'threeWay', period: 'inning1' },
  ];
}

const spreads = (period: Period, lines: readonly number[]): GameMarket[] => lines.map((homeLine) => ({ kind: 'spread', period, homeLine }));

function totals(period: Period, middle: number, reach: number, team?: TeamSide): GameMarket[] {
  const markets: GameMarket[] = [];
  for (let line = Math.max(SCORELESS_LINE, middle - reach); line <= middle + reach; line += 0.5)
    markets.push({ kind: 'total', period, line, ...(team ? { team } : {}) });
  return markets;
}
