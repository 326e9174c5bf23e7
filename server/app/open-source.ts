import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../kernel/log.ts';
import { bundledEntry } from '../platform/place.ts';
import { openSourceThread, type SourceThread } from '../platform/threads.ts';
import { systemTimers } from '../platform/timers.ts';
import type { DataSource } from '../ports/index.ts';
import { importArchive } from '../providers/archive/index.ts';
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

/** Seasons with plays: those just read from the folder, or without one those stored before. */
async function listSeasons(storeDir: string, archiveDir: string | null, log: Logger): Promise<number[]> {
  if (archiveDir === null) return listStoredSeasons(storeDir);
  if (!existsSync(storeDir)) log.info({ archiveDir }, 'reading the season files; this takes a minute once');
  const { seasons } = await importArchive({ dir: archiveDir, out: storeDir });
  return seasons.filter(({ games }) => games > 0).map(({ season }) => season);
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

/** Picks the season to replay: the configured one, or the latest. */
async function chooseArchive({ dataDir, archiveDir, archiveSeason }: SourceConfig, log: Logger): Promise<SourceChoice> {
  const storeDir = join(dataDir, 'archive');
  const years = await listSeasons(storeDir, archiveDir, log);
  const season = archiveSeason ?? Math.max(...years);
  if (!years.includes(season))
    throw new Error(
      `ARCHIVE_SEASON: there ${years.length ? `are the seasons ${years.join(', ')}` : 'is no season with plays'}, not ${archiveSeason ?? 'one to replay'}`,
    );
  return { kind: 'archive', storeDir, season, anchorNow: new Date() };
}
