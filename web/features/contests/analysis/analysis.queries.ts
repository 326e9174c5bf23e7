import { call } from '@clearedge/contract/client';
import { REFRESH_MS } from '@clearedge/contract/constants';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../core/toasts/toasts.ts';
import { apiQuery, messageOf } from '../../../lib/query.ts';

const analysisQuery = (gameId: string) => apiQuery('GET /api/games/:gameId/analysis', { params: { gameId } });

/** A game's whole analysis, asked for again every minute while it is on screen: its prices do not stand still. */
export const useAnalysis = (gameId: string) =>
  useQuery({ ...analysisQuery(gameId), staleTime: REFRESH_MS.games, refetchInterval: REFRESH_MS.games });

const isSlate = (path: unknown): boolean => typeof path === 'string' && /^\/api\/(mlb\/)?games/.test(path);

export function useAnalyze(gameId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/games/:gameId/analyze', { params: { gameId } }),
    onSuccess: (analysis) => {
      client.setQueryData(analysisQuery(gameId).queryKey, analysis);
      void client.invalidateQueries({ predicate: ({ queryKey }) => isSlate(queryKey[0]) && !String(queryKey[0]).endsWith('/analysis') });
    },
    onError: (error) =>
      toast({
        title: 'Generation failed',
        description: messageOf(error) ?? 'Unable to generate the analysis. Please try again.',
        variant: 'destructive',
      }),
  });
}
