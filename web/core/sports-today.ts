import type { Contract } from '@clearedge/contract';
import { REFRESH_MS } from '@clearedge/contract/constants';
import type { CallResult } from '@clearedge/contract/route';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../lib/query.ts';

export type SportToday = CallResult<Contract['GET /api/sports']>[number];

/** What each sport has today and when it goes on, those in season first. */
export const useSportsToday = () =>
  useQuery({ ...apiQuery('GET /api/sports'), staleTime: REFRESH_MS.gamesCache, refetchInterval: REFRESH_MS.games });
