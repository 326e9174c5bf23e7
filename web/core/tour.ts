import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';

const KEY = 'clearedge.tour';
const store = createStore(false);
const isFlag = (value: unknown): value is true => value === true;

/** Opens the tour, once in the life of a browser. */
export function startTour(): void {
  if (readStored(KEY, isFlag)) return;
  writeStored(KEY, true);
  store.set(true);
}
export const endTour = (): void => store.set(false);
export const useIsTouring = (): boolean => useSyncExternalStore(store.subscribe, store.get, store.initial);
