import type { AppConfig } from '../app/app-config.ts';
import { openDatabase } from '../app/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { readConfig } from './config.ts';
import { notifyOperator } from './notify-operator.ts';
import { restrictFiles } from './restrict-files.ts';

restrictFiles();
let config: AppConfig | null = null;
try {
  config = readConfig(process.env);
  const database = await openDatabase(config, createLogger(config.logLevel), (error) => {
    throw error;
  });
  await database.close();
  console.log('The database is up to date.');
} catch (error) {
  console.error(notifyOperator(error, config));
  process.exitCode = 1;
}
