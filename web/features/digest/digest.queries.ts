import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import { REFRESH_MS } from '@clearedge/contract/constants';
import type { CallResult } from '@clearedge/contract/route';
import type { LeagueSport } from '@clearedge/contract/sports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ofReader } from '../../core/session/of-reader.ts';
import { apiQuery } from '../../lib/query.ts';
import { dayQuery } from '../../sports/registry.ts';

export type Digest = CallResult<Contract['GET /api/digest']>;
export type DigestGame = Digest['games'][number];
export type DigestPick = Digest['picks']['list'][number];
export type PriceCell = NonNullable<DigestGame['moneyline']>['away'];

export function useDigest(date: string, who: string, enabled: boolean) {
  return useQuery({
    ...ofReader(apiQuery('GET /api/digest', { query: { date } }), who),
    staleTime: REFRESH_MS.games,
    refetchInterval: ({ state }) => (state.data?.isPast ? false : REFRESH_MS.games),
    enabled,
  });
}

/** A league's games of a day, from the list that its own page keeps. */
export const useLeagueDay = (league: LeagueSport, date: string) => useQuery(dayQuery(league, date));

export const useStopMail = () => useMutation({ mutationFn: (token: string) => call('POST /api/digest/unsubscribe', { query: { token } }) });
