import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';

const store = createStore(false);

/** The slip's dialog can be opened from anywhere; the app draws it. */
export const openSlip = (): void => store.set(true);
export const closeSlip = (): void => store.set(false);
export const useIsSlipOpen = (): boolean => useSyncExternalStore(store.subscribe, store.get, store.initial);
