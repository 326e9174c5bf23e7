import type { Contract } from '@clearedge/contract';
import { REFRESH_MS } from '@clearedge/contract/constants';
import type { CallResult } from '@clearedge/contract/route';
import type { GameSport } from '@clearedge/contract/sports';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnyGame } from '../../core/games.ts';
import { ofReader, VISITOR } from '../../core/session/of-reader.ts';
import { useSession } from '../../core/session/session.ts';
import { useCan } from '../../core/session/use-can.ts';
import { apiQuery } from '../../lib/query.ts';
import type { GameDetail, HistoryMarket, HistorySide, PlayerProp } from './contest-types.ts';

const gamesQuery = (date: string) => ({ ...apiQuery('GET /api/games', { query: { date } }), staleTime: REFRESH_MS.gamesCache });

const isLocked = (game: AnyGame): boolean => 'aiSummary' in game && game.aiSummary !== null && 'locked' in game.aiSummary;
export const hasLockedSummary = (games: readonly AnyGame[]): boolean => games.some(isLocked);

// A page carries what everybody may see: for those who have more, its answer is asked for again.
export function useWhole<T>(result: UseQueryResult<T>, isPartial: (data: T) => boolean): UseQueryResult<T> {
  const isOpen = useCan('analysis');
  const { data, refetch } = result;
  const mustAsk = isOpen && data !== undefined && isPartial(data);
  useEffect(() => {
    if (mustAsk) void refetch();
  }, [mustAsk, refetch]);
  return result;
}

export const useGames = (date: string) => useWhole(useQuery({ ...gamesQuery(date), enabled: date !== '' }), hasLockedSummary);
export const useGame = (gameId: string) =>
  useWhole<GameDetail>(useQuery({ ...apiQuery('GET /api/games/:gameId', { params: { gameId } }), staleTime: REFRESH_MS.games }), isLocked);

export type GamePick = CallResult<Contract['GET /api/games/:gameId/picks']>['picks'][number];
/** The published picks of a game, as far as this reader may see them. */
export function useGamePicks(gameId: string) {
  const { user, isLoading } = useSession();
  const query = ofReader(apiQuery('GET /api/games/:gameId/picks', { params: { gameId } }), user?.id ?? VISITOR);
  return useQuery({ ...query, staleTime: REFRESH_MS.games, refetchInterval: REFRESH_MS.games, enabled: !isLoading });
}

export const useNews = (league: GameSport) =>
  useQuery({ ...apiQuery('GET /api/:league/news', { params: { league } }), staleTime: REFRESH_MS.news, refetchInterval: REFRESH_MS.news });

export const useLineHistory = (gameId: string, market: HistoryMarket, side: HistorySide) =>
  useQuery({
    ...apiQuery('GET /api/games/:gameId/line-history', { params: { gameId }, query: { market, side } }),
    staleTime: REFRESH_MS.games,
    placeholderData: (previous) => previous,
  });

/** Those with the plan get what each number is worth, kept apart from what everybody sees. */
export function useAlternates(gameId: string) {
  const isOpen = useCan('analysis');
  const query = ofReader(apiQuery('GET /api/games/:gameId/alternates', { params: { gameId } }), isOpen ? 'analysis' : VISITOR);
  return useQuery({ ...query, staleTime: REFRESH_MS.games, refetchInterval: REFRESH_MS.games });
}

export const usePublicSplit = (gameId: string) =>
  useQuery({ ...apiQuery('GET /api/games/:gameId/public', { params: { gameId } }), staleTime: REFRESH_MS.games });

export const usePlayerProps = (gameId: string, isWanted: boolean) =>
  useQuery({
    ...apiQuery('GET /api/games/:gameId/player-props', { params: { gameId } }),
    enabled: isWanted,
    staleTime: REFRESH_MS.gamesCache,
  });

export const usePropLog = (gameId: string, prop: Pick<PlayerProp, 'playerId' | 'propType' | 'line'>) =>
  useQuery({
    ...apiQuery('GET /api/games/:gameId/player-props/:playerId', {
      params: { gameId, playerId: prop.playerId },
      query: { propType: prop.propType, line: String(prop.line) },
    }),
    staleTime: REFRESH_MS.gamesCache,
  });
