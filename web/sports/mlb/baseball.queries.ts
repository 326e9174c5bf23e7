import { REFRESH_MS } from '@clearedge/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';

export const slateQuery = ({ date }: { date: string }) => ({
  ...apiQuery('GET /api/games', { query: { date } }),
  staleTime: REFRESH_MS.gamesCache,
  refetchInterval: REFRESH_MS.games,
});

export const gameQuery = (gameId: string) => ({
  ...apiQuery('GET /api/games/:gameId', { params: { gameId } }),
  staleTime: REFRESH_MS.games,
});

export const useLiveGame = (gameId: string, isLive: boolean) =>
  useQuery({
    ...apiQuery('GET /api/live-game/:gameId', { params: { gameId } }),
    enabled: isLive,
    retry: false,
    refetchInterval: ({ state }) => (isLive && state.data?.status !== 'final' ? REFRESH_MS.liveGame : false),
  });

export const useBoxScore = (gameId: string, isStarted: boolean, isLive: boolean) =>
  useQuery({
    ...apiQuery('GET /api/games/:gameId/box-score', { params: { gameId } }),
    enabled: isStarted,
    refetchInterval: isLive ? REFRESH_MS.liveGame : false,
  });
