import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@clearedge/quant/calendar';
import type { z } from 'zod';
import {
  type AnswerChecks,
  addressOf,
  type FreshnessBounds,
  type Good,
  jsonReader,
  ProviderClient,
  ProviderFault,
  type ProviderHealth,
  type Surroundings,
} from '../http/index.ts';
import { LIVE_FEED_CHECKS, SCHEDULE_CHECKS, STANDINGS_CHECKS } from './checks.ts';
import { statusOf } from './game-status.ts';
import { type WireLiveFeed, WireLiveFeed as WireLiveFeedSchema } from './schema/live-feed.ts';
import { WirePeople, type WirePerson, WireRoster, WireStandings, WireTransactions } from './schema/people.ts';
import { type WireSchedule, WireSchedule as WireScheduleSchema, type WireVenue, WireVenues } from './schema/schedule.ts';

export const MLB_STATS_API_URL = 'https://statsapi.mlb.com';

const DEFAULT_WAIT_SECONDS = 10;
const HALF_MINUTE_MS = 30 * SECOND_MS;
/** No club posts its lineup sooner. */
const LINE_UPS_MS = 5 * HOUR_MS;
const GAME_DAY = { leastMs: 30 * SECOND_MS, mostMs: MINUTE_MS };
const QUARTER_DAY = { leastMs: 6 * HOUR_MS, mostMs: 6 * HOUR_MS };
const HYDRATED = 'team,probablePitcher,linescore,weather';
/** Every parent must be named, too. */
const LIGHT_FIELDS =
  'totalGames,dates,date,games,gamePk,gameType,season,gameDate,officialDate,status,abstractGameState,codedGameState,detailedState,startTimeTBD,reason,teams,away,home,team,id,name,score,venue,doubleHeader,gameNumber,dayNight,scheduledInnings';

const fixed = (ms: number): FreshnessBounds => ({ leastMs: ms, mostMs: ms });

/** A result must be seen to stand before it counts. */
function isJustOver({ plays }: WireLiveFeed['liveData'], now: Date): boolean {
  const endedAt = Date.parse(plays.allPlays.rows.at(-1)?.about.endTime ?? '');
  return now.getTime() - endedAt < HOUR_MS / 2;
}

/** As often as the feed asks for while it is live or due; soon after a game, for corrections; before it as lineups are wont to come. */
function liveFresh({ metaData, gameData, liveData }: WireLiveFeed, now: Date): FreshnessBounds {
  const status = statusOf(gameData.status);
  if (status === 'live') return fixed(Math.max(5, metaData.wait ?? DEFAULT_WAIT_SECONDS) * SECOND_MS);
  if (status === 'final') return fixed(isJustOver(liveData, now) ? HALF_MINUTE_MS : 10 * MINUTE_MS);
  const untilStartMs = Date.parse(gameData.datetime.dateTime ?? '') - now.getTime();
  if (untilStartMs > LINE_UPS_MS) return fixed(Math.min(HOUR_MS / 2, untilStartMs - LINE_UPS_MS + MINUTE_MS));
  if (untilStartMs > 0) return fixed(Math.min(2 * MINUTE_MS, untilStartMs + SECOND_MS));
  return fixed(status === 'scheduled' || status === 'delayed' ? HALF_MINUTE_MS : MINUTE_MS);
}

export class MlbClient {
  readonly #baseUrl: string;
  readonly #client: ProviderClient;
  /** Dates whose full answer breaks. */
  readonly #bareDates = new Set<string>();

  constructor(baseUrl: string, around: Surroundings) {
    this.#baseUrl = baseUrl;
    const terms = { name: 'mlb-stats-api', timeoutMs: 10_000, maxBytes: 16_000_000, tries: 3, fresh: GAME_DAY, mostInFlight: 4 };
    this.#client = new ProviderClient(terms, around);
  }

