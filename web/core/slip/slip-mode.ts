import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';

/** What pressing the slip's button does: keep a record of bets placed elsewhere, stake practice money, or log one ticket of all. */
const MODES = ['track', 'practice', 'parlay'] as const;
export type SlipMode = (typeof MODES)[number];

const KEY = 'clearedge.slip-mode';
const isMode = (value: unknown): value is SlipMode => MODES.some((mode) => mode === value);

const store = createStore<SlipMode>(readStored(KEY, isMode) ?? 'track');
export const slipMode = store.get;
export const useSlipMode = (): SlipMode => useSyncExternalStore(store.subscribe, store.get);

export function setSlipMode(mode: SlipMode): void {
  store.set(mode);
  writeStored(KEY, mode);
}
