import { rmSync } from 'node:fs';
import { afterAll, inject } from 'vitest';
import { copyTemplate } from './copy-template.ts';
import { runningFrom } from './machine-time.ts';
import { START, startServer } from './start-server.ts';

const dataDir = copyTemplate('journey');
const startsAt = inject('filledAt');
const behindMs = Date.now() - Date.parse(startsAt);
const server = await startServer(dataDir, { DEMO_NOW: START, ...runningFrom(startsAt) });

/** The address of this file's own server. */
export const baseUrl = server.url;

/** What its machine's clock shows: codes of an authenticator go by it. */
export const machineNow = (): Date => new Date(Date.now() - behindMs);

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
