import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db } from '../../../kernel/db.ts';
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts';
import { discardTwin, NotPartitionable, PARTITIONABLE, partitionTable } from '../../../platform/database/partitions/index.ts';
import { migratePostgres } from '../../../platform/database/postgres.ts';
import { migrationsFolder } from '../../../platform/place.ts';
import { readConfig } from '../../config.ts';
import { runCommand } from './run-command.ts';
import { Unusable } from './unusable.ts';

const PAUSE_MS = 5000;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
const TABLES = PARTITIONABLE.map(({ table }) => table);

await runCommand(async () => {
  const { values } = parseArgs({ options: { table: { type: 'string', multiple: true }, discard: { type: 'boolean', default: false } } });
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === null)
    throw new Unusable(
      'Partitions need a PostgreSQL server: the embedded database is for what one table holds. Set DATABASE_URL, or move there with npm run move-to-postgres.',
    );
  const unknown = values.table?.find((name) => !TABLES.includes(name));
  if (unknown) throw new Unusable(`There is nothing to partition in "${unknown}"; one of: ${TABLES.join(', ')}`);
  await migratePostgres(databaseUrl, migrationsFolder);
  await oneAtATime(databaseUrl, 'partition', async (client) => {
    const db = drizzle(client) as unknown as Db;
    for (const own of PARTITIONABLE.filter(({ table }) => values.table?.includes(table) ?? true)) {
      if (values.discard)
        console.log(`${own.table}: ${(await discardTwin(db, own)) ? 'the unfinished copy is gone' : 'there was no unfinished copy'}`);
      else
        await partitionTable(db, own, { now: new Date(), say: console.log, pause }).catch((error: unknown) => {
          throw error instanceof NotPartitionable ? new Unusable(error.message) : error;
        });
    }
  });
});
