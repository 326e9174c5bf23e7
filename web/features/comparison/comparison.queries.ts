import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import { REFRESH_MS } from '@clearedge/contract/constants';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import type { GameSport } from '@clearedge/contract/sports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ofReader } from '../../core/session/of-reader.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { apiKey, apiQuery, messageOf } from '../../lib/query.ts';

export type ComparedGame = CallResult<Contract['GET /api/odds-comparison']>[number];
export type ComparedBook = ComparedGame['bookmakers'][number];
export type MarketComparison = ComparedGame['markets'][number];
export type Market = MarketComparison['market'];
export type Quote = NonNullable<NonNullable<ComparedBook['markets'][Market]>['first']>;
type Found = CallResult<Contract['GET /api/odds-comparison/opportunities']>;
export type Opportunity = Found['items'][number];
export type ValueBoard = CallResult<Contract['GET /api/odds-comparison/value']>;
export type ValuePrice = ValueBoard['items'][number];
export type DoubtedPrice = ValueBoard['doubted'][number];
export type LineHistory = CallResult<Contract['GET /api/games/:gameId/line-history']>;
export type Side = LineHistory['side'];
export type PriceAlert = CallResult<Contract['GET /api/price-alerts']>[number];
export type NewAlert = CallInput<Contract['POST /api/price-alerts']>['body'];
export type ValueAlert = CallResult<Contract['GET /api/value-alerts']>[number];
type NewValueAlert = CallInput<Contract['POST /api/value-alerts']>['body'];
export type AlertTerms = CallInput<Contract['PATCH /api/price-alerts/:alertId']>['body'];
export type Method = ComparedGame['method'];

export const useComparison = (sport: GameSport, date: string, method: Method, who: string) =>
  useQuery({
    ...ofReader(apiQuery('GET /api/odds-comparison', { query: { date, sport, method } }), who),
    staleTime: REFRESH_MS.liveGame,
    refetchInterval: REFRESH_MS.liveGame,
    // Another way of taking the margin out changes one column: the rest stays where it is meanwhile.
    placeholderData: (before) => (before?.[0]?.slateOn === date && before[0].sport === sport ? before : undefined),
  });

export const useOpportunities = (query: { date: string; bankroll: number; books?: string }, who: string, enabled: boolean) =>
  useQuery({
    ...ofReader(apiQuery('GET /api/odds-comparison/opportunities', { query }), who),
    staleTime: REFRESH_MS.liveGame,
    refetchInterval: REFRESH_MS.liveGame,
    placeholderData: (before) => before,
    enabled,
  });

export const useValue = (query: { date: string; reference: string; method: Method }, who: string) =>
  useQuery({
    ...ofReader(apiQuery('GET /api/odds-comparison/value', { query }), who),
    staleTime: REFRESH_MS.liveGame,
    refetchInterval: REFRESH_MS.liveGame,
    placeholderData: (before) => before,
  });

export type MeasuredBooks = CallResult<Contract['GET /api/odds-comparison/books']>;
export type MeasuredBook = MeasuredBooks['books'][number];

export const useMeasuredBooks = (query: NonNullable<CallInput<Contract['GET /api/odds-comparison/books']>['query']>, who: string) =>
  useQuery({
    ...ofReader(apiQuery('GET /api/odds-comparison/books', { query }), who),
    staleTime: REFRESH_MS.games,
    placeholderData: (before) => before,
  });

type PropBoard = CallResult<Contract['GET /api/games/:gameId/prop-comparison']>;
export type ComparedProp = PropBoard['props'][number];

export const usePropBoard = (gameId: string, who: string) =>
  useQuery({
    ...ofReader(apiQuery('GET /api/games/:gameId/prop-comparison', { params: { gameId } }), who),
    staleTime: REFRESH_MS.liveGame,
    refetchInterval: REFRESH_MS.liveGame,
  });

export const useLineHistory = (gameId: string, market: Market, side: Side) =>
  useQuery({
    ...apiQuery('GET /api/games/:gameId/line-history', { params: { gameId }, query: { market, side } }),
    staleTime: REFRESH_MS.games,
    refetchInterval: REFRESH_MS.games,
  });

export const useOwnBets = () => useQuery({ ...apiQuery('GET /api/bets'), staleTime: REFRESH_MS.games });
export const useDayPicks = (date: string, who: string) =>
  useQuery({ ...ofReader(apiQuery('GET /api/daily-picks', { query: { date } }), who), staleTime: REFRESH_MS.picks });

const ALERTS = apiKey('/api/price-alerts');
export const useAlerts = () =>
  useQuery({ ...apiQuery('GET /api/price-alerts'), staleTime: REFRESH_MS.liveGame, refetchInterval: REFRESH_MS.liveGame });

const VALUE_ALERTS = apiKey('/api/value-alerts');
export const useValueAlerts = () => useQuery({ ...apiQuery('GET /api/value-alerts'), staleTime: REFRESH_MS.games });

function useAlertChange<T, A>(change: (input: T) => Promise<A>, done: string, failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => void toast({ title: done }),
    onError: (error) => void toast({ title: failed, description: messageOf(error) ?? 'Please try again.', variant: 'destructive' }),
    onSettled: () => Promise.all([ALERTS, VALUE_ALERTS].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

export const useCreateAlert = () =>
  useAlertChange(
    ({ key, ...body }: NewAlert & { key: string }) => call('POST /api/price-alerts', { body }, { idempotencyKey: key }),
    'Alert set',
    'Alert not set',
  );
export const useEditAlert = () =>
  useAlertChange(
    ({ alertId, ...body }: AlertTerms & { alertId: string }) => call('PATCH /api/price-alerts/:alertId', { params: { alertId }, body }),
    'Alert changed',
    'Alert not changed',
  );
export const useDeleteAlert = () =>
  useAlertChange(
    (alertId: string) => call('DELETE /api/price-alerts/:alertId', { params: { alertId } }),
    'Alert deleted',
    'Alert not deleted',
  );
export const useCreateValueAlert = () =>
  useAlertChange(
    ({ key, ...body }: NewValueAlert & { key: string }) => call('POST /api/value-alerts', { body }, { idempotencyKey: key }),
    'Alert set',
    'Alert not set',
  );
export const useDeleteValueAlert = () =>
  useAlertChange(
    (alertId: string) => call('DELETE /api/value-alerts/:alertId', { params: { alertId } }),
    'Alert deleted',
    'Alert not deleted',
  );
