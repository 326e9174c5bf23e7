import type { GolfFeed } from '../../ports/golf-feed.ts';
import type { ProviderHealth, Surroundings } from '../http/index.ts';
import { ESPN_GOLF_ADDRESSES, EspnGolfClient } from './client.ts';
import { EspnGolfFeed } from './feed.ts';

export interface EspnGolf {
  feed: GolfFeed;
  listHealth: () => ProviderHealth[];
  /** What of the answers was not used, by provider name. */
  notes: () => Record<string, string[]>;
}

/** Calendar, fields and leaderboards of the PGA TOUR. No key. */
export function espnGolf(around: Surroundings, addresses = ESPN_GOLF_ADDRESSES): EspnGolf {
  const client = new EspnGolfClient(addresses, around);
  const feed = new EspnGolfFeed(client);
  return {
    feed,
    listHealth: () => [client.health],
    notes: () => ({ [client.health.name]: [...feed.missingYears(), ...feed.doubts.list()] }),
  };
}
