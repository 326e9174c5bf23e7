import type { Contract } from '@clearedge/contract';
import { REFRESH_MS } from '@clearedge/contract/constants';
import type { CallResult } from '@clearedge/contract/route';
import type { SportKey } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../lib/query.ts';

export type SportToday = CallResult<Contract['GET /api/sports']>[number];

/** What each sport has today and when it goes on, those in season first. */
export const useSportsToday = () =>
  useQuery({ ...apiQuery('GET /api/sports'), staleTime: REFRESH_MS.gamesCache, refetchInterval: REFRESH_MS.games });

/** The day that a sport's board opens on: the next with games where today has none. */
export const openingOf = (sports: readonly SportToday[], sport: SportKey, opening: string): string => {
  const entry = sports.find((one) => one.sport === sport);
  return entry?.games === 0 && entry.nextOn !== null ? entry.nextOn : opening;
};
