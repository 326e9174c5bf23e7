import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ProductProcess } from './product-process.ts';

const listen = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });

/** Ports that nobody listens on, each different. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/** An hour before the first pitch of a Saturday with a full slate. */
export const START = '2026-07-11T16:05:00Z';

export interface Fleet {
  processes: readonly ProductProcess[];
  /** Those that answer HTTP. */
  webPorts: readonly number[];
  stop: () => Promise<void>;
}

const root = new URL('../../..', import.meta.url).pathname;
const ROLES = [
  ['web 1', 'web'],
  ['web 2', 'web'],
  ['worker', 'worker'],
] as const;

/** Two web processes and a worker of the built product on one database, as an installation has them. */
export async function startFleet(databaseUrl: string): Promise<Fleet> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearedge-soak-'));
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATA_SOURCE: 'demo',
    DEMO_NOW: START,
    LOG_LEVEL: 'error',
    // Each reader comes from an address of its own.
    TRUST_PROXY: '1',
    MALLOC_ARENA_MAX: '2',
  };
  await promisify(execFile)(process.execPath, [join(root, 'server/dist/migrate.js')], { env: { ...process.env, ...env } });
  const ports = await freePorts(2 * ROLES.length);
  const processes = ROLES.map(
    ([name, role], at) => new ProductProcess({ name, role, port: ports[2 * at]!, metricsPort: ports[2 * at + 1]!, env }),
  );
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const stop = async (): Promise<void> => void (await Promise.all(processes.map((one) => one.stop())));
  try {
    await Promise.all(processes.map((one) => one.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { processes, webPorts: processes.filter(({ plan }) => plan.role === 'web').map(({ plan }) => plan.port), stop };
}
