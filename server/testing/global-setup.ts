import { prepareTemplate } from './databases/postgres-fixture.ts';
import { startRealPostgres } from './databases/real-postgres.ts';

/** TEST_DATABASE_URL wins; else a PostgreSQL from npm; else (platform not shipped) those tests are skipped, which CI does not accept. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    await prepareTemplate(given);
    return undefined;
  }
  try {
    const postgres = await startRealPostgres();
    await prepareTemplate(postgres.url);
    process.env.TEST_DATABASE_URL = postgres.url;
    return postgres.stop;
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn('tests on a real PostgreSQL are skipped:', String(error).slice(0, 300));
    return undefined;
  }
}
