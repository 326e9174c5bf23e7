import { type BoardMarket, SIDES_OF, termsOf } from '@clearedge/contract/markets/board-markets';
import { HOUR_MS } from '@clearedge/quant/calendar';
import type { FeedQuote } from '../../../ports/index.ts';
import type { PlannedGame } from '../lineups/plan-game.ts';
import { firstPitchAt } from '../schedule/fixture.ts';
import { type DiaryEntry, diaryOf } from './book-diary.ts';
import { BOOKS, type Bookmaker, bookRef } from './books.ts';
import { consensusOf } from './consensus.ts';
import { BASEBALL_MARKETS, type BaseballMarket, marketPair, type PricePair } from './market-prices.ts';

/** One change of one market of one book, both sides; without a pair the market is down, and `lines` says what it showed last. */
export interface PriceStep {
  at: number;
  book: number;
  market: BoardMarket;
  lines: PricePair['lines'];
  prices: PricePair['prices'] | null;
  isOpening: boolean;
}

const REFS = BOOKS.map(bookRef);

/** Adds every side of a change of one market. */
export function addQuotes(quotes: FeedQuote[], gameId: string, { at, book, market, lines, prices, isOpening }: PriceStep): void {
  const ref = REFS[book]!;
  const quotedAt = new Date(at);
  for (const [place, side] of SIDES_OF[market].entries())
    quotes.push({ gameId, book: ref, market, side, line: lines[place] ?? null, price: prices?.[place] ?? null, quotedAt, isOpening });
}

/** A part of a game is priced once the whole has settled a little. */
export const PART_OPENS_LATER_MS = 2 * HOUR_MS;
/** A change of implied probability that is too little to move the board for. */
export const TRIFLE = 0.006;

const impliedBy = (price: number): number => (price < 0 ? -price / (100 - price) : 100 / (100 + price));
// The last price follows from the others.
const isTrifle = (a: PricePair, b: PricePair, trifle: number): boolean =>
  a.lines[0] === b.lines[0] && a.prices.slice(0, -1).every((price, at) => Math.abs(impliedBy(price!) - impliedBy(b.prices[at]!)) < trifle);

export function marketSteps(book: number, market: BaseballMarket, diary: readonly DiaryEntry[], endsAt: number): PriceStep[] {
  const maker = BOOKS[book] as Bookmaker;
  const opensAt = diary[0]!.at + (termsOf(market).period === 'full' ? 0 : PART_OPENS_LATER_MS);
  return priceSteps({ book, market, opensAt, endsAt }, diary, (outlook, before) => marketPair(market, outlook, maker, before));
}

/** One market's changes at one book from its opening to `endsAt`: a line in the diary that moves the board, or takes it down. */
export function priceSteps<O>(
  {
    book,
    market,
    opensAt,
    endsAt,
    trifle = TRIFLE,
  }: { book: number; market: BoardMarket; opensAt: number; endsAt: number; trifle?: number },
  diary: readonly { at: number; outlook: O | null }[],
  pairOf: (outlook: O, before: PricePair | null) => PricePair,
): PriceStep[] {
  const opening = diary.findLast(({ at, outlook }) => at <= opensAt && outlook !== null)?.outlook;
  if (opening === undefined || opening === null || opensAt >= endsAt) return [];
  let last = pairOf(opening, null);
  let isUp = true;
  const steps: PriceStep[] = [{ at: opensAt, book, market, lines: last.lines, prices: last.prices, isOpening: true }];
  for (const { at, outlook } of diary) {
    if (at <= opensAt || at >= endsAt) continue;
    if (outlook === null) {
      if (isUp) steps.push({ at, book, market, lines: last.lines, prices: null, isOpening: false });
      isUp = false;
      continue;
    }
    const pair = pairOf(outlook, last);
    if (isUp && isTrifle(pair, last, trifle)) continue;
    steps.push({ at, book, market, lines: pair.lines, prices: pair.prices, isOpening: false });
    last = pair;
    isUp = true;
  }
  return steps;
}

/** Every change of every book on one game, in order of time; nothing from the first pitch on, and all down when the game is put off. */
export function gameSteps(game: PlannedGame): PriceStep[] {
  const { fixture } = game;
  const moments = consensusOf(game);
  const endsAt = fixture.rain?.kind === 'postponed' ? fixture.rain.announcedAt : firstPitchAt(fixture);
  const steps = BOOKS.flatMap((book, index) => {
    const diary = diaryOf(game, book, moments);
    return BASEBALL_MARKETS.flatMap((market) => {
      const own = marketSteps(index, market, diary, endsAt);
      const last = own.at(-1);
      if (fixture.rain?.kind === 'postponed' && last !== undefined && last.prices !== null)
        own.push({ ...last, at: endsAt, prices: null, isOpening: false });
      return own;
    });
  });
  return steps.sort((a, b) => a.at - b.at);
}
