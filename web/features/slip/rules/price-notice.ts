import { comparePrices, isAmericanPrice } from '@clearedge/quant/price';
import type { BoardGame, SlipEntry } from '../../../core/slip/index.ts';

type Quote = Extract<BoardGame['odds'][number], { market: 'moneyline' }>['away'];

export type PriceNotice =
  | { kind: 'worse' | 'better'; from: number; to: number; book: string | null; bookName: string | null }
  | { kind: 'line'; from: number; to: number; odds: number }
  | { kind: 'off' }
  | { kind: 'stale' };

const marketOf = <M extends BoardGame['odds'][number]['market']>(game: BoardGame, market: M) =>
  Array.isArray(game.odds)
    ? game.odds.find((one): one is Extract<BoardGame['odds'][number], { market: M }> => one.market === market)
    : undefined;

/** The board's price for an entry's side; undefined where the board does not list such a market. */
function quoteFor(entry: SlipEntry, game: BoardGame): Quote | undefined {
  const { pick } = entry;
  if (pick?.market !== 'moneyline' && pick?.market !== 'spread' && pick?.market !== 'total') return undefined;
  if ((pick.period ?? 'full') !== 'full') return undefined;
  if (pick.market === 'moneyline') return marketOf(game, 'moneyline')?.[pick.side];
  if (pick.market === 'spread') return marketOf(game, 'spreads')?.[pick.side];
  return pick.team ? undefined : marketOf(game, 'totals')?.[pick.side];
}

const lineOf = (entry: SlipEntry): number | null => (entry.pick && 'line' in entry.pick ? entry.pick.line : null);

/** What the board says about an entry now. Odds the bettor typed are the ticket's own and are left alone. */
export function priceNotice(entry: SlipEntry, game: BoardGame | undefined): PriceNotice | null {
  if (!game || entry.odds !== (entry.addedOdds ?? entry.odds)) return null;
  const quote = quoteFor(entry, game);
  if (!quote || quote.state === 'closed') return null;
  if (quote.odds === null || quote.state === 'off') return { kind: 'off' };
  const line = lineOf(entry);
  if (line !== null && quote.line !== null && quote.line !== line) return { kind: 'line', from: line, to: quote.line, odds: quote.odds };
  if (quote.state === 'stale') return { kind: 'stale' };
  if (!isAmericanPrice(quote.odds) || !isAmericanPrice(entry.odds)) return null;
  const moved = comparePrices(quote.odds, entry.odds);
  if (moved === 0) return null;
  return { kind: moved > 0 ? 'better' : 'worse', from: entry.odds, to: quote.odds, book: quote.book, bookName: quote.bookName };
}
