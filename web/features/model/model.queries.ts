import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { DEFAULT_SPORT, type GameSport } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';

export type ModelReport = CallResult<Contract['GET /api/model']>;
export type Backtest = NonNullable<ModelReport['backtest']>;
export type ReliabilityBin = Backtest['reliability'][number];
export type BacktestPlays = Backtest['plays'][number];
export type ForecastScore = Backtest['scores'][number];

const STALE_MS = 60_000;

/** The address that names no sport is the one whose answer comes with the page. */
const named = (sport: GameSport) => (sport === DEFAULT_SPORT ? {} : { query: { sport } });

export const useModel = (sport: GameSport) => useQuery({ ...apiQuery('GET /api/model', named(sport)), staleTime: STALE_MS });
