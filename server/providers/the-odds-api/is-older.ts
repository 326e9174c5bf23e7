import type { WireOddsEvent } from './schema.ts';

/** When each book last spoke of each market. */
function wordsOf(events: readonly WireOddsEvent[]): Map<string, number> {
  const words = new Map<string, number>();
  for (const { id, bookmakers } of events)
    for (const { key, last_update, markets } of bookmakers?.rows ?? [])
      for (const market of markets.rows) words.set(`${id} ${key} ${market.key}`, Date.parse(market.last_update ?? last_update ?? ''));
  return words;
}

/** Some word is older than it was and none is newer: an answer out of somebody's cache, which would take today's prices down. */
export function isOlder(events: readonly WireOddsEvent[], before: readonly WireOddsEvent[]): boolean {
  const known = wordsOf(before);
  let isAnyOlder = false;
  for (const [key, at] of wordsOf(events)) {
    const was = known.get(key);
    if (was === undefined) continue;
    if (at > was) return false;
    isAnyOlder ||= at < was;
  }
  return isAnyOlder;
}
