import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import { FREE_TIER, type Tier } from '@clearedge/contract/entitlements';
import type { CallResult } from '@clearedge/contract/route';
import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiKey, isStatus } from '../../lib/query.ts';
import { mayBeSignedIn } from './session-signals.ts';

export type User = CallResult<Contract['GET /api/auth/me']>['user'];
export interface Me {
  user: User | null;
  /** No one could say who is here. */
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

const sessionFrom = ({ data, isPending }: { data: Me | undefined; isPending: boolean }): Session => {
  const user = data?.user ?? null;
  return {
    user,
    isKnown: !isPending && !data?.isUnknown,
    isLoading: isPending,
    tier: user?.subscriptionTier ?? FREE_TIER,
    isAdmin: user?.isAdmin ?? false,
  };
};

interface SessionStore {
  subscribe: (listener: () => void) => () => void;
  get: () => Session;
}
const stores = new WeakMap<QueryClient, SessionStore>();

// Every odds button asks for the reader's settings: one observer for all of them, not one each.
function storeOf(client: QueryClient): SessionStore {
  const known = stores.get(client);
  if (known) return known;
  const observer = new QueryObserver<Me>(client, { queryKey: ME_KEY, queryFn: fetchMe });
  let from = observer.getCurrentResult();
  let session = sessionFrom(from);
  const store: SessionStore = {
    subscribe: (listener) => observer.subscribe(listener),
    get: () => {
      const now = observer.getCurrentResult();
      if (now.data !== from.data || now.isPending !== from.isPending) session = sessionFrom(now);
      from = now;
      return session;
    },
  };
  stores.set(client, store);
  return store;
}

export function useSession(): Session {
  const store = storeOf(useQueryClient());
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Puts a changed user (settings, plan) in place of the cached one. */
export const keepUser = (client: QueryClient, me: Me): void => void client.setQueryData(ME_KEY, me);
