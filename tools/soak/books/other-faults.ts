import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../server/kernel/db.ts';

/** Groups with more members than places, or whose count is not that of their members. */
export async function listGroupFaults(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ fault: string }>(
    db,
    sql`select 'group ' || g.id || ' counts ' || g.member_count || ' of ' || g.max_members || ' and has ' || count(m.id) as fault
      from groups g left join group_members m on m.group_id = g.id and m.ended_at is null where g.closed_at is null
      group by g.id having count(m.id) > g.max_members or count(m.id) <> g.member_count`,
  );
  return rows.map(({ fault }) => fault);
}

export interface JobCounts {
  /** Due, and no one runs them. */
  waiting: number;
  /** Claimed and not ended, by someone who lives or by someone who was killed. */
  claimed: number;
  /** Failed for good, or out of tries. */
  failed: string[];
}

/** `now` is the product's. */
export async function countJobs(db: Db, now: Date): Promise<JobCounts> {
  const [counts] = await rowsOf<{ waiting: number; claimed: number; failed: string[] | null }>(
    db,
    sql`select count(*) filter (where failed_at is null and attempts < max_attempts and (locked_until is null or locked_until < now()))::int as waiting,
        count(*) filter (where failed_at is null and locked_until >= now())::int as claimed,
        array_agg(name || ': ' || coalesce(last_error, 'the run did not end')) filter (
          where failed_at is not null or (attempts >= max_attempts and locked_until < now())) as failed
      from jobs where done_at is null and run_at <= ${now.toISOString()}::timestamptz`,
  );
  return { waiting: counts?.waiting ?? 0, claimed: counts?.claimed ?? 0, failed: counts?.failed ?? [] };
}

/** Bets of these members that wait for a result. */
export async function countOpenBets(db: Db, members: readonly string[]): Promise<number> {
  const own = sql`(select member::uuid from jsonb_array_elements_text(${JSON.stringify(members)}::jsonb) member)`;
  const [counts] = await rowsOf<{ open: number }>(
    db,
    sql`select (select count(*)::int from virtual_bets where status = 'pending' and user_id in ${own})
      + (select count(*)::int from bets where status = 'pending' and user_id in ${own}) as open`,
  );
  return counts?.open ?? 0;
}
