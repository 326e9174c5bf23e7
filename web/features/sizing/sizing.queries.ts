import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';

export type KellyBoard = CallResult<Contract['GET /api/kelly/markets']>;
export type KellyGame = KellyBoard['games'][number];
export type KellySide = KellyGame['sides'][number];

const REFRESH_MS = 60_000;

/** Today's open sides with what the model and the market give them; asked for by those who have pro only. */
export const useKellyBoard = () => useQuery({ ...apiQuery('GET /api/kelly/markets'), staleTime: 0, refetchInterval: REFRESH_MS });
