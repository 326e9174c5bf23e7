import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { START, startServer } from './start-server.ts';

/** A copy of the filled database, so that no journey meets what another one did. */
export function copyTemplate(name: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), `clearedge-${name}-`));
  cpSync(inject('template'), dataDir, { recursive: true });
  return dataDir;
}

const dataDir = copyTemplate('journey');
const server = await startServer(dataDir, { DEMO_NOW: START });

/** The address of this file's own server. */
export const baseUrl = server.url;

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
