import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openBinaries, temporaryFolder } from './postgres-binaries.ts';

/** PostgreSQL refuses to run as root: this user without rights runs it then. */
const UNPRIVILEGED = 65_534;
const isRoot = process.getuid?.() === 0;
const owner = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
const USER = 'clearedge';
const PASSWORD = 'clearedge.password';

/** Ends PostgreSQL when our end of its input closes, with us or because we say so: a killed process leaves no server behind. */
const WATCHED = 'exec 4<&0; { cat <&4 >/dev/null; kill -INT $$; } & exec "$@" 4<&- </dev/null';

const handsOver = isRoot && process.platform === 'linux';
/** Names the folder to a program of another user, who may not pass through the folders above it but through an open one. */
const nameOf = (directory: string): string => (handsOver ? '/proc/self/fd/3' : directory);

/** Hands a folder over to who runs PostgreSQL, with what it holds: a copy of one is ours. */
function handOver(path: string): void {
  if (!isRoot) return;
  chownSync(path, UNPRIVILEGED, UNPRIVILEGED);
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) handOver(join(path, name));
}

/** Runs a program with the folder open as its descriptor 3. */
function run(program: readonly [string, ...string[]], directory: string, stdin: 'ignore' | 'pipe'): ChildProcess {
  const folder = handsOver ? openSync(directory, 'r') : null;
  try {
    const [file, ...args] = program;
    // Detached, so that Ctrl-C in a terminal ends us and not it before us.
    return spawn(file, args, {
      ...owner,
      cwd: temporaryFolder(isRoot),
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C' },
      stdio: [stdin, 'ignore', 'pipe', folder ?? 'ignore'],
      detached: true,
      windowsHide: true,
    });
  } finally {
    if (folder !== null) closeSync(folder);
  }
}

const CODES: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/, 'ENOSPC'],
  [/quota exceeded/i, 'EDQUOT'],
  [/Read-only file system/, 'EROFS'],
  [/Permission denied/, 'EACCES'],
  [/Input\/output error/, 'EIO'],
];

/** An error with the system's code for what PostgreSQL says in words. */
const failure = (what: string, output: string): Error =>
  Object.assign(new Error(`${what}: ${output.trim()}`), { code: CODES.find(([words]) => words.test(output))?.[1] });

/** Makes an empty cluster in a folder that is not there yet; half a cluster never bears that name. @throws with the system's code where there is one. */
export async function initPostgres(directory: string): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  handOver(draft);
  const secrets = mkdtempSync(join(temporaryFolder(isRoot), 'clearedge-init-'));
  const password = randomBytes(24).toString('hex');
  writeFileSync(join(secrets, 'password'), password, { mode: 0o600 });
  handOver(secrets);
  try {
    const choices = ['-A', 'scram-sha-256', `--pwfile=${join(secrets, 'password')}`, '-E', 'UTF8', '--locale=C', '--no-instructions'];
    const child = run([join(openBinaries(isRoot), 'initdb'), '-D', nameOf(draft), '-U', USER, ...choices], draft, 'ignore');
    let output = '';
    child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise((resolve, reject) => void child.once('error', reject).once('close', resolve));
    if (code !== 0) throw failure(`the new database could not be made (code ${String(code)})`, output);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
  writeFileSync(join(draft, PASSWORD), password, { mode: 0o600 });
  renameSync(draft, directory);
}

export const hasPassword = (directory: string): boolean => existsSync(join(directory, PASSWORD));

export interface PostgresProcess {
  connection: { host: string; port: number; user: string; password: string; database: string };
  /** Of the server itself; its sessions are processes of their own. */
  pid: number;
  /** Resolves when it has ended, however, with its last output. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

const LONGEST_OUTPUT = 4000;
/** A killed process's server is gone soon after it. */
const RETRY_MS = 10_000;
const PAUSE_MS = 100;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Where it listens: a socket in a folder that only we enter, and on Windows, where Node knows none, a port of this machine. */
async function openPlace(wantsPort: boolean): Promise<{ host: string; port: number; args: string[]; close: () => void }> {
  if (wantsPort || process.platform === 'win32') {
    const port = await freePort();
    return { host: '127.0.0.1', port, args: ['-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-k', ''], close: () => undefined };
  }
  const host = mkdtempSync(join(temporaryFolder(isRoot), 'clearedge-socket-'));
  chmodSync(host, 0o700);
  handOver(host);
  const close = (): void => rmSync(host, { recursive: true, force: true });
  return { host, port: 5432, args: ['-p', '5432', '-k', host, '-c', 'listen_addresses='], close };
}

/**
 * Starts PostgreSQL on a cluster that `initPostgres` made, for this process alone. `settings` are pairs like `fsync=off`.
 * @throws with its output when it does not start, and the system's code where there is one.
 */
export async function startPostgres(
  directory: string,
  settings: readonly string[],
  { wantsPort = false, isStandby = false } = {},
): Promise<PostgresProcess> {
  const until = performance.now() + RETRY_MS;
  const password = readFileSync(join(directory, PASSWORD), 'utf8');
  if (statSync(directory).uid !== UNPRIVILEGED) handOver(directory);
  for (;;) {
    const place = await openPlace(wantsPort);
    const server = [join(openBinaries(isRoot), 'postgres'), '-D', nameOf(directory), ...place.args] as [string, ...string[]];
    server.push(...settings.flatMap((setting) => ['-c', setting]));
    const hasShell = process.platform !== 'win32';
    const child = run(hasShell ? ['/bin/sh', '-c', WATCHED, 'sh', ...server] : server, directory, hasShell ? 'pipe' : 'ignore');
    let output = '';
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(String(error)));
      child.once('exit', (code, signal) => {
        place.close();
        child.stdin?.destroy();
        resolve(`${output.trim()} (${signal ?? `code ${code}`})`);
      });
    });
    child.stdin?.on('error', () => undefined);
    const isReady = await new Promise<boolean>((resolve) => {
      child.stderr!.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-LONGEST_OUTPUT);
        if (output.includes(`ready to accept ${isStandby ? 'read-only ' : ''}connections`)) resolve(true);
      });
      void ended.then(() => resolve(false));
    });
    if (!isReady) {
      if (!/lock file ".*" already exists|pre-existing shared memory/.test(output) || performance.now() > until)
        throw failure('PostgreSQL did not start', await ended);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      continue;
    }
    // What it waits for must not keep a program alive that has ended otherwise.
    child.unref();
    for (const stream of [child.stdin, child.stderr]) (stream as { unref?: () => void } | null)?.unref?.();
    const stop = async (): Promise<void> => {
      child.ref();
      if (hasShell) child.stdin!.end();
      else child.kill();
      await ended;
    };
    const { host, port } = place;
    return { connection: { host, port, user: USER, password, database: 'postgres' }, pid: child.pid!, ended, stop };
  }
}
