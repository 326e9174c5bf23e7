import type { Contract } from '@clearedge/contract';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../../core/session/session.ts';
import { apiQuery } from '../../lib/query.ts';

export type OwnReport = CallResult<Contract['GET /api/performance/mine']>;
export type OwnFilter = CallInput<Contract['GET /api/performance/mine']>['query'];
export type OwnFigures = OwnReport['totals'];
export type OwnBet = OwnReport['bets'][number];
export type Cut = OwnReport['cuts'][number];
export type CutName = Cut['cut'];
export type Finding = OwnReport['leaks'][number];

const REFRESH_MS = 60_000;

/** One's own figures; asked for again on each visit, since a bet may have been added meanwhile. */
export const useOwnPerformance = (query: OwnFilter) =>
  useQuery({
    ...apiQuery('GET /api/performance/mine', { query }),
    enabled: useSession().user !== null,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
