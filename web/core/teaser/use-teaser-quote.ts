import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput } from '@clearedge/contract/route';
import { TEASER_LEGS } from '@clearedge/quant/parlay';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TeaserQuote } from './teaser-rules.ts';

const REFRESH_MS = 15_000;

export type TeaserLeg = CallInput<Contract['POST /api/virtual/teasers/quote']>['body']['legs'][number];

/** What bets pay as a teaser of so many points; null asks nothing. */
export function useTeaserQuote(bets: readonly TeaserLeg[], points: number | null): { quote: TeaserQuote | undefined; isLost: boolean } {
  const legs = bets.map(({ gameId, betType, selection, pick, odds }) => ({ gameId, betType, selection, pick, odds }));
  const isPossible = points !== null && legs.length >= TEASER_LEGS.least && legs.length <= TEASER_LEGS.most;
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['/api/virtual/teasers/quote', points, JSON.stringify(legs)],
    queryFn: ({ signal }) => call('POST /api/virtual/teasers/quote', { body: { points: points!, legs } }, { signal }),
    enabled: isPossible,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  const isOther = isPlaceholderData || data?.legs.length !== legs.length;
  return { quote: isPossible && !isOther ? data : undefined, isLost: isPossible && isError };
}
