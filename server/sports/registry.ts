import { SPORT_KEYS, type SportKey } from '@clearedge/contract/sports';
import type { Providers } from '../ports/index.ts';
import { SPORT_MODULES } from './modules.ts';
import type { DayFeed, GameModule, ResultModule } from './sport-module.ts';

export type { DayFeed, ResultAnswer, ResultReport } from './sport-module.ts';

/** What the server needs of a sport of games; null for a sport of tournaments. */
export const gameModuleOf = (sport: SportKey): GameModule | null => SPORT_MODULES[sport].game;

/** Whether the source in use has a sport at all. */
export const isFollowed = (ports: Providers, sport: SportKey): boolean => SPORT_MODULES[sport].isFollowed(ports);

/** How the results of a sport are taken in. */
export const resultsOf = (sport: SportKey): ResultModule => SPORT_MODULES[sport].results;

/** The sports whose schedule is followed day by day, each with its feed. */
export const listDayFeeds = (ports: Providers): { sport: SportKey; feed: DayFeed }[] =>
  SPORT_KEYS.flatMap((sport) => {
    const feed = gameModuleOf(sport)?.findDayFeed(ports);
    return feed ? [{ sport, feed }] : [];
  });
