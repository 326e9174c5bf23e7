import { type Bankroll, PRACTICE_STAKE_LEAST } from '@clearedge/contract/competition';
import { type ItemIdentity, type ItemPatch, isItem, itemId, type NewItem, type PracticeItem } from './item.ts';

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
