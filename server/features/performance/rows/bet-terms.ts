import { type SQL, sql } from 'drizzle-orm';
import { type BetFilter, NO_BOOK } from '../filter-rules.ts';

/** Eastern day of the game; where no game is known, of the bet. */
export const PLAYED_ON = sql`coalesce(e.slate_on, (coalesce(b.starts_at, b.placed_at) at time zone 'America/New_York')::date)`;

/** A closing price counts for the settlement it was looked up for. */
export const WITH_GAME_AND_CLOSE = sql`bets b
  left join contests e on e.id = b.contest_id
  left join bet_closings c on c.bet_id = b.id and c.settled_at = b.settled_at and b.corrected_at is null`;

/** Golf's books price a whole field, so that there is a price to compare with but no other side. */
export const CLOSING_KIND = sql`case
  when b.corrected_at is not null then 'corrected'
  when e.kind = 'tournament' then case when b.selection is null then 'unread' when b.closing_odds is null then 'none' else 'one_sided' end
  when c.kind = 'measured' and c.probability is null then 'one_sided'
  when c.kind is not null then c.kind
  when b.contest_id is null or b.selection is null then 'unread'
  else 'waiting' end`;

/** Golf's close is kept by settlement beside the grade. */
export const CLOSING_ODDS = sql`case when e.kind = 'tournament' then b.closing_odds else c.odds end`;

/** Settled bets of the filter that were not removed from the list. */
export function settledOf({ userId, firstDay, market, book, price }: BetFilter): SQL {
  const parts = [sql`b.user_id = ${userId} and b.deleted_at is null and b.status = 'settled'`];
  if (firstDay) parts.push(sql`${PLAYED_ON} >= ${firstDay}::date`);
  if (market) parts.push(sql`b.bet_type = ${market}`);
  if (book) parts.push(sql`coalesce(b.book, ${NO_BOOK}) = ${book}`);
  if (price) parts.push(sql`b.odds between ${price.from} and ${price.to}`);
  return sql.join(parts, sql` and `);
}
