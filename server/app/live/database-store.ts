import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../kernel/db.ts';
import type { SourceStore } from '../../ports/index.ts';

/** The shelf of a live source in the database: all processes on it share one. */
export const databaseStore = (db: Db, now: () => Date): SourceStore => ({
  read: async (name) => {
    const [row] = await rowsOf<{ value: unknown; version: number }>(
      db,
      sql`select value, version from source_states where name = ${name} and (expires_at is null or expires_at > ${now().toISOString()}::timestamptz)`,
    );
    return row ?? null;
  },
  write: async (name, value, version, keepMs) => {
    const at = now();
    const expiresAt = keepMs === undefined ? null : new Date(at.getTime() + keepMs).toISOString();
    await db.execute(sql`delete from source_states where expires_at <= ${at.toISOString()}::timestamptz`);
    const rows = await rowsOf(
      db,
      version === null
        ? sql`insert into source_states (name, value, version, expires_at, updated_at)
            values (${name}, ${JSON.stringify(value)}::jsonb, 1, ${expiresAt}::timestamptz, ${at.toISOString()}::timestamptz)
            on conflict (name) do nothing returning name`
        : sql`update source_states set value = ${JSON.stringify(value)}::jsonb, version = version + 1, expires_at = ${expiresAt}::timestamptz,
            updated_at = ${at.toISOString()}::timestamptz where name = ${name} and version = ${version} returning name`,
    );
    return rows.length > 0;
  },
});
