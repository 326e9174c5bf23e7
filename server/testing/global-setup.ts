import { prepareTemplate } from './databases/postgres-fixture.ts';
import { startRealPostgres } from './databases/real-postgres.ts';

/** TEST_DATABASE_URL wins; else the PostgreSQL from npm. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    await prepareTemplate(given);
    return undefined;
  }
  const postgres = await startRealPostgres();
  await prepareTemplate(postgres.url);
  process.env.TEST_DATABASE_URL = postgres.url;
  return postgres.stop;
}
