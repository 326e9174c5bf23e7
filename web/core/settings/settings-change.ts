import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput } from '@clearedge/contract/route';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/query.ts';
import { writeStored } from '../../lib/storage.ts';
import { keepUser, ME_KEY, type Me } from '../session/session.ts';
import { toast } from '../toasts/toasts.ts';
import { DEFAULT_SETTINGS, localSettings, SETTINGS_KEY, type Settings } from './settings.ts';

export type SettingsChange = CallInput<Contract['PATCH /api/settings']>['body'];

const merged = (settings: Settings, change: SettingsChange): Settings =>
  ({
    ...settings,
    ...change,
    unit: change.unit === undefined ? settings.unit : change.unit === null ? null : Number(change.unit),
  }) as Settings;

// A visitor's choice stays in the browser; only looks, nothing that tells who they are.
function keepLocal(change: SettingsChange): void {
  const { oddsFormat, theme, timeZone, evReference } = merged(localSettings.get(), change);
  const stored = { oddsFormat, theme, timeZone, ...(evReference && { evReference }) };
  localSettings.set({ ...DEFAULT_SETTINGS, ...stored });
  writeStored(SETTINGS_KEY, stored);
}

/** Changes settings at once; the account's are put back if the server refuses. */
export async function changeSettings(client: QueryClient, change: SettingsChange): Promise<void> {
  const before = client.getQueryData<Me>(ME_KEY);
  if (!before?.user) return keepLocal(change);
  keepUser(client, { user: { ...before.user, settings: merged(before.user.settings, change) } });
  try {
    keepUser(client, await call('PATCH /api/settings', { body: change }));
  } catch (error) {
    keepUser(client, before);
    toast({ title: 'Settings not saved', description: messageOf(error) ?? 'Check your connection and try again.', variant: 'destructive' });
    throw error;
  }
}

export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (change: SettingsChange) => changeSettings(client, change) });
}
