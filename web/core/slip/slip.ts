import { toast } from '../toasts/toasts.ts';
import { type NewSlipEntry, type SlipIdentity, type SlipPatch, slipIdentity } from './slip-entry.ts';
import { withChange, withEntry, without } from './slip-rules.ts';
import { saveSlip, slipStore } from './slip-store.ts';

export const slip = {
  add(entry: NewSlipEntry): void {
    saveSlip(withEntry(slipStore.get(), entry));
    toast({ title: 'Added to betting slip', description: `${entry.selection}` });
  },
  update: (identity: SlipIdentity, patch: SlipPatch): void => saveSlip(withChange(slipStore.get(), identity, patch)),
  remove: (identity: SlipIdentity): void => saveSlip(without(slipStore.get(), [identity])),
  clear: (): void => saveSlip([]),
  has(identity: SlipIdentity): boolean {
    const id = slipIdentity(identity);
    return slipStore.get().some((one) => slipIdentity(one) === id);
  },
  /** Takes the bets that were accepted off the slip. */
  placed: (identities: readonly SlipIdentity[]): void => saveSlip(without(slipStore.get(), identities)),
  entries: slipStore.get,
  subscribe: slipStore.subscribe,
};
