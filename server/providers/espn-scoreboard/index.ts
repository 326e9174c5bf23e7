import type { LeagueSport } from '@clearedge/contract/sports';
import type { LeagueFeed } from '../../ports/league-feed.ts';
import type { ProviderHealth, Surroundings } from '../http/index.ts';
import { WeekFeed } from '../leagues/week-feed.ts';
import { ESPN_SCOREBOARD_URL, EspnScoreboardClient } from './client.ts';
import { NBA } from './nba/league.ts';
import { NFL } from './nfl/league.ts';
import { espnWeeks } from './week-source.ts';

const LEAGUES = [NFL, NBA];

export interface EspnScoreboard {
  feeds: Partial<Record<LeagueSport, LeagueFeed>>;
  listHealth: () => ProviderHealth[];
  /** What of a league's own answers no longer holds, in the operator's words: an odd board of one holds no results of another. */
  listChanged: (sport: LeagueSport) => string[];
  /** What of the answers was not used, by provider name. */
  notes: () => Record<string, string[]>;
}

/** Leagues of teams by ESPN's scoreboards. No key, no terms: it may change, and what it lacks is unknown. */
export function espnScoreboard(around: Surroundings, baseUrl = ESPN_SCOREBOARD_URL): EspnScoreboard {
  const client = new EspnScoreboardClient(baseUrl, around);
  const feeds = LEAGUES.map((league) => [league.sport, new WeekFeed(espnWeeks(client, league))] as const);
  return {
    feeds: Object.fromEntries(feeds),
    listHealth: () => [client.health],
    listChanged: (sport) =>
      client.health.changed.filter((sentence) => LEAGUES.some((one) => one.sport === sport && sentence.startsWith(`${one.path} `))),
    notes: () => ({ 'espn-scoreboard': feeds.flatMap(([, feed]) => feed.doubts) }),
  };
}
