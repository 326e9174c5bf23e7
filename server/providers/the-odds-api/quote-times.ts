import type { WireBook, WireMarket, WireOddsEvent } from './schema.ts';

/** How far a book's clock may be ahead of the answer that carries its price. */
const CLOCK_SKEW_MS = 2 * 60_000;

/** When a book quoted a market; null where no time is given, or one further ahead than clocks differ: such a price is not trusted. */
export function quotedAtOf(book: Pick<WireBook, 'last_update'>, market: Pick<WireMarket, 'last_update'>, answeredAt: Date): Date | null {
  const at = Date.parse(market.last_update ?? book.last_update ?? '');
  if (Number.isNaN(at) || at > answeredAt.getTime() + CLOCK_SKEW_MS) return null;
  return new Date(at);
}

/** When each book last spoke of each market. */
function wordsOf(events: readonly WireOddsEvent[]): Map<string, number> {
  const words = new Map<string, number>();
  for (const { id, bookmakers } of events)
    for (const { key, last_update, markets } of bookmakers?.rows ?? [])
      for (const market of markets.rows) words.set(`${id} ${key} ${market.key}`, Date.parse(market.last_update ?? last_update ?? ''));
  return words;
}

/** Some word is older than it was and none is newer: an answer out of someone's cache, which would take today's prices down. */
export function isOlder(events: readonly WireOddsEvent[], before: readonly WireOddsEvent[], nowMs: number): boolean {
  const known = wordsOf(before);
  let isAnyOlder = false;
  for (const [key, at] of wordsOf(events)) {
    const was = known.get(key);
    // A book whose clock ran ahead tells nothing of the order.
    if (was === undefined || was > nowMs + CLOCK_SKEW_MS || at > nowMs + CLOCK_SKEW_MS) continue;
    if (at > was) return false;
    isAnyOlder ||= at < was;
  }
  return isAnyOlder;
}
