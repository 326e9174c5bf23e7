import { REFRESH_MS } from '@clearedge/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { hasStarted } from '../../../core/games.ts';
import { apiQuery } from '../../../lib/query.ts';
import type { GameDetail } from '../contest-types.ts';

/** How a game's chances moved; asked for from the first pitch on, again and again while it is in play. */
export const useCurve = (game: Pick<GameDetail, 'gameId' | 'status'>) =>
  useQuery({
    ...apiQuery('GET /api/win-probability/:gameId', { params: { gameId: game.gameId } }),
    enabled: hasStarted(game),
    refetchInterval: game.status === 'live' ? REFRESH_MS.liveGame : false,
  });
