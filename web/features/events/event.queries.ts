import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';
import type { HistoryMarket, HistorySide } from './event-types.ts';
import { GAMES_CACHE_MS, GAMES_MS, LIVE_GAME_MS, NEWS_MS } from './thresholds.ts';

export const gamesQuery = (date: string) => ({ ...apiQuery('GET /api/games', { query: { date } }), staleTime: GAMES_CACHE_MS });
export const gameQuery = (gameId: string) => ({ ...apiQuery('GET /api/games/:gameId', { params: { gameId } }), staleTime: GAMES_MS });

export const useGames = (date: string) => useQuery({ ...gamesQuery(date), enabled: date !== '' });
/** The same list, asked for again every minute while the page is open. */
export const useHomeGames = (date: string) => useQuery({ ...gamesQuery(date), refetchInterval: GAMES_MS, enabled: date !== '' });
export const useGame = (gameId: string) => useQuery(gameQuery(gameId));
export const useGameWhen = (gameId: string, isWanted: boolean) => useQuery({ ...gameQuery(gameId), enabled: isWanted });

export const useNews = () => useQuery({ ...apiQuery('GET /api/mlb/news'), staleTime: NEWS_MS, refetchInterval: NEWS_MS });

export const useLiveGame = (gameId: string, isLive: boolean) =>
  useQuery({
    ...apiQuery('GET /api/live-game/:gameId', { params: { gameId } }),
    enabled: isLive,
    retry: false,
    refetchInterval: ({ state }) => (isLive && state.data?.status !== 'final' ? LIVE_GAME_MS : false),
  });

export const useBoxScore = (gameId: string, isStarted: boolean, isLive: boolean) =>
  useQuery({
    ...apiQuery('GET /api/games/:gameId/box-score', { params: { gameId } }),
    enabled: isStarted,
    refetchInterval: isLive ? LIVE_GAME_MS : false,
  });

export const useLineHistory = (gameId: string, market: HistoryMarket, side: HistorySide) =>
  useQuery({
    ...apiQuery('GET /api/games/:gameId/line-history', { params: { gameId }, query: { market, side } }),
    staleTime: GAMES_MS,
    placeholderData: (previous) => previous,
  });

export const usePublicSplit = (gameId: string) =>
  useQuery({ ...apiQuery('GET /api/games/:gameId/public', { params: { gameId } }), staleTime: GAMES_MS });

export const usePlayerProps = (gameId: string, isWanted: boolean) =>
  useQuery({ ...apiQuery('GET /api/games/:gameId/player-props', { params: { gameId } }), enabled: isWanted, staleTime: GAMES_CACHE_MS });
