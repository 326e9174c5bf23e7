import { type ClaimMemory, FITTED_MEMORY, rememberDay } from '@clearedge/quant/blend';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import {
  absorbDay,
  type ClosingView,
  createRatings,
  type RatedBatter,
  type RatedGame,
  type RatedPitcher,
  type RatedSide,
  type Ratings,
  ratingsFromJson,
  ratingsToJson,
} from '@clearedge/quant/sports/baseball/ratings';
import { fetchFrom } from '../../kernel/ask-source.ts';
import { groupBy } from '../../kernel/collections.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { BatterLine, FinishedGame, PitcherLine, WholeBoxScore } from '../../ports/index.ts';
import { findClosings } from './find-closings.ts';
import { MODEL_VERSION } from './model-version.ts';
import { listOpenedOpinions } from './opened-opinions.ts';
import { findRatingState, writeRatingState } from './rating-rows.ts';

type Side = WholeBoxScore['away'];

const sum = <T>(lines: readonly T[], of: (line: T) => number): number => lines.reduce((total, line) => total + of(line), 0);

const ratedPitcher = (line: PitcherLine<number>): RatedPitcher => ({
  playerId: line.playerId,
  isStarter: line.isStarter,
  outs: line.outs,
  battersFaced: null,
  strikeouts: line.strikeouts,
  walks: line.walks,
  hitByPitch: null,
  homeRuns: line.homeRuns,
  runs: line.runs,
  pitches: line.pitches,
});

const ratedBatter = (line: BatterLine<number>): RatedBatter => ({
  playerId: line.playerId,
  atBats: line.atBats,
  hits: line.hits,
  doubles: line.doubles,
  triples: line.triples,
  homeRuns: line.homeRuns,
  walks: line.walks,
  strikeouts: line.strikeouts,
  hitByPitch: null,
});

function ratedSide(teamId: string, runsByInning: readonly number[], own: Side, other: Side): RatedSide {
  const starters = own.batters.filter(({ isStarter }) => isStarter).sort((a, b) => a.battingOrder - b.battingOrder);
  return {
    teamId,
    runs: sum(runsByInning, (runs) => runs),
    runsByInning,
    battingOuts: sum(other.pitchers, ({ outs }) => outs),
    atBats: sum(own.batters, ({ atBats }) => atBats),
    hits: sum(own.batters, ({ hits }) => hits),
    doubles: sum(own.batters, ({ doubles }) => doubles),
    triples: sum(own.batters, ({ triples }) => triples),
    homeRuns: sum(own.batters, ({ homeRuns }) => homeRuns),
    walks: sum(own.batters, ({ walks }) => walks),
    hitByPitch: null,
    strikeouts: sum(own.batters, ({ strikeouts }) => strikeouts),
    starterId: own.pitchers.find(({ isStarter }) => isStarter)?.playerId ?? null,
    lineUp: starters.map(({ playerId }) => playerId),
    pitchers: own.pitchers.map(ratedPitcher),
    batters: own.batters.map(ratedBatter),
  };
}

/** A finished game in the form the ratings take, with its close where it was recorded. `knownOn`: the Eastern day its result counts. */
export function toRatedGame(game: FinishedGame, knownOn: string, closing: ClosingView | null = null): RatedGame {
  const { away, home } = game.boxScore;
  return {
    gameId: game.gameId,
    playedOn: knownOn,
    season: game.seasonYear,
    gameNumber: game.gameNumber,
    parkId: game.venue,
    scheduledInnings: game.scheduledInnings,
    away: ratedSide(game.awayCode, game.lineScore.away, away, home),
    home: ratedSide(game.homeCode, game.lineScore.home, home, away),
    closing,
  };
}

/** A suspended game may end days after it began. */
const LOOK_BACK_DAYS = 5;
/** What is done is kept every so many days, so that a restart does not begin anew. */
const STRIDE_DAYS = 14;

interface Progress {
  ratings: Ratings;
  ratedTo: string;
  games: number;
  recent: Set<string>;
  memory: ClaimMemory;
}

