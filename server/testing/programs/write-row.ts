// Opens the embedded database of a directory, adds a row, says how many there are, and waits to be killed.
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../app/open-database.ts';
import { rowsOf } from '../../kernel/db.ts';
import { createLogger } from '../../platform/logger.ts';

const { db } = await openDatabase({ databaseUrl: null, dataDir: process.argv[2] ?? '' }, createLogger('silent'), (error) => {
  throw error;
});
await db.execute(sql`insert into installation (key, value, updated_at) values (gen_random_uuid()::text, '1', now())`);
const [row] = await rowsOf<{ n: string }>(db, sql`select count(*) as n from installation`);
console.log(`rows ${row?.n}`);
