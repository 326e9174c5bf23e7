import { type Bankroll, PRACTICE_STAKE_LEAST } from '@clearedge/contract/competition';
import { useSyncExternalStore } from 'react';
import { type SlipEntry, type SlipIdentity, type SlipPatch, slip, useSlip } from '../../../core/slip/index.ts';
import { teaserPoints } from '../../../core/teaser/teaser-rules.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { createStore } from '../../../lib/store.ts';
import { isPracticeItem, type NewItem, type PracticeItem } from './rules/item.ts';

const PARLAY_STAKE = 10;
const ROBIN_LEGS = { least: 3, most: 8 };

/** Whether so many legs can make a round robin. */
export const canRoundRobin = (legs: number): boolean => legs >= ROBIN_LEGS.least && legs <= ROBIN_LEGS.most;

/** How practice money is staked on what the slip holds. */
export interface PracticeChoice {
  /** Which money stakes it. */
  bankroll: Bankroll;
  isParlay: boolean;
  parlayStake: number;
  /** Sizes of a round robin; empty is one parlay of all legs. */
  sizes: readonly number[];
  /** The points of a teaser; null is a parlay at the board's numbers. */
  teaser: number | null;
  /** The key of the next parlay or round robin; empty until the first item. */
  key: string;
}
export interface SlipState extends PracticeChoice {
  items: readonly PracticeItem[];
  /** Bets of the slip that practice does not take. */
  left: readonly SlipEntry[];
}
export const NO_CHOICE: PracticeChoice = {
  bankroll: 'practice',
  isParlay: false,
  parlayStake: PARLAY_STAKE,
  sizes: [],
  teaser: null,
  key: '',
};

/**
 * The choice as it goes with so many items: a parlay of one leg is a single, so the checkbox goes with the second item,
 * a size that needs more legs than are left goes too, and an empty slip begins anew. `newKey` makes a key where there is none.
 */
export function settledChoice(choice: PracticeChoice, length: number, newKey: () => string): PracticeChoice {
  if (length === 0) return { ...NO_CHOICE, bankroll: choice.bankroll };
  const sizes = canRoundRobin(length) ? choice.sizes.filter((size) => size < length) : [];
  const isParlay = choice.isParlay && length > 1;
  return { ...choice, key: choice.key || newKey(), isParlay, sizes, teaser: isParlay ? choice.teaser : null };
}

/** Whether so much can be staked on one bet. */
export const isEnough = (stake: number): boolean => stake >= PRACTICE_STAKE_LEAST;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What storage holds, as far as it makes sense. */
export function readChoice(stored: unknown): PracticeChoice {
  if (!isRecord(stored) || typeof stored.key !== 'string') return NO_CHOICE;
  const { parlayStake } = stored;
  return {
    key: stored.key,
    bankroll: stored.bankroll === 'contest' ? 'contest' : 'practice',
    isParlay: stored.isParlay === true,
    parlayStake: typeof parlayStake === 'number' && parlayStake >= 0 ? parlayStake : PARLAY_STAKE,
    teaser: typeof stored.teaser === 'number' ? stored.teaser : null,
    sizes: Array.isArray(stored.sizes) ? stored.sizes.filter((size): size is number => Number.isInteger(size) && Number(size) > 1) : [],
  };
}

const KEY = 'clearedge.practice-choice';
const stored = (): PracticeChoice => readChoice(readStored(KEY, isRecord));
const store = createStore<PracticeChoice>(stored());

function save(next: PracticeChoice): void {
  store.set(next);
  if (slip.entries().length === 0) removeStored(KEY);
  else writeStored(KEY, next);
}

const stateOf = (entries: readonly SlipEntry[], choice: PracticeChoice): SlipState => {
  const items = entries.filter(isPracticeItem);
  const teaser = choice.teaser !== null && teaserPoints(items).includes(choice.teaser) ? choice.teaser : null;
  return { ...choice, teaser, items, left: entries.filter((entry) => !isPracticeItem(entry)) };
};

const settle = (): void => save(settledChoice(store.get(), slip.entries().filter(isPracticeItem).length, () => crypto.randomUUID()));
settle();
slip.subscribe(settle);

// Another tab's choice, its key above all: the same parlay sent from both is placed once.
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === KEY && event.newValue !== null) store.set(stored());
  });

/** Puts a selection on the slip; one that is there already is refused, with a notice. */
function add(item: NewItem): boolean {
  if (slip.has(item)) {
    toast({ title: 'Bet Already Selected', description: 'This bet is already in your betting slip.', variant: 'destructive' });
    return false;
  }
  slip.add(item);
  return true;
}

export const practiceSlip = {
  add,
  get: (): SlipState => stateOf(slip.entries(), store.get()),
  remove: slip.remove,
  change: (identity: SlipIdentity, patch: SlipPatch): void => slip.update(identity, patch),
  set: (patch: Partial<PracticeChoice>): void => save({ ...store.get(), ...patch }),
  placed: slip.placed,
  clear: slip.clear,
};

export function usePracticeSlip(): SlipState {
  const { entries } = useSlip();
  return stateOf(entries, useSyncExternalStore(store.subscribe, store.get, store.get));
}
