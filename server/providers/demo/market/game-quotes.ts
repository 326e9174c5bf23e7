import type { FeedQuote, QuoteMarket } from '../../../ports/index.ts';
import { HOUR_MS } from '../calendar/day-number.ts';
import type { Game } from '../league/league.ts';
import { firstPitchAt } from '../schedule/fixture.ts';
import { type DiaryEntry, diaryOf } from './book-diary.ts';
import { type Bookmaker, BOOKS, bookRef } from './books.ts';
import { consensusOf } from './consensus.ts';
import { marketPair, type PricePair } from './market-prices.ts';

const MARKETS = ['moneyline', 'spread', 'total', 'first5_moneyline', 'first5_total'] as const;
// The first five innings are priced once the full game has settled a little.
const OPENS_LATER_MS: Record<QuoteMarket, number> = { moneyline: 0, spread: 0, total: 0, first5_moneyline: 2 * HOUR_MS, first5_total: 2 * HOUR_MS };

const isSame = (a: PricePair | null, b: PricePair | null): boolean =>
  a === b || (a !== null && b !== null && a.lines[0] === b.lines[0] && a.prices[0] === b.prices[0] && a.prices[1] === b.prices[1]);

/** Steps of one market of one book: each posts both sides. */
function marketQuotes(game: Game, book: Bookmaker, market: QuoteMarket, diary: readonly DiaryEntry[], endsAt: number): FeedQuote[] {
  const opensAt = diary[0]!.at + OPENS_LATER_MS[market];
  const { gameId } = game.fixture;
  const ref = bookRef(book);
  const quotes: FeedQuote[] = [];
  let shown: PricePair | null = null;
  let last: PricePair | null = null;
  let isOpening = true;
  const post = (at: number, pair: PricePair | null): void => {
    const [first, second] = market === 'total' || market === 'first5_total' ? (['over', 'under'] as const) : (['away', 'home'] as const);
    const { lines, prices } = pair === null ? { lines: last!.lines, prices: [null, null] as const } : pair;
    const common = { gameId, book: ref, market, quotedAt: new Date(at), isOpening };
    quotes.push({ ...common, side: first, line: lines[0], price: prices[0] }, { ...common, side: second, line: lines[1], price: prices[1] });
    shown = pair;
    last = pair ?? last;
    isOpening = false;
  };
  const openEntry = diary.findLast(({ at, outlook }) => at <= opensAt && outlook !== null);
  if (openEntry === undefined || opensAt >= endsAt) return [];
  post(opensAt, marketPair(market, openEntry.outlook!, book, null));
  for (const { at, outlook } of diary) {
    if (at <= opensAt || at >= endsAt) continue;
    const pair = outlook === null ? null : marketPair(market, outlook, book, last);
    if (!isSame(pair, shown)) post(at, pair);
  }
  if (game.fixture.rain?.kind === 'postponed' && shown !== null) post(endsAt, null);
  return quotes;
}

/** Every change of every book on one game, in order of time; nothing from the first pitch on. */
export function gameQuotes(game: Game): FeedQuote[] {
  const { fixture } = game;
  const moments = consensusOf(game);
  const endsAt = fixture.rain?.kind === 'postponed' ? fixture.rain.announcedAt : firstPitchAt(fixture);
  const quotes = BOOKS.flatMap((book) => {
    const diary = diaryOf(game, book, moments);
    return MARKETS.flatMap((market) => marketQuotes(game, book, market, diary, endsAt));
  });
  return quotes.sort((a, b) => a.quotedAt.getTime() - b.quotedAt.getTime());
}
