import { call } from '@clearedge/contract/client';
import { TEASER_LEGS } from '@clearedge/quant/parlay';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TeaserQuote } from '../../practice-types.ts';
import { legBody, type PracticeItem } from '../rules/item.ts';

const REFRESH_MS = 15_000;

/** What the bets on the slip pay as a teaser of so many points; null asks nothing. */
export function useTeaserQuote(items: readonly PracticeItem[], points: number | null): { quote: TeaserQuote | undefined; isLost: boolean } {
  const legs = items.map(legBody);
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
