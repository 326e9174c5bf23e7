import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { holdsGames, readLeagueFolder, TABLE } from '../leagues/league-tables.ts';
import type { Refusals } from '../retrosheet/refusals.ts';

type SourceKind = 'events' | 'roster' | 'log' | 'lines' | 'quotes';
const KINDS: [RegExp, SourceKind][] = [
  [/^(\d{4})[A-Z0-9]{3}\.EV[ANF]$/i, 'events'],
  [/^[A-Z0-9]{3}(\d{4})\.ROS$/i, 'roster'],
  [/^gl(\d{4})\.(?:txt|csv)$/i, 'log'],
  [/^lines_.*\.csv$/i, 'lines'],
  [/^book_quotes_.*\.csv$/i, 'quotes'],
];
const ZIPS = /^(?:(\d{4})eve|gl(\d{4}))\.zip$/i;
const FOLDERS_DEEP = 3;

export interface SourceText {
  name: string;
  kind: SourceKind;
  text: string;
}
export interface SourceList {
  /** Files of each season, zips and loose ones. */
  seasons: Map<number, string[]>;
  prices: string[];
  /** Folders with a league's games: their price files are that league's. */
  leagues: string[];
}

function kindOf(name: string): { kind: SourceKind; season: number | null } | null {
  for (const [form, kind] of KINDS) {
    const match = form.exec(name);
    if (match) return { kind, season: match[1] ? Number(match[1]) : null };
  }
  return null;
}

/** Finds what can be imported in a folder, without opening it. Rejects with a sentence where there is no such folder. */
export async function findSources(dir: string): Promise<SourceList> {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${dir}. It should hold season files (docs/archive.md); docs/example-season is a small one.`);
  const list: SourceList = { seasons: new Map(), prices: [], leagues: [] };
  const visit = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    const isLeague = entries.some(({ name }) => TABLE.test(name)) && holdsGames(await readLeagueFolder(folder));
    if (isLeague) list.leagues.push(folder);
    for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && depth < FOLDERS_DEEP) await visit(path, depth + 1);
      if (!entry.isFile()) continue;
      const zip = ZIPS.exec(entry.name);
      const season = zip ? Number(zip[1] ?? zip[2]) : kindOf(entry.name)?.season;
      if (season) list.seasons.set(season, [...(list.seasons.get(season) ?? []), path]);
      else if (season === null && !isLeague) list.prices.push(path);
    }
  };
  await visit(dir, 0);
  return list;
}

// Retrosheet writes its files in Latin-1; the names in them are plain letters.
const decode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

function unzip(path: string, bytes: Uint8Array, refusals: Refusals): [string, Uint8Array][] {
  try {
    return Object.entries(unzipSync(bytes, { filter: (file) => kindOf(basename(file.name)) !== null }));
  } catch {
    refusals.add('file is not a readable zip', basename(path));
    return [];
  }
}

/** The texts in one file: itself, or what a zip holds. */
export function openSource(path: string, bytes: Uint8Array, refusals: Refusals): SourceText[] {
  const files: [string, Uint8Array][] = ZIPS.test(basename(path)) ? unzip(path, bytes, refusals) : [[basename(path), bytes]];
  return files.flatMap(([name, content]) => {
    const known = kindOf(basename(name));
    return known ? [{ name: basename(name), kind: known.kind, text: decode(content) }] : [];
  });
}

export async function readSource(path: string): Promise<{ name: string; path: string; bytes: Uint8Array }> {
  return { name: basename(path), path, bytes: await readFile(path) };
}
