import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import { REFRESH_MS } from '@clearedge/contract/constants';
import type { CallResult } from '@clearedge/contract/route';
import { useMutation, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';

export type Digest = CallResult<Contract['GET /api/digest']>;
export type DigestGame = Digest['games'][number];
export type DigestPick = Digest['picks']['list'][number];
export type PriceCell = NonNullable<DigestGame['moneyline']>['away'];

/** `who` keeps two readers' answers apart: what one may see is not in the other's cache. */
export function useDigest(date: string, who: string, enabled: boolean) {
  const query = apiQuery('GET /api/digest', { query: { date } });
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, who],
    staleTime: REFRESH_MS.games,
    refetchInterval: ({ state }) => (state.data?.isPast ? false : REFRESH_MS.games),
    enabled,
  });
}

export const useStopMail = () => useMutation({ mutationFn: (token: string) => call('POST /api/digest/unsubscribe', { query: { token } }) });