/** Takes in every game of the days before today that was not taken in yet: the last season and this one on a new database, then day by day. */
export async function rateGames(ctx: Ctx): Promise<void> {
  const yesterday = shiftDay(easternDay(ctx.now()), -1);
  const progress = (await resume(ctx)) ?? (await begin(ctx));
  if (progress === null) return;
  while (progress.ratedTo < yesterday) {
    const until = [shiftDay(progress.ratedTo, STRIDE_DAYS), yesterday].sort()[0]!;
    const isWhole = await take(ctx, progress, until);
    if (!isWhole) return;
    await keep(ctx, progress);
  }
}

async function resume(ctx: Ctx): Promise<Progress | null> {
  const stored = await findRatingState(ctx.db, MODEL_VERSION);
  if (stored === null) return null;
  const { state, ratedTo, games, recent } = stored;
  return { ratings: ratingsFromJson(state), ratedTo, games, recent: new Set(recent.gameIds), memory: recent.memory ?? FITTED_MEMORY };
}

/** The season before this one gives the ratings that clubs and players bring along. */
async function begin(ctx: Ctx): Promise<Progress | null> {
  const from = await fetchFrom(ctx, 'season span', async () => {
    const season = await ctx.ports.baseball.getSeasonSpan(easternDay(ctx.now()));
    const last = await ctx.ports.baseball.getSeasonSpan(shiftDay(season.from, -1));
    return last.from < season.from ? last.from : season.from;
  });
  return from === null
    ? null
    : { ratings: createRatings(), ratedTo: shiftDay(from, -1), games: 0, recent: new Set(), memory: FITTED_MEMORY };
}

/** False when a day could not be had: it is asked for again, because the days after it build on it. */
async function take(ctx: Ctx, progress: Progress, until: string): Promise<boolean> {
  const found: FinishedGame[] = [];
  for (let day = shiftDay(progress.ratedTo, 1 - LOOK_BACK_DAYS); day <= until; day = shiftDay(day, 1)) {
    const games = await fetchFrom(ctx, `finished games of ${day}`, () => ctx.ports.baseball.listFinishedGames(day, ctx.now()));
    if (games === null) return false;
    found.push(...games.filter(({ gameId }) => !progress.recent.has(gameId)));
  }
  const closings = await findClosings(ctx, shiftDay(progress.ratedTo, 1 - LOOK_BACK_DAYS), until);
  const opened = await listOpenedOpinions(ctx.db, [...closings.keys()]);
  for (const [day, games] of byDay(found, until)) {
    // One that was told late counts from the day on which it became known.
    const knownOn = day < progress.ratings.lastDay ? progress.ratings.lastDay : day;
    absorbDay(
      progress.ratings,
      games.map((game) => toRatedGame(game, knownOn, closings.get(game.gameId))),
    );
    const closed = games.flatMap(({ gameId }) => {
      const [opinion, pClose] = [opened.get(gameId), closings.get(gameId)?.pHome];
      return opinion === undefined || pClose == null ? [] : [{ ...opinion, pClose }];
    });
    if (closed.length > 0) progress.memory = rememberDay(progress.memory, closed);
    for (const { gameId } of games) progress.recent.add(gameId);
    progress.games += games.length;
  }
  progress.ratedTo = until;
  return true;
}

/** Games in order of the day on which they ended; those of the last day that ended after midnight belong to it. */
function byDay(games: readonly FinishedGame[], until: string): [string, FinishedGame[]][] {
  const days = groupBy(games, ({ playedOn }) => (playedOn > until ? until : playedOn));
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1));
}

async function keep(ctx: Ctx, { ratings, ratedTo, games, recent, memory }: Progress): Promise<void> {
  const since = shiftDay(ratedTo, -LOOK_BACK_DAYS).replaceAll('-', '');
  for (const gameId of recent) if (gameId.slice(0, since.length) < since) recent.delete(gameId);
  await writeRatingState(ctx.db, {
    modelVersion: MODEL_VERSION,
    ratedTo,
    games,
    state: ratingsToJson(ratings),
    recent: { gameIds: [...recent], memory },
    updatedAt: ctx.now(),
  });
}
