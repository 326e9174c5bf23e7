import { isAmericanPrice } from '@clearedge/quant/price';
import type { FeedQuote, QuoteMarket } from '../../ports/odds-board.ts';
import { bookOf } from './books.ts';
import type { WireBook, WireMarket, WireOddsEvent, WireOutcome } from './schema.ts';

const MARKETS: Readonly<Record<string, QuoteMarket>> = {
  h2h: 'moneyline',
  spreads: 'spread',
  totals: 'total',
  h2h_1st_5_innings: 'first5_moneyline',
  totals_1st_5_innings: 'first5_total',
};

type Side = FeedQuote['side'];
const OVER_UNDER: Readonly<Record<string, Side>> = { Over: 'over', Under: 'under' };

/** By name: which of the two is which is told nowhere else, and a run line of 1.5 stands on either side. */
function sideOf(market: QuoteMarket, { name }: WireOutcome, { away_team, home_team }: WireOddsEvent): Side | null {
  if (market === 'total' || market === 'first5_total') return OVER_UNDER[name] ?? null;
  if (name === away_team) return 'away';
  return name === home_team ? 'home' : null;
}

export interface MappedQuotes {
  quotes: FeedQuote[];
  /** Prices that make no sense, or of markets and sides that are not ours. */
  refused: number;
}

/** Prices of one event before its start; what was quoted after the start is a live price, no price of ours. */
export function mapQuotes(event: WireOddsEvent, gameId: string, startsAt: Date): MappedQuotes {
  const mapped: MappedQuotes = { quotes: [], refused: 0 };
  const closesAt = Math.min(startsAt.getTime(), Date.parse(event.commence_time));
  for (const book of event.bookmakers?.rows ?? [])
    for (const market of book.markets.rows) {
      const quotedAt = new Date(market.last_update ?? book.last_update ?? Number.NaN);
      if (quotedAt.getTime() < closesAt) addMarket(mapped, { event, gameId, book, market, quotedAt });
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

function addMarket(mapped: MappedQuotes, { event, gameId, book, market, quotedAt }: Place): void {
  const kind = MARKETS[market.key];
  if (!kind) return;
  for (const outcome of market.outcomes.rows) {
    const side = sideOf(kind, outcome, event);
    const line = kind === 'moneyline' || kind === 'first5_moneyline' ? null : (outcome.point ?? null);
    const isSound = isAmericanPrice(outcome.price) && (line !== null || kind.endsWith('moneyline'));
    if (!side || !isSound) mapped.refused += 1;
    else mapped.quotes.push({ gameId, book: bookOf(book), market: kind, side, line, price: outcome.price, quotedAt, isOpening: false });
  }
}