  /** A day, with starters and weather; without them where asking for them breaks the answer, as it does for single dates. */
  async schedule(date: string): Promise<Good<WireSchedule>> {
    const ask = (hydrate: string | null): Promise<Good<WireSchedule>> =>
      this.#ask('/api/v1/schedule', { sportId: 1, date, hydrate }, jsonReader(WireScheduleSchema, `schedule of ${date}`), {
        checks: SCHEDULE_CHECKS,
      });
    if (this.#bareDates.has(date)) return ask(null);
    try {
      return await ask(HYDRATED);
    } catch (error) {
      if (!(error instanceof ProviderFault) || error.status !== 500) throw error;
      const bare = await ask(null);
      this.#bareDates.add(date);
      return bare;
    }
  }

  /** Days of many, light. */
  season(startDate: string, endDate: string): Promise<Good<WireSchedule>> {
    const read = jsonReader(WireScheduleSchema, `schedule from ${startDate}`);
    const query = { sportId: 1, startDate, endDate, gameType: 'R,F,D,L,W', fields: LIGHT_FIELDS };
    return this.#ask('/api/v1/schedule', query, read, {
      fresh: (_value, now) => fixed(Number(endDate.slice(0, 4)) < now.getUTCFullYear() ? DAY_MS : HOUR_MS),
    });
  }

  /** Version 1.1: the older one knows no live feed. */
  liveFeed(gamePk: number): Promise<Good<WireLiveFeed>> {
    const read = jsonReader(WireLiveFeedSchema, `live feed of ${gamePk}`);
    return this.#ask(`/api/v1.1/game/${gamePk}/feed/live`, {}, read, { fresh: liveFresh, checks: LIVE_FEED_CHECKS });
  }

  /** Men by their numbers with the figures of a season, in one call. */
  async people(ids: readonly number[], season: number): Promise<WirePerson[]> {
    if (ids.length === 0) return [];
    const personIds = [...ids].sort((a, b) => a - b).join(',');
    const hydrate = `stats(group=[hitting,pitching],type=[season],season=${season})`;
    const read = jsonReader(WirePeople, 'people');
    return (await this.#ask('/api/v1/people', { personIds, hydrate }, read, { fresh: () => fixed(HOUR_MS) })).value.people.rows;
  }

  /** The 40-man roster also lists players of the 60-day injured list, the active one no injured player. */
  roster(teamId: number, rosterType: 'active' | '40Man'): Promise<Good<WireRoster>> {
    const read = jsonReader(WireRoster, `${rosterType} roster`);
    const url = addressOf(this.#baseUrl, `/api/v1/teams/${teamId}/roster`, { rosterType });
    return this.#client.ask({ address: { url }, read, fresh: () => fixed(HOUR_MS), absentMs: 10 * MINUTE_MS });
  }

  async venue(id: number): Promise<WireVenue | null> {
    const read = jsonReader(WireVenues, `venue ${id}`);
    const fresh = (): FreshnessBounds => fixed(7 * DAY_MS);
    const { value } = await this.#ask(`/api/v1/venues/${id}`, { hydrate: 'location,fieldInfo,timezone' }, read, { fresh });
    return value.venues[0] ?? null;
  }

  transactions(teamId: number, startDate: string, endDate: string): Promise<Good<z.output<typeof WireTransactions>>> {
    const read = jsonReader(WireTransactions, 'transactions');
    return this.#ask('/api/v1/transactions', { teamId, startDate, endDate }, read, { fresh: () => QUARTER_DAY });
  }

  standings(season: number): Promise<Good<z.output<typeof WireStandings>>> {
    const query = { leagueId: '103,104', season, standingsTypes: 'regularSeason', hydrate: 'team,division' };
    const terms = { fresh: () => fixed(10 * MINUTE_MS), checks: STANDINGS_CHECKS };
    return this.#ask('/api/v1/standings', query, jsonReader(WireStandings, 'standings'), terms);
  }

  get health(): ProviderHealth {
    return this.#client.health;
  }

  #ask<T>(
    path: string,
    query: Record<string, string | number | null>,
    read: (body: string) => T,
    terms: { fresh?: (value: T, now: Date) => FreshnessBounds; checks?: AnswerChecks<T> } = {},
  ): Promise<Good<T>> {
    return this.#client.ask({ address: { url: addressOf(this.#baseUrl, path, query) }, read, ...terms });
  }
}
