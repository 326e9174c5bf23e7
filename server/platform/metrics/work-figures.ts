import { sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db.ts';
import type { AppContainer } from '../ctx/container.ts';

interface JobFigures {
  job: string;
  waiting: number;
  running: number;
  failed: number;
}

/** What waits to be done, by the product's clock. */
export interface WorkFigures {
  jobs: JobFigures[];
  /** How long the oldest job that is due has waited. */
  oldestSeconds: number;
  /** Age of the newest price of games that begin within twelve hours; null when there are none. */
  priceAgeSeconds: number | null;
  /** Games that began 4 to 48 hours ago and are final, with a bet on them that is not graded. */
  unsettledGames: number;
}

type Sources = Pick<AppContainer, 'database' | 'clock'>;

export async function readWork({ database, clock }: Sources): Promise<WorkFigures> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const jobs = await rowsOf<JobFigures & { oldest: number | null }>(
    database.db,
    sql`select name as job, count(*) filter (where failed_at is null and run_at <= ${now} and (locked_until is null or locked_until < now()))::int as waiting,
        count(*) filter (where failed_at is null and locked_until >= now())::int as running,
        count(*) filter (where failed_at > ${now} - interval '1 day')::int as failed,
        extract(epoch from ${now} - min(run_at) filter (where failed_at is null and run_at <= ${now} and locked_until is null))::float8 as oldest
      from jobs where done_at is null group by name order by name`,
  );
  const [rest] = await rowsOf<{ price_age: number | null; unsettled: number }>(
    database.db,
    sql`select (select extract(epoch from ${now} - max(p.seen_at))::float8 from board_prices p join contests e on e.id = p.contest_id
          where e.status = 'scheduled' and e.starts_at between ${now} and ${now} + interval '12 hours') as price_age,
        (select count(*)::int from contests e where e.status = 'final' and e.starts_at between ${now} - interval '48 hours' and ${now} - interval '4 hours'
          and (exists (select 1 from bets b where b.contest_id = e.id and b.status = 'pending')
            or exists (select 1 from virtual_legs l join virtual_bets v on v.id = l.bet_id where l.contest_id = e.id and v.status = 'pending' and l.result is null))) as unsettled`,
  );
  return {
    jobs: jobs.map(({ job, waiting, running, failed }) => ({ job, waiting, running, failed })),
    oldestSeconds: Math.max(0, ...jobs.map(({ oldest }) => oldest ?? 0)),
    priceAgeSeconds: rest?.price_age ?? null,
    unsettledGames: rest?.unsettled ?? 0,
  };
}
