import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { OperatorError } from '../operator-error.ts';

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

/** Closes DATA_DIR to every other user of the machine, in a folder of an older build as well. A file of somebody else's stays as it is. */
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
