import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import { can } from '@clearedge/contract/entitlements';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../core/session/session.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { apiKey, apiQuery, messageOf } from '../../lib/query.ts';

export type EarlyFeature = CallResult<Contract['GET /api/early-access']>[number];
export type Feedback = CallInput<Contract['POST /api/early-access/feedback']>['body'];

const FRESH_MS = 300_000;
const key = apiKey('/api/early-access');

/** Asked once for all screens that a feature may change, by those who may have one. */
export function useEarlyFeatures() {
  const { user, tier } = useSession();
  return useQuery({ ...apiQuery('GET /api/early-access'), staleTime: FRESH_MS, enabled: user !== null && can(tier, 'earlyAccess') });
}

/** Whether the reader has switched a feature on; false until that is known, and for everybody without Elite. */
export function useEarly(id: EarlyFeature['id']): boolean {
  const { user, tier } = useSession();
  const { data } = useEarlyFeatures();
  return user !== null && can(tier, 'earlyAccess') && data?.find((feature) => feature.id === id)?.enabled === true;
}

/** Shown at once, and taken back if the server refuses. */
export function useSwitchFeature() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, enabled }: EarlyFeature) =>
      call('PATCH /api/early-access/:featureId', { params: { featureId: id }, body: { enabled: !enabled } }),
    onMutate: async ({ id, enabled }) => {
      await client.cancelQueries({ queryKey: key });
      const turn = (isOn: boolean) => (list?: EarlyFeature[]) => list?.map((one) => (one.id === id ? { ...one, enabled: isOn } : one));
      client.setQueryData<EarlyFeature[]>(key, turn(!enabled));
      return { undo: () => client.setQueryData<EarlyFeature[]>(key, turn(enabled)) };
    },
    onSuccess: ({ name, enabled }) => void toast({ title: `${name} ${enabled ? 'enabled' : 'disabled'}` }),
    onError: (error, _feature, stored) => {
      stored?.undo();
      toast({ title: 'Error', description: messageOf(error) ?? 'The feature could not be changed', variant: 'destructive' });
    },
  });
}

export const useSendFeedback = (onDone: () => void) =>
  useMutation({
    mutationFn: ({ key: idempotencyKey, ...body }: Feedback & { key: string }) =>
      call('POST /api/early-access/feedback', { body }, { idempotencyKey }),
    onSuccess: () => {
      toast({ title: 'Feedback sent', description: 'We’ll answer in your tickets on the support page.' });
      onDone();
    },
    onError: (error) =>
      void toast({ title: 'Error', description: messageOf(error) ?? 'The feedback could not be sent', variant: 'destructive' }),
  });
