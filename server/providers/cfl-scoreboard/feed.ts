import type { CflStage } from '@clearedge/contract/sports/cfl/stages';
import { easternDay } from '@clearedge/quant/calendar';
import type { DoubtfulResult } from '../../ports/baseball-feed.ts';
import type { FeedLeagueGame, LeagueFeed, ReportedLeagueFacts } from '../../ports/league-feed.ts';
import { ReadTimes } from '../http/index.ts';
import { FinalFacts, voidFacts } from '../leagues/final-facts.ts';
import { HeldBack } from '../leagues/held-back.ts';
import { nextChangeOf } from '../leagues/next-change.ts';
import { gameIdOf } from '../leagues/own-ids.ts';
import type { CflClient } from './client.ts';
import { type MappedGame, mapLiveState, mapRounds } from './mapper.ts';
import type { WireFixture } from './pims-schema.ts';
import { findTeamByPims, homeVenueId } from './teams.ts';
import { venueOf } from './venues.ts';

/** 2 and 3 are the semi-finals, 4 and 5 the finals, one of each division. */
const STAGES: readonly CflStage[] = ['preseason', 'regular', 'semifinal', 'semifinal', 'final', 'final', 'grey_cup'];
const PLAYOFF_WEEKS: Readonly<Partial<Record<CflStage, number>>> = { semifinal: 22, final: 23, grey_cup: 24 };

/**
 * A game of a past season; null where a club, the time, the week or the result is missing. The list of fixtures carries no status, so that a game of
 * a season that is over counts as played when its scores are there and not both zero: no game ends 0-0.
 */
function mapFixture(fixture: WireFixture, seasonYear: number): FeedLeagueGame | null {
  const [away, home] = [findTeamByPims(fixture.away_team_id ?? null), findTeamByPims(fixture.home_team_id ?? null)];
  const stage = STAGES[fixture.game_type_id ?? -1];
  if (!away || !home || !stage || !fixture.start_at || !/(Z|[+-]\d\d:?\d\d)$/.test(fixture.start_at)) return null;
  const startsAt = new Date(fixture.start_at);
  // Some routes ignore the season asked for: the year inside decides.
  if (Number.isNaN(startsAt.getTime()) || startsAt.getUTCFullYear() !== seasonYear) return null;
  if (fixture.away_team_score == null || fixture.home_team_score == null) return null;
  const score = { away: fixture.away_team_score, home: fixture.home_team_score };
  if (score.away + score.home === 0) return null;
  const week = PLAYOFF_WEEKS[stage] ?? fixture.week ?? null;
  if (week === null) return null;
  const slateOn = easternDay(startsAt);
  return {
    gameId: gameIdOf(slateOn, away, home),
    sourceId: String(fixture.ID),
    seasonYear,
    week,
    stage,
    slateOn,
    startsAt,
    isStartTentative: false,
    away,
    home,
    venue: venueOf(fixture),
    isNeutral: stage === 'grey_cup' && (fixture.venue_id ?? null) !== homeVenueId(home.code),
    status: 'final',
    statusNote: null,
    score,
    endedAt: null,
  };
}

const LIVE_MS = 30_000;
/** The scoreboard tells the whole season at once. */
const ALL = 'season';
const REGULATION_MINUTES = 60;
const VOIDS = new Set(['postponed', 'cancelled']);

const byKickoff = (a: FeedLeagueGame, b: FeedLeagueGame): number => a.startsAt.getTime() - b.startsAt.getTime();
const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The CFL as its scoreboard tells it now, and past seasons as its history service does. It knows no time but the present. */
export class CflFeed implements LeagueFeed {
  readonly #client: CflClient;
  readonly #held = new HeldBack<MappedGame>();
  readonly #reads = new ReadTimes();
  readonly #facts = new FinalFacts({ unit: 'points', minutes: REGULATION_MINUTES });
  readonly doubts = this.#facts.doubts;

  constructor(client: CflClient) {
    this.#client = client;
  }

  listGames = async (from: string, to: string): Promise<FeedLeagueGame[]> => {
    const current = await this.#listCurrent();
    const season = current[0]?.game.seasonYear ?? yearOf(to);
    const games = current.map(({ game }) => game);
    for (let year = yearOf(from); year < Math.min(season, yearOf(to) + 1); year += 1) games.push(...(await this.#listPast(year)));
    return games.filter(({ slateOn }) => slateOn >= from && slateOn <= to).sort(byKickoff);
  };

  findReadAt = (_slateOn: string, asOf: Date): Promise<Date | null> => Promise.resolve(this.#reads.at(ALL, asOf));

  getSeasonSpan = async (slateOn: string): Promise<{ from: string; to: string; year: number }> => {
    const current = (await this.#listCurrent()).map(({ game }) => game);
    const season = current[0]?.seasonYear ?? yearOf(slateOn);
    const past = yearOf(slateOn) < season ? (await this.#listPast(yearOf(slateOn))).sort(byKickoff) : [];
    const games = past.length > 0 ? past : current;
    return { from: games[0]?.slateOn ?? slateOn, to: games.at(-1)?.slateOn ?? slateOn, year: games[0]?.seasonYear ?? season };
  };

  findLiveState = async (gameId: string, asOf: Date): Promise<ReturnType<typeof mapLiveState>> => {
    const { checkedAt } = await this.#client.rounds();
    const found = await this.#find(gameId);
    // What was told a while ago is that old, whoever asks now.
    return found ? mapLiveState(found, checkedAt < asOf ? checkedAt : asOf) : null;
  };

  findFacts = async (gameId: string, asOf: Date): Promise<ReportedLeagueFacts | DoubtfulResult | null> => {
    const game = (await this.#find(gameId))?.game ?? (await this.#findPast(gameId));
    if (!game) return null;
    if (VOIDS.has(game.status)) return voidFacts(gameId, asOf);
    return game.status === 'final' ? this.#facts.report(game, null, asOf) : null;
  };

  findNextChange = async (slateOn: string, asOf: Date): Promise<Date | null> => {
    const games = (await this.#listCurrent()).map(({ game }) => game).filter((game) => game.slateOn === slateOn);
    return nextChangeOf(games, asOf, LIVE_MS);
  };

  async #find(gameId: string): Promise<MappedGame | null> {
    return (await this.#listCurrent()).find(({ game }) => game.gameId === gameId) ?? null;
  }

  /** Never for the season in play: the history's lists do not say whether a game is over. */
  async #findPast(gameId: string): Promise<FeedLeagueGame | null> {
    const year = yearOf(gameId);
    const [first] = await this.#listCurrent();
    if (!first || year >= first.game.seasonYear) return null;
    return (await this.#listPast(year)).find((game) => game.gameId === gameId) ?? null;
  }

  async #listCurrent(): Promise<MappedGame[]> {
    const { value, checkedAt } = this.#reads.note(ALL, await this.#client.rounds());
    const { rows } = value;
    const year = rows[0] ? yearOf(easternDay(new Date(rows[0].startDate))) : 0;
    return mapRounds(rows, await this.#fixturesById(year)).map((mapped) => this.#held.take(mapped, checkedAt));
  }

  /** Only venues hang on the history service: without it games go without. */
  async #fixturesById(year: number): Promise<Map<number, WireFixture>> {
    const good = await this.#client.fixtures(year)?.catch(() => null);
    return new Map((good?.value.rows ?? []).map((fixture) => [fixture.ID, fixture]));
  }

  async #listPast(year: number): Promise<FeedLeagueGame[]> {
    const good = await this.#client.fixtures(year);
    return (good?.value.rows ?? []).flatMap((fixture) => mapFixture(fixture, year) ?? []);
  }
}
