import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { writeWholeFileSync } from '../../kernel/files/write-whole-file.ts';

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
