import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import { REFRESH_MS } from '@clearedge/contract/constants';
import type { CallResult } from '@clearedge/contract/route';
import type { AnyPick } from '@clearedge/contract/routes/picks/any-pick';
import type { PickSport } from '@clearedge/contract/sports';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Mark } from '../../core/mark-menu.tsx';
import { ofReader } from '../../core/session/of-reader.ts';
import { useCan } from '../../core/session/use-can.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { apiQuery, messageOf } from '../../lib/query.ts';
import { type OpenDay, pickParts } from '../../sports/registry.ts';

export type { AnyPick, OpenDay };
export type DailyPick = CallResult<Contract['GET /api/daily-picks']>[number];
export type PickDay = CallResult<Contract['GET /api/daily-picks/day']>;
export type DailyPerformance = CallResult<Contract['GET /api/performance/daily']>;

const fresh = { refetchInterval: REFRESH_MS.picks, staleTime: REFRESH_MS.picks };

export const useDailyPicks = (date: string, who: string, enabled = true) =>
  useQuery({ ...ofReader(apiQuery('GET /api/daily-picks', { query: { date } }), who), ...fresh, enabled });
export const usePickDay = (date: string, enabled = true) =>
  useQuery({ ...apiQuery('GET /api/daily-picks/day', { query: { date } }), ...fresh, enabled });
const ofSport = (sport: PickSport | null) => (sport === null ? {} : { sport });

export const useDailyPerformance = (date: string, who: string, sport: PickSport | null) =>
  useQuery({
    ...ofReader(apiQuery('GET /api/performance/daily', { query: { date, ...ofSport(sport) } }), who),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
const everySport = (date: string, who: string) => ofReader(apiQuery('GET /api/performance/daily', { query: { date } }), who);
/** The picks of a day that is over, of every sport. */
export const useSettledPicks = (date: string, who: string) =>
  useQuery({ ...everySport(date, who), staleTime: 60_000, enabled: date !== '' });
/** The picks of a day of every sport, as far as this reader may see them. */
export const useDayPicks = (date: string, who: string, enabled = true) => useQuery({ ...everySport(date, who), ...fresh, enabled });
export const useMonthlyPerformance = (sport: PickSport | null) =>
  useQuery({ ...apiQuery('GET /api/performance/monthly', { query: ofSport(sport) }), staleTime: 30_000 });

/** The picks of a sport's day, as far as this reader may see them. */
export const useSportPicks = (sport: PickSport, date: string, who: string) =>
  useQuery<AnyPick[]>(ofReader(pickParts(sport).listQuery(date), who));

const NO_DAY = { queryKey: ['no open day'], queryFn: () => Promise.reject(new Error('This sport has no daily statement.')) };

/** What can be shown of a sport's day to everybody; nothing where its page is for members. */
export function useOpenDay(sport: PickSport, date: string, who: string): OpenDay | undefined {
  const { openDay } = pickParts(sport);
  const { data } = useQuery<unknown>({ ...ofReader(openDay ? openDay.query(date) : NO_DAY, who), enabled: openDay !== null });
  return openDay && data !== undefined ? openDay.present(data) : undefined;
}

const isOfPicks = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  /^\/api\/((\w+\/)?daily-picks|performance|record)/.test(String(queryKey[0]));
const refreshPicks = (client: QueryClient): Promise<void> => client.invalidateQueries({ predicate: isOfPicks });

const count = (picks: number): string => (picks === 1 ? '1 pick' : `${picks} picks`);
function generated({ added, total, noBet }: CallResult<Contract['POST /api/daily-picks/generate']>): string {
  if (noBet) return 'No price passes our checks now. The day is published as no bet.';
  if (added > 0) return `${count(added)} published.`;
  return total > 0 ? 'No other price passes our checks now. The published picks are unchanged.' : 'No game is priced yet.';
}

export function useGeneratePicks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/daily-picks/generate'),
    onSuccess: (answer) =>
      void toast({ title: answer.added > 0 ? 'Daily picks generated' : 'No new picks', description: generated(answer) }),
    onError: () =>
      void toast({ title: 'Generation failed', description: 'Unable to generate daily picks. Please try again.', variant: 'destructive' }),
    onSettled: () => void refreshPicks(client),
  });
}

/** The analysis of a pick's game, for those who have it; its drivers tell what moves the win probability. */
export const usePickAnalysis = (gameId: string, enabled: boolean) =>
  useQuery({
    ...apiQuery('GET /api/games/:gameId/analysis', { params: { gameId } }),
    staleTime: REFRESH_MS.games,
    enabled: useCan('analysis') && enabled,
  });

export function useMarkPick(sport: PickSport) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { pickId: string; result: Mark }) => call('POST /api/performance/reconcile', { body }),
    onSuccess: () =>
      void toast({
        title: pickParts(sport).words.marked,
        description: 'Saved as your own mark; the official result comes from the final score.',
      }),
    onError: () =>
      void toast({ title: 'Update Failed', description: 'Failed to update pick result. Please try again.', variant: 'destructive' }),
    onSettled: () => void refreshPicks(client),
  });
}

const ANY_SPORT = { reconcile: 'Auto Reconcile', reconciled: 'Reconciliation Complete', notReconciled: 'Reconciliation Failed' };
export const reconcileWords = (sport: PickSport | null) => (sport === null ? ANY_SPORT : pickParts(sport).words);

export function useReconcileDay(sport: PickSport | null) {
  const client = useQueryClient();
  const { reconciled, notReconciled } = reconcileWords(sport);
  return useMutation({
    mutationFn: (date: string) => call('POST /api/performance/auto-reconcile', { body: { date, force: true, ...ofSport(sport) } }),
    onSuccess: ({ message }) => void toast({ title: reconciled, description: message }),
    onError: (error) =>
      void toast({
        title: notReconciled,
        description: messageOf(error) ?? 'The picks could not be reconciled. Please try again.',
        variant: 'destructive',
      }),
    onSettled: () => void refreshPicks(client),
  });
}
