import type { Ctx } from '../kernel/ctx.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { withDatabaseUrl } from './databases/postgres-fixture.ts';
import { memoryLog } from './fakes/memory-log.ts';
import { runInWorld, type TestOptions, type TestWorld } from './with-test-ctx.ts';

/** withTestCtx on a fresh database with a pool, where races are real. */
export async function withPostgres(options: TestOptions, test: (ctx: Ctx, world: TestWorld) => Promise<void>): Promise<void> {
  await withDatabaseUrl(async (url) => {
    const database = openPostgres(url, memoryLog());
    try {
      await runInWorld(database, options, test);
    } finally {
      await database.close();
    }
  });
}
