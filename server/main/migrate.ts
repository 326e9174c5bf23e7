import { openDatabase } from '../app/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { readConfig } from './config.ts';
import { isForTheOperator } from './listen.ts';

try {
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLogger(config.logLevel), (error) => {
    throw error;
  });
  await database.close();
  console.log('The database is up to date.');
} catch (error) {
  console.error(isForTheOperator(error) ? (error as Error).message : error);
  process.exitCode = 1;
}
