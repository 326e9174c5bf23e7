import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process has the directory open. */
export class DirectoryInUse extends Error {
  constructor(directory: string, owner: string) {
    super(`DATA_DIR ${directory} is in use by process ${owner}. Stop it first, choose another DATA_DIR, or set DATABASE_URL.`);
    this.name = 'DirectoryInUse';
  }
}

const RETRY_MS = 100;
const ANSWER_MS = 1000;

/** Longer names of sockets are cut off by the system. */
const LONGEST_SOCKET = 100;

/** One below the directory, which every process that sees the directory sees; services and containers have a /tmp of their own. One there, where the first is too long a name. */
function socketsOf(directory: string): string[] {
  const real = realpathSync(directory);
  const name = `clearedge-${createHash('sha256').update(real).digest('hex').slice(0, 20)}`;
  if (process.platform === 'win32') return [`\\\\.\\pipe\\${name}`];
  const inside = join(real, 'in-use.sock');
  return [join(tmpdir(), `${name}.sock`), ...(Buffer.byteLength(inside) <= LONGEST_SOCKET ? [inside] : [])];
}

/** Listens on the path; null when someone else's socket is there. */
function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((client) => client.end(String(process.pid)));
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(path, () => resolve(server));
  });
}

/** The process id that answers on the path; null when the socket was left behind by a dead one. */
function askOwner(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const client = connect(path);
    client.setTimeout(ANSWER_MS, () => {
      client.destroy();
      resolve('unknown');
    });
    client.on('data', (chunk) => {
      answer += chunk.toString();
    });
    client.on('end', () => resolve(answer));
    client.on('error', () => resolve(null));
  });
}

/**
 * The embedded database takes no lock of its own: two processes on one directory destroy it. A listening socket dies with its
 * process, so that nothing stale blocks a restart, which pid files cannot promise.
 */
export async function lockDirectory(directory: string, waitMs = 1500): Promise<() => void> {
  const until = Date.now() + waitMs;
  const servers: Server[] = [];
  const unlock = (): void => {
    for (const server of servers) server.close();
  };
  try {
    for (const path of socketsOf(directory)) servers.push(await take(path, directory, until));
  } catch (error) {
    unlock();
    throw error;
  }
  return unlock;
}

async function take(path: string, directory: string, until: number): Promise<Server> {
  for (;;) {
    const server = await listen(path);
    if (server) return server;
    const owner = await askOwner(path);
    if (owner === null) rmSync(path, { force: true });
    else if (Date.now() > until) throw new DirectoryInUse(directory, owner);
    else await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
