import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledEntry } from '../place.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { embeddedDatabase } from './embedded.ts';
import { openWorkerEngine } from './worker-engine.ts';

function initialise(directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(bundledEntry('pglite-init')), directory], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the new database could not be made (code ${code})`))));
  });
}

/** Opens the database kept in a folder of `dataDir`, for this process alone; makes it when there is none. */
export async function openEmbedded(dataDir: string, folder: string, onDeath: (error: Error) => void): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = await lockDirectory(dataDir);
  const directory = join(dataDir, folder);
  if (!existsSync(join(directory, 'PG_VERSION'))) await initialise(directory);
  return embeddedDatabase(await openWorkerEngine(bundledEntry('pglite-worker'), directory, onDeath), { onClosed: unlock });
}
