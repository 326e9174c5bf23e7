import type { LeagueFeed } from '../../ports/league-feed.ts';
import type { ProviderHealth, Surroundings } from '../http/index.ts';
import { CFL_ADDRESSES, CflClient } from './client.ts';
import { CflFeed } from './feed.ts';
import { type FootballRecord, mapRecords } from './mapper.ts';

export { CFL_TEAMS } from './teams.ts';

export interface CflScoreboard {
  feed: LeagueFeed;
  /** Won, lost and tied, as the league says them. */
  listRecords: () => Promise<FootballRecord[]>;
  listHealth: () => ProviderHealth[];
  /** What of the answers was not used, by provider name. */
  notes: () => Record<string, string[]>;
}

/** The league's own scoreboard, joined with its history service for venues and past seasons. No key. */
export function cflScoreboard(around: Surroundings, addresses = CFL_ADDRESSES): CflScoreboard {
  const client = new CflClient(addresses, around);
  const feed = new CflFeed(client);
  return {
    feed,
    listRecords: async () => mapRecords((await client.records()).value.rows),
    listHealth: () => client.health,
    notes: () => ({ 'cfl-scoreboard': feed.doubts.list() }),
  };
}
