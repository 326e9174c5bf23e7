import type { Contract } from '@clearedge/contract';
import { PROP_FINDER_REFRESH_MS } from '@clearedge/contract/prop-finder';
import type { CallResult } from '@clearedge/contract/route';
import type { GameSport } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import { ofReader } from '../../core/session/of-reader.ts';
import { apiQuery } from '../../lib/query.ts';
import type { Method } from './rules/words.ts';

export type FinderProp = CallResult<Contract['GET /api/prop-finder']>[number];
export type FinderDetail = CallResult<Contract['GET /api/prop-finder/:propId']>;
export type Cut = FinderDetail['cuts'][number];
export type LoggedGame = FinderDetail['log'][number];

const polled = { staleTime: PROP_FINDER_REFRESH_MS, refetchInterval: PROP_FINDER_REFRESH_MS };

/** A sport's whole day; what of it is shown is decided here, so that a filter answers at once. */
export const useFinderProps = (sport: GameSport, date: string, method: Method, who: string) =>
  useQuery({
    ...ofReader(apiQuery('GET /api/prop-finder', { query: { sport, date, method } }), who),
    ...polled,
    // Another way of taking the margin out changes one figure of each: the rest stays where it is meanwhile.
    placeholderData: (before, query) => {
      const asked = String(JSON.stringify(query?.queryKey));
      return asked.includes(`"${date}"`) && asked.includes(`"${sport}"`) ? before : undefined;
    },
  });

export const useFinderDetail = (propId: string, method: Method, who: string) =>
  useQuery({ ...ofReader(apiQuery('GET /api/prop-finder/:propId', { params: { propId }, query: { method } }), who), ...polled });

/** Names of the books; until they are known their codes stand for them. */
export function useBookNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(apiQuery('GET /api/books'));
  return new Map((data ?? []).map(({ code, name }) => [code, name]));
}
