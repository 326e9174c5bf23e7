import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallResult } from '@clearedge/contract/route';
import type { Tier } from '@clearedge/contract/terms';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { apiKey, isStatus } from '../lib/query.ts';
import { mayBeSignedIn } from './session-signals.ts';

export type User = CallResult<Contract['GET /api/auth/me']>['user'];
export interface Me {
  user: User | null;
  /** Nobody could say who is here. */
  isUnknown?: true;
}

export const ME_KEY = apiKey('/api/auth/me');
export const NOBODY: Me = { user: null };

// Any failure means signed out, and silently so: a visitor must never see an error for being one.
// Only a 401 is sure, though: behind a broken line whoever was here stays, and nothing of theirs is wiped.
async function fetchMe({ client }: { client: QueryClient }): Promise<Me> {
  if (!mayBeSignedIn()) return NOBODY;
  try {
    return await call('GET /api/auth/me');
  } catch (error) {
    return isStatus(error, 401) ? NOBODY : (client.getQueryData<Me>(ME_KEY) ?? { ...NOBODY, isUnknown: true });
  }
}

export interface Session {
  isKnown: boolean;
  user: User | null;
  isLoading: boolean;
  tier: Tier;
  isAdmin: boolean;
}

export function useSession(): Session {
  const { data, isPending } = useQuery({ queryKey: ME_KEY, queryFn: fetchMe });
  const user = data?.user ?? null;
  return {
    user,
    isKnown: !isPending && !data?.isUnknown,
    isLoading: isPending,
    tier: user?.subscriptionTier ?? 'free',
    isAdmin: user?.isAdmin ?? false,
  };
}

/** Puts a changed user (settings, plan) in place of the cached one. */
export const keepUser = (client: QueryClient, me: Me): void => void client.setQueryData(ME_KEY, me);
