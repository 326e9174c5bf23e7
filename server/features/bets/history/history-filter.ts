import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { type SQL, sql } from 'drizzle-orm';
import { bets, contests } from '../../../db/schema/index.ts';

type Asked = VerbInput<Contract['GET /api/bets/history']>['query'];

const NO_BOOK = 'No book';
export const BOOK = sql<string>`coalesce(${bets.book}, ${NO_BOOK}::text)`;
/** The Eastern day of a bet's contest: the one it resumed on, a tournament's last; where none is known, of its start or settlement. */
const CONTEST_DAY = sql`coalesce(${contests.resumesOn}, ${contests.endsOn}, ${contests.slateOn},
  (coalesce(${bets.startsAt}, ${bets.settledAt}) at time zone 'America/New_York')::date)`;
const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** What the page shows of a bet, and the clubs' names: a second game is marked in its id only. */
const TEXT = sql`lower(concat_ws(' ', ${bets.selectionText}, ${bets.gameLabel}, ${bets.book}, ${contests.gameId}, ${contests.awayName},
  ${contests.homeName}, case when ${contests.gameId} like '%\\_2' then 'game 2' end, ${contests.name},
  ${contests.detail} ->> 'tour', case when ${contests.name} is null then ${bets.sport} end))`;

/** Signs that mean something in a pattern are looked for as they are. */
const patternOf = (word: string): SQL => sql`lower(${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}::text)`;

/** A line's hyphen is shown as a true minus, and people search for what they see. */
const wordsOf = (q: string): string[] =>
  q
    .replaceAll('−', '-')
    .split(/[\s,]+/)
    .filter(Boolean);

/** Each word stands somewhere in the text, which is put together once for all of them. */
const hasWords = (words: readonly string[]): SQL => sql`${TEXT} like all (array[${sql.join(words.map(patternOf), sql`, `)}])`;

/** One condition for each part of a filter that says something. A bet belongs to a period by the day of its contest. */
export function conditionsOf({ q = '', type, result, book, period }: Asked, now: Date): SQL[] {
  const words = wordsOf(q);
  const parts = words.length > 0 ? [hasWords(words)] : [];
  if (type) parts.push(sql`${bets.betType} = ${type}`);
  if (result) parts.push(sql`${bets.result} = ${result}`);
  if (book) parts.push(sql`${BOOK} = ${book}`);
  if (period !== 'all') parts.push(sql`${CONTEST_DAY} > ${shiftDay(easternDay(now), -DAYS[period])}::date`);
  return parts;
}
