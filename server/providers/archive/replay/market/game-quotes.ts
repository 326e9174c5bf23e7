import { easternInstant, shiftDay } from '@clearedge/quant/calendar';
import type { FeedQuote } from '../../../../ports/index.ts';
import { bookOf } from '../../lines.ts';
import type { PricePair, StoredPrices } from '../../store/stored-season.ts';
import type { ReplayGame } from '../calendar.ts';

const OPENING_HOUR = 10;
const QUOTED_HOUR = 14;
const CLOSING_MS = 30 * 60_000;

// The files record prices, not hours: openings are shown from ten on the morning before, closings half an hour before
// the first pitch, and a book's one quote of a day at two. Between them nothing moves, because nothing else is known.
const openingAt = ({ slateOn }: ReplayGame): Date => easternInstant(shiftDay(slateOn, -1), OPENING_HOUR);
const closingAt = ({ startsAt }: ReplayGame): Date => new Date(startsAt.getTime() - CLOSING_MS);

function quotedAt(replay: ReplayGame, on: string): Date {
  const seen = easternInstant(shiftDay(on, replay.shiftDays), QUOTED_HOUR);
  return seen < closingAt(replay) ? seen : closingAt(replay);
}

type Shared = Pick<FeedQuote, 'gameId' | 'book' | 'quotedAt' | 'isOpening'>;

const moneyline = (shared: Shared, pair: PricePair | null): FeedQuote[] =>
  pair
    ? [
        { ...shared, market: 'moneyline', side: 'away', line: null, price: pair[0] },
        { ...shared, market: 'moneyline', side: 'home', line: null, price: pair[1] },
      ]
    : [];

const total = (shared: Shared, prices: StoredPrices['totalOpen']): FeedQuote[] =>
  prices
    ? [
        { ...shared, market: 'total', side: 'over', line: prices[0], price: prices[1] },
        { ...shared, market: 'total', side: 'under', line: prices[0], price: prices[2] },
      ]
    : [];

/** Every price recorded of one game at one book, at the time it is shown. */
export function gameQuotes(replay: ReplayGame, prices: StoredPrices): FeedQuote[] {
  const { gameId } = replay;
  const book = bookOf(prices.book);
  const open: Shared = { gameId, book, quotedAt: openingAt(replay), isOpening: true };
  const close: Shared = { gameId, book, quotedAt: closingAt(replay), isOpening: false };
  const { quoted } = prices;
  return [
    ...moneyline(open, prices.moneylineOpen),
    ...total(open, prices.totalOpen),
    ...(quoted ? moneyline({ ...close, quotedAt: quotedAt(replay, quoted.on) }, quoted.moneyline) : []),
    ...moneyline(close, prices.moneylineClose),
    ...total(close, prices.totalClose),
  ];
}
