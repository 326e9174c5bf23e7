import { useSyncExternalStore } from 'react';
import { type SlipEntry, type SlipIdentity, slipIdentity, totalsOf } from './slip-entry.ts';
import { slipStore } from './slip-store.ts';

// The server draws for a visitor whose slip is empty.
const NO_ENTRIES: readonly SlipEntry[] = [];

export function useSlip(): { entries: readonly SlipEntry[]; totalStake: number; totalPotentialWin: number } {
  const entries = useSyncExternalStore(slipStore.subscribe, slipStore.get, () => NO_ENTRIES);
  return { entries, ...totalsOf(entries) };
}

/** Whether there is anything on it. */
export const useHasSlip = (): boolean =>
  useSyncExternalStore(
    slipStore.subscribe,
    () => slipStore.get().length > 0,
    () => false,
  );

/** Whether one selection is on the slip; an odds button redraws only when its own answer changes. */
export function useIsOnSlip(identity: SlipIdentity): boolean {
  const id = slipIdentity(identity);
  return useSyncExternalStore(
    slipStore.subscribe,
    () => slipStore.get().some((one) => slipIdentity(one) === id),
    () => false,
  );
}
