import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import type { GameSport } from '@clearedge/contract/sports';
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan } from '../../core/session/use-can.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { apiKey, apiQuery, messageOf } from '../../lib/query.ts';

export type Strategy = CallResult<Contract['GET /api/strategies']>[number];
export type StrategyDetail = CallResult<Contract['GET /api/strategies/:strategyId']>;
export type Figures = Strategy['performance'];
export type Conditions = Strategy['conditions'];
export type Backtest = CallResult<Contract['POST /api/strategies/backtest']>;
export type Suggestion = CallResult<Contract['GET /api/strategies/suggestions']>[number];
export type Match = CallResult<Contract['GET /api/strategies/matches']>[number];
export type NewStrategy = CallInput<Contract['POST /api/strategies']>['body'];
export type StrategyEdit = CallInput<Contract['PATCH /api/strategies/:strategyId']>['body'];

const FRESH_MS = 60_000;
const fresh = { staleTime: 0, refetchInterval: FRESH_MS };
const of = (strategyId: string) => ({ params: { strategyId } });

export const useStrategies = () => useQuery({ ...apiQuery('GET /api/strategies'), ...fresh, enabled: useCan('strategies') });
export const useStrategy = (strategyId: string) => useQuery({ ...apiQuery('GET /api/strategies/:strategyId', of(strategyId)), ...fresh });
/** Of a sport; nothing is asked before it is known. */
export function useSuggestions(sport: GameSport | null) {
  const isOpen = useCan('strategies');
  return useQuery({
    ...apiQuery('GET /api/strategies/suggestions', sport ? { query: { sport } } : {}),
    ...fresh,
    enabled: isOpen && sport !== null,
    placeholderData: keepPreviousData,
  });
}
export const useMatches = () => useQuery({ ...apiQuery('GET /api/strategies/matches'), ...fresh, enabled: useCan('strategies') });

/** The backtest of conditions that are not kept yet; null while the form says nothing whole. */
export const useBacktest = (conditions: Conditions | null) =>
  useQuery({
    queryKey: ['backtest', JSON.stringify(conditions)],
    queryFn: ({ signal }) => call('POST /api/strategies/backtest', { body: { conditions: conditions! } }, { signal }),
    enabled: conditions !== null,
    placeholderData: keepPreviousData,
  });

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/strategies') });

const failed = (fallback: string) => (error: unknown) =>
  void toast({ title: 'Error', description: messageOf(error) ?? fallback, variant: 'destructive' });

/** The caller keeps the key until the server has answered: pressing again after a lost answer keeps no second strategy. */
export function useCreateStrategy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: NewStrategy; key: string }) => call('POST /api/strategies', { body }, { idempotencyKey: key }),
    onSuccess: ({ name }) => void toast({ title: 'Strategy created', description: `${name}: its forward test begins now.` }),
    onError: failed('Failed to create the strategy'),
    onSettled: () => void refresh(client),
  });
}

export function useEditStrategy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ strategyId, body }: { strategyId: string; body: StrategyEdit }) =>
      call('PATCH /api/strategies/:strategyId', { ...of(strategyId), body }),
    onSuccess: ({ name }) => void toast({ title: 'Strategy saved', description: name }),
    onError: failed('Failed to save the strategy'),
    onSettled: () => void refresh(client),
  });
}

/** Shown at once, and taken back if the server refuses. */
export function useToggleStrategy() {
  const client = useQueryClient();
  const key = apiKey('/api/strategies');
  return useMutation({
    mutationFn: ({ id, isActive }: Strategy) => call('PATCH /api/strategies/:strategyId', { ...of(id), body: { isActive: !isActive } }),
    onMutate: ({ id }) => {
      const before = client.getQueryData<Strategy[]>(key);
      client.setQueryData<Strategy[]>(key, (list) => list?.map((one) => (one.id === id ? { ...one, isActive: !one.isActive } : one)));
      return { before };
    },
    onSuccess: ({ name, isActive }) => void toast({ title: isActive ? 'Strategy activated' : 'Strategy deactivated', description: name }),
    onError: (error, _strategy, stored) => {
      client.setQueryData(key, stored?.before);
      failed('Failed to change the strategy')(error);
    },
    onSettled: () => void refresh(client),
  });
}

export function useDeleteStrategy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Strategy) => call('DELETE /api/strategies/:strategyId', of(id)),
    onSuccess: (_ok, { name }) => void toast({ title: 'Strategy deleted', description: name }),
    onError: failed('Failed to delete the strategy'),
    onSettled: () => void refresh(client),
  });
}
