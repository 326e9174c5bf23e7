import { useSyncExternalStore } from 'react';
import { readStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import { type User, useSession } from '../session/session.ts';

export type Settings = User['settings'];

export const SETTINGS_KEY = 'clearedge.settings';
export const DEFAULT_SETTINGS: Settings = {
  oddsFormat: 'american',
  theme: 'dark',
  timeZone: null,
  myBooks: [],
  unit: null,
  digestMail: false,
};

const isPartial = (value: unknown): value is Partial<Settings> => typeof value === 'object' && value !== null && !Array.isArray(value);
export const localSettings = createStore<Settings>({ ...DEFAULT_SETTINGS, ...readStored(SETTINGS_KEY, isPartial) });

/** The account's settings, or this browser's for a visitor. */
export function useSettings(): Settings {
  const { user } = useSession();
  const visitor = useSyncExternalStore(localSettings.subscribe, localSettings.get, () => DEFAULT_SETTINGS);
  return user?.settings ?? visitor;
}
