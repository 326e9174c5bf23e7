import { sql } from 'drizzle-orm';
import type { Ctx } from '../kernel/ctx.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { makeFromTemplate } from './databases/postgres-fixture.ts';
import { empty, writeEmptying } from './databases/shared-database.ts';
import { memoryLog } from './fakes/memory-log.ts';
import { runInWorld, type TestOptions, type TestWorld } from './with-test-ctx.ts';

interface Made {
  url: string;
  emptying: string;
}

/** Databases that no test has now; to make one and drop it takes longer than most tests. */
const spare: Made[] = [];
let made = 0;
const LONGEST_END_MS = 5000;
/** What a test or a program of it left open. */
const END_OTHERS = sql`select pg_terminate_backend(pid, ${LONGEST_END_MS}) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
/** Deadlocks and the like that a test counts are its own. */
const RESET_COUNTS = sql`select pg_stat_reset()`;

async function make(): Promise<Made> {
  made += 1;
  const url = await makeFromTemplate(`worker_${process.pid}_${made}`);
  const database = openPostgres(url, memoryLog());
  const emptying = await writeEmptying(database.db);
  await database.close();
  return { url, emptying };
}

/** Ends every session that is left on a database, and leaves it as it was made. */
async function restore({ url, emptying }: Made): Promise<void> {
  const database = openPostgres(url, memoryLog());
  try {
    await database.db.transaction(async (tx) => {
      await tx.execute(END_OTHERS);
      await empty(tx, emptying);
    });
    await database.db.execute(RESET_COUNTS);
  } finally {
    await database.close();
  }
}

/** withTestCtx on an empty database with a pool, where races are real. */
export async function withPostgres(options: TestOptions, test: (ctx: Ctx, world: TestWorld) => Promise<void>): Promise<void> {
  const own = spare.pop() ?? (await make());
  const database = openPostgres(own.url, memoryLog());
  try {
    await runInWorld(database, options, test);
  } finally {
    await database.close();
  }
  await restore(own);
  spare.push(own);
}
