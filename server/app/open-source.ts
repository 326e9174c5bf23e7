import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../kernel/log.ts';
import { bundledEntry } from '../platform/place.ts';
import { openSourceThread, type SourceThread } from '../platform/threads/source-on-thread.ts';
import { systemTimers } from '../platform/timers.ts';
import type { DataSource } from '../ports/index.ts';
import { importArchive } from '../providers/archive/index.ts';
import type { AppConfig } from './app-config.ts';
import type { SourceChoice } from './source-choice.ts';

type SourceConfig = Pick<AppConfig, 'dataSource' | 'demoSeed' | 'dataDir' | 'archiveDir' | 'archiveSeason'>;

/** Starts the configured data source on a thread of its own. */
export async function openSource(config: SourceConfig, log: Logger): Promise<SourceThread<DataSource>> {
  const choice = config.dataSource === 'demo' ? ({ kind: 'demo', seed: config.demoSeed } as const) : await chooseArchive(config, log);
  return openSourceThread<DataSource>(bundledEntry('source-thread'), choice, systemTimers, log);
}

/** Reads the season files when there are new ones, and picks the season to replay: the configured one, or the latest. */
async function chooseArchive({ dataDir, archiveDir, archiveSeason }: SourceConfig, log: Logger): Promise<SourceChoice> {
  const storeDir = join(dataDir, 'archive');
  const isEmpty = !existsSync(storeDir) || readdirSync(storeDir).length === 0;
  if (isEmpty) log.info({ archiveDir }, 'reading the season files; this takes a minute once');
  const { seasons } = await importArchive({ dir: archiveDir ?? '', out: storeDir });
  const years = seasons.map(({ season }) => season);
  const season = archiveSeason ?? Math.max(...years);
  if (!years.includes(season))
    throw new Error(`ARCHIVE_SEASON: ${archiveDir} holds ${years.length ? `the seasons ${years.join(', ')}` : 'no season'}, not ${season}`);
  return { kind: 'archive', storeDir, season, anchorNow: new Date() };
}
