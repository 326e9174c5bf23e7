import { makeOwnDatabase } from '../../server/testing/databases/own-database.ts';

/** Runs `test` with the address of a new, empty database: on TEST_DATABASE_URL, or else on a PostgreSQL from npm that is gone afterwards. */
export async function withEmptyPostgres(test: (url: string) => Promise<void>): Promise<void> {
  const database = await makeOwnDatabase(process.env.TEST_DATABASE_URL);
  try {
    await test(database.url);
  } finally {
    await database.drop();
  }
}
