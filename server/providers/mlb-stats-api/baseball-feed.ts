import { easternDay } from '@clearedge/quant/calendar';
import type {
  BaseballFeed,
  BoxScore,
  DoubtfulResult,
  FeedGame,
  FeedPitcher,
  FinishedGame,
  LivePlay,
  LiveState,
  ReportedFacts,
  WholeBoxScore,
} from '../../ports/baseball-feed.ts';
import { DoubtLog, ProviderFault, ReadTimes, SteadyResults } from '../http/index.ts';
import { startOf } from '../leagues/delayed-start.ts';
import { scoreOf, wholeBox } from './check-result.ts';
import type { MlbClient } from './client.ts';
import { statusOf } from './game-status.ts';
import { mapBoxScore, mapLineScore } from './map-box.ts';
import { mapFacts } from './map-facts.ts';
import { mapPitcher } from './map-people.ts';
import { gameIdOf, gamesOf, JOINED_NOTHING, type Joined, mapSchedule } from './map-schedule.ts';
import type { WireLiveFeed, WirePlay } from './schema/live-feed.ts';
import type { WireGame, WireSchedule, WireVenue } from './schema/schedule.ts';

const MOST_PLAYS = 20;

function mapPlay({ result, about }: WirePlay): LivePlay | null {
  const at = new Date(about.endTime ?? about.startTime ?? Number.NaN);
  if (!about.isComplete || !result.description || Number.isNaN(at.getTime())) return null;
  return {
    at,
    inning: about.inning,
    half: about.halfInning === 'bottom' ? 'bottom' : 'top',
    text: result.description,
    isScoring: about.isScoringPlay ?? false,
    score: result.awayScore == null || result.homeScore == null ? null : { away: result.awayScore, home: result.homeScore },
  };
}

/** How it stood after each play; left out where a play does not say so. */
function momentsOf(plays: readonly WirePlay[]): Pick<LiveState, 'moments'> {
  const done = plays.filter(({ about }) => about.isComplete);
  const moments = done.flatMap((wire) => {
    const play = mapPlay(wire);
    const outs = wire.count?.outs;
    if (!play?.score || outs == null || !wire.matchup) return [];
    const { postOnFirst, postOnSecond, postOnThird } = wire.matchup;
    const { at, inning, half, text, score } = play;
    const runners = { first: Boolean(postOnFirst), second: Boolean(postOnSecond), third: Boolean(postOnThird) };
    return [{ at, inning, half, text, score, outs, runners }];
  });
  return moments.length > 0 && moments.length === done.length ? { moments } : {};
}

/** Null before the first pitch, when the feed shows a first inning with nothing in it, and while it leaves out score, inning or outs. */
export function mapLiveState(gameId: string, { gameData, liveData }: WireLiveFeed, asOf: Date): LiveState | null {
  const status = statusOf(gameData.status);
  const { linescore, plays } = liveData;
  if (status !== 'live' && status !== 'final' && status !== 'suspended') return null;
  const score = scoreOf(linescore);
  const { currentInning, isTopInning, outs } = linescore;
  if (!score || currentInning == null || isTopInning == null || outs == null) return null;
  const reported = plays.allPlays.rows.flatMap((play) => mapPlay(play) ?? []).reverse();
  const lineScore = mapLineScore(linescore);
  const { offense, defense } = linescore;
  const isBetweenInnings = linescore.inningState === 'Middle' || linescore.inningState === 'End';
  return {
    gameId,
    asOf,
    inning: currentInning,
    half: isTopInning ? 'top' : 'bottom',
    isBetweenInnings,
    balls: linescore.balls ?? null,
    strikes: linescore.strikes ?? null,
    outs,
    runners: { first: Boolean(offense?.first), second: Boolean(offense?.second), third: Boolean(offense?.third) },
    batter: status === 'live' ? (offense?.batter?.fullName ?? null) : null,
    pitcher: status === 'live' ? (defense?.pitcher?.fullName ?? null) : null,
    lastPlay: reported[0]?.text ?? null,
    score,
    lineScore,
    plays: reported.slice(0, MOST_PLAYS),
    ...momentsOf(plays.allPlays.rows),
  };
}

const LIVE_MS = 10_000;
const DUE_MS = 30_000;
const CORRECTED_MS = 8 * 3_600_000;

