import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../core/session/session.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { apiKey, apiQuery, messageOf } from '../../lib/query.ts';

export type ReferralCode = CallResult<Contract['GET /api/admin/referral-codes']>[number];
export type OwnReferrals = CallResult<Contract['GET /api/referrals']>;
export type NewCode = CallInput<Contract['POST /api/admin/referral-codes']>['body'];

const LIST = apiKey('/api/admin/referral-codes');

export const useReferralCodes = () => useQuery({ ...apiQuery('GET /api/admin/referral-codes'), staleTime: 0 });
export const useOwnReferrals = () => useQuery({ ...apiQuery('GET /api/referrals'), staleTime: 0, enabled: useSession().user !== null });

function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: LIST });
}

export function useCreateCode(onCreated: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewCode) => call('POST /api/admin/referral-codes', { body }),
    onSuccess: async () => {
      toast({ title: 'Success', description: 'Referral code created successfully' });
      await refresh();
      onCreated();
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error) ?? 'Failed to create referral code', variant: 'destructive' }),
  });
}

export function useSwitchCode() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ code, isActive }: { code: string; isActive: boolean }) =>
      call('PATCH /api/admin/referral-codes/:code', { params: { code }, body: { isActive } }),
    onSuccess: refresh,
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error) ?? 'Failed to change the referral code', variant: 'destructive' }),
  });
}

/** Pays what was shown: another amount is refused, and a repeat of the same click pays once. */
export function useMarkPaid(onPaid: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ code, expected, key }: { code: string; expected: number; key: string }) =>
      call('POST /api/admin/referral-codes/:code/mark-paid', { params: { code }, query: { expected } }, { idempotencyKey: key }),
    onSuccess: async () => {
      toast({ title: 'Success', description: 'Commission marked as paid successfully' });
      await refresh();
      onPaid();
    },
    onError: async (error) => {
      toast({ title: 'Failed to mark commission as paid', description: messageOf(error) ?? 'Please try again.', variant: 'destructive' });
      await refresh();
    },
  });
}
