import { rmSync } from 'node:fs';
import { afterAll, inject } from 'vitest';
import { copyTemplate } from './copy-template.ts';
import { runningFrom } from './machine-time.ts';
import { visitOwn } from './server-address.ts';
import { START, startServer } from './start-server.ts';

// A file that imports this before all else has a server to itself: it may move the clock, and whatever it does no other file meets.
const dataDir = copyTemplate('journey');
const server = await startServer(dataDir, { DEMO_NOW: START, ...runningFrom(inject('filledAt')) });
visitOwn(server.url);

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
