import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LeagueSport } from '@clearedge/contract/sports';
import type { Logger } from '../kernel/log.ts';
import { bundledEntry } from '../platform/place.ts';
import { openSourceThread, type SourceThread } from '../platform/threads.ts';
import { systemTimers } from '../platform/timers.ts';
import type { DataSource } from '../ports/index.ts';
import { importArchive, listLeagueSeasons } from '../providers/archive/index.ts';
import { NO_SHIFT } from '../providers/demo/world-time.ts';
import type { AppConfig } from './app-config.ts';
import type { SourceChoice, ThreadChoice } from './source-choice.ts';

type SourceConfig = Pick<AppConfig, 'dataSource' | 'demoSeed' | 'dataDir' | 'archiveDir' | 'archiveSeason' | 'live'>;

/** Starts a data source on a thread of its own. */
export const openSource = (choice: ThreadChoice, log: Logger): Promise<SourceThread<DataSource>> =>
  openSourceThread<DataSource>(bundledEntry('source-thread'), choice, systemTimers, log);

export function chooseSource(config: SourceConfig, log: Logger): Promise<SourceChoice> {
  if (config.dataSource === 'demo') return Promise.resolve({ kind: 'demo', seed: config.demoSeed, shift: NO_SHIFT });
  if (config.dataSource === 'live') return Promise.resolve({ kind: 'live', isRehearsal: config.live?.clockAt != null });
  return chooseArchive(config, log);
}

interface Seasons {
  baseball: number[];
  leagues: Partial<Record<LeagueSport, number[]>>;
}

/** Seasons that can be replayed: those just read from the folder, or without one those stored before. */
async function listSeasons(storeDir: string, archiveDir: string | null, log: Logger): Promise<Seasons> {
  if (archiveDir === null) return { baseball: listStoredSeasons(storeDir), leagues: await listLeagueSeasons(storeDir) };
  if (!existsSync(storeDir)) log.info({ archiveDir }, 'reading the season files; this takes a minute once');
  const { seasons, leagues } = await importArchive({ dir: archiveDir, out: storeDir });
  for (const fault of leagues.faults) log.warn({ archiveDir }, fault);
  const found = new Set(leagues.seasons.map(({ sport }) => sport));
  const stored = Object.entries(await listLeagueSeasons(storeDir)) as [LeagueSport, number[]][];
  return {
    baseball: seasons.filter(({ games }) => games > 0).map(({ season }) => season),
    leagues: Object.fromEntries(stored.filter(([sport]) => found.has(sport))),
  };
}

function listStoredSeasons(storeDir: string): number[] {
  if (!existsSync(storeDir))
    throw new Error(
      'DATA_SOURCE=archive needs season files: set ARCHIVE_DIR to their folder, or run `npm run import -- --dir FOLDER` once',
    );
  return readdirSync(storeDir)
    .map(Number)
    .filter(
      (season) => existsSync(join(storeDir, String(season), 'days')) && readdirSync(join(storeDir, String(season), 'days')).length > 0,
    );
}

/** Picks the seasons to replay: of each sport the configured one, or its latest. */
async function chooseArchive({ dataDir, archiveDir, archiveSeason }: SourceConfig, log: Logger): Promise<SourceChoice> {
  const storeDir = join(dataDir, 'archive');
  const { baseball, leagues } = await listSeasons(storeDir, archiveDir, log);
  const years = [...new Set([...baseball, ...Object.values(leagues).flat()])].sort((a, b) => a - b);
  if (years.length === 0 || (archiveSeason !== null && !years.includes(archiveSeason)))
    throw new Error(
      `ARCHIVE_SEASON: there ${years.length ? `are the seasons ${years.join(', ')}` : 'is no season of baseball with plays or of a league'}, not ${archiveSeason ?? 'one to replay'} (docs/archive.md)`,
    );
  const chosenOf = (own: readonly number[]): number =>
    archiveSeason !== null && own.includes(archiveSeason) ? archiveSeason : Math.max(...own);
  return {
    kind: 'archive',
    storeDir,
    season: baseball.length > 0 ? chosenOf(baseball) : null,
    leagues: Object.fromEntries(Object.entries(leagues).map(([sport, own]) => [sport, chosenOf(own)])),
    anchorNow: new Date(),
  };
}
