import type { AppConfig } from '../app/app-config.ts';
import { explainFolder } from '../platform/data-folder.ts';
import { explainDamage } from '../platform/database/open-embedded.ts';
import { isForTheOperator } from './listen.ts';

/** PostgreSQL's codes for data that cannot be read. */
const isDamage = (error: Error): boolean => /^(XX\d\d\d|58P0\d|58030)$/.test(String((error as { code?: unknown }).code));

function* causesOf(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

/** A start that failed, in a sentence where an operator can put it right; else the error as it is. */
export function notifyOperator(error: unknown, config: Pick<AppConfig, 'databaseUrl' | 'dataDir'> | null): unknown {
  if (isForTheOperator(error)) return (error as Error).message;
  if (config?.databaseUrl !== null) return error;
  const { dataDir } = config;
  for (const cause of causesOf(error)) {
    const known = isForTheOperator(cause)
      ? cause
      : (explainFolder(cause, dataDir) ?? (isDamage(cause) ? explainDamage(dataDir, cause.message) : null));
    if (known) return known.message;
  }
  return error;
}
