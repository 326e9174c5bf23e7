import { useSyncExternalStore } from 'react';
import { type SlipEntry, type SlipIdentity, slipIdentity, totalsOf } from './slip-entry.ts';
import { slipStore } from './slip-store.ts';

export function useSlip(): { entries: readonly SlipEntry[]; totalStake: number; totalPotentialWin: number } {
  const entries = useSyncExternalStore(slipStore.subscribe, slipStore.get);
  return { entries, ...totalsOf(entries) };
}

/** Whether one selection is on the slip; an odds button redraws only when its own answer changes. */
export function useIsOnSlip(identity: SlipIdentity): boolean {
  const id = slipIdentity(identity);
  return useSyncExternalStore(slipStore.subscribe, () => slipStore.get().some((one) => slipIdentity(one) === id));
}
