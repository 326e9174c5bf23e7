import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/query.ts';

export function useBetCount(isAsked: boolean): { count: number | undefined; isFailed: boolean } {
  const { data, isError } = useQuery({ ...apiQuery('GET /api/bets', { query: {} }), enabled: isAsked });
  return { count: data?.length, isFailed: isError };
}
