import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import { TIER_NAME, type Tier } from '@clearedge/contract/entitlements';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import type { Interval, TestCard } from '@clearedge/contract/routes/billing/plan-terms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useSession } from '../../core/session/session.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { apiKey, apiQuery, isStatus, messageOf } from '../../lib/query.ts';

export type Plan = CallResult<Contract['GET /api/subscription']>;
/** A plan as its card offers it; Free has no interval that counts. */
export interface Offered {
  tier: Tier;
  interval: Interval;
}
export type Invoice = CallResult<Contract['GET /api/subscription/invoices']>[number];
export type TestCheckout = CallResult<Contract['GET /api/checkout/test/:checkoutId']>;
export type StripeConfig = CallResult<Contract['GET /api/admin/stripe-config']>;
export type StripeKeys = CallInput<Contract['POST /api/admin/stripe-config']>['body'];
type Change = CallResult<Contract['POST /api/subscription/change']>;

const useIsHere = (): boolean => useSession().user !== null;
export const usePlan = () => useQuery({ ...apiQuery('GET /api/subscription'), staleTime: 0, enabled: useIsHere() });
export const useInvoices = () => useQuery({ ...apiQuery('GET /api/subscription/invoices'), staleTime: 0, enabled: useIsHere() });
export const useTestCheckout = (checkoutId: string) =>
  useQuery({ ...apiQuery('GET /api/checkout/test/:checkoutId', { params: { checkoutId } }), staleTime: 0, enabled: useIsHere() });

const FAILED = 'Unable to process subscription change. Please try again.';

function notifyFailure(error: unknown): void {
  if (isStatus(error, 401))
    toast({ title: 'Sign in required', description: 'Please sign in to subscribe to a plan.', variant: 'destructive' });
  else if (messageOf(error)?.startsWith("You're already on")) toast({ title: 'Already subscribed', description: messageOf(error) });
  else toast({ title: 'Subscription change failed', description: messageOf(error) ?? FAILED, variant: 'destructive' });
}

/** Goes to a page of ours within the product, and to the provider's by leaving it. */
function useGo(): (url: string) => void {
  const navigate = useNavigate();
  return (url) => (url.startsWith('/') ? void navigate(url) : globalThis.location.assign(url));
}

/** Everything that was asked for may be answered otherwise with another plan. */
export function useRefreshAll(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

/** Upgrades by a checkout; any other change is arranged for the end of the period, which `onArranged` is told. */
export function useChangePlan(onArranged: (to: Offered, change: Change) => void) {
  const go = useGo();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (to: Offered) => call('POST /api/subscription/change', { body: to }),
    onSuccess: async (change, to) => {
      if (change.checkoutUrl) return go(change.checkoutUrl);
      await refresh();
      onArranged(to, change);
    },
    onError: notifyFailure,
  });
}

export function useResume() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/subscription/resume'),
    onSuccess: (plan) => {
      client.setQueryData(apiKey('/api/subscription'), plan);
      toast({ title: 'Plan resumed', description: `${TIER_NAME[plan.tier]} goes on and renews as before.` });
    },
    onError: notifyFailure,
  });
}

export function usePortal() {
  const go = useGo();
  return useMutation({ mutationFn: () => call('POST /api/subscription/portal'), onSuccess: ({ url }) => go(url), onError: notifyFailure });
}

export const upgradeWords = (tier: Tier): { title: string; description: string } => ({
  title: 'Subscription upgraded!',
  description: `Successfully upgraded to ${TIER_NAME[tier]} tier. Your features are now active.`,
});

export function usePay(checkoutId: string, onPaid: (tier: Tier) => void) {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (card: TestCard) => call('POST /api/checkout/test/:checkoutId', { params: { checkoutId }, body: { card } }),
    onSuccess: async ({ tier }) => {
      await refresh();
      onPaid(tier);
    },
  });
}

export const useStripeConfig = (enabled: boolean) => useQuery({ ...apiQuery('GET /api/admin/stripe-config'), staleTime: 0, enabled });

export function useSaveKeys(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StripeKeys) => call('POST /api/admin/stripe-config', { body }),
    onSuccess: (config) => {
      client.setQueryData(apiKey('/api/admin/stripe-config'), config);
      toast({ title: 'Success', description: 'Configuration saved. Keys are encrypted and never shown again.' });
      onSaved();
    },
    onError: (error) => toast({ title: 'Error', description: messageOf(error) ?? 'Failed to save configuration', variant: 'destructive' }),
  });
}

export const useTestKeys = () =>
  useMutation({
    mutationFn: (body: CallInput<Contract['POST /api/admin/stripe-test']>['body']) => call('POST /api/admin/stripe-test', { body }),
    onSuccess: ({ isLive, findings }) =>
      toast(
        findings.length > 0
          ? { title: 'Connected, with findings', description: findings.join(' '), variant: 'destructive' }
          : {
              title: 'Connection Successful',
              description: `Stripe accepts the key (${isLive ? 'live' : 'test'} mode), and every price is right.`,
            },
      ),
    onError: (error) =>
      toast({ title: 'Connection Failed', description: messageOf(error) ?? 'Unable to connect to Stripe', variant: 'destructive' }),
  });
