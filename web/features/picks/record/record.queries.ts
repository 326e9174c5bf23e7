import type { Contract } from '@clearedge/contract';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/query.ts';

export type RecordReport = CallResult<Contract['GET /api/record']>;
export type RecordFilter = CallInput<Contract['GET /api/record']>['query'];
export type RecordOverview = CallResult<Contract['GET /api/record/summary']>;
export type RecordSummary = RecordReport['summary'];
export type RecordEntry = RecordReport['entries'][number];
export type RecordGroup = RecordReport['byMarket'][number];

const STALE_MS = 60_000;

export const useRecord = (query: RecordFilter) =>
  useQuery({
    ...apiQuery('GET /api/record', { query }),
    staleTime: STALE_MS,
    refetchInterval: STALE_MS,
    placeholderData: keepPreviousData,
  });
export const useRecordHeads = () => useQuery({ ...apiQuery('GET /api/record/heads'), staleTime: STALE_MS });
export const useRecordSummary = () => useQuery({ ...apiQuery('GET /api/record/summary'), staleTime: STALE_MS });
