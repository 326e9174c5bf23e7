import { askSource } from '../../kernel/ask-source.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Timers } from '../../platform/timers.ts';
import type { DataSource, SourceHealth } from '../../ports/index.ts';
import { realSurroundings, type Surroundings } from '../../providers/http/index.ts';
import { createLiveSource } from '../../providers/live/index.ts';
import type { LiveConfig } from '../app-config.ts';
import { databaseShelf } from './database-shelf.ts';
import { withKeptResults } from './kept-results.ts';
import { liveUpkeepFeature } from './live-upkeep.ts';
import { openDesk } from './open-desk.ts';
import type { ListReports } from './provider-desk.ts';
import { withStartLimit } from './start-limit.ts';

export interface OpenedLive {
  source: DataSource;
  health: SourceHealth;
  feature: Feature;
  /** Called when the slices are prepared. */
  started: () => void;
  close: () => Promise<void>;
}

interface Parts {
  database: Database;
  clock: Clock;
  timers: Timers;
  log: Logger;
  /** In place of the real network and its waits, for tests. */
  around?: Partial<Surroundings> | undefined;
  /** Others whose health stands beside the providers'. */
  listServices: ListReports;
}

/** The live source on this process, with what it keeps in the database. */
export async function openLive(config: LiveConfig, { database, clock, timers, log, around, listServices }: Parts): Promise<OpenedLive> {
  const { db } = database;
  const shelf = databaseShelf(db, clock.now);
  const live = createLiveSource(
    { ...config, isRehearsal: config.clockAt !== null },
    { ...realSurroundings, now: clock.now, ...around },
    shelf,
  );
  const limited = withStartLimit({ ...live.source, baseball: withKeptResults(live.source.baseball, db) }, timers);
  const listReports = () => [
    ...live.listReports().map(({ report, health }) => ({ report, findLastAnswer: health.findLastAnswer })),
    ...listServices(),
  ];
  const desk = openDesk(listReports, { shelf, now: clock.now, timers, log });
  // What is left of the month is known before anything is spent, where the source says so.
  await askSource({ log }, 'credits', () => Promise.race([live.learnCredits(), limited.limit]));
  return {
    source: limited.source,
    health: desk.health,
    feature: liveUpkeepFeature(live),
    started: () => {
      limited.end();
      desk.started();
    },
    close: desk.close,
  };
}
