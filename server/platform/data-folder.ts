import { randomBytes } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, parse, relative, resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { installation } from '../db/schema/index.ts';
import { type Db, rowsOf } from '../kernel/db.ts';
import { writeWholeFileSync } from '../kernel/files/write-whole-file.ts';
import type { Logger } from '../kernel/log.ts';
import { markOfKey } from '../kernel/secrets.ts';
import { OperatorError } from './operator-error.ts';

const KEY = 'secret_key';

/** Rows that only the key they were written with can read or find again. */
async function countSealed(db: Db): Promise<number> {
  const [row] = await rowsOf<{ sealed: number }>(
    db,
    sql`select ((select count(*) from second_factors) + (select count(*) from billing_settings) + (select count(*) from kept_pauses))::int as sealed`,
  );
  return row?.sealed ?? 0;
}

/** Ties a database to the key that seals its secrets, by a mark that does not give it away. Refuses another key while something is sealed, unless the operator accepts the loss. */
export async function claimSecretKey(db: Db, secretKey: string, acceptsChange: boolean, log: Logger): Promise<void> {
  const mark = markOfKey(secretKey);
  await db.insert(installation).values({ key: KEY, value: { mark }, updatedAt: new Date() }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.key, KEY));
  if ((row?.value as { mark?: string } | undefined)?.mark === mark) return;
  const sealed = await countSealed(db);
  if (sealed > 0 && !acceptsChange)
    throw new OperatorError(
      `This is not the key that the database was sealed with, and ${sealed} stored secrets (second factors, payment keys, pauses of deleted accounts) open with that one alone. Put the old key back: secret.key from a copy of DATA_DIR, or the old SECRET_KEY. If it is lost, start once with SECRET_KEY_CHANGED=yes: payment keys must then be entered again, and members sign in with a recovery code and set up the second factor again (docs/operations.md, Keys).`,
    );
  await db.update(installation).set({ value: { mark }, updatedAt: new Date() }).where(eq(installation.key, KEY));
  log.warn({ sealed }, 'the database is sealed with another key from now on');
}

const NAME = 'clearedge-sizes.json';
const Sizes = z.record(z.string(), z.number());
/** Where PostgreSQL keeps tables, and which transactions hold. Logs of changes come and go. */
const WATCHED = ['base', 'global', 'pg_xact', 'pg_multixact'];

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else if (entry.isFile()) yield path;
  }
}

/** Notes the length of every file of a database that was just closed. */
export function noteSizes(directory: string): void {
  const sizes: Record<string, number> = {};
  for (const part of WATCHED) for (const path of filesOf(join(directory, part))) sizes[relative(directory, path)] = statSync(path).size;
  try {
    writeWholeFileSync(join(directory, NAME), JSON.stringify(sizes));
  } catch (error) {
    // On a full disk the database closes all the same: the next start only checks less.
    if (!['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code))) throw error;
  }
}

/** Names a file that is missing or shorter than when the database was closed; null when none is, or when it was not closed in order. The note counts once. */
export function takeDamage(directory: string): string | null {
  const path = join(directory, NAME);
  let sizes: Record<string, number>;
  try {
    sizes = Sizes.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    rmSync(path, { force: true });
    return null;
  }
  const damaged = Object.entries(sizes).find(
    ([name, size]) => (statSync(join(directory, name), { throwIfNoEntry: false })?.size ?? -1) < size,
  );
  // Kept where something is wrong, so that the next start says so too.
  if (damaged === undefined) rmSync(path, { force: true });
  return damaged?.[0] ?? null;
}

const OTHERS = 0o077;
const STICKY = 0o1000;
/** What ClearEdge keeps in DATA_DIR; whatever else lies there is not ours to change. */
const OURS = /^(postgres(-.+)?|secret\.key(\..+)?|backups|outbox|archive|in-use\.sock)$/;

/** Takes the rights of everybody else away from a file, or from a folder and what it holds. */
function close(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink() || (stat.mode & OTHERS) === 0) return;
  // From the inside out: what an interrupted run left open is found again, because its folder is open still.
  if (stat.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
  chmodSync(path, stat.mode & 0o700);
}

/** A folder that others use too, such as /tmp or a home, keeps its rights. */
function isShared(folder: string, mode: number): boolean {
  return (mode & STICKY) !== 0 || [parse(folder).root, homedir(), process.cwd()].includes(folder);
}

/** Closes DATA_DIR to every other user of the machine, in a folder of an older build as well. A file of someone else's stays as it is. */
export function closeDataFolder(dataDir: string): void {
  const folder = resolve(dataDir);
  try {
    const { mode } = lstatSync(folder);
    if ((mode & OTHERS) === 0) return;
    for (const name of readdirSync(folder)) if (OURS.test(name)) close(join(folder, name));
    if (!isShared(folder, mode)) chmodSync(folder, mode & 0o700);
  } catch (error) {
    if (!isRefusedBySystem(error)) throw error;
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code);
const isRefusedBySystem = (error: unknown): boolean => ['EPERM', 'EACCES', 'EROFS', 'ENOENT'].includes(codeOf(error));

const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'its file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file of that name is in the way',
  EIO: 'the disk does not answer',
};

/** The sentence for a folder that cannot be used; null for an error of another kind. */
export function explainFolder(error: unknown, dataDir: string): OperatorError | null {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new OperatorError(`The disk that holds DATA_DIR ${dataDir} is full. Free some space and start again.`, { cause: error });
  const reason = REASONS[code];
  return reason === undefined
    ? null
    : new OperatorError(`DATA_DIR ${dataDir} cannot be written: ${reason}. Make it writable for this user, or choose another DATA_DIR.`, {
        cause: error,
      });
}

/** Makes DATA_DIR for this user alone if there is none, and closes the one there is. */
export function openDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    closeDataFolder(dataDir);
  } catch (error) {
    throw explainFolder(error, dataDir) ?? error;
  }
}

const BYTES = 65_536;
const FRESH_MS = 5000;

/** Writes a small file, which a full or read-only disk refuses. Answers whether it could, as found out at most five seconds ago. */
export function createWriteProbe(folder: string, nowMs: () => number = () => performance.now()): () => Promise<boolean> {
  const path = join(folder, `.write-probe-${process.pid}`);
  let requested: { atMs: number; answer: Promise<boolean> } | null = null;

  async function probe(): Promise<boolean> {
    try {
      const file = await open(path, 'w', 0o600);
      try {
        // Zeros might be kept as a hole, which takes no room.
        await file.writeFile(randomBytes(BYTES));
        await file.sync();
      } finally {
        await file.close();
      }
      return true;
    } catch {
      return false;
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }

  return () => {
    if (requested === null || nowMs() - requested.atMs >= FRESH_MS) requested = { atMs: nowMs(), answer: probe() };
    return requested.answer;
  };
}
