import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import { REFRESH_MS } from '@clearedge/contract/constants';
import type { CallResult } from '@clearedge/contract/route';
import { LEAGUE_SPORTS, type LeagueSport } from '@clearedge/contract/sports';
import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { type AnyGame, byStart } from '../../core/games.ts';
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

/** A league's games of the day. */
export interface LeagueDay {
  league: LeagueSport;
  games: readonly AnyGame[];
}

const boardsOf = (answers: readonly { data?: AnyGame[] | undefined }[]): LeagueDay[] =>
  LEAGUE_SPORTS.map((league, at) => ({ league, games: (answers[at]?.data ?? []).toSorted(byStart) }));

/** The games of a day in each league of teams that plays then, from the lists that their own pages keep. */
export const useLeagueDays = (date: string): LeagueDay[] =>
  useQueries({ queries: LEAGUE_SPORTS.map((league) => dayQuery(league, date)), combine: boardsOf }).filter(({ games }) => games.length > 0);

export const useStopMail = () => useMutation({ mutationFn: (token: string) => call('POST /api/digest/unsubscribe', { query: { token } }) });
