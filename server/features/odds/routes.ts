import type { RouteBindings } from '../../kernel/feature.ts';
import { isAboutGame } from '../contests/index.ts';
import { getLineHistory } from './reads/get-line-history.ts';
import { listBooks } from './reads/list-books.ts';

export const oddsBindings = (): RouteBindings => ({
  'GET /api/books': { shared: true, freshForMs: 600_000, build: (ctx) => listBooks(ctx), isChangedBy: () => false },
  'GET /api/games/:gameId/line-history': {
    shared: true,
    freshForMs: 60_000,
    build: (ctx, { params, query }) => getLineHistory(ctx, params.gameId, query),
    isChangedBy: (message, { params }) => message.topic !== 'live' && isAboutGame(message, params.gameId),
  },
});
