import { nhl } from '@clearedge/contract/sports/nhl/data';
import type { LeagueFeed } from '../../ports/league-feed.ts';
import { type Good, ProviderFault, type ProviderHealth, type Surroundings } from '../http/index.ts';
import { leagueWeekOf } from '../leagues/days.ts';
import { WeekFeed, type WeekSource } from '../leagues/week-feed.ts';
import { NHL_API_URL, NhlApiClient } from './client.ts';
import { mapWeek, type NhlGame } from './map-game.ts';
import { mapHockey, mapPeriods } from './map-live.ts';

export interface NhlApi {
  feed: LeagueFeed;
  listHealth: () => ProviderHealth[];
  /** What of the answers was not used, by provider name. */
  notes: () => Record<string, string[]>;
}

/** Null where a page of a game is not to be had: the game goes on without what it tells. */
async function orNull<T>(asked: Promise<Good<T>>): Promise<T | null> {
  try {
    return (await asked).value;
  } catch (error) {
    if (error instanceof ProviderFault) return null;
    throw error;
  }
}

const MINUTES = 60;

function weeksOf(client: NhlApiClient): WeekSource<NhlGame> {
  const findPeriods: WeekSource<NhlGame>['findPeriods'] = async (found) => {
    const rail = await orNull(client.rail(found.wire.id));
    return rail && mapPeriods(found, rail);
  };
  return {
    unit: nhl.scoreUnit.many,
    minutes: MINUTES,
    moved: 'day',
    listWeek: async (week) => {
      const good = await client.week(week);
      return { ...good, value: mapWeek(good.value, good.checkedAt) };
    },
    getSeason: async (slateOn) => {
      const { from, to } = leagueWeekOf(new Date(`${slateOn}T17:00:00Z`));
      const { value } = await client.week({ from, to });
      const first = value.preSeasonStartDate ?? value.regularSeasonStartDate ?? from;
      return { from: first, to: value.playoffEndDate ?? to, year: Number(first.slice(0, 4)) };
    },
    findPeriods,
    findLive: async (found, asOf) => {
      const plays = await orNull(client.plays(found.wire.id));
      return plays && mapHockey(found, plays, await findPeriods(found), asOf);
    },
  };
}

/** The NHL by the service of the league's own web pages. No key, not documented: it may change. */
export function nhlApi(around: Surroundings, baseUrl = NHL_API_URL): NhlApi {
  const client = new NhlApiClient(baseUrl, around);
  const feed = new WeekFeed(weeksOf(client));
  return { feed, listHealth: () => [client.health], notes: () => ({ 'nhl-api': feed.doubts }) };
}
