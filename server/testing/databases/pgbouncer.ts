import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../platform/place.ts';
import type { Pooler } from './transaction-pooler.ts';

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/** The configuration that comes with the product. */
export const readPgBouncerIni = (): string => readFileSync(join(repositoryRoot, 'deploy', 'pgbouncer', 'pgbouncer.ini'), 'utf8');

const findPort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });

/** The real one, as the product's configuration sets it up but for addresses, names and passwords. */
export async function startPgBouncer(url: string, connectQuery: string): Promise<Pooler> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const name = pathname.slice(1);
  const own = await findPort();
  const to = `host=${hostname} port=${port} dbname=${name} user=${username} password=${password} connect_query='${connectQuery}'`;
  const ini = readPgBouncerIni()
    .replace(/^clearedge = .*$/m, `${name} = ${to}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${own}\nunix_socket_dir =`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*$/m, '');
  const folder = mkdtempSync(join(tmpdir(), 'clearedge-pgbouncer-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, ini);
  // It refuses to run as root.
  const child = spawn('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((gone) => void child.once('exit', gone));
  await new Promise<void>((ready, failed) => {
    let printed = '';
    child.once('exit', () => failed(new Error(`pgbouncer ended: ${printed}`)));
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('process up')) ready();
    });
  });
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own) }).toString(),
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
