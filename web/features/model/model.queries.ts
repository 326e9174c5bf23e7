import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';

export type ModelReport = CallResult<Contract['GET /api/model']>;
export type ReliabilityBin = ModelReport['backtest']['reliability'][number];
export type BacktestPlays = ModelReport['backtest']['plays'][number];
export type ForecastScore = ModelReport['backtest']['scores'][number];

const STALE_MS = 60_000;

export const useModel = () => useQuery({ ...apiQuery('GET /api/model'), staleTime: STALE_MS });
