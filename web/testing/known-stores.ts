import type { Store } from '../lib/store.ts';

type AnyStore = Pick<Store<unknown>, 'set' | 'initial'>;
const stores = new Set<AnyStore>();

export const knowStore = (store: AnyStore): void => void stores.add(store);

/** Puts every store back to what it began with, so that no test finds what another one left. */
export function resetStores(): void {
  for (const store of stores) store.set(store.initial());
}
