import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput } from '@clearedge/contract/route';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/query.ts';
import { giveSlipTo } from '../slip/slip-store.ts';
import { toast } from '../toasts/toasts.ts';
import { startTour } from '../tour.ts';
import { ME_KEY, type Me, NOBODY } from './session.ts';
import { announceSession } from './session-signals.ts';

export type LoginInput = CallInput<Contract['POST /api/auth/login']>['body'];
export type RegisterInput = CallInput<Contract['POST /api/auth/register']>['body'];

// What a page may show depends on the tier, so every answer is asked for again.
function enter(client: QueryClient, me: Me): void {
  client.setQueryData(ME_KEY, me);
  giveSlipTo(me.user?.id ?? null);
  announceSession();
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME_KEY[0] });
}

/** Someone has signed in, in one step or two. */
export function welcomeBack(client: QueryClient, me: Me): void {
  enter(client, me);
  toast({ title: 'Welcome back!', description: "You've successfully signed in." });
}

/** Someone has made an account. */
export function welcomeNewcomer(client: QueryClient, me: Me): void {
  enter(client, me);
  startTour();
  toast({ title: 'Welcome to ClearEdge!', description: 'Your account has been created successfully.' });
}

/** Its answer has no user while the second step is still to come. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginInput) => call('POST /api/auth/login', { body }),
    onSuccess: (answer) => {
      if ('user' in answer) welcomeBack(client, answer);
    },
    onError: (error) =>
      toast({ title: 'Login failed', description: messageOf(error) ?? 'Invalid email or password.', variant: 'destructive' }),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegisterInput) => call('POST /api/auth/register', { body }),
    onSuccess: (me) => welcomeNewcomer(client, me),
    onError: (error) =>
      toast({
        title: 'Registration failed',
        description: messageOf(error) ?? 'Unable to create account. Please try again.',
        variant: 'destructive',
      }),
  });
}

/** Forgets every answer that was given to the account. */
export function forgetAnswers(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME_KEY[0] && queryKey[0] !== '/api/status' });
}

/** Nothing of the account stays: not in the cache, not on the slip, not in other tabs. */
export function leave(client: QueryClient): void {
  client.setQueryData(ME_KEY, NOBODY);
  giveSlipTo(null);
  forgetAnswers(client);
  announceSession();
}

export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/auth/logout'),
    onSuccess: () => leave(client),
    onError: () => toast({ title: 'Sign out failed', description: 'Check your connection and try again.', variant: 'destructive' }),
  });
}
