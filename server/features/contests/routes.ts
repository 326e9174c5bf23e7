import type { RouteBindings } from '../../kernel/feature.ts';
import { getBoxScore } from './reads/get-box-score.ts';
import { getLiveGame } from './reads/get-live-game.ts';
import { listLatestNews } from './reads/list-latest-news.ts';
import { search } from './reads/search.ts';
import { isAboutGame } from './slate-messages.ts';

export const contestBindings: RouteBindings = {
  'GET /api/games/:gameId/box-score': {
    shared: true,
    freshForMs: 15_000,
    build: (ctx, { params }) => getBoxScore(ctx, params.gameId),
    isChangedBy: (message, { params }) => isAboutGame(message, params.gameId),
  },
  'GET /api/live-game/:gameId': {
    shared: true,
    freshForMs: 5000,
    build: (ctx, { params }) => getLiveGame(ctx, params.gameId),
    isChangedBy: (message, { params }) => isAboutGame(message, params.gameId),
  },
  'GET /api/mlb/news': {
    shared: true,
    freshForMs: 60_000,
    build: (ctx) => listLatestNews(ctx),
    isChangedBy: (message) => message.topic === 'clock',
  },
  'GET /api/search': (ctx, { query }) => search(ctx, query.q),
};
