import type { BoxScore, FinishedGame, PitcherLine } from '../../ports/event-feed.ts';
import { addressOf, jsonReader, PoliteClient, ProviderFault, type ProviderHealth, type Surroundings } from '../http/index.ts';
import { mapBoxScore, mapLineScore } from './map-box.ts';
import { gamesOf, JOINED_NOTHING, mapGame } from './map-schedule.ts';
import { statOf } from './read-number.ts';
import { type WireBoxScore, WireBoxScore as WireBoxScoreSchema } from './schema/live-feed.ts';
import { type WireGame, WireSchedule } from './schema/schedule.ts';

const DAY_MS = 86_400_000;
const TERMS = { timeoutMs: 10_000, maxBytes: 4_000_000, tries: 2, mostInFlight: 1, fresh: { leastMs: DAY_MS, mostMs: DAY_MS } };

/**
 * Finished games of past days: a day's schedule and each game's box score, one request at a time, by a client of its own, so that reading
 * history neither pushes answers about today out of the cache nor makes today's client rest.
 */
export class MlbPastResults {
  readonly #baseUrl: string;
  readonly #client: PoliteClient;

  constructor(baseUrl: string, around: Surroundings) {
    this.#baseUrl = baseUrl;
    this.#client = new PoliteClient({ ...TERMS, name: 'mlb-past-results' }, around);
  }

  get health(): ProviderHealth {
    return this.#client.health;
  }

  /** Throws ProviderFault where the day could not be read whole. */
  async readDay(day: string): Promise<FinishedGame[]> {
    const query = { sportId: 1, date: day, hydrate: 'team,linescore' };
    const schedule = await this.#ask('/api/v1/schedule', query, jsonReader(WireSchedule, `schedule of ${day}`));
    const games: FinishedGame[] = [];
    for (const game of gamesOf(schedule)) {
      const finished = game.officialDate === day ? await this.#readGame(game) : null;
      if (finished) games.push(finished);
    }
    return games;
  }

  async #readGame(game: WireGame): Promise<FinishedGame | null> {
    const event = mapGame(game, JOINED_NOTHING);
    if (event?.status !== 'final' || !game.linescore) return null;
    const box = await this.#box(game.gamePk);
    if (!box) return null;
    const { gameId, seasonYear, gameNumber, scheduledInnings, venue, away, home } = event;
    const { away: awayRuns, home: homeRuns } = mapLineScore(game.linescore);
    return {
      gameId,
      playedOn: game.resumeGameDate ?? game.officialDate,
      seasonYear,
      gameNumber,
      scheduledInnings,
      venue: venue.name,
      awayCode: away.code,
      homeCode: home.code,
      lineScore: { away: awayRuns, home: homeRuns },
      boxScore: withDecisions(mapBoxScore({ boxscore: box, decisions: null }), box),
    };
  }

  /** Null for a game that has none. */
  async #box(gamePk: number): Promise<WireBoxScore | null> {
    try {
      return await this.#ask(`/api/v1/game/${gamePk}/boxscore`, {}, jsonReader(WireBoxScoreSchema, `box score of ${gamePk}`));
    } catch (error) {
      if (error instanceof ProviderFault && error.kind === 'not_found') return null;
      throw error;
    }
  }

  async #ask<T>(path: string, query: Record<string, string | number>, read: (body: string) => T): Promise<T> {
    const { value, fault } = await this.#client.ask({ address: { url: addressOf(this.#baseUrl, path, query) }, read });
    if (fault) throw fault;
    return value;
  }
}

/** A box score has no decisions of its own: each pitcher's line tells his. */
function withDecisions(score: BoxScore, { teams }: WireBoxScore): BoxScore {
  const decided = (side: 'away' | 'home'): PitcherLine[] =>
    score[side].pitchers.map((line) => {
      const stats = teams[side].players[`ID${line.playerId}`]?.stats?.pitching ?? null;
      const decision = statOf(stats, 'wins') > 0 ? 'W' : statOf(stats, 'losses') > 0 ? 'L' : statOf(stats, 'saves') > 0 ? 'S' : null;
      return { ...line, decision };
    });
  return { away: { ...score.away, pitchers: decided('away') }, home: { ...score.home, pitchers: decided('home') } };
}
