import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import type { GameSport } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';

export type OffSeasonAnswer = CallResult<Contract['GET /api/off-season/:sport']>;

const FRESH_MS = 300_000;

/** Where a sport is between two seasons. */
export const useOffSeason = (sport: GameSport) =>
  useQuery({ ...apiQuery('GET /api/off-season/:sport', { params: { sport } }), staleTime: FRESH_MS });
