import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../core/toasts/toasts.ts';
import { apiKey, apiQuery, messageOf } from '../../lib/query.ts';

export type Entry = CallResult<Contract['GET /api/weekly-leaderboard/:weekStart']>[number];
export type WeekSummary = CallResult<Contract['GET /api/weekly-leaderboard/:weekStart/summary']>;
export type WeeklyStats = CallResult<Contract['GET /api/user/:userId/weekly-stats']>;
export type Cohort = CallResult<Contract['GET /api/weekly-leaderboard/:weekStart/cohort']>;
export type Profile = CallResult<Contract['GET /api/leaderboard/profile']>;
type ProfileChange = CallInput<Contract['PATCH /api/leaderboard/profile']>['body'];

const FRESH_MS = 30_000;
const fresh = { staleTime: FRESH_MS, refetchInterval: FRESH_MS };
const ofWeek = (weekStart: string) => ({ params: { weekStart } });

export const useBoard = (week: string) =>
  useQuery({ ...apiQuery('GET /api/weekly-leaderboard/:weekStart', ofWeek(week)), ...fresh, placeholderData: keepPreviousData });
export const useWeekSummary = (week: string) =>
  useQuery({ ...apiQuery('GET /api/weekly-leaderboard/:weekStart/summary', ofWeek(week)), ...fresh });
export const useCohort = (week: string) =>
  useQuery({ ...apiQuery('GET /api/weekly-leaderboard/:weekStart/cohort', ofWeek(week)), ...fresh });
export const useWeeklyStats = (userId: string | undefined, week: string) =>
  useQuery({
    ...apiQuery('GET /api/user/:userId/weekly-stats', { params: { userId: userId ?? '' }, query: { week } }),
    ...fresh,
    enabled: userId !== undefined,
  });
export const useProfile = () => useQuery(apiQuery('GET /api/leaderboard/profile'));

const isOfBoards = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => /weekly-(leaderboard|stats)/.test(String(queryKey[0]));

export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => call('PATCH /api/leaderboard/profile', { body }),
    onSuccess: (profile) => {
      client.setQueryData(apiKey('/api/leaderboard/profile'), profile);
      void client.invalidateQueries({ predicate: isOfBoards });
      toast({ title: 'Saved', description: profile.isListed ? `You appear as ${profile.shownAs}.` : 'You are not on public boards.' });
    },
    onError: (error) =>
      void toast({ title: 'Error', description: messageOf(error) ?? 'This was not saved. Please try again.', variant: 'destructive' }),
  });
}
