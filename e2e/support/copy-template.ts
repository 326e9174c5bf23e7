import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A copy of the filled database, so that no journey meets what another one did. */
export function copyTemplate(name: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), `clearedge-${name}-`));
  cpSync(inject('template'), dataDir, { recursive: true });
  return dataDir;
}
