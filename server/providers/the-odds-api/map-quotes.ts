import { BOARD_MARKET_NAMES, type BoardMarket, hasLine, SIDES_OF, termsOf } from '@clearedge/contract/markets/board-markets';
import type { TeamSide } from '@clearedge/quant/grading';
import { isAmericanPrice } from '@clearedge/quant/price';
import type { FeedQuote } from '../../ports/odds-board.ts';
import { bookOf } from './books.ts';
import { quotedAtOf } from './quote-times.ts';
import type { WireBook, WireMarket, WireOddsEvent, WireOutcome } from './schema.ts';

/** The vendor's words, from its list of betting markets; null where it has none. */
const KEY_OF: Readonly<Record<BoardMarket, string | null>> = {
  moneyline: 'h2h',
  spread: 'spreads',
  total: 'totals',
  regulation_moneyline: 'h2h_3_way',
  half1_moneyline: 'h2h_h1',
  half1_spread: 'spreads_h1',
  half1_total: 'totals_h1',
  quarter1_moneyline: 'h2h_q1',
  quarter1_spread: 'spreads_q1',
  quarter1_total: 'totals_q1',
  period1_moneyline: 'h2h_p1',
  period1_spread: 'spreads_p1',
  period1_total: 'totals_p1',
  first5_moneyline: 'h2h_1st_5_innings',
  first5_total: 'totals_1st_5_innings',
  inning1_total: 'totals_1st_1_innings',
  away_total: 'team_totals',
  home_total: 'team_totals',
};

export interface KeyedMarket {
  market: BoardMarket;
  key: string | null;
  team?: TeamSide | undefined;
}

export const KEYED_MARKETS: readonly KeyedMarket[] = BOARD_MARKET_NAMES.map((market) => ({
  market,
  key: KEY_OF[market],
  team: termsOf(market).team,
}));

/** Totals of single clubs come under one key, and each price names its club. Null where that is neither of the two, or no one asks for it. */
export function marketOf(
  sharing: readonly KeyedMarket[],
  { description }: Pick<WireOutcome, 'description'>,
  { away_team, home_team }: Pick<WireOddsEvent, 'away_team' | 'home_team'>,
): BoardMarket | null {
  const teams = { away: away_team, home: home_team };
  const found = sharing.find(({ team }) => team === undefined || (description != null && description === teams[team]));
  return found?.market ?? null;
}

type Side = FeedQuote['side'];
const OVER_UNDER: Readonly<Record<string, Side>> = { Over: 'over', Under: 'under' };

const DRAW = 'Draw';

/** By name: which of the two is which is told nowhere else, and a run line of 1.5 stands on either side. */
function sideOf(market: BoardMarket, { name }: WireOutcome, { away_team, home_team }: WireOddsEvent): Side | null {
  if (termsOf(market).kind === 'total') return OVER_UNDER[name] ?? null;
  if (name === away_team) return 'away';
  if (name === home_team) return 'home';
  return name === DRAW && SIDES_OF[market].includes('draw') ? 'draw' : null;
}

export interface MappedQuotes {
  quotes: FeedQuote[];
  /** Prices that make no sense, or of markets and sides that are not ours. */
  refused: number;
  /** Prices without a time, or dated after the answer that brought them. */
  undated: number;
}

/** Prices of one event before `closesAt`, its start; what was quoted later is a live price, no price of ours. */
export function mapQuotes(
  event: WireOddsEvent,
  gameId: string,
  closesAt: Date,
  answeredAt: Date,
  keyed: readonly KeyedMarket[] = KEYED_MARKETS,
): MappedQuotes {
  const mapped: MappedQuotes = { quotes: [], refused: 0, undated: 0 };
  for (const book of event.bookmakers?.rows ?? [])
    for (const market of book.markets.rows) {
      const quotedAt = quotedAtOf(book, market, answeredAt);
      if (!quotedAt) mapped.undated += market.outcomes.rows.length;
      else if (quotedAt < closesAt) addMarket(mapped, { event, gameId, book, market, quotedAt }, keyed);
    }
  return mapped;
}

interface Place {
  event: WireOddsEvent;
  gameId: string;
  book: WireBook;
  market: WireMarket;
  quotedAt: Date;
}

/** Both sides of a market on one number. */
const pairOf = ({ market, side, line }: Pick<FeedQuote, 'market' | 'side' | 'line'>): string =>
  `${market} ${side === 'home' && line !== null ? 0 - line : line}`;

function addMarket(mapped: MappedQuotes, { event, gameId, book, market, quotedAt }: Place, keyed: readonly KeyedMarket[]): void {
  const sharing = keyed.filter(({ key }) => key === market.key);
  if (sharing.length === 0) return;
  // Some books sell a draw with a market of ours that hands the stake back on a tie: their sides lose on it.
  const hasDraw = sharing.some((one) => SIDES_OF[one.market].includes('draw'));
  if (!hasDraw && market.outcomes.rows.some(({ name }) => name === DRAW)) {
    mapped.refused += market.outcomes.rows.length;
    return;
  }
  const unsound = new Set<string>();
  const reported: FeedQuote[] = [];
  for (const outcome of market.outcomes.rows) {
    const kind = marketOf(sharing, outcome, event);
    const side = kind && sideOf(kind, outcome, event);
    const line = kind && hasLine(kind) ? (outcome.point ?? null) : null;
    if (!side || (line === null && hasLine(kind))) {
      mapped.refused += 1;
      continue;
    }
    if (!isAmericanPrice(outcome.price)) {
      mapped.refused += 1;
      unsound.add(pairOf({ market: kind, side, line }));
    }
    reported.push({ gameId, book: bookOf(book), market: kind, side, line, price: outcome.price, quotedAt, isOpening: false });
  }
  // A side whose partner's price is none is taken down with it.
  for (const quote of reported) mapped.quotes.push(unsound.has(pairOf(quote)) ? { ...quote, price: null } : quote);
}
