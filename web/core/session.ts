import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import type { Tier } from '@clearedge/contract/terms';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiKey, messageOf } from '../lib/query.ts';
import { announceSession, mayBeSignedIn } from './session-signals.ts';
import { giveSlipTo } from './slip/index.ts';
import { toast } from './toasts.ts';

export type User = CallResult<Contract['GET /api/auth/me']>['user'];
export interface Me {
  user: User | null;
}
export type LoginInput = CallInput<Contract['POST /api/auth/login']>['body'];
export type RegisterInput = CallInput<Contract['POST /api/auth/register']>['body'];

export const ME_KEY = apiKey('/api/auth/me');
const NOBODY: Me = { user: null };

// Any failure means signed out, and silently so: a visitor must never see an error for being one.
async function fetchMe(): Promise<Me> {
  if (!mayBeSignedIn()) return NOBODY;
  try {
    return await call('GET /api/auth/me');
  } catch {
    return NOBODY;
  }
}

export interface Session {
  user: User | null;
  isLoading: boolean;
  tier: Tier;
  isAdmin: boolean;
}

export function useSession(): Session {
  const { data, isPending } = useQuery({ queryKey: ME_KEY, queryFn: fetchMe });
  const user = data?.user ?? null;
  return { user, isLoading: isPending, tier: user?.subscriptionTier ?? 'free', isAdmin: user?.isAdmin ?? false };
}

// What a page may show depends on the tier, so every answer is asked for again.
function enter(client: QueryClient, me: Me): void {
  client.setQueryData(ME_KEY, me);
  giveSlipTo(me.user?.id ?? null);
  announceSession();
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME_KEY[0] });
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginInput) => call('POST /api/auth/login', { body }),
    onSuccess: (me) => {
      enter(client, me);
      toast({ title: 'Welcome back!', description: "You've successfully signed in." });
    },
    onError: (error) =>
      toast({ title: 'Login failed', description: messageOf(error) ?? 'Invalid email or password.', variant: 'destructive' }),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegisterInput) => call('POST /api/auth/register', { body }),
    onSuccess: (me) => {
      enter(client, me);
      toast({ title: 'Welcome to ClearEdge!', description: 'Your account has been created successfully.' });
    },
    onError: (error) =>
      toast({
        title: 'Registration failed',
        description: messageOf(error) ?? 'Unable to create account. Please try again.',
        variant: 'destructive',
      }),
  });
}

/** Forgets everything that belongs to the account: cache, slip, and other tabs' views of it. */
export function leave(client: QueryClient): void {
  client.setQueryData(ME_KEY, NOBODY);
  giveSlipTo(null);
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME_KEY[0] && queryKey[0] !== '/api/status' });
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

/** Puts a changed user (settings, plan) in place of the cached one. */
export const keepUser = (client: QueryClient, me: Me): void => void client.setQueryData(ME_KEY, me);
