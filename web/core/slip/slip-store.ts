import type { Contract } from '@clearedge/contract';
import type { DetailTexts } from '@clearedge/contract/bet-details';
import type { CallInput } from '@clearedge/contract/route';
import type { SportKey } from '@clearedge/contract/sports';
import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';

type AnyPick = NonNullable<CallInput<Contract['POST /api/bets']>['body']['pick']>;
/** A side of a market as the wire says it, so that the server can grade the bet. */
export type SelectionWire = Extract<AnyPick, { market: BetType }>;
/** A side of a golf market in the format of the API. */
export type GolfPick = Exclude<AnyPick, SelectionWire>;
export type BetType = 'moneyline' | 'spread' | 'total' | 'prop';
type TrackedBetType = BetType | GolfPick['market'];

export interface SlipEntry {
  /** Of a game, or of a golf tournament. */
  gameId: string;
  betType: TrackedBetType;
  selection: string;
  odds: number;
  stake: number;
  potentialWin: number;
  pick?: SelectionWire | GolfPick;
  sport: SportKey;
  /** A tournament's name. */
  eventName?: string;
  /** Code and name of the book on the board; the name goes with the bet unless another is typed. */
  book?: string;
  bookName?: string;
  /** Details that the bettor typed. */
  details?: Partial<DetailTexts>;
  /** Left out for a tournament in play: the server takes what a book still prices. */
  startsAt?: string;
  awayTeamCode?: string;
  homeTeamCode?: string;
  addedOdds?: number;
  /** 'listed' makes the bet void when another pitcher starts; 'action' by default. */
  pitcherRule?: 'action' | 'listed';
}
/** What may change on an entry; its identity may not. */
export type SlipPatch = Partial<Pick<SlipEntry, 'odds' | 'stake' | 'book' | 'details' | 'addedOdds' | 'pitcherRule'>>;
export type SlipIdentity = Pick<SlipEntry, 'gameId' | 'betType' | 'selection'>;
export type NewSlipEntry = Omit<SlipEntry, 'stake' | 'potentialWin'>;

export const slipIdentity = (entry: SlipIdentity): string => `${entry.gameId}|${entry.betType}|${entry.selection}`;

// Adding cents, not dollars: 0.1 + 0.2 must read 0.30.
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;

const totalsOf = (entries: readonly SlipEntry[]): { totalStake: number; totalPotentialWin: number } => ({
  totalStake: sum(entries.map((one) => one.stake)),
  totalPotentialWin: sum(entries.map((one) => one.potentialWin)),
});

const BET_TYPES: readonly string[] = [
  'moneyline',
  'spread',
  'total',
  'prop',
  'outright',
  'place',
  'make_cut',
  'head_to_head',
] satisfies TrackedBetType[];
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Whether something read from storage is an entry; anything else is dropped. */
function isSlipEntry(value: unknown): value is SlipEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return (
    typeof entry.gameId === 'string' &&
    typeof entry.sport === 'string' &&
    typeof entry.selection === 'string' &&
    BET_TYPES.includes(String(entry.betType)) &&
    isAmount(entry.odds) &&
    isAmount(entry.stake) &&
    isAmount(entry.potentialWin)
  );
}

const KEY = 'clearedge.slip';

/** `owner` is whose slip it is; null while no one is signed in. */
interface StoredSlip {
  owner: string | null;
  entries: unknown[];
}

const isStoredSlip = (value: unknown): value is StoredSlip =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries) && 'owner' in value;

const read = (): StoredSlip => readStored(KEY, isStoredSlip) ?? { owner: null, entries: [] };

const first = read();
let owner = first.owner;
export const slipStore = createStore<readonly SlipEntry[]>(first.entries.filter(isSlipEntry));

export function saveSlip(entries: readonly SlipEntry[]): void {
  slipStore.set(entries);
  if (entries.length === 0) removeStored(KEY);
  else writeStored(KEY, { owner, entries });
}

/** A visitor's slip goes along when they sign in; someone else's is wiped, and so is everybody's at sign-out. */
export function giveSlipTo(userId: string | null): void {
  if (owner !== null && owner !== userId) slipStore.set([]);
  owner = userId;
  saveSlip(slipStore.get());
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY && event.key !== null) return;
    const stored = read();
    owner = stored.owner;
    slipStore.set(stored.entries.filter(isSlipEntry));
  });

// The server draws for a visitor whose slip is empty.
const NO_ENTRIES: readonly SlipEntry[] = [];

export function useSlip(): { entries: readonly SlipEntry[]; totalStake: number; totalPotentialWin: number } {
  const entries = useSyncExternalStore(slipStore.subscribe, slipStore.get, () => NO_ENTRIES);
  return { entries, ...totalsOf(entries) };
}

/** Whether there is anything on it. */
export const useHasSlip = (): boolean =>
  useSyncExternalStore(
    slipStore.subscribe,
    () => slipStore.get().length > 0,
    () => false,
  );

/** Whether one selection is on the slip; an odds button redraws only when its own answer changes. */
export function useIsOnSlip(identity: SlipIdentity): boolean {
  const id = slipIdentity(identity);
  return useSyncExternalStore(
    slipStore.subscribe,
    () => slipStore.get().some((one) => slipIdentity(one) === id),
    () => false,
  );
}

const store = createStore(false);

/** The slip's dialog can be opened from anywhere; the app draws it. */
export const openSlip = (): void => store.set(true);
export const closeSlip = (): void => store.set(false);
export const useIsSlipOpen = (): boolean => useSyncExternalStore(store.subscribe, store.get, store.initial);
