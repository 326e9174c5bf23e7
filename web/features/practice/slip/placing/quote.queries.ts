import { call } from '@clearedge/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Quote } from '../../practice-types.ts';
import type { PracticeItem } from '../rules/item.ts';
import { legBody } from '../rules/slip-bodies.ts';
import { LEGS_MOST } from '../rules/slip-totals.ts';

const REFRESH_MS = 15_000;

/** What the legs on the slip cost now, alone and together. Asked for again while the slip holds something. */
export function useSlipQuote(items: readonly PracticeItem[]): { quote: Quote | undefined; isStale: boolean } {
  const legs = items.slice(0, LEGS_MOST).map(legBody);
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['/api/virtual/quote', JSON.stringify(legs)],
    queryFn: ({ signal }) => call('POST /api/virtual/quote', { body: { legs } }, { signal }),
    enabled: legs.length > 0,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  const isOther = isPlaceholderData || data?.legs.length !== legs.length;
  return { quote: isOther ? undefined : data, isStale: isError };
}
