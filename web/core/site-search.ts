import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';

const store = createStore(false);

/** Opens the command palette. */
export const openSearch = (): void => store.set(true);
export const closeSearch = (): void => store.set(false);
export const useIsSearchOpen = (): boolean => useSyncExternalStore(store.subscribe, store.get, store.initial);
