import { BET_TYPES } from '@clearedge/contract/bet-types';
import { MOST_PROP_LEGS, PARLAY_STAKE, PROP_PARLAY_STAKE } from '@clearedge/contract/parlay-limits';
import { useSyncExternalStore } from 'react';
import { toast } from '../../core/toasts/toasts.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import type { ChosenLeg, Kind, NewLeg } from './parlay-types.ts';

/** What someone has put together so far. */
export interface Choice {
  legs: readonly ChosenLeg[];
  stake: number;
}

const isBetType = (type: unknown): boolean => BET_TYPES.some((one) => one === type);

function isLeg(value: unknown): value is ChosenLeg {
  if (typeof value !== 'object' || value === null) return false;
  const leg = value as Record<string, unknown>;
  const isText = (name: string): boolean => typeof leg[name] === 'string';
  const isNamed = ['id', 'gameId', 'selection', 'startsAt'].every(isText) && isBetType(leg.betType);
  return isNamed && Number.isInteger(leg.odds) && typeof leg.pick === 'object' && leg.pick !== null;
}

/** What was stored, as far as it can be read; `usual` is the stake that stands for none. */
export function readChoice(stored: unknown, usual: number): Choice {
  const { legs, stake } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return {
    legs: Array.isArray(legs) ? legs.filter(isLeg) : [],
    stake: typeof stake === 'number' && Number.isFinite(stake) && stake >= 0 ? stake : usual,
  };
}

export const hasLeg = ({ legs }: Choice, id: string): boolean => legs.some((leg) => leg.id === id);
export const withLeg = (choice: Choice, leg: ChosenLeg): Choice =>
  hasLeg(choice, leg.id) ? choice : { ...choice, legs: [...choice.legs, leg] };
export const withoutLeg = (choice: Choice, id: string): Choice => ({ ...choice, legs: choice.legs.filter((leg) => leg.id !== id) });
/** Whether a leg can be taken no more because its game has begun; a delayed one that the quote still prices has not. */
export const isStarted = ({ startsAt }: ChosenLeg, problem: string | null | undefined, now: number): boolean =>
  Date.parse(startsAt) <= now && problem !== null;
export const withPrice = (choice: Choice, id: string, odds: number): Choice => ({
  ...choice,
  legs: choice.legs.map((leg) => (leg.id === id ? { ...leg, odds } : leg)),
});

/** A chosen leg as the wire wants it. */
export const toLeg = ({ gameId, betType, selection, odds, pick }: ChosenLeg): NewLeg => ({ gameId, betType, selection, odds, pick });

interface Stored {
  owner: string;
  choice: unknown;
}
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'owner' in value && typeof value.owner === 'string' && 'choice' in value;

const MOST_LEGS = 12;
const FULL = {
  parlay: { title: 'Maximum Legs Reached', description: `A parlay has at most ${MOST_LEGS} legs` },
  player_prop: { title: 'Maximum Props Reached', description: `You can add up to ${MOST_PROP_LEGS} props per parlay` },
} as const;

interface ChoiceStore {
  get: () => Choice;
  /** Says whose it is; someone else's is not shown. */
  openFor: (userId: string) => void;
  add: (leg: ChosenLeg) => void;
  remove: (id: string) => void;
  removeAll: (ids: readonly string[]) => void;
  accept: (id: string, odds: number) => void;
  setStake: (stake: number) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

function makeStore(kind: Kind, usual: number, most: number): ChoiceStore {
  const key = `clearedge.builder.${kind}`;
  const empty: Choice = { legs: [], stake: usual };
  const store = createStore<Choice>(empty);
  let owner: string | null = null;
  const save = (next: Choice): void => {
    store.set(next);
    if (owner === null) return;
    if (next.legs.length === 0 && next.stake === usual) removeStored(key);
    else writeStored(key, { owner, choice: next });
  };
  const load = (): void => {
    const stored = readStored(key, isStored);
    store.set(stored && stored.owner === owner ? readChoice(stored.choice, usual) : empty);
  };
  if (typeof window !== 'undefined')
    window.addEventListener('storage', (event) => {
      if (owner !== null && (event.key === key || event.key === null)) load();
    });
  return {
    get: store.get,
    subscribe: store.subscribe,
    openFor: (userId) => {
      if (owner === userId) return;
      owner = userId;
      load();
    },
    add: (leg) => {
      if (hasLeg(store.get(), leg.id)) return;
      if (store.get().legs.length >= most) toast({ ...FULL[kind], variant: 'destructive' });
      else save(withLeg(store.get(), leg));
    },
    remove: (id) => save(withoutLeg(store.get(), id)),
    removeAll: (ids) => save(ids.reduce(withoutLeg, store.get())),
    accept: (id, odds) => save(withPrice(store.get(), id, odds)),
    setStake: (stake) => save({ ...store.get(), stake }),
    clear: () => save({ ...store.get(), legs: [] }),
  };
}

/** The two builders keep apart what is being put together in each. */
export const choices: Record<Kind, ChoiceStore> = {
  parlay: makeStore('parlay', PARLAY_STAKE.usual, MOST_LEGS),
  player_prop: makeStore('player_prop', PROP_PARLAY_STAKE.usual, MOST_PROP_LEGS),
};

export const useChoice = (kind: Kind): Choice => useSyncExternalStore(choices[kind].subscribe, choices[kind].get, choices[kind].get);
