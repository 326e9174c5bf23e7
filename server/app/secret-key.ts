import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolderSync, writeSyncedFileSync } from '../kernel/files/write-whole-file.ts';
import { explainFolder, openDataFolder } from '../platform/data-folder.ts';
import { OperatorError } from '../platform/operator-error.ts';

/** A key of at least 32 visible characters, like the one that SECRET_KEY takes. */
const USABLE = /^[\x21-\x7e]{32,500}$/;

/** The key that encrypts stored secrets: the configured one, or one made on the first start and kept in DATA_DIR. */
export function loadSecretKey(configured: string | null, dataDir: string): string {
  if (configured !== null) return configured;
  const path = join(dataDir, 'secret.key');
  try {
    if (!existsSync(path)) make(path, dataDir);
    return readKey(path);
  } catch (error) {
    throw explainFolder(error, dataDir) ?? error;
  }
}

function readKey(path: string): string {
  const key = readFileSync(path, 'utf8').trim();
  if (USABLE.test(key)) return key;
  throw new OperatorError(
    `${path} is ${key === '' ? 'empty' : 'damaged'}: it should hold one line of at least 32 visible characters. Put your copy of it back. If there is none, remove the file and start again: the start then says what is lost.`,
  );
}

function make(path: string, dataDir: string): void {
  openDataFolder(dataDir);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeSyncedFileSync(draft, `${randomBytes(32).toString('base64')}\n`);
  keepFirst(draft, path);
  syncFolderSync(dataDir);
}

// Processes that start at once share one key: a link appears whole, and only the first one can make it.
function keepFirst(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    const isSecond = (error as { code?: string }).code === 'EEXIST';
    // Some file systems have no links.
    if (!isSecond && !existsSync(path)) renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
