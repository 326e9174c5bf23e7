import { sportsWith } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type RouteBindings, type Verb } from '../../kernel/feature.ts';
import { requestedSport } from '../../kernel/requested-sport.ts';
import { type Contest, getContest, isAboutGame, isAboutSlate, isBettingClosed, listSlate, publishSlates } from '../contests/index.ts';
import { type Game, type GameDetail, getGame, listGames } from '../odds/index.ts';
import { alternatesFor } from './alternates/get-alternates.ts';
import { type Audience, getAnalysis, withSummaries } from './analysis-reads.ts';
import { listNewestAnalyses } from './analysis-rows.ts';
import { analyzeContests } from './analyze-contests.ts';
import { getLeagueAnalysis } from './leagues/get-league-analysis.ts';

/** Analyses a game now; while nothing has changed since the last analysis, that one is the answer. */
const analyzeGame: Verb<'POST /api/games/:gameId/analyze'> = async (ctx, { params }) => {
  const contest = await getContest(ctx, params.gameId, sportsWith('hasAnalysis'));
  const made = await analyzeContests(ctx, [contest]);
  if (made.length > 0) await ctx.publish({ topic: 'slate', slateOn: contest.slateOn, sport: contest.sport });
  else await checkAnalyzed(ctx, contest);
  return getAnalysis(ctx, { params });
};

async function checkAnalyzed(ctx: Ctx, contest: Contest): Promise<void> {
  if ((await listNewestAnalyses(ctx.db, [contest.id])).size > 0) return;
  if (isBettingClosed(contest, ctx.now()))
    throw new DomainError('CONTEST_STARTED', 'This game has begun and was not analyzed before its first pitch.');
  throw new DomainError(
    'UNPROCESSABLE',
    "The model has no opinion of this game yet. It looks at today's and tomorrow's games; try again in a few minutes.",
  );
}

/** Prices grow older and movements fade without any message. */
const FRESH_MS = 15_000;

const slateFor =
  (audience: Audience) =>
  async (ctx: Ctx, slateOn: string): Promise<Game[]> =>
    withSummaries(ctx, await listGames(ctx, slateOn, [requestedSport()]), audience);
const gameFor =
  (audience: Audience) =>
  async (ctx: Ctx, gameId: string): Promise<GameDetail> => {
    const game = await getGame(ctx, gameId);
    return (await withSummaries(ctx, [game], audience))[0] ?? game;
  };

const dayOf = (ctx: Ctx, date: string | undefined): string => date ?? easternDay(ctx.now());

const analysisRoutes: RouteBindings = {
  'GET /api/games': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { query }) => slateFor('everybody')(ctx, dayOf(ctx, query.date)),
    paid: { feature: 'analysis', build: (ctx, { query }) => slateFor('entitled')(ctx, dayOf(ctx, query.date)) },
    // Without a date the answer is for today, and a message of another day may say that today has changed.
    isChangedBy: (message, { query }) => (query.date ? isAboutSlate(message, query.date, [requestedSport()]) : message.topic !== 'user'),
  },
  'GET /api/mlb/games/:date': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => slateFor('everybody')(ctx, params.date),
    paid: { feature: 'analysis', build: (ctx, { params }) => slateFor('entitled')(ctx, params.date) },
    isChangedBy: (message, { params }) => isAboutSlate(message, params.date, [requestedSport()]),
  },
  'GET /api/games/:gameId': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => gameFor('everybody')(ctx, params.gameId),
    paid: { feature: 'analysis', build: (ctx, { params }) => gameFor('entitled')(ctx, params.gameId) },
    isChangedBy: (message, { params }) => isAboutGame(message, params.gameId),
  },
  'GET /api/games/:gameId/alternates': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => alternatesFor('everybody')(ctx, params.gameId),
    paid: { feature: 'analysis', build: (ctx, { params }) => alternatesFor('entitled')(ctx, params.gameId) },
    isChangedBy: (message, { params }) => isAboutGame(message, params.gameId),
  },
  'GET /api/games/:gameId/analysis': getAnalysis,
  'POST /api/games/:gameId/analyze': analyzeGame,
  'GET /api/:league/games/:gameId/analysis': getLeagueAnalysis,
};

/** Keeps the analyses of today's and tomorrow's games current until each begins. */
export async function analyzeSlates(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  const sports = sportsWith('hasAnalysis');
  const contests = [...(await listSlate(ctx, today, sports)), ...(await listSlate(ctx, shiftDay(today, 1), sports))];
  const made = new Set((await analyzeContests(ctx, contests)).map(({ contestId }) => contestId));
  await publishSlates(
    ctx,
    contests.filter(({ id }) => made.has(id)),
  );
}

/** The period is of product time. */
export const analysisFeature = defineFeature({
  name: 'analysis',
  routes: analysisRoutes,
  schedules: [
    defineSchedule({
      name: 'analyze-slates',
      every: { seconds: 60 },
      job: defineJob({ payload: FIRED, name: 'analyze-slates', maxAttempts: 2, leaseSeconds: 300, run: analyzeSlates }),
    }),
  ],
});
