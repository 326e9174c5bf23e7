import { readdir } from 'node:fs/promises';
import { findManifest } from './season-files.ts';
import { type SeasonSummary, STORE_FORMAT } from './stored-season.ts';

/** What the store holds, the earliest season first; a season in an older form counts as not there. */
export async function listStoredSeasons(storeDir: string): Promise<SeasonSummary[]> {
  const names = await readdir(storeDir).catch(() => []);
  const seasons = names.filter((name) => /^\d{4}$/.test(name)).sort();
  const manifests = await Promise.all(seasons.map((name) => findManifest(storeDir, Number(name))));
  return manifests.flatMap((manifest) => (manifest?.format === STORE_FORMAT ? [manifest.summary] : []));
}
