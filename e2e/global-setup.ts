import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isBuilt } from '../tools/lib/fingerprint.mjs';
import { frozenAt } from './support/machine-time.ts';
import { offerShared } from './support/shared-server.ts';
import { root, START, startServer } from './support/start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database folder on the morning of a full slate, with opinions and analyses: copied, never opened. */
    template: string;
    /** What the machine's clock showed to the server that filled it, all the while. */
    filledAt: string;
    /** Answers where the server is that journeys share, and starts it first if need be. */
    sharedAt: string;
  }
}

const MOST_MINUTES = 20;
const ANALYZED_GAMES = 5;

function build(): void {
  if (isBuilt()) return;
  const { status } = spawnSync(process.execPath, [join(root, 'tools/build.mjs')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
}

/** A new database fills itself minute by minute; moving the clock on by them runs what each would have brought. */
export async function untilAnalyzed(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' };
  const post = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`${url}${path}`, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) });
  const signedIn = await post('/api/auth/login', { email: 'admin@clearedge.demo', password: 'clearedge' });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  for (let tries = 0; tries < MOST_MINUTES; tries += 1) {
    const games = (await (await fetch(`${url}/api/games`, { headers: { cookie } })).json()) as { aiSummary: unknown }[];
    if (games.filter(({ aiSummary }) => aiSummary).length >= ANALYZED_GAMES) return;
    await post('/api/admin/demo/advance', { minutes: 1 }, cookie);
  }
  throw new Error('the slate of the journeys was never analyzed');
}

/** Fills one database for all journeys: they share a server on a copy of it, or have one of their own on another. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  build();
  const template = mkdtempSync(join(tmpdir(), 'clearedge-journeys-'));
  const filledAt = new Date().toISOString();
  // Pictures are taken of what it holds: that must not depend on how long the filling took.
  const server = await startServer(template, { DEMO_NOW: START, ...frozenAt(filledAt) });
  await untilAnalyzed(server.url);
  await server.stop();
  const shared = await offerShared(template, filledAt);
  project.provide('template', template);
  project.provide('filledAt', filledAt);
  project.provide('sharedAt', shared.address);
  return async () => {
    await shared.close();
    rmSync(template, { recursive: true, force: true });
  };
}
