import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isBuilt } from '../tools/lib/fingerprint.mjs';
import { root, startServer } from './support/start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    dataDir: string;
  }
}

/** A Saturday with a full slate: late morning Eastern, before the first pitch. */
const START = '2026-07-11T14:30:00Z';

function build(): void {
  if (isBuilt()) return;
  const { status } = spawnSync(process.execPath, [join(root, 'tools/build.mjs')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
}

/** One real server on a fresh embedded database for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  build();
  const dataDir = mkdtempSync(join(tmpdir(), 'clearedge-journeys-'));
  const server = await startServer(dataDir, { DEMO_NOW: START });
  project.provide('baseUrl', server.url);
  project.provide('dataDir', dataDir);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
