import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key that encrypts stored secrets: the configured one, or in demo mode one made on the first start and kept in DATA_DIR. */
export function loadSecretKey(configured: string | null, dataDir: string): string {
  if (configured !== null) return configured;
  const path = join(dataDir, 'secret.key');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const key = randomBytes(32).toString('base64');
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${key}\n`, { mode: 0o600 });
  keepFirst(draft, path);
  return readFileSync(path, 'utf8').trim();
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
