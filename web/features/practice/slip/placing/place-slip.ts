import { call } from '@clearedge/contract/client';
import type { Bankroll } from '@clearedge/contract/competition';
import type { NewLeg } from '../../practice-types.ts';
import { itemId, type PracticeItem } from '../rules/item.ts';
import { singleBody } from '../rules/slip-bodies.ts';
import { practiceSlip } from '../slip-store.ts';
import { type DomainError, isKeyUsed, refusalOf, WHOLE_SLIP } from './refusals.ts';

export interface Placement {
  /** Selections that may leave the slip. */
  placed: readonly PracticeItem[];
  refused: Readonly<Record<string, DomainError>>;
}

async function placeSingle(item: PracticeItem, bankroll: Bankroll): Promise<DomainError | null> {
  try {
    await call('POST /api/virtual/bets', { body: singleBody(item, bankroll) }, { idempotencyKey: item.key });
    return null;
  } catch (error) {
    if (isKeyUsed(error)) practiceSlip.change(item, { key: crypto.randomUUID() });
    return refusalOf(error);
  }
}

/** Places each as a bet of its own, each under its own key. */
export async function placeSingles(items: readonly PracticeItem[], bankroll: Bankroll): Promise<Placement> {
  const answers = await Promise.all(items.map((item) => placeSingle(item, bankroll)));
  return {
    placed: items.filter((_item, at) => answers[at] === null),
    refused: Object.fromEntries(items.flatMap((item, at) => (answers[at] ? [[itemId(item), answers[at]]] : []))),
  };
}

export interface Combination {
  items: readonly PracticeItem[];
  legs: NewLeg[];
  /** Combined price seen; a round robin has none. */
  odds: number | null;
  sizes: readonly number[];
  stake: number;
  bankroll: Bankroll;
  key: string;
}

function send({ legs, odds, sizes, stake, bankroll, key }: Combination): Promise<unknown> {
  const options = { idempotencyKey: key };
  if (sizes.length > 0) return call('POST /api/virtual/round-robins', { body: { legs, sizes: [...sizes], stake, bankroll } }, options);
  return call(
    'POST /api/virtual/bets',
    { body: { betType: 'parlay', legs, stake, bankroll, ...(odds === null ? {} : { odds }) } },
    options,
  );
}

/** Places all legs as one parlay, or as every parlay of the chosen sizes: all or nothing. */
export async function placeCombination(combination: Combination): Promise<Placement> {
  try {
    await send(combination);
    return { placed: combination.items, refused: {} };
  } catch (error) {
    if (isKeyUsed(error)) practiceSlip.set({ key: crypto.randomUUID() });
    return { placed: [], refused: { [WHOLE_SLIP]: refusalOf(error) } };
  }
}