const dayOfGame = (gameId: string): string => `${gameId.slice(0, 4)}-${gameId.slice(4, 6)}-${gameId.slice(6, 8)}`;
const lastPlayAt = ({ liveData }: WireLiveFeed): Date | null => {
  const reported = liveData.plays.allPlays.rows.at(-1)?.about.endTime;
  return reported ? new Date(reported) : null;
};

const daysOf = (contests: readonly FeedGame[]): string[] => contests.map(({ slateOn }) => slateOn).sort();

/** MLB as its Stats API tells it now. It knows no time but the present. */
export class MlbFeed implements BaseballFeed {
  readonly #client: MlbClient;
  readonly #steady = new SteadyResults();
  readonly doubts = new DoubtLog();
  readonly #reads = new ReadTimes();

  constructor(client: MlbClient) {
    this.#client = client;
  }

  listContests = async (slateOn: string): Promise<FeedGame[]> => {
    const { value, checkedAt } = this.#reads.note(slateOn, await this.#client.schedule(slateOn));
    const contests = mapSchedule(value, await this.#joined(value)).filter((contest) => contest.slateOn === slateOn);
    return contests.map((contest) => ({ ...contest, startsAt: startOf(contest, checkedAt) }));
  };

  findReadAt = (slateOn: string, asOf: Date): Promise<Date | null> => Promise.resolve(this.#reads.at(slateOn, asOf));

  listSeason = async (from: string, to: string): Promise<FeedGame[]> => {
    const { value } = await this.#client.season(from, to);
    return mapSchedule(value, { ...JOINED_NOTHING, venues: await this.#venues(value) });
  };

  getSeasonSpan = async (slateOn: string): Promise<{ from: string; to: string; year: number }> => {
    const year = Number(slateOn.slice(0, 4));
    const own = daysOf(await this.#listSeasonOf(year));
    // Before the first game of a year it is still the season before.
    const before = own[0] !== undefined && slateOn < own[0] ? daysOf(await this.#listSeasonOf(year - 1)) : [];
    const days = before.length > 0 ? before : own;
    return { from: days[0] ?? slateOn, to: days.at(-1) ?? slateOn, year: Number(days[0]?.slice(0, 4) ?? year) };
  };

  /** Of a source that knows no such season: nothing. */
  async #listSeasonOf(year: number): Promise<FeedGame[]> {
    try {
      return mapSchedule((await this.#client.season(`${year}-02-15`, `${year}-11-30`)).value, JOINED_NOTHING);
    } catch (error) {
      if (error instanceof ProviderFault && error.kind === 'not_found') return [];
      throw error;
    }
  }

  findLiveState = async (gameId: string, asOf: Date): Promise<LiveState | null> => {
    const reported = await this.#askFeed(gameId);
    // What was told a while ago is that old, whoever asks now.
    return reported ? mapLiveState(gameId, reported.feed, reported.checkedAt < asOf ? reported.checkedAt : asOf) : null;
  };

  findBoxScore = async (gameId: string, asOf: Date): Promise<BoxScore | null> => {
    const feed = await this.findFeed(gameId);
    return feed && mapLiveState(gameId, feed, asOf) ? mapBoxScore(feed.liveData) : null;
  };

  listFinishedGames = async (slateOn: string, asOf: Date): Promise<FinishedGame[]> => {
    const finished = (await this.listContests(slateOn)).filter(({ status }) => status === 'final');
    const games: FinishedGame[] = [];
    for (const contest of finished) {
      const feed = await this.findFeed(contest.gameId);
      const found = await this.findFacts(contest.gameId, asOf);
      // A result in doubt, or a figure that is missing, would teach the model nonsense.
      const boxScore = feed && wholeBox(mapBoxScore(feed.liveData));
      if (feed && boxScore && found && !('doubts' in found) && found.isFinal) games.push(finishedGame(contest, feed, found, boxScore));
    }
    return games;
  };

  findFacts = async (gameId: string, asOf: Date): Promise<ReportedFacts | DoubtfulResult | null> => {
    const reported = await this.#askFeed(gameId);
    const facts = reported && mapFacts(reported.feed, reported.contest);
    if (!reported || !facts) return null;
    this.doubts.note(gameId, 'doubts' in facts ? facts.doubts : []);
    if ('doubts' in facts) return { gameId, doubts: facts.doubts };
    const { feed } = reported;
    if (facts.state === 'suspended') return { gameId, facts, reportedAt: lastPlayAt(feed) ?? asOf, isFinal: false };
    if (facts.state === 'postponed') return { gameId, facts, reportedAt: asOf, isFinal: true };
    const startsAt = new Date(feed.gameData.datetime.dateTime ?? asOf);
    const isFinal = this.#steady.isSteady(gameId, JSON.stringify([facts.score, facts.lineScore, facts.players]), startsAt, asOf);
    return { gameId, facts, reportedAt: lastPlayAt(feed) ?? asOf, isFinal };
  };

  findNextChange = async (slateOn: string, asOf: Date): Promise<Date | null> => {
    const now = asOf.getTime();
    const times = (await this.listContests(slateOn)).flatMap(({ status, startsAt }) => {
      if (status === 'live') return now + LIVE_MS;
      if (status === 'scheduled' || status === 'delayed') return Math.max(startsAt.getTime(), now + DUE_MS);
      return status === 'final' && now - startsAt.getTime() < CORRECTED_MS ? now + DUE_MS : [];
    });
    return times.length > 0 ? new Date(Math.min(...times)) : null;
  };

  /** The live feed of a game by the product's id; null for an id that the day's schedule does not have. */
  async findFeed(gameId: string): Promise<WireLiveFeed | null> {
    return (await this.#askFeed(gameId))?.feed ?? null;
  }

  async #askFeed(gameId: string): Promise<{ feed: WireLiveFeed; contest: FeedGame; checkedAt: Date } | null> {
    const { value } = await this.#client.schedule(dayOfGame(gameId));
    const contest = mapSchedule(value, JOINED_NOTHING).find((each) => each.gameId === gameId);
    if (!contest) return null;
    const { value: feed, checkedAt } = await this.#client.liveFeed(Number(contest.sourceId));
    if (contest.status !== 'postponed') return { feed, contest, checkedAt };
    // A game that was put off keeps its number: on its old day it is the schedule that is right.
    const status = { abstractGameState: 'Final', detailedState: 'Postponed' };
    return { feed: { ...feed, gameData: { ...feed.gameData, status } }, contest, checkedAt };
  }

  /** Where a game of a day's schedule is played; null where that is not known. */
  async findVenue(gameId: string): Promise<{ venue: WireVenue; game: WireGame } | null> {
    const { value } = await this.#client.schedule(dayOfGame(gameId));
    const game = gamesOf(value).find((each) => gameIdOf(each) === gameId);
    const venue = game?.venue ? await this.#client.venue(game.venue.id) : null;
    return game && venue ? { venue, game } : null;
  }

  async #joined(schedule: WireSchedule): Promise<Joined> {
    const [venues, pitchers] = await Promise.all([this.#venues(schedule), this.#pitchers(schedule)]);
    return { venues, pitchers };
  }

  /** Parks and starters come from other calls: without them the games stand all the same. */
  async #venues(schedule: WireSchedule): Promise<Map<number, WireVenue>> {
    const ids = [...new Set(gamesOf(schedule).flatMap(({ venue }) => venue?.id ?? []))];
    const found = await Promise.all(ids.map((id) => this.#client.venue(id).catch(() => null)));
    return new Map(found.flatMap((venue) => (venue ? [[venue.id, venue]] : [])));
  }

  async #pitchers(schedule: WireSchedule): Promise<Map<number, FeedPitcher>> {
    const games = gamesOf(schedule);
    const ids = games.flatMap(({ teams }) => [teams.away.probablePitcher?.id ?? [], teams.home.probablePitcher?.id ?? []].flat());
    const season = Number(games[0]?.season ?? 0);
    const people = await this.#client.people([...new Set(ids)], season).catch(() => []);
    return new Map(people.map((person) => [person.id, mapPitcher(person)]));
  }
}

function finishedGame(
  { gameId, seasonYear, gameNumber, scheduledInnings, venue, away, home }: FeedGame,
  feed: WireLiveFeed,
  { facts: { lineScore } }: ReportedFacts,
  boxScore: WholeBoxScore,
): FinishedGame {
  return {
    gameId,
    playedOn: easternDay(lastPlayAt(feed) ?? new Date(feed.gameData.datetime.dateTime ?? `${dayOfGame(gameId)}T23:00:00Z`)),
    seasonYear,
    gameNumber,
    scheduledInnings,
    venue: venue.name,
    awayCode: away.code,
    homeCode: home.code,
    lineScore,
    boxScore,
  };
}
