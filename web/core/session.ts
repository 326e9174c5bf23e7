import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallResult } from '@clearedge/contract/route';
import type { Tier } from '@clearedge/contract/terms';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { apiKey } from '../lib/query.ts';
import { mayBeSignedIn } from './session-signals.ts';

export type User = CallResult<Contract['GET /api/auth/me']>['user'];
export interface Me {
  user: User | null;
}

export const ME_KEY = apiKey('/api/auth/me');
export const NOBODY: Me = { user: null };

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

/** Puts a changed user (settings, plan) in place of the cached one. */
export const keepUser = (client: QueryClient, me: Me): void => void client.setQueryData(ME_KEY, me);
