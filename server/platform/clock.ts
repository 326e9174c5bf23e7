import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rowsOf } from '../kernel/db.ts';

/** The product's time. */
export interface Clock {
  now: () => Date;
}

/** A clock that someone may move forward. */
export interface MovableClock extends Clock {
  /** Moves the clock to `target`, or leaves it when it is already later; answers the time it shows then. */
  moveTo: (target: Date) => Promise<Date>;
}

export const systemClock: Clock = { now: () => new Date() };

const Anchor = z.object({ anchorReal: z.iso.datetime(), anchorDemo: z.iso.datetime() });
const KEY = 'demo_clock';

export interface DemoClock extends MovableClock {
  /** How far the product's clock is ahead of the machine's. */
  offsetMs: () => number;
  /** Reads the anchor that another process may have moved. */
  follow: () => Promise<void>;
}

interface DemoClockOptions {
  db: Db;
  /** The clock of the machine. */
  realNow: () => Date;
  /** Where the clock starts when that is later than what is stored. */
  startAt?: Date | undefined;
  /** Told when the machine's clock was set back: the product's time stands still until then. */
  onStandstill?: (until: Date) => void;
}

const NOTABLE_MS = 60_000;

/** Demo time runs as fast as real time from an anchor in the database, and an admin may move the anchor forward; never back. */
export async function openDemoClock({ db, realNow, startAt, onStandstill = () => undefined }: DemoClockOptions): Promise<DemoClock> {
  let offsetMs = 0;
  let lastMs = 0;
  let isStill = false;
  const nowMs = (): number => {
    // The machine's clock may be set back; the product's must not follow.
    const nextMs = realNow().getTime() + offsetMs;
    if (lastMs - nextMs > NOTABLE_MS && !isStill) onStandstill(new Date(lastMs));
    isStill = lastMs - nextMs > NOTABLE_MS;
    lastMs = Math.max(lastMs, nextMs);
    return lastMs;
  };
  const adopt = (value: unknown): void => {
    const { anchorReal, anchorDemo } = Anchor.parse(value);
    offsetMs = Date.parse(anchorDemo) - Date.parse(anchorReal);
  };

  async function store(target: Date): Promise<void> {
    const real = realNow().toISOString();
    const anchor = JSON.stringify({ anchorReal: real, anchorDemo: target.toISOString() });
    const stored = sql`(installation.value ->> 'anchorDemo')::timestamptz - (installation.value ->> 'anchorReal')::timestamptz`;
    const rows = await rowsOf<{ value: unknown }>(
      db,
      sql`insert into installation (key, value, updated_at) values (${KEY}, ${anchor}::jsonb, ${real}::timestamptz)
        on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at
        where ${target.toISOString()}::timestamptz - ${real}::timestamptz > ${stored} returning value`,
    );
    if (rows[0]) adopt(rows[0].value);
    else await follow();
  }

  async function follow(): Promise<void> {
    const rows = await rowsOf<{ value: unknown }>(db, sql`select value from installation where key = ${KEY}`);
    if (rows[0]) adopt(rows[0].value);
  }

  await store(startAt ?? realNow());
  return {
    now: () => new Date(nowMs()),
    offsetMs: () => offsetMs,
    follow,
    moveTo: async (target) => {
      if (target.getTime() > nowMs()) await store(target);
      return new Date(nowMs());
    },
  };
}

const WEEK_KEY = 'demo_world';

/**
 * The Monday (yyyy-MM-dd) of the week in which this demo opened, kept at its first start for good. Null for an install from before it was kept.
 * To be asked before the demo clock is opened.
 */
export async function claimOpeningWeek(db: Db, mondayOn: string, now: Date): Promise<string | null> {
  await db.execute(
    sql`insert into installation (key, value, updated_at) select ${WEEK_KEY}, to_jsonb(${mondayOn}::text), ${now.toISOString()}::timestamptz
      where not exists (select 1 from installation where key = ${KEY}) on conflict do nothing`,
  );
  const rows = await rowsOf<{ value: unknown }>(db, sql`select value from installation where key = ${WEEK_KEY}`);
  return rows[0] ? z.iso.date().parse(rows[0].value) : null;
}
