import { type BaseballPeriod, PARTS_BY_END, type TeamSide } from '../../../../grading/index.ts';
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
const PART_RUN_LINES = [-1.5, -0.5, 0.5, 1.5];
const MARGIN_BANDS: readonly MarginBand[] = [
  { from: 1, to: 1 },
  { from: 2, to: 2 },
  { from: 3, to: 3 },
  { from: 4, to: 4 },
  { from: 5, to: null },
];
/** Runs to each side of the middle line for which alternate totals are listed. */
const TOTAL_REACH = 3;
const PART_REACH = 1.5;
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

/** Of a part whose winner is sold with the tie as a third outcome: that, and whether anyone scores. */
function marketsOfPart(distribution: GameDistribution, [period, { isSoldThreeWay }]: (typeof PARTS_BY_END)[number]): GameMarket[] {
  const threeWay: GameMarket = { kind: 'threeWay', period };
  if (isSoldThreeWay) return [{ kind: 'total', period, line: SCORELESS_LINE }, threeWay];
  return [
    { kind: 'moneyline', period },
    threeWay,
    ...spreads(period, PART_RUN_LINES),
    ...totals(period, evenLine(distribution[period].total), PART_REACH),
  ];
}

function marketsOf(distribution: GameDistribution): GameMarket[] {
  const { full } = distribution;
  return [
    { kind: 'moneyline', period: 'full' },
    ...spreads('full', RUN_LINES),
    ...totals('full', evenLine(full.total), TOTAL_REACH),
    ...totals('full', evenLine(full.away), TEAM_REACH, 'away'),
    ...totals('full', evenLine(full.home), TEAM_REACH, 'home'),
    { kind: 'margin', bands: MARGIN_BANDS },
    ...PARTS_BY_END.toReversed().flatMap((part) => marketsOfPart(distribution, part)),
  ];
}

const spreads = (period: BaseballPeriod, lines: readonly number[]): GameMarket[] =>
  lines.map((homeLine) => ({ kind: 'spread', period, homeLine }));

function totals(period: BaseballPeriod, middle: number, reach: number, team?: TeamSide): GameMarket[] {
  const markets: GameMarket[] = [];
  for (let line = Math.max(SCORELESS_LINE, middle - reach); line <= middle + reach; line += 0.5)
    markets.push({ kind: 'total', period, line, ...(team ? { team } : {}) });
  return markets;
}
