import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Analysis } from '../../shapes/analysis.ts';
import { GameId } from '../../terms.ts';

const ByGame = z.object({ gameId: GameId });

export const analysisRoutes = defineRoutes({
  'GET /api/games/:gameId/analysis': {
    id: 'getAnalysis',
    summary: 'The whole analysis of a game at the current prices',
    access: 'analysis',
    params: ByGame,
    response: Analysis,
  },
  'POST /api/games/:gameId/analyze': {
    id: 'analyzeGame',
    summary: 'Analyses a game; answers the analysis there is while nothing has changed',
    access: 'analysis',
    perMinute: 30,
    params: ByGame,
    response: Analysis,
  },
});
