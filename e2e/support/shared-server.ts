import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningFrom } from './machine-time.ts';
import { START, startServer } from './start-server.ts';

/** A server for every journey that leaves the day as it is, and how far its machine's clock is behind. */
export interface Shared {
  url: string;
  behindMs: number;
}

async function start(template: string, filledAt: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearedge-shared-'));
  cpSync(template, dataDir, { recursive: true });
  const behindMs = Date.now() - Date.parse(filledAt);
  const { url, stop } = await startServer(dataDir, { DEMO_NOW: START, ...runningFrom(filledAt) });
  const end = async (): Promise<void> => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { told: { url, behindMs } satisfies Shared, end };
}

/** An address that starts the shared server when the first journey asks for it: its day begins then, however long other tests ran before. */
export async function offerShared(template: string, filledAt: string): Promise<{ address: string; close: () => Promise<void> }> {
  let started: ReturnType<typeof start> | null = null;
  const door = createServer((_request, answer) => {
    started ??= start(template, filledAt);
    started.then(
      ({ told }) => answer.end(JSON.stringify(told)),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((open) => door.listen(0, '127.0.0.1', open));
  const close = async (): Promise<void> => {
    door.close();
    await (await started)?.end();
  };
  return { address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`, close };
}
