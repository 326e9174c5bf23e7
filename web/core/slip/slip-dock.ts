import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';
import { receiptStore, type SlipReceipt } from './slip-news.ts';
import { slipStore } from './slip-store.ts';

export const useSlipReceipt = (): SlipReceipt | null =>
  useSyncExternalStore(receiptStore.subscribe, receiptStore.get, receiptStore.initial);

const choice = createStore<'open' | 'folded' | null>(null);
export const unfoldDock = (): void => choice.set('open');
export const foldDock = (): void => choice.set('folded');

// An emptied slip folds by itself, and its next first bet opens it.
slipStore.subscribe(() => {
  if (slipStore.get().length === 0) choice.set(null);
});

/** Whether the docked slip stands open: as its reader chose, else as the page has it, else while there is something to see on it. */
export function useIsDockOpen(ofPage: boolean | undefined): boolean {
  const chosen = useSyncExternalStore(choice.subscribe, choice.get, choice.initial);
  const count = useSlipCount();
  const hasReceipt = useSlipReceipt() !== null;
  return chosen === null ? (ofPage ?? (count > 0 || hasReceipt)) : chosen === 'open';
}

/** Bets on the slip: the one count of the product. */
export const useSlipCount = (): number =>
  useSyncExternalStore(
    slipStore.subscribe,
    () => slipStore.get().length,
    () => 0,
  );
