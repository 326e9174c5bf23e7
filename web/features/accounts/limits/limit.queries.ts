import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../core/toasts/toasts.ts';
import { apiQuery, messageOf } from '../../../lib/query.ts';

export type Limits = CallResult<Contract['GET /api/responsible-gaming']>;
export type LimitsChange = CallInput<Contract['PUT /api/responsible-gaming/limits']>['body'];
export type CoolOff = CallInput<Contract['POST /api/responsible-gaming/cool-off']>['body'];
export type Exclusion = CallInput<Contract['POST /api/responsible-gaming/self-exclusion']>['body'];

const limits = apiQuery('GET /api/responsible-gaming');

export const useLimits = (isSignedIn: boolean) => useQuery({ ...limits, enabled: isSignedIn });

function useLimitCall<T>(run: (body: T) => Promise<Limits>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (answer) => {
      client.setQueryData(limits.queryKey, answer);
      toast({ title: done });
    },
    onError: (error) => toast({ title: 'Not saved', description: messageOf(error) ?? 'Please try again.', variant: 'destructive' }),
  });
}

export const useSetLimits = () =>
  useLimitCall((body: LimitsChange) => call('PUT /api/responsible-gaming/limits', { body }), 'Limits saved');
export const useCoolOff = () =>
  useLimitCall((body: CoolOff) => call('POST /api/responsible-gaming/cool-off', { body }), 'Cool-off started');
export const useExclusion = () =>
  useLimitCall((body: Exclusion) => call('POST /api/responsible-gaming/self-exclusion', { body }), 'Self-exclusion started');
