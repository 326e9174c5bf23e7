import { sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db.ts';

/** Values as text that reads the same on every server, and time enough to write them all; for the open transaction. */
const SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

export async function speakCanonically(db: Db): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS)) await db.execute(sql`select set_config(${name}, ${value}, true)`);
}

/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
