import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import { isPaidTier, TIER_NAME } from '@clearedge/contract/entitlements';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../core/session/session.ts';
import { apiQuery } from '../../lib/query.ts';
import { notifyError, tell, useReported } from './use-reported.ts';

export type Member = CallResult<Contract['GET /api/admin/users']>[number];
export type Stats = CallResult<Contract['GET /api/admin/stats']>;
export type Week = CallResult<Contract['GET /api/admin/weeks']>[number];
export type UserQuery = NonNullable<CallInput<Contract['GET /api/admin/users']>['query']>;
export type NewUser = CallInput<Contract['POST /api/admin/users']>['body'];
export type Payment = CallResult<Contract['GET /api/admin/users/:userId/payments']>[number];
export type Tier = Member['subscriptionTier'];

const fresh = { staleTime: 0 } as const;
const useIsAdmin = (): boolean => useSession().isAdmin;

export const useStats = () => useQuery({ ...apiQuery('GET /api/admin/stats'), ...fresh, enabled: useIsAdmin() });
export const useWeeks = () => useQuery({ ...apiQuery('GET /api/admin/weeks'), ...fresh, enabled: useIsAdmin() });
export const useOpenTickets = () => useQuery({ ...apiQuery('GET /api/admin/tickets/summary'), ...fresh, enabled: useIsAdmin() });
export const useUsers = (query: UserQuery) =>
  useQuery({ ...apiQuery('GET /api/admin/users', { query }), ...fresh, enabled: useIsAdmin(), placeholderData: keepPreviousData });
export const useUserCount = ({ search, tier }: Pick<UserQuery, 'search' | 'tier'>) =>
  useQuery({
    ...apiQuery('GET /api/admin/users/count', { query: { search, tier } }),
    ...fresh,
    enabled: useIsAdmin(),
    placeholderData: keepPreviousData,
  });

export const useMemberPayments = (userId: string) =>
  useQuery({ ...apiQuery('GET /api/admin/users/:userId/payments', { params: { userId } }), ...fresh });

/** After a change by an admin every admin list may say otherwise; and who is signed in may have changed themselves. */
const CHANGED = /^\/api\/(admin|auth\/me)/;
const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => CHANGED.test(String(queryKey[0])) });

export function useUpdateTier() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { userId: string; tier: Tier }) => call('POST /api/admin/update-tier', { body }),
    onSuccess: async ({ username, subscriptionTier }) => {
      tell('Tier Updated', `${username} is on ${TIER_NAME[subscriptionTier]} now${isPaidTier(subscriptionTier) ? ', for 30 days' : ''}.`);
      await refresh(client);
    },
    onError: () => notifyError('Update Failed', 'Failed to update user tier. Please try again.'),
  });
}

export function useSyncLive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/admin/sync-live-games'),
    onSuccess: async ({ updatedGames, settledBets }) => {
      tell('Live Data Synced', `Updated ${updatedGames} games and settled ${settledBets} bets`);
      await refresh(client);
    },
    onError: () => notifyError('Sync Failed', 'Failed to sync live MLB data. Please try again.'),
  });
}

export const useCreateUser = () =>
  useReported(CHANGED, (body: NewUser) => call('POST /api/admin/users', { body }), 'User created successfully', 'Failed to create user');

export const useChangeTier = () =>
  useReported(
    CHANGED,
    ({ userId, ...body }: { userId: string; tier?: Tier; isAdmin?: boolean }) =>
      call('PATCH /api/admin/users/:userId/tier', { params: { userId }, body }),
    'User tier updated successfully',
    'Failed to update user tier',
  );

export const useRefund = () =>
  useReported(
    CHANGED,
    ({ paymentId, ...body }: { paymentId: string; amount: number; refunded: number; reason: string }) =>
      call('POST /api/admin/payments/:paymentId/refund', { params: { paymentId }, body }),
    'Refunded. The member sees it with their invoices.',
    'Refund failed',
  );

export const useChangeUsername = () =>
  useReported(
    CHANGED,
    ({ userId, username }: { userId: string; username: string }) =>
      call('PATCH /api/admin/users/:userId/username', { params: { userId }, body: { username } }),
    'Username updated successfully',
    'Failed to update username',
  );
