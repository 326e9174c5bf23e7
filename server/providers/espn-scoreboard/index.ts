import type { LeagueSport, SportKey } from '@clearedge/contract/sports';
import type { LeagueFeed } from '../../ports/league-feed.ts';
import type { ProviderHealth, Surroundings } from '../http/index.ts';
import type { SecondSource } from '../leagues/second-source.ts';
import { WeekFeed } from '../leagues/week-feed.ts';
import { scoreboardChecks } from './checks.ts';
import { ESPN_SCOREBOARD_URL, EspnScoreboardClient } from './client.ts';
import type { EspnBoard } from './league.ts';
import { mapScoreboard } from './map-game.ts';
import { MLB_BOARD } from './mlb/board.ts';
import { NBA } from './nba/league.ts';
import { NFL } from './nfl/league.ts';
import { NHL_BOARD } from './nhl/board.ts';
import { espnWeeks } from './week-source.ts';

const LEAGUES = [NFL, NBA];
/** Leagues of another first source. */
const CONFIRMED = { mlb: MLB_BOARD, nhl: NHL_BOARD };
const BOARDS: readonly EspnBoard[] = [...LEAGUES, ...Object.values(CONFIRMED)];

export interface EspnScoreboard {
  feeds: Partial<Record<LeagueSport, LeagueFeed>>;
  /** What confirms the finals of leagues that another source is asked of first. */
  seconds: Record<keyof typeof CONFIRMED, SecondSource>;
  listHealth: () => ProviderHealth[];
  /** What of a league's own answers no longer holds, in the operator's words: an odd board of one holds no results of another. */
  listChanged: (sport: SportKey) => string[];
  /** What of the answers was not used, by provider name. */
  notes: () => Record<string, string[]>;
}

/** Leagues of teams by ESPN's scoreboards. No key, no terms: it may change, and what it lacks is unknown. */
export function espnScoreboard(around: Surroundings, baseUrl = ESPN_SCOREBOARD_URL): EspnScoreboard {
  const client = new EspnScoreboardClient(baseUrl, around);
  const feeds = LEAGUES.map((league) => [league.sport, new WeekFeed(espnWeeks(client, league))] as const);
  const listChanged: EspnScoreboard['listChanged'] = (sport) =>
    client.health.changed.filter((sentence) => BOARDS.some((one) => one.sport === sport && sentence.startsWith(`${one.path} `)));
  const secondOf = (board: EspnBoard): SecondSource => ({
    name: 'ESPN',
    listDay: async (day) => {
      const days = { from: day, to: day };
      const { value, checkedAt } = await client.scoreboard(board.path, days, scoreboardChecks(board.path, false));
      return mapScoreboard(value, board, checkedAt);
    },
    listChanged: () => listChanged(board.sport),
  });
  return {
    feeds: Object.fromEntries(feeds),
    seconds: { mlb: secondOf(CONFIRMED.mlb), nhl: secondOf(CONFIRMED.nhl) },
    listHealth: () => [client.health],
    listChanged,
    notes: () => ({ 'espn-scoreboard': feeds.flatMap(([, feed]) => feed.doubts) }),
  };
}
