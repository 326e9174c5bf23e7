import { useSyncExternalStore } from 'react';
import { type SlipIdentity, slipIdentity } from '../../../core/slip/index.ts';
import { createStore } from '../../../lib/store.ts';
import type { FailedEntry } from './place-entries.ts';

// Outside React: the dialog and the page show the same slip, and a refusal stays when one of them is closed.
const store = createStore<Readonly<Record<string, string>>>({});

export const showRefusals = (failed: readonly FailedEntry[]): void =>
  store.set(Object.fromEntries(failed.map(({ entry, message }) => [slipIdentity(entry), message])));

export function forgetRefusal(identity: SlipIdentity): void {
  const id = slipIdentity(identity);
  if (id in store.get()) store.set(Object.fromEntries(Object.entries(store.get()).filter(([key]) => key !== id)));
}

export const useRefusal = (identity: SlipIdentity): string | undefined =>
  useSyncExternalStore(store.subscribe, store.get)[slipIdentity(identity)];
