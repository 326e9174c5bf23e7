import { useSyncExternalStore } from 'react';
import { toast } from '../../../core/toasts/toasts.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { createStore } from '../../../lib/store.ts';
import { type ItemIdentity, type ItemPatch, itemId, type NewItem } from './rules/item.ts';
import { EMPTY_SLIP, hasItem, readSlip, type SlipState, withItem, withoutItems, withPatch } from './rules/slip-state.ts';

const KEY = 'clearedge.practice-slip';

interface Stored {
  owner: string;
  slip: unknown;
}
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'owner' in value && typeof value.owner === 'string' && 'slip' in value;

const store = createStore<SlipState>(EMPTY_SLIP);
let owner: string | null = null;

function save(next: SlipState): void {
  store.set(next);
  if (owner === null) return;
  if (next.items.length === 0) removeStored(KEY);
  else writeStored(KEY, { owner, slip: next });
}

function load(): void {
  const stored = readStored(KEY, isStored);
  store.set(stored && stored.owner === owner ? readSlip(stored.slip) : EMPTY_SLIP);
}

/** Says whose slip it is; someone else's is not shown. */
export function openSlipOf(userId: string): void {
  if (owner === userId) return;
  owner = userId;
  load();
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (owner !== null && (event.key === KEY || event.key === null)) load();
  });

/** Puts a selection on the slip; one that is there already is refused, with a notice. */
function add(item: NewItem): boolean {
  if (hasItem(store.get(), item)) {
    toast({ title: 'Bet Already Selected', description: 'This bet is already in your betting slip.', variant: 'destructive' });
    return false;
  }
  save(withItem(store.get(), item, () => crypto.randomUUID()));
  return true;
}

export const practiceSlip = {
  add,
  get: store.get,
  remove: (identity: ItemIdentity): void => save(withoutItems(store.get(), [identity])),
  change: (identity: ItemIdentity, patch: ItemPatch): void => save(withPatch(store.get(), identity, patch)),
  set: (patch: Partial<Omit<SlipState, 'items'>>): void => save({ ...store.get(), ...patch }),
  placed: (items: readonly ItemIdentity[]): void => save(withoutItems(store.get(), items)),
  clear: (): void => save({ ...EMPTY_SLIP, bankroll: store.get().bankroll }),
};

export const usePracticeSlip = (): SlipState => useSyncExternalStore(store.subscribe, store.get, store.get);
export const useIsOnPracticeSlip = (identity: ItemIdentity): boolean => {
  const id = itemId(identity);
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().items.some((one) => itemId(one) === id),
    () => false,
  );
};
