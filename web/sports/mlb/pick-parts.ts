import type { Contract } from '@clearedge/contract';
import { REFRESH_MS } from '@clearedge/contract/constants';
import type { CallResult } from '@clearedge/contract/route';
import { apiQuery } from '../../lib/query.ts';
import type { PickParts } from '../web-sport.ts';

type DailyPick = CallResult<Contract['GET /api/daily-picks']>[number];

export const dailyPicks: PickParts<DailyPick, unknown> = {
  listQuery: (date) => ({
    ...apiQuery('GET /api/daily-picks', { query: { date } }),
    refetchInterval: REFRESH_MS.picks,
    staleTime: REFRESH_MS.picks,
  }),
  openDay: null,
  words: {
    marked: 'Result updated',
    reconcile: 'Auto Reconcile',
    reconciled: 'Reconciliation Complete',
    notReconciled: 'Reconciliation Failed',
    confidence: 'a rank',
  },
};
