import { type Bankroll, PRACTICE_STAKE_LEAST } from '@clearedge/contract/competition';
import { useSyncExternalStore } from 'react';
import { toast } from '../../../core/toasts/toasts.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { createStore } from '../../../lib/store.ts';
import { type ItemIdentity, type ItemPatch, isItem, itemId, type NewItem, type PracticeItem } from './rules/item.ts';

const PARLAY_STAKE = 10;
const ROBIN_LEGS = { least: 3, most: 8 };

/** Whether so many legs can make a round robin. */
export const canRoundRobin = (legs: number): boolean => legs >= ROBIN_LEGS.least && legs <= ROBIN_LEGS.most;

export interface SlipState {
  items: readonly PracticeItem[];
  /** Which money stakes it. */
  bankroll: Bankroll;
  isParlay: boolean;
  parlayStake: number;
  /** Sizes of a round robin; empty is one parlay of all legs. */
  sizes: readonly number[];
  /** The key of the next parlay or round robin; empty until the first item. */
  key: string;
}
export const EMPTY_SLIP: SlipState = { items: [], bankroll: 'practice', isParlay: false, parlayStake: PARLAY_STAKE, sizes: [], key: '' };

// A parlay of one leg is a single: the checkbox goes with the second item. A size that needs more legs than are left goes, too.
function settled(state: SlipState): SlipState {
  const { length } = state.items;
  if (length === 0) return { ...EMPTY_SLIP, bankroll: state.bankroll };
  const sizes = canRoundRobin(length) ? state.sizes.filter((size) => size < length) : [];
  return { ...state, isParlay: state.isParlay && length > 1, sizes };
}

/** Whether so much can be staked on one bet. */
export const isEnough = (stake: number): boolean => stake >= PRACTICE_STAKE_LEAST;

export const hasItem = ({ items }: SlipState, identity: ItemIdentity): boolean => items.some((one) => itemId(one) === itemId(identity));

/** Puts a selection at the end; `newKey` makes its key and, with the first one, the slip's own. */
export const withItem = (state: SlipState, item: NewItem, newKey: () => string): SlipState =>
  settled({ ...state, key: state.key || newKey(), items: [...state.items, { ...item, stake: 0, key: newKey() }] });

export function withoutItems(state: SlipState, gone: readonly ItemIdentity[]): SlipState {
  const ids = new Set(gone.map(itemId));
  return settled({ ...state, items: state.items.filter((one) => !ids.has(itemId(one))) });
}

export function withPatch(state: SlipState, identity: ItemIdentity, patch: ItemPatch): SlipState {
  return { ...state, items: state.items.map((one) => (itemId(one) === itemId(identity) ? { ...one, ...patch } : one)) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What storage holds, as far as it makes sense. */
export function readSlip(stored: unknown): SlipState {
  if (!isRecord(stored) || !Array.isArray(stored.items) || typeof stored.key !== 'string') return EMPTY_SLIP;
  const { parlayStake } = stored;
  return settled({
    key: stored.key,
    items: stored.items.filter(isItem),
    bankroll: stored.bankroll === 'contest' ? 'contest' : 'practice',
    isParlay: stored.isParlay === true,
    parlayStake: typeof parlayStake === 'number' && parlayStake >= 0 ? parlayStake : PARLAY_STAKE,
    sizes: Array.isArray(stored.sizes) ? stored.sizes.filter((size): size is number => Number.isInteger(size) && Number(size) > 1) : [],
  });
}

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
