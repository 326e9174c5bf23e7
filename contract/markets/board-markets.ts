import { isThreeWay, type Period, type ScoreSelection, type TeamSide } from '@clearedge/quant/grading';

/** What a market of the books' boards asks: its part of the game, and one team where `team` says so. */
export interface BoardMarketTerms {
  kind: ScoreSelection['market'];
  period: Period;
  team?: TeamSide;
  /** As the pages of baseball write it. */
  name: string;
}

/**
 * Every market that books' boards carry, in the order in which it is shown; the key is its word in tables and on the wire. A new line here
 * is asked for by the type checker wherever a market needs more than its terms.
 */
export const BOARD_MARKETS = {
  moneyline: { kind: 'moneyline', period: 'full', name: 'Moneyline' },
  spread: { kind: 'spread', period: 'full', name: 'Run Line' },
  total: { kind: 'total', period: 'full', name: 'Total Runs' },
  regulation_moneyline: { kind: 'moneyline', period: 'regulation', name: 'Regulation (3-Way)' },
  half1_moneyline: { kind: 'moneyline', period: 'half1', name: '1st Half ML' },
  half1_spread: { kind: 'spread', period: 'half1', name: '1st Half Spread' },
  half1_total: { kind: 'total', period: 'half1', name: '1st Half Total' },
  quarter1_moneyline: { kind: 'moneyline', period: 'quarter1', name: '1st Quarter ML' },
  quarter1_spread: { kind: 'spread', period: 'quarter1', name: '1st Quarter Spread' },
  quarter1_total: { kind: 'total', period: 'quarter1', name: '1st Quarter Total' },
  period1_moneyline: { kind: 'moneyline', period: 'period1', name: '1st Period ML' },
  period1_spread: { kind: 'spread', period: 'period1', name: '1st Period Spread' },
  period1_total: { kind: 'total', period: 'period1', name: '1st Period Total' },
  first5_moneyline: { kind: 'moneyline', period: 'first5', name: 'First 5 ML' },
  first5_total: { kind: 'total', period: 'first5', name: 'First 5 Total' },
  inning1_total: { kind: 'total', period: 'inning1', name: 'First Inning' },
  away_total: { kind: 'total', period: 'full', team: 'away', name: 'Away Total' },
  home_total: { kind: 'total', period: 'full', team: 'home', name: 'Home Total' },
} as const satisfies Record<string, BoardMarketTerms>;

export type BoardMarket = keyof typeof BOARD_MARKETS;
/** The markets on some parts of a game. */
export type MarketOn<Of extends Period> = {
  [Key in BoardMarket]: (typeof BOARD_MARKETS)[Key]['period'] extends Of ? Key : never;
}[BoardMarket];
export const BOARD_SIDES = ['away', 'home', 'over', 'under', 'draw'] as const;
export type BoardSide = (typeof BOARD_SIDES)[number];
/** A side of a market that has one other. */
export type TwoWaySide = Exclude<BoardSide, 'draw'>;
export const isTwoWay = (side: BoardSide): side is TwoWaySide => side !== 'draw';
/** The sides of a market in the order in which they are shown; a third where a draw is one. */
export type MarketSides = readonly [BoardSide, BoardSide] | readonly [BoardSide, BoardSide, BoardSide];

export const BOARD_MARKET_NAMES = Object.keys(BOARD_MARKETS) as [BoardMarket, ...BoardMarket[]];

/** The terms of a market, with what most of them leave out. */
export const termsOf = (market: BoardMarket): BoardMarketTerms => BOARD_MARKETS[market];

function sidesOf({ kind, period }: BoardMarketTerms): MarketSides {
  if (kind === 'total') return ['over', 'under'];
  return kind === 'moneyline' && isThreeWay(period) ? ['away', 'home', 'draw'] : ['away', 'home'];
}

/** Away before home, over before under, the draw last. */
export const SIDES_OF = Object.fromEntries(BOARD_MARKET_NAMES.map((market) => [market, sidesOf(termsOf(market))])) as Record<
  BoardMarket,
  MarketSides
>;

/** Where the sides of a market stand in answers, in their order. */
const PLACES = ['first', 'second', 'third'] as const;
export type Place = (typeof PLACES)[number];
export const placesOf = (market: BoardMarket): readonly Place[] => PLACES.slice(0, SIDES_OF[market].length);
export const placeOf = (market: BoardMarket, side: BoardSide): Place => PLACES[SIDES_OF[market].indexOf(side)]!;

/** Whether its sides are told apart by a number: everywhere but on a moneyline. */
export const hasLine = (market: BoardMarket): boolean => termsOf(market).kind !== 'moneyline';

/** The market of a selection; null for one that no board carries. */
export function boardMarketOf({ market, period, ...rest }: ScoreSelection): BoardMarket | null {
  const team = 'team' in rest ? rest.team : undefined;
  const isRequested = (one: BoardMarketTerms): boolean => one.kind === market && one.period === period && one.team === team;
  return BOARD_MARKET_NAMES.find((name) => isRequested(BOARD_MARKETS[name])) ?? null;
}

/** A side as it is graded and priced; null for a number that is missing, or a side that these terms do not have. */
export function selectionFrom({ kind, period, team }: BoardMarketTerms, side: BoardSide, line: number | null): ScoreSelection | null {
  if (side === 'over' || side === 'under')
    return kind === 'total' && line !== null ? { market: kind, period, side, line, ...(team ? { team } : {}) } : null;
  if (kind === 'moneyline') return side !== 'draw' || isThreeWay(period) ? { market: kind, period, side } : null;
  return kind === 'spread' && side !== 'draw' && line !== null ? { market: kind, period, side, line } : null;
}

/** A side of a market as it is graded and priced; null as `selectionFrom`. */
export const selectionOf = (market: BoardMarket, side: BoardSide, line: number | null): ScoreSelection | null =>
  selectionFrom(termsOf(market), side, line);
