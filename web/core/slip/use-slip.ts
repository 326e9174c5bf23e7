import { useSyncExternalStore } from 'react';
import { type SlipEntry, type SlipIdentity, slipIdentity, totalsOf } from './slip-rules.ts';
import { slip } from './slip-store.ts';

export function useSlip(): { entries: readonly SlipEntry[]; totalStake: number; totalPotentialWin: number } {
  const entries = useSyncExternalStore(slip.subscribe, slip.entries);
  return { entries, ...totalsOf(entries) };
}

/** Whether one selection is on the slip; an odds button redraws only when its own answer changes. */
export function useIsOnSlip(identity: SlipIdentity): boolean {
  const id = slipIdentity(identity);
  return useSyncExternalStore(slip.subscribe, () => slip.entries().some((one) => slipIdentity(one) === id));
}
