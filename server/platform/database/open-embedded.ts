import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainFolder, noteSizes, openDataFolder, takeDamage } from '../data-folder.ts';
import { OperatorError } from '../operator-error.ts';
import { bundledEntry, migrationsFolder } from '../place.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { embeddedDatabase } from './embedded.ts';
import type { Engine } from './engine.ts';
import { refuseOtherHistory } from './schema-history.ts';
import { openWorkerEngine } from './worker-engine.ts';

const LONGEST_REASON = 300;

function initialise(directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(bundledEntry('pglite-init')), directory], { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const systemCode = /\b(ENOSPC|EROFS|EACCES|EPERM|EDQUOT|EIO)\b/.exec(complaint)?.[1];
      reject(Object.assign(new Error(`the new database could not be made (code ${code}): ${complaint}`), { code: systemCode }));
    });
  });
}

/** The sentence for a database whose files do not open, or that PostgreSQL calls damaged. */
export function explainDamage(directory: string, reason: string, cause?: unknown): OperatorError {
  const [line = ''] = reason.split('\n');
  return new OperatorError(
    `The database in ${directory} is damaged and was not opened (${line.slice(0, LONGEST_REASON)}). Move that folder away, keep it, and restore the latest backup: npm run restore -- --from FILE (docs/operations.md).`,
    { cause },
  );
}

async function openEngine(directory: string, dataDir: string, onDeath: (error: Error) => void): Promise<Engine> {
  const damaged = takeDamage(directory);
  if (damaged !== null) throw explainDamage(directory, `${damaged} is shorter than when it was closed`);
  try {
    return await openWorkerEngine(bundledEntry('pglite-worker'), directory, onDeath);
  } catch (error) {
    throw explainFolder(error, dataDir) ?? explainDamage(directory, error instanceof Error ? error.message : String(error), error);
  }
}

/** Opens the database kept in a folder of `dataDir`, for this process alone; makes it when there is none, and refuses one with other tables. */
export async function openEmbedded(dataDir: string, folder: string, onDeath: (error: Error) => void): Promise<Database> {
  openDataFolder(dataDir);
  const directory = join(dataDir, folder);
  let unlock: (() => void) | null = null;
  try {
    unlock = await lockDirectory(dataDir);
    if (!existsSync(join(directory, 'PG_VERSION'))) await initialise(directory);
    const engine = await openEngine(directory, dataDir, onDeath);
    const onClosed = (): void => {
      noteSizes(directory);
      unlock?.();
    };
    const database = embeddedDatabase(engine, { onClosed });
    try {
      await refuseOtherHistory(
        database.db,
        `The database in ${directory}`,
        'move that folder away or choose another DATA_DIR',
        migrationsFolder,
      );
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  } catch (error) {
    unlock?.();
    throw explainFolder(error, dataDir) ?? error;
  }
}
