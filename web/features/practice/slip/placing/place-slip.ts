import { CallError, call } from '@clearedge/contract/client';
import type { Bankroll } from '@clearedge/contract/competition';
import { useSyncExternalStore } from 'react';
import { type SlipIdentity, slipIdentity } from '../../../../core/slip/index.ts';
import type { ToastText } from '../../../../core/toasts/toasts.ts';
import { messageOf } from '../../../../lib/query.ts';
import { createStore } from '../../../../lib/store.ts';
import type { NewLeg, VirtualBet } from '../../practice-types.ts';
import { type PracticeItem, type StakedItem, singleBody } from '../rules/item.ts';
import { practiceSlip } from '../slip-store.ts';

export const PLACED: ToastText = { title: 'Bets Placed', description: 'Your virtual bets have been placed.' };
export const PLACE_FAILED: ToastText = {
  title: 'Error',
  description: 'Failed to place virtual bets. Please try again.',
  variant: 'destructive',
};

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
export const keepRefusals = (placed: readonly SlipIdentity[], refused: Readonly<Record<string, DomainError>>): void =>
  store.set({ ...Object.fromEntries(without([...placed.map(slipIdentity), WHOLE_SLIP])), ...refused });

export const forgetRefusals = (): void => store.set({});
export const forgetRefusal = (name: string): void => store.set(Object.fromEntries(without([name])));

export const useRefusal = (name: string): DomainError | undefined => useSyncExternalStore(store.subscribe, store.get, store.get)[name];

const isKeyUsed = (error: unknown): boolean => error instanceof CallError && error.problem?.code === 'IDEMPOTENCY_CONFLICT';

function refusalOf(error: unknown): DomainError {
  if (isKeyUsed(error)) return { message: PLACED_BEFORE, movedTo: null };
  const problem = error instanceof CallError ? error.problem : undefined;
  const movedTo = problem?.code === 'PRICE_MOVED' ? (problem.currentOdds ?? null) : null;
  return { message: messageOf(error) ?? NO_ANSWER, movedTo };
}

export interface Placement<T extends StakedItem = PracticeItem> {
  /** Selections that may leave the slip. */
  placed: readonly T[];
  bets: readonly VirtualBet[];
  refused: Readonly<Record<string, DomainError>>;
}

async function placeSingle(item: StakedItem, bankroll: Bankroll): Promise<VirtualBet | DomainError> {
  try {
    return await call('POST /api/virtual/bets', { body: singleBody(item, bankroll) }, { idempotencyKey: item.key });
  } catch (error) {
    if (isKeyUsed(error)) practiceSlip.change(item, { key: crypto.randomUUID() });
    return refusalOf(error);
  }
}

/** Places each as a bet of its own, each under its own key. */
export async function placeSingles<T extends StakedItem>(items: readonly T[], bankroll: Bankroll): Promise<Placement<T>> {
  const answers = await Promise.all(items.map((item) => placeSingle(item, bankroll)));
  const refused = items.flatMap((item, at): [string, DomainError][] => {
    const answer = answers[at]!;
    return 'message' in answer ? [[slipIdentity(item), answer]] : [];
  });
  return {
    placed: items.filter((_item, at) => 'id' in answers[at]!),
    bets: answers.filter((answer) => 'id' in answer),
    refused: Object.fromEntries(refused),
  };
}

export interface Combination {
  items: readonly PracticeItem[];
  legs: NewLeg[];
  /** Combined price seen; a round robin has none. */
  odds: number | null;
  sizes: readonly number[];
  /** The points of a teaser; null for a parlay. */
  teaser: number | null;
  stake: number;
  bankroll: Bankroll;
  key: string;
}

async function send({ legs, odds, sizes, teaser, stake, bankroll, key }: Combination): Promise<readonly VirtualBet[]> {
  const options = { idempotencyKey: key };
  if (sizes.length > 0)
    return (await call('POST /api/virtual/round-robins', { body: { legs, sizes: [...sizes], stake, bankroll } }, options)).bets;
  const common = { legs, stake, bankroll, ...(odds === null ? {} : { odds }) };
  const body = teaser === null ? { betType: 'parlay' as const, ...common } : { betType: 'teaser' as const, points: teaser, ...common };
  return [await call('POST /api/virtual/bets', { body }, options)];
}

/** Places all legs as one parlay or teaser, or as every parlay of the chosen sizes: all or nothing. */
export async function placeCombination(combination: Combination): Promise<Placement> {
  try {
    return { placed: combination.items, bets: await send(combination), refused: {} };
  } catch (error) {
    if (isKeyUsed(error)) practiceSlip.set({ key: crypto.randomUUID() });
    return { placed: [], bets: [], refused: { [WHOLE_SLIP]: refusalOf(error) } };
  }
}
