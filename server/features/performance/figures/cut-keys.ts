import { LISTED_BET_TYPES } from '@clearedge/contract/bet-types';
import { type CUT_NAMES, PRICE_RANGES } from '@clearedge/contract/routes/bets/performance';
import type { TrackedBet } from '../performance-rows.ts';

export type CutName = (typeof CUT_NAMES)[number];
type KeyOf = (bet: TrackedBet) => string | null;

const MOST_BOOKS = 12;
const OTHER_BOOKS = 'Other books';

const priceOf: KeyOf = ({ odds }) => PRICE_RANGES.find(({ from, to }) => odds >= from && odds <= to)?.key ?? null;

/** 1 for Monday to 7. */
const weekdayOf: KeyOf = ({ playedOn }) => String(new Date(`${playedOn}T00:00:00Z`).getUTCDay() || 7);

const LEADS: readonly [minutes: number, key: string][] = [
  [0, 'after'],
  [60, 'under1h'],
  [180, '1to3h'],
  [720, '3to12h'],
  [1440, '12to24h'],
];
const leadOf: KeyOf = ({ leadMinutes }) =>
  leadMinutes === null ? 'unknown' : (LEADS.find(([below]) => leadMinutes < below)?.[1] ?? 'over24h');

const EARLIEST_START = 6;
const LATE = 'from10pm';
const HOURS: readonly [hour: number, key: string][] = [
  [16, 'to4pm'],
  [19, '4to7pm'],
  [22, '7to10pm'],
];
/** Of games whose start is known; the hours after midnight go with the evening before. */
const hourOf: KeyOf = ({ startHour }) => {
  if (startHour === null) return null;
  return startHour < EARLIEST_START ? LATE : (HOURS.find(([below]) => startHour < below)?.[1] ?? LATE);
};

/** Of a bet on a club: moneylines by their price, run lines by who gives the runs. Totals and props back no favorite. */
const roleOf: KeyOf = ({ market, implied, line }) => {
  if (market === 'moneyline') return implied > 0.5 ? 'favorite' : 'underdog';
  if (market !== 'spread' || !line) return null;
  return line < 0 ? 'favorite' : 'underdog';
};

function bookOf(bets: readonly TrackedBet[]): KeyOf {
  const counts = new Map<string, number>();
  for (const { book } of bets) counts.set(book, (counts.get(book) ?? 0) + 1);
  const named = new Set(
    [...counts]
      .sort(([a, x], [b, y]) => y - x || a.localeCompare(b, 'en'))
      .slice(0, MOST_BOOKS)
      .map(([book]) => book),
  );
  return ({ book }) => (named.has(book) ? book : OTHER_BOOKS);
}

/** How each cut files a bet; null leaves it out. */
export const cutsFor = (bets: readonly TrackedBet[]): Record<CutName, KeyOf> => ({
  market: ({ market }) => market,
  price: priceOf,
  book: bookOf(bets),
  weekday: weekdayOf,
  hour: hourOf,
  lead: leadOf,
  side: ({ side }) => (side === 'yes' || side === 'no' ? null : side),
  role: roleOf,
});

const ORDER: Partial<Record<CutName, readonly string[]>> = {
  market: LISTED_BET_TYPES,
  price: PRICE_RANGES.map(({ key }) => key),
  weekday: ['1', '2', '3', '4', '5', '6', '7'],
  hour: [...HOURS.map(([, key]) => key), LATE],
  lead: ['under1h', '1to3h', '3to12h', '12to24h', 'over24h', 'after', 'unknown'],
  side: ['home', 'away', 'over', 'under'],
  role: ['favorite', 'underdog'],
};

/** Rows of a cut stand in their own order, books by how many bets they took. */
export function sortKeys(cut: CutName, groups: ReadonlyMap<string, readonly TrackedBet[]>): string[] {
  const keys = [...groups.keys()];
  const order = ORDER[cut];
  if (order) return keys.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return keys.sort((a, b) => groups.get(b)!.length - groups.get(a)!.length || a.localeCompare(b, 'en'));
}
