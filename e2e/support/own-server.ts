import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { copyTemplate } from './copy-template.ts';
import { START, startServer } from './start-server.ts';

const dataDir = copyTemplate('journey');
const server = await startServer(dataDir, { DEMO_NOW: START });

/** The address of this file's own server. */
export const baseUrl = server.url;

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
