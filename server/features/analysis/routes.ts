import { easternDay } from '@clearedge/quant/calendar';
import { askedSport } from '../../kernel/asked-sport.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { RouteBindings } from '../../kernel/feature.ts';
import { isAboutGame, isAboutSlate } from '../contests/index.ts';
import { type Game, type GameDetail, getGame, listGames } from '../odds/index.ts';
import { analyzeGame } from './analyze-game.ts';
import { getAnalysis } from './reads/get-analysis.ts';
import { type Audience, withSummaries } from './reads/with-summaries.ts';

/** Prices grow older and movements fade without any message. */
const FRESH_MS = 15_000;

const slateFor =
  (audience: Audience) =>
  async (ctx: Ctx, slateOn: string): Promise<Game[]> =>
    withSummaries(ctx, await listGames(ctx, slateOn, [askedSport()]), audience);
const gameFor =
  (audience: Audience) =>
  async (ctx: Ctx, gameId: string): Promise<GameDetail> => {
    const game = await getGame(ctx, gameId);
    return (await withSummaries(ctx, [game], audience))[0] ?? game;
  };

const dayOf = (ctx: Ctx, date: string | undefined): string => date ?? easternDay(ctx.now());

export const analysisRoutes: RouteBindings = {
  'GET /api/games': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { query }) => slateFor('everybody')(ctx, dayOf(ctx, query.date)),
    paid: { feature: 'analysis', build: (ctx, { query }) => slateFor('entitled')(ctx, dayOf(ctx, query.date)) },
    // Without a date the answer is for today, and a message of another day may say that today has changed.
    isChangedBy: (message, { query }) => (query.date ? isAboutSlate(message, query.date, [askedSport()]) : message.topic !== 'user'),
  },
  'GET /api/mlb/games/:date': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => slateFor('everybody')(ctx, params.date),
    paid: { feature: 'analysis', build: (ctx, { params }) => slateFor('entitled')(ctx, params.date) },
    isChangedBy: (message, { params }) => isAboutSlate(message, params.date, [askedSport()]),
  },
  'GET /api/games/:gameId': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => gameFor('everybody')(ctx, params.gameId),
    paid: { feature: 'analysis', build: (ctx, { params }) => gameFor('entitled')(ctx, params.gameId) },
    isChangedBy: (message, { params }) => isAboutGame(message, params.gameId),
  },
  'GET /api/games/:gameId/analysis': getAnalysis,
  'POST /api/games/:gameId/analyze': analyzeGame,
};
