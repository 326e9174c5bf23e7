import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/query.ts';

/** True once it is known that this user has never tracked a bet. */
export const useHasNoBets = (isAsked: boolean): boolean => {
  const { data } = useQuery({ ...apiQuery('GET /api/bets', { query: {} }), enabled: isAsked });
  return data?.length === 0;
};
