import { call } from '@clearedge/contract/client';
import { PARLAY_REFRESH_MS } from '@clearedge/contract/parlay-limits';
import type { GameSport } from '@clearedge/contract/sports';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../core/toasts/toasts.ts';
import { apiQuery, messageOf } from '../../lib/query.ts';
import { type Choice, choices, toLeg } from './parlay-choice.ts';
import type { Kind, ParlayQuote, SavedParlay } from './parlay-types.ts';

const polled = { staleTime: PARLAY_REFRESH_MS, refetchInterval: PARLAY_REFRESH_MS };

export const useOpportunities = (sport: GameSport, date: string) =>
  useQuery({ ...apiQuery('GET /api/parlay-opportunities', { query: { date, sport } }), ...polled, enabled: date !== '' });
export const useBuilderProps = (sport: GameSport, date: string) =>
  useQuery({ ...apiQuery('GET /api/player-props', { query: { date, sport } }), ...polled, enabled: date !== '' });

const savedQuery = (userId: string) => {
  const query = apiQuery('GET /api/my-parlays');
  // One member's parlays must never be another's, whatever is left in the cache.
  return { ...query, queryKey: [...query.queryKey, { of: userId }] as const };
};
export const useMyParlays = (userId: string) => useQuery({ ...savedQuery(userId), ...polled });

const TYPING_MS = 250;
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const isStake = (stake: number): boolean => stake > 0 && stake <= 1_000_000;

/** What the chosen legs come to now, asked again every half minute; `isOf` tells whether it is about these very legs. */
export function useParlayQuote({ legs, stake }: Choice): {
  quote: ParlayQuote | undefined;
  isOf: boolean;
  isStale: boolean;
  isError: boolean;
} {
  const requested = legs.map(toLeg);
  const settled = useSettled(stake);
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['/api/parlays/quote', JSON.stringify(requested), settled],
    queryFn: ({ signal }) =>
      call('POST /api/parlays/quote', { body: { legs: requested, ...(isStake(settled) ? { stake: settled } : {}) } }, { signal }),
    enabled: requested.length > 0,
    ...polled,
    placeholderData: keepPreviousData,
  });
  const isOf =
    data !== undefined && data.legs.length === legs.length && data.legs.every((leg, at) => leg.selection === legs[at]!.selection);
  return { quote: isOf ? data : undefined, isOf: isOf && !isPlaceholderData, isStale: isError && isOf, isError: isError && !isOf };
}

/** One key for one content: a second try after a lost answer is the same order, another content is another. */
function useOrderKey(): { keyOf: (body: unknown) => string; done: () => void } {
  const last = useRef<{ content: string; key: string } | null>(null);
  return {
    keyOf: (body) => {
      const content = JSON.stringify(body);
      if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() };
      return last.current.key;
    },
    done: () => {
      last.current = null;
    },
  };
}

export function useSaveParlay(kind: Kind, userId: string) {
  const client = useQueryClient();
  const order = useOrderKey();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ choice: { legs, stake }, quote }: { choice: Choice; quote: ParlayQuote | undefined }): Promise<SavedParlay> => {
      if (kind === 'parlay') {
        const body = { legs: legs.map(toLeg), stake };
        return call('POST /api/parlays', { body }, { idempotencyKey: order.keyOf(body) });
      }
      const selections = legs.map(({ prop, odds }) => ({ ...prop!, odds }));
      const key = order.keyOf({ selections, stake });
      const analysis = quote && {
        totalOdds: quote.totalOdds,
        estimatedProbability: quote.estimatedProbability,
        expectedValue: quote.expectedValue,
      };
      const potentialPayout = quote?.potentialPayout ?? undefined;
      const body = { selections, stake, ...(analysis ? { analysis } : {}), ...(potentialPayout === undefined ? {} : { potentialPayout }) };
      return call('POST /api/player-prop-parlays', { body }, { idempotencyKey: key });
    },
    onSuccess: (saved) => {
      order.done();
      choices[kind].clear();
      const { queryKey } = savedQuery(userId);
      client.setQueryData<SavedParlay[]>(queryKey, (before) => before && [saved, ...before.filter(({ id }) => id !== saved.id)]);
      void client.invalidateQueries({ queryKey });
      toast({ title: 'Parlay Saved', description: 'It is settled from the final scores, and listed under Saved.' });
    },
    onError: () => void toast({ title: 'Error', description: 'Failed to save parlay', variant: 'destructive' }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['/api/parlays/quote'] }),
  });
}

const isPractice = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => /^\/api\/(virtual|user\/balance)/.test(String(queryKey[0]));

/** Places what is chosen as one bet with practice money, at no worse a price than the one shown. */
export function usePlaceParlay(kind: Kind) {
  const client = useQueryClient();
  const order = useOrderKey();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ legs, stake, odds }: Choice & { odds: number }) => {
      const body = { betType: 'parlay' as const, legs: legs.map(toLeg), odds, stake };
      return call('POST /api/virtual/bets', { body }, { idempotencyKey: order.keyOf(body) });
    },
    onSuccess: () => {
      order.done();
      choices[kind].clear();
      toast({ title: 'Parlay Placed', description: 'With practice money: see it under your virtual bets.' });
    },
    onError: (error) => void toast({ title: 'Error', description: messageOf(error) ?? 'Failed to place parlay', variant: 'destructive' }),
    onSettled: () => {
      void client.invalidateQueries({ predicate: isPractice });
      void client.invalidateQueries({ queryKey: ['/api/parlays/quote'] });
    },
  });
}

export function useDeleteParlay(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (parlayId: string) => call('DELETE /api/my-parlays/:parlayId', { params: { parlayId } }),
    onSuccess: (_ok, parlayId) => {
      client.setQueryData<SavedParlay[]>(savedQuery(userId).queryKey, (before) => before?.filter(({ id }) => id !== parlayId));
      toast({ title: 'Parlay deleted' });
    },
    onError: (error) =>
      void toast({ title: 'Error', description: messageOf(error) ?? 'The parlay could not be deleted.', variant: 'destructive' }),
  });
}
