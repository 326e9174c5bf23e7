import { DAY_MS } from '@clearedge/quant/calendar';
import type { BoxScore, DoubtfulResult, FinishedGame, PitcherLine } from '../../ports/baseball-feed.ts';
import { addressOf, jsonReader, ProviderClient, ProviderFault, type ProviderHealth, type Surroundings } from '../http/index.ts';
import { doubtsOfResult, wholeBox } from './check-result.ts';
import { isCalled } from './game-status.ts';
import { mapBoxScore, mapLineScore } from './map-box.ts';
import { gamesOf, JOINED_NOTHING, mapGame } from './map-schedule.ts';
import { statOf } from './read-number.ts';
import { type WireBoxScore, WireBoxScore as WireBoxScoreSchema } from './schema/live-feed.ts';
import { type WireGame, WireSchedule } from './schema/schedule.ts';

const wordsOf = ({ gameId, doubts }: DoubtfulResult): string => `${gameId}: ${doubts.join(', ')}`;
const TERMS = { timeoutMs: 10_000, maxBytes: 4_000_000, tries: 2, mostInFlight: 1, fresh: { leastMs: DAY_MS, mostMs: DAY_MS } };

/**
 * Finished games of past days: a day's schedule and each game's box score, one request at a time, by a client of its own, so that reading
 * history neither pushes answers about today out of the cache nor makes today's client rest.
 */
export class MlbPastResults {
  readonly #baseUrl: string;
  readonly #client: ProviderClient;
  readonly #leftOut: string[] = [];

  constructor(baseUrl: string, around: Surroundings) {
    this.#baseUrl = baseUrl;
    this.#client = new ProviderClient({ ...TERMS, name: 'mlb-past-results' }, around);
  }

  get health(): ProviderHealth {
    return this.#client.health;
  }

  /** Throws ProviderFault where the day could not be read whole. */
  async readDay(day: string): Promise<FinishedGame[]> {
    const query = { sportId: 1, date: day, hydrate: 'team,linescore' };
    const schedule = await this.#ask('/api/v1/schedule', query, jsonReader(WireSchedule, `schedule of ${day}`));
    const games: FinishedGame[] = [];
    const doubtful: DoubtfulResult[] = [];
    for (const game of gamesOf(schedule)) {
      const finished = game.officialDate === day ? await this.#readGame(game) : null;
      if (finished && 'doubts' in finished) doubtful.push(finished);
      else if (finished) games.push(finished);
    }
    // One odd game of the past is left out for good; several at once are a source that changed, and the day is asked for again.
    if (doubtful.length > 1) throw new ProviderFault('wrong_shape', `results of ${day}: ${doubtful.map(wordsOf).join('; ')}`);
    this.#leftOut.push(...doubtful.map(wordsOf));
    return games;
  }

  /** Games whose results contradicted themselves and are not learned from. */
  get leftOut(): readonly string[] {
    return this.#leftOut;
  }

  async #readGame(game: WireGame): Promise<FinishedGame | DoubtfulResult | null> {
    const contest = mapGame(game, JOINED_NOTHING);
    if (contest?.status !== 'final') return null;
    const { gameId, seasonYear, gameNumber, scheduledInnings, venue, away, home, score } = contest;
    const box = await this.#box(game.gamePk);
    if (!box) return null;
    const linescore = game.linescore ?? {};
    const boxScore = withDecisions(mapBoxScore({ boxscore: box, decisions: null }), box);
    const teams = { away: away.code, home: home.code };
    const isFull = !isCalled(game.status);
    const doubts = doubtsOfResult({ teams, linescore, box: boxScore, scheduled: score, lastPlay: null, isFull });
    const whole = wholeBox(boxScore);
    if (doubts.length > 0) return { gameId, doubts };
    if (!whole) return { gameId, doubts: ['figures are missing from its box score'] };
    const innings = mapLineScore(linescore);
    return {
      gameId,
      playedOn: game.resumeGameDate ?? game.officialDate,
      seasonYear,
      gameNumber,
      scheduledInnings,
      venue: venue.name,
      awayCode: away.code,
      homeCode: home.code,
      lineScore: { away: innings.away.map(Number), home: innings.home.map(Number) },
      boxScore: whole,
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
      const has = (name: string): boolean => (statOf(stats, name) ?? 0) > 0;
      const decision = has('wins') ? 'W' : has('losses') ? 'L' : has('saves') ? 'S' : null;
      return { ...line, decision };
    });
  return { away: { ...score.away, pitchers: decided('away') }, home: { ...score.home, pitchers: decided('home') } };
}
