import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput } from '@clearedge/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { messageOf } from '../lib/query.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';
import { keepUser, ME_KEY, type Me, type User, useSession } from './session.ts';
import { toast } from './toasts.ts';

export type Settings = User['settings'];
export type SettingsChange = CallInput<Contract['PATCH /api/settings']>['body'];

const KEY = 'clearedge.settings';
const DEFAULTS: Settings = { oddsFormat: 'american', theme: 'dark', timeZone: null, myBooks: [], unit: null };

const isPartial = (value: unknown): value is Partial<Settings> => typeof value === 'object' && value !== null && !Array.isArray(value);
const local = createStore<Settings>({ ...DEFAULTS, ...readStored(KEY, isPartial) });

/** The account's settings, or this browser's for a visitor. */
export function useSettings(): Settings {
  const { user } = useSession();
  const visitor = useSyncExternalStore(local.subscribe, local.get);
  return user?.settings ?? visitor;
}

const merged = (settings: Settings, change: SettingsChange): Settings =>
  ({
    ...settings,
    ...change,
    unit: change.unit === undefined ? settings.unit : change.unit === null ? null : Number(change.unit),
  }) as Settings;

// A visitor's choice stays in the browser; only looks, nothing that tells who they are.
function keepLocal(change: SettingsChange): void {
  const { oddsFormat, theme, timeZone } = merged(local.get(), change);
  local.set({ ...DEFAULTS, oddsFormat, theme, timeZone });
  writeStored(KEY, { oddsFormat, theme, timeZone });
}

/** Changes settings at once; the account's are put back if the server refuses. */
export function useChangeSettings() {
  const client = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: async (change: SettingsChange): Promise<Me | undefined> => {
      if (user) return call('PATCH /api/settings', { body: change });
      keepLocal(change);
      return undefined;
    },
    onMutate: (change) => {
      const before = client.getQueryData<Me>(ME_KEY);
      if (before?.user) keepUser(client, { user: { ...before.user, settings: merged(before.user.settings, change) } });
      return before;
    },
    onSuccess: (me) => {
      if (me) keepUser(client, me);
    },
    onError: (error, _change, before) => {
      if (before) keepUser(client, before);
      toast({
        title: 'Settings not saved',
        description: messageOf(error) ?? 'Check your connection and try again.',
        variant: 'destructive',
      });
    },
  });
}
