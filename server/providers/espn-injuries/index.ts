import type { LeagueSport } from '@clearedge/contract/sports';
import { NBA_CLUBS } from '@clearedge/contract/sports/nba/clubs';
import { nba } from '@clearedge/contract/sports/nba/data';
import { NFL_CLUBS } from '@clearedge/contract/sports/nfl/clubs';
import { nfl } from '@clearedge/contract/sports/nfl/data';
import { NHL_CLUBS } from '@clearedge/contract/sports/nhl/clubs';
import { nhl } from '@clearedge/contract/sports/nhl/data';
import { DAY_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import type { LeagueFeed } from '../../ports/league-feed.ts';
import { ESPN_SCOREBOARD_URL } from '../espn-scoreboard/client.ts';
import { addressOf, jsonReader, ProviderClient, ProviderFault, type ProviderHealth, type Surroundings } from '../http/index.ts';
import type { Clubs } from '../leagues/club-code.ts';
import { exactly } from '../leagues/refresh.ts';
import { injuryChecks } from './checks.ts';
import { countUnread, mapInjuries, mayBeUnread } from './map-injuries.ts';
import { WireInjuries } from './schema.ts';

interface League extends Clubs {
  sport: LeagueSport;
  path: string;
}

const LEAGUES: readonly League[] = [
  { sport: nfl.key, path: 'football/nfl', clubs: NFL_CLUBS, otherCodes: nfl.teams.otherCodes },
  { sport: nba.key, path: 'basketball/nba', clubs: NBA_CLUBS, otherCodes: nba.teams.otherCodes },
  { sport: nhl.key, path: 'hockey/nhl', clubs: NHL_CLUBS, otherCodes: nhl.teams.otherCodes },
];

const FRESH_MS = 10 * MINUTE_MS;

type FindInjuries = NonNullable<LeagueFeed['findInjuries']>;

export interface EspnInjuries {
  of: Partial<Record<LeagueSport, FindInjuries>>;
  listHealth: () => ProviderHealth[];
  /** What of the answers was not used, by provider name. */
  notes: () => Record<string, string[]>;
}

/** A list of another day, or of no one, says nothing of who is fit. */
function readList(read: (body: string) => WireInjuries, body: string, path: string, now: Date): WireInjuries {
  const answer = read(body);
  const fault = (words: string): ProviderFault => new ProviderFault('wrong_shape', `ESPN ${path} injuries: ${words}`);
  if (now.getTime() - Date.parse(answer.timestamp) > DAY_MS) throw fault(`of ${answer.timestamp}`);
  if (answer.injuries.rows.length === 0) throw fault('names no club');
  return answer;
}

/** Injury lists of leagues of teams by ESPN. It fails apart from the scoreboards, so that it never holds a result. */
export function espnInjuries(around: Surroundings, baseUrl = ESPN_SCOREBOARD_URL): EspnInjuries {
  const fresh = exactly(FRESH_MS);
  const client = new ProviderClient(
    { name: 'espn-injuries', timeoutMs: 10_000, maxBytes: 8_000_000, tries: 3, mostInFlight: 2, fresh },
    around,
  );
  const unread = new Map<string, number>();
  const finderOf = (league: League): FindInjuries => {
    const read = jsonReader(WireInjuries, `ESPN ${league.path} injuries`);
    return async (teamCode) => {
      if (!(teamCode in league.clubs)) return null;
      const { value, checkedAt } = await client.ask({
        address: { url: addressOf(baseUrl, `/${league.path}/injuries`) },
        fresh: () => fresh,
        read: (body) => readList(read, body, league.path, around.now()),
        checks: injuryChecks(league.path),
      });
      unread.set(league.path, countUnread(value));
      const players = mapInjuries(value, teamCode, league);
      if (players.length === 0 && mayBeUnread(value, teamCode, league))
        throw new ProviderFault('wrong_shape', `ESPN ${league.path} injuries: rows of ${teamCode} cannot be read`);
      return { players, checkedAt };
    };
  };
  return {
    of: Object.fromEntries(LEAGUES.map((league) => [league.sport, finderOf(league)])),
    listHealth: () => [client.health],
    notes: () => ({
      'espn-injuries': [...unread].flatMap(([path, rows]) => (rows > 0 ? [`${path}: ${rows} injury reports could not be read`] : [])),
    }),
  };
}
