import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Manifest, StoredDayGame, StoredSeason } from './stored-season.ts';

const seasonDir = (storeDir: string, season: number): string => join(storeDir, String(season));
const dayFile = (dir: string, on: string): string => join(dir, 'days', `${on}.json.gz`);

const pack = (value: unknown): Buffer => gzipSync(JSON.stringify(value));
const unpack = <T>(bytes: Buffer): T => JSON.parse(gunzipSync(bytes).toString('utf8')) as T;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Writes a season beside the old one and changes their names, so that no reader meets half a season. */
export async function writeSeason(storeDir: string, season: StoredSeason, days: Map<string, StoredDayGame[]>): Promise<void> {
  const dir = seasonDir(storeDir, season.manifest.season);
  const fresh = `${dir}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(join(fresh, 'days'), { recursive: true });
  for (const [on, games] of days) await writeFile(dayFile(fresh, on), pack(games));
  await writeFile(join(fresh, 'games.json.gz'), pack(season.games));
  await writeFile(join(fresh, 'players.json.gz'), pack(season.players));
  await writeFile(join(fresh, 'prices.json.gz'), pack(season.prices));
  await writeFile(join(fresh, 'box.bin.gz'), gzipSync(Buffer.from(season.box.buffer, season.box.byteOffset, season.box.byteLength)));
  await writeFile(join(fresh, 'manifest.json'), `${JSON.stringify(season.manifest, null, 2)}\n`);
  await rm(`${dir}.old`, { recursive: true, force: true });
  await rename(dir, `${dir}.old`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(fresh, dir);
  await rm(`${dir}.old`, { recursive: true, force: true });
}

export async function findManifest(storeDir: string, season: number): Promise<Manifest | null> {
  try {
    return JSON.parse(await readFile(join(seasonDir(storeDir, season), 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return null;
  }
}

export async function readSeason(storeDir: string, season: number): Promise<StoredSeason> {
  const dir = seasonDir(storeDir, season);
  const [manifest, games, players, prices, box] = await Promise.all(
    ['manifest.json', 'games.json.gz', 'players.json.gz', 'prices.json.gz', 'box.bin.gz'].map((name) => readFile(join(dir, name))),
  );
  const bytes = gunzipSync(box!);
  return {
    manifest: JSON.parse(manifest!.toString('utf8')) as Manifest,
    games: unpack(games!),
    players: unpack(players!),
    prices: unpack(prices!),
    // A copy, because a slice of Node's shared buffer may start at an odd byte.
    box: new Int16Array(new Uint8Array(bytes).buffer),
  };
}

export async function readDay(storeDir: string, season: number, on: string): Promise<StoredDayGame[]> {
  return unpack(await readFile(dayFile(seasonDir(storeDir, season), on)));
}
