import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isBuilt } from '../tools/lib/fingerprint.mjs';
import { pause } from './support/pause.ts';
import { root, START, startServer } from './support/start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database folder on the morning of a full slate, with opinions and analyses: copied, never opened. */
    template: string;
  }
}

const READY_TRIES = 1200;
const ANALYSED_GAMES = 5;

function build(): void {
  if (isBuilt()) return;
  const { status } = spawnSync(process.execPath, [join(root, 'tools/build.mjs')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
}

/** A new database fills itself in the background; a reader of the paid tier sees when the first opinions are there. */
async function isAnalysed(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ email: 'pro@clearedge.demo', password: 'clearedge' });
  const signedIn = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    const games = (await (await fetch(`${url}/api/games`, { headers: { cookie } })).json()) as { aiSummary: unknown }[];
    if (games.filter(({ aiSummary }) => aiSummary).length >= ANALYSED_GAMES) return;
    await pause(500);
  }
  throw new Error('the slate of the journeys was never analysed');
}

/** Fills one database for all journeys; each file of them gets a server of its own on a copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  build();
  const template = mkdtempSync(join(tmpdir(), 'clearedge-journeys-'));
  const server = await startServer(template, { DEMO_NOW: START });
  await isAnalysed(server.url);
  await server.stop();
  project.provide('template', template);
  return () => rmSync(template, { recursive: true, force: true });
}
