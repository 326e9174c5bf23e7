import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import type { AnyPick } from '@clearedge/contract/routes/picks/any-pick';
import type { PickSport } from '@clearedge/contract/sports';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../core/session/session.ts';
import { apiQuery } from '../../../lib/query.ts';
import { pickParts } from '../../../sports/registry.ts';
import { useReported } from '../use-reported.ts';

export type QueuedGame = CallResult<Contract['GET /api/admin/settlement-queue']>[number];
export type SourceState = CallResult<Contract['GET /api/admin/providers']>[number];
export type JobState = CallResult<Contract['GET /api/admin/jobs']>[number];
export type KeyUse = CallResult<Contract['GET /api/admin/api-keys']>[number];
export type AuditEntry = CallResult<Contract['GET /api/admin/audit']>[number];
export type AuditQuery = NonNullable<CallInput<Contract['GET /api/admin/audit']>['query']>;
export type AdminBet = CallResult<Contract['GET /api/admin/bets']>[number];
export type BetQuery = NonNullable<CallInput<Contract['GET /api/admin/bets']>['query']>;
export type DisputedGrade = CallResult<Contract['GET /api/admin/disputes']>[number];
export type Grade = CallInput<Contract['POST /api/admin/bets/:betId/regrade']>['body']['result'];
export type PracticeBet = CallResult<Contract['GET /api/admin/practice-bets']>[number];
type PracticeQuery = NonNullable<CallInput<Contract['GET /api/admin/practice-bets']>['query']>;
/** A published pick of a day, whatever its sport. */
export interface CorrectablePick {
  id: string;
  selection: string;
  game: string;
  result: Correction['result'] | null;
}
type Correction = CallInput<Contract['POST /api/admin/daily-picks/:pickId/correction']>['body'];

const LOOK_AGAIN_MS = 30_000;
const watched = { staleTime: 0, refetchInterval: LOOK_AGAIN_MS } as const;
const useIsAdmin = (): boolean => useSession().isAdmin;

export const useQueue = () => useQuery({ ...apiQuery('GET /api/admin/settlement-queue'), ...watched, enabled: useIsAdmin() });
export const useDisputes = () => useQuery({ ...apiQuery('GET /api/admin/disputes'), ...watched, enabled: useIsAdmin() });
export const useSources = () => useQuery({ ...apiQuery('GET /api/admin/providers'), ...watched, enabled: useIsAdmin() });
export const useJobs = () => useQuery({ ...apiQuery('GET /api/admin/jobs'), ...watched, enabled: useIsAdmin() });
export const useKeyUse = () => useQuery({ ...apiQuery('GET /api/admin/api-keys'), ...watched, enabled: useIsAdmin() });
export const useAudit = (query: AuditQuery) =>
  useQuery({ ...apiQuery('GET /api/admin/audit', { query }), staleTime: 0, enabled: useIsAdmin(), placeholderData: keepPreviousData });
export const useAllBets = (query: BetQuery) =>
  useQuery({ ...apiQuery('GET /api/admin/bets', { query }), staleTime: 0, enabled: useIsAdmin(), placeholderData: keepPreviousData });
export const useBetSums = ({ status }: Pick<BetQuery, 'status'>) =>
  useQuery({
    ...apiQuery('GET /api/admin/bets/summary', { query: { status } }),
    staleTime: 0,
    enabled: useIsAdmin(),
    placeholderData: keepPreviousData,
  });
export const usePracticeBets = (query: PracticeQuery) =>
  useQuery({
    ...apiQuery('GET /api/admin/practice-bets', { query }),
    staleTime: 0,
    enabled: useIsAdmin(),
    placeholderData: keepPreviousData,
  });
export const useLegPreview = ({ betId, position }: { betId: string; position: number }, result: Grade | null) =>
  useQuery({
    ...apiQuery('GET /api/admin/practice-bets/:betId/legs/:position/regrade', {
      params: { betId, position },
      query: { result: result ?? 'void' },
    }),
    staleTime: 0,
    enabled: result !== null,
  });

const correctable = ({ id, selection, matchup, result }: AnyPick): CorrectablePick => ({
  id,
  selection,
  game: matchup,
  result: result && (result.toUpperCase() as Correction['result']),
});

export function usePicksOf(sport: PickSport, date: string) {
  const { queryKey, queryFn } = pickParts(sport).listQuery(date);
  return useQuery({
    queryKey: [...queryKey, 'corrections'],
    queryFn,
    select: (picks: readonly AnyPick[]) => picks.map(correctable),
    staleTime: 0,
    enabled: useIsAdmin(),
  });
}
export const useRegradePreview = (betId: string, result: Grade | null) =>
  useQuery({
    ...apiQuery('GET /api/admin/bets/:betId/regrade', { params: { betId }, query: { result: result ?? 'void' } }),
    staleTime: 0,
    enabled: result !== null,
  });

// Not the preview of a regrade: once it is done there is nothing to see, and the dialog is about to close.
const REQUESTED_ANEW = /^\/api\/(admin(?!.*\/regrade)|bets|performance|(\w+\/)?daily-picks|record)/;

export const useResolve = () =>
  useReported(
    REQUESTED_ANEW,
    ({ betId, result }: { betId: string; result: 'won' | 'lost' | 'push' | 'void' }) =>
      call('PATCH /api/bets/:betId/resolve', { params: { betId }, body: { result } }),
    'The bet is settled, and its owner was told.',
    'Failed to settle the bet',
  );

export const useRegrade = () =>
  useReported(
    REQUESTED_ANEW,
    ({ betId, ...body }: { betId: string; result: Grade; sequence: number; reason: string }) =>
      call('POST /api/admin/bets/:betId/regrade', { params: { betId }, body }),
    'The bet is graded again. Both gradings stay on its receipt.',
    'Failed to grade the bet again',
  );

export const useUphold = () =>
  useReported(
    REQUESTED_ANEW,
    ({ disputeId, ...body }: { disputeId: string; sequence: number; reason: string }) =>
      call('POST /api/admin/disputes/:disputeId/uphold', { params: { disputeId }, body }),
    'The grade is kept, and the owner was notified.',
    'Failed to keep the grade',
  );

export const useRegradeLeg = () =>
  useReported(
    REQUESTED_ANEW,
    ({ betId, position, ...body }: { betId: string; position: number; result: Grade; sequence: number; reason: string }) =>
      call('POST /api/admin/practice-bets/:betId/legs/:position/regrade', { params: { betId, position }, body }),
    'The leg is graded again, the ledger moved with it, and the owner was told.',
    'Failed to grade the leg again',
  );

export const useAcceptResult = () =>
  useReported(
    REQUESTED_ANEW,
    ({ gameId, ...body }: { gameId: string; hold: string; reason: string }) =>
      call('POST /api/admin/settlement-queue/:gameId/accept-result', { params: { gameId }, body }),
    'The result is accepted. Bets on it are graded again.',
    'Failed to accept the result',
  );
export const useAcceptChange = () =>
  useReported(
    REQUESTED_ANEW,
    ({ provider, ...body }: { provider: string; changed: string[]; reason: string }) =>
      call('POST /api/admin/providers/:provider/accept-change', { params: { provider }, body }),
    'Accepted. The provider’s next answers are taken as they are.',
    'Failed to accept the change',
  );
export const useCorrectPick = () =>
  useReported(
    REQUESTED_ANEW,
    ({ pickId, ...body }: { pickId: string } & Correction) =>
      call('POST /api/admin/daily-picks/:pickId/correction', { params: { pickId }, body }),
    'The result is corrected. Both results stay in the record.',
    'Failed to correct the pick',
  );
