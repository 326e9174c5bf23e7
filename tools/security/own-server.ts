import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnServer {
  url: string;
  port: number;
  /** Everything that it logged so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/** The built product on a free port, with a demo database of its own that is thrown away afterwards. */
export function startOwnServer(root: string): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearedge-security-'));
  const own = { PORT: process.env.PORT ?? '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO_NOW: '2026-07-11T15:00:00Z', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [join(root, 'server/dist/all.js')], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed.slice(-2000)}`)));
    const add = (chunk: Buffer): void => {
      printed += chunk.toString();
      const port = /ready at http:\/\/[^\s:]+:(\d+)/.exec(printed)?.[1];
      if (port) resolve({ url: `http://127.0.0.1:${port}`, port: Number(port), log: () => printed, stop });
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
  });
}
