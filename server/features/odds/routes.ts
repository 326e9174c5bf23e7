import { easternDay } from '@clearedge/quant/calendar';
import type { RouteBindings } from '../../kernel/feature.ts';
import { isAboutGame, isAboutSlate } from '../events/index.ts';
import { getGame } from './board/get-game.ts';
import { listGames } from './board/list-games.ts';
import { getLineHistory } from './reads/get-line-history.ts';
import { keptProps, listPlayerProps } from './reads/list-player-props.ts';

/** Prices grow older and movements fade without any message. */
const FRESH_MS = 15_000;

/** A feature has its own memory of the props it asked for. */
export const oddsBindings = (askForProps = keptProps()): RouteBindings => ({
  'GET /api/games': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { query }) => listGames(ctx, query.date ?? easternDay(ctx.now())),
    // Without a date the answer is for today, and a message of another day may say that today has changed.
    isChangedBy: (message, { query }) => (query.date ? isAboutSlate(message, query.date) : message.topic !== 'user'),
  },
  'GET /api/mlb/games/:date': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => listGames(ctx, params.date),
    isChangedBy: (message, { params }) => isAboutSlate(message, params.date),
  },
  'GET /api/games/:gameId': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => getGame(ctx, params.gameId),
    isChangedBy: (message, { params }) => isAboutGame(message, params.gameId),
  },
  'GET /api/games/:gameId/line-history': {
    shared: true,
    freshForMs: 60_000,
    build: (ctx, { params, query }) => getLineHistory(ctx, params.gameId, query),
    isChangedBy: (message, { params }) => message.topic !== 'live' && isAboutGame(message, params.gameId),
  },
  'GET /api/games/:gameId/player-props': (ctx, { params }) => listPlayerProps(ctx, params.gameId, askForProps),
});
