import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import { isSlipEntry, type SlipEntry, type SlipIdentity, slipIdentity } from './slip-entry.ts';
import { receiptStore } from './slip-news.ts';

const KEY = 'clearedge.slip';

/** `owner` is whose slip it is; null while no one is signed in. */
interface StoredSlip {
  owner: string | null;
  entries: unknown[];
}

const isStoredSlip = (value: unknown): value is StoredSlip =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries) && 'owner' in value;

const read = (): StoredSlip => readStored(KEY, isStoredSlip) ?? { owner: null, entries: [] };

const first = read();
let owner = first.owner;
export const slipStore = createStore<readonly SlipEntry[]>(first.entries.filter(isSlipEntry));

export function saveSlip(entries: readonly SlipEntry[]): void {
  slipStore.set(entries);
  if (entries.length === 0) removeStored(KEY);
  else writeStored(KEY, { owner, entries });
}

/** A visitor's slip goes along when they sign in; someone else's is wiped, and so is everybody's at sign-out. */
export function giveSlipTo(userId: string | null): void {
  if (owner !== userId) receiptStore.set(null);
  if (owner !== null && owner !== userId) slipStore.set([]);
  owner = userId;
  saveSlip(slipStore.get());
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY && event.key !== null) return;
    const stored = read();
    owner = stored.owner;
    slipStore.set(stored.entries.filter(isSlipEntry));
  });

// The server draws for a visitor whose slip is empty.
const NO_ENTRIES: readonly SlipEntry[] = [];

export function useSlip(): { entries: readonly SlipEntry[] } {
  const entries = useSyncExternalStore(slipStore.subscribe, slipStore.get, () => NO_ENTRIES);
  return { entries };
}

/** Whether one selection is on the slip; an odds button redraws only when its own answer changes. */
export function useIsOnSlip(identity: SlipIdentity): boolean {
  const id = slipIdentity(identity);
  return useSyncExternalStore(
    slipStore.subscribe,
    () => slipStore.get().some((one) => slipIdentity(one) === id),
    () => false,
  );
}

const store = createStore(false);

/** The slip's dialog can be opened from anywhere; the app draws it. */
export const openSlip = (): void => store.set(true);
export const closeSlip = (): void => store.set(false);
export const useIsSlipOpen = (): boolean => useSyncExternalStore(store.subscribe, store.get, store.initial);
