import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** A Saturday with a full slate: noon Eastern, an hour before the first pitch. */
export const START = '2026-07-11T16:00:00Z';

export interface RunningServer {
  child: ChildProcess;
  url: string;
  /** Resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Starts the built product on a free port and resolves once it answers. */
export const startServer = (dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> => startRole('all', dataDir, env);

/** Starts one kind of process of the built product; a worker has no address. */
export function startRole(role: 'all' | 'web' | 'worker', dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const base = {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO_SEED: 'journeys',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    DATA_SOURCE: 'demo',
    STREAMS_PER_NETWORK: '1000',
  };
  const child = spawn(process.execPath, [join(root, `server/dist/${role}.js`)], {
    cwd: root,
    env: { ...process.env, ...base, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((ready, failed) => {
    let printed = '';
    const onExit = (code: number | null): void => failed(new Error(`the server ended with ${code}: ${printed.slice(-2000)}`));
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = role === 'worker' ? /is working()/.exec(printed) : /ready at (http:\/\/\S+)/.exec(printed);
      if (!found) return;
      child.off('exit', onExit);
      ready({ child, url: found[1] ?? '', stop: (signal = 'SIGTERM') => stop(child, signal) });
    };
    child.once('exit', onExit);
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => {
    child.once('exit', done);
    child.kill(signal);
  });
}
