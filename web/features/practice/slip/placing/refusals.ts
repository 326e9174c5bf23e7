import { CallError } from '@clearedge/contract/client';
import { useSyncExternalStore } from 'react';
import { messageOf } from '../../../../lib/query.ts';
import { createStore } from '../../../../lib/store.ts';
import { type ItemIdentity, itemId } from '../rules/item.ts';

/** Why a bet was not taken; `movedTo` is the price that stands now, when that was the reason. */
export interface DomainError {
  message: string;
  movedTo: number | null;
}

/** The key of refusals of a parlay or a round robin. */
export const WHOLE_SLIP = 'slip';

const NO_ANSWER = 'No answer arrived. Try again: it is placed only once.';
const PLACED_BEFORE =
  'An earlier attempt placed this with another stake or price: see My Virtual Bets. Place it again only if you want a second one.';

// Outside React: the docked slip and the sheet show the same one.
const store = createStore<Readonly<Record<string, DomainError>>>({});

const without = (names: readonly string[]): [string, DomainError][] =>
  Object.entries(store.get()).filter(([name]) => !names.includes(name));

/** Adds what was refused, and drops what is shown of bets that were taken. */
export const keepRefusals = (placed: readonly ItemIdentity[], refused: Readonly<Record<string, DomainError>>): void =>
  store.set({ ...Object.fromEntries(without([...placed.map(itemId), WHOLE_SLIP])), ...refused });

export const forgetRefusals = (): void => store.set({});
export const forgetRefusal = (name: string): void => store.set(Object.fromEntries(without([name])));

export const useRefusal = (name: string): DomainError | undefined => useSyncExternalStore(store.subscribe, store.get, store.get)[name];

export const isKeyUsed = (error: unknown): boolean => error instanceof CallError && error.problem?.code === 'IDEMPOTENCY_CONFLICT';

export function refusalOf(error: unknown): DomainError {
  if (isKeyUsed(error)) return { message: PLACED_BEFORE, movedTo: null };
  const problem = error instanceof CallError ? error.problem : undefined;
  const movedTo = problem?.code === 'PRICE_MOVED' ? (problem.currentOdds ?? null) : null;
  return { message: messageOf(error) ?? NO_ANSWER, movedTo };
}
