import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { useQuery } from '@tanstack/react-query';
import { easternDay } from '../lib/dates.ts';
import { apiQuery } from '../lib/query.ts';
import { useNow } from './clock.ts';

export type Status = CallResult<Contract['GET /api/status']>;

export const statusQuery = apiQuery('GET /api/status');

/** Which data is shown, how old it is, and the product's time; undefined until the first answer. */
export const useStatus = (): Status | undefined => useQuery({ ...statusQuery, refetchInterval: 60_000 }).data;

/** Today's slate: the Eastern calendar day of the product's clock. */
export const useToday = (): string => easternDay(useNow(60_000));
