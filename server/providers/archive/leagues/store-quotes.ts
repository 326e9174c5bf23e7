import { type LeagueSport, sportOf } from '@clearedge/contract/sports';
import type { BookRef } from '../../../ports/index.ts';
import { bookOf } from '../../the-odds-api/books.ts';
import { fairPair } from '../lines.ts';
import type { Refusals } from '../retrosheet/refusals.ts';
import { type BookPrices, isAverage, type LeaguePrices } from './league-prices.ts';
import type { StoredQuotes } from './stored-league.ts';

/** Archives of closing numbers, which name no book. */
const ARCHIVES: Readonly<Record<string, string>> = {
  nflverse: 'nflverse archive',
  sbr: 'SBR archive',
  'sbr-old': 'SBR archive (old)',
  espn: 'ESPN archive',
};
/** How a bettor knows books whose keys do not say it. */
const TITLES: Readonly<Record<string, string>> = {
  betmgm: 'BetMGM',
  betonlineag: 'BetOnline',
  betparx: 'betPARX',
  circasports: 'Circa Sports',
  draftkings: 'DraftKings',
  espnbet: 'ESPN BET',
  fanduel: 'FanDuel',
  hardrockbet: 'Hard Rock Bet',
  mybookieag: 'MyBookie',
  pointsbetus: 'PointsBet',
  sisportsbook: 'SI Sportsbook',
  unibet_us: 'Unibet',
  williamhill_us: 'Caesars',
  wynnbet: 'WynnBET',
};
/** Another spelling of a book's key. */
const SAME: Readonly<Record<string, string>> = { caesars: 'williamhill_us' };

function archiveBook(name: string): BookRef {
  const key = SAME[name] ?? name;
  const words = key.split('_').join(' ');
  return bookOf({ key, title: ARCHIVES[key] ?? TITLES[key] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}` });
}

/** Takes the books' prices of games, and keeps count of what is no price: nothing is made up for a number without one. */
export class QuoteTaker {
  linesOnly = 0;
  readonly #sport: LeagueSport;
  readonly #refusals: Refusals;

  constructor(sport: LeagueSport, refusals: Refusals) {
    this.#sport = sport;
    this.#refusals = refusals;
  }

  /** Every moment at which a book had a price of a game. */
  take(id: string, books: readonly BookPrices[]): StoredQuotes[] {
    return books
      .filter(({ book }) => book !== '' && !isAverage(book))
      .flatMap((recorded) => {
        const book = archiveBook(recorded.book);
        const where = `${id} ${recorded.book}`;
        const { open, close, quoted } = recorded;
        const lead = quoted?.leadMs ?? null;
        return [
          this.#moment({ book, moment: 'open' }, open, where),
          this.#moment({ book, moment: 'close' }, close, where),
          // A quote of the day whose hour is not known stands from the hour of opening numbers; one after the start is no price before it.
          quoted && (lead === null || lead > 0) ? this.#moment({ book, moment: lead ?? 'open' }, quoted.prices, where) : null,
        ].filter((quotes) => quotes !== null);
      });
  }

  #moment(at: Pick<StoredQuotes, 'book' | 'moment'>, prices: LeaguePrices, where: string): StoredQuotes | null {
    const { maxLine } = sportOf(this.#sport);
    const moneyline = this.#pair(prices.moneyline, where);
    const spread = this.#lined(prices.spread, where, (line) => Math.abs(line) <= (maxLine?.spread ?? 0));
    const total = this.#lined(prices.total, where, (line) => line > 0 && line <= (maxLine?.total ?? 0));
    return moneyline || spread || total ? { ...at, moneyline, spread, total } : null;
  }

  #pair(pair: readonly [number, number] | null, where: string): readonly [number, number] | null {
    if (pair === null) return null;
    const checked = fairPair(...pair);
    if ('pair' in checked) return checked.pair;
    this.#refusals.add(checked.refused, where);
    return null;
  }

  #lined(
    market: { line: number; prices: readonly [number, number] | null } | null,
    where: string,
    isLine: (line: number) => boolean,
  ): readonly [number, number, number] | null {
    if (market === null) return null;
    if (market.prices === null) this.linesOnly += 1;
    const pair = this.#pair(market.prices, where);
    if (!pair) return null;
    if (Number.isInteger(market.line * 2) && isLine(market.line)) return [market.line, ...pair];
    this.#refusals.add('number of a spread or total is out of range or not in halves', where);
    return null;
  }
}
