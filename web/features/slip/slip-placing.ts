import type { Contract } from '@clearedge/contract';
import { type DetailTexts, eachDetail, filledDetails } from '@clearedge/contract/bet-details';
import { CallError, call } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { countsBets } from '../../core/live-bets/counts-bets.ts';
import { type SlipEntry, type SlipIdentity, slip, slipIdentity } from '../../core/slip/index.ts';
import { receiptStore } from '../../core/slip/slip-news.ts';
import { type ToastText, toast } from '../../core/toasts/toasts.ts';
import { messageOf } from '../../lib/query.ts';
import { createStore } from '../../lib/store.ts';
import { forgetKey, keepKeysOf, keyFor } from './slip-keys.ts';

export type BetBody = CallInput<Contract['POST /api/bets']>['body'];

/** What goes with the bet: what was typed, else the book that the price is from. */
export const detailsOf = ({ details, bookName, book }: SlipEntry): DetailTexts =>
  eachDetail((name) => details?.[name] ?? (name === 'book' ? (bookName ?? book ?? '') : ''));

function betBody(entry: SlipEntry): BetBody {
  return {
    gameId: entry.gameId,
    betType: entry.betType,
    selection: entry.selection,
    odds: entry.odds,
    stake: entry.stake,
    potentialWin: entry.potentialWin,
    ...(entry.pick ? { pick: entry.pick } : {}),
    ...filledDetails(detailsOf(entry)),
    ...(entry.pitcherRule ? { pitcherRule: entry.pitcherRule } : {}),
  };
}

interface FailedEntry {
  entry: SlipEntry;
  message: string;
}
interface PlacedEntry {
  entry: SlipEntry;
  bet: CallResult<Contract['POST /api/bets']>;
}
interface Placement {
  placed: PlacedEntry[];
  failed: FailedEntry[];
}

const NO_ANSWER = 'No answer arrived. Try again: it is placed only once.';
const PLACED_BEFORE =
  'An earlier attempt placed this bet with another stake or price: see Pending Bets. Place it again only if you want a second one.';

export const isConflict = (error: unknown): boolean => error instanceof CallError && error.problem?.code === 'IDEMPOTENCY_CONFLICT';

/** Why a bet was not taken, in words for its bettor. */
export function reasonOf(error: unknown): string {
  if (isConflict(error)) return PLACED_BEFORE;
  return messageOf(error) ?? NO_ANSWER;
}

async function placeOne(entry: SlipEntry): Promise<PlacedEntry | FailedEntry> {
  try {
    const bet = await call('POST /api/bets', { body: betBody(entry) }, { idempotencyKey: keyFor(slipIdentity(entry)) });
    forgetKey(slipIdentity(entry));
    return { entry, bet };
  } catch (error) {
    if (isConflict(error)) forgetKey(slipIdentity(entry));
    return { entry, message: reasonOf(error) };
  }
}

/** Places every entry at once, each with its own key; tells which were taken and why the others were not. */
export async function placeEntries(entries: readonly SlipEntry[]): Promise<Placement> {
  const answers = await Promise.all(entries.map(placeOne));
  return { placed: answers.filter((one) => 'bet' in one), failed: answers.filter((one) => 'message' in one) };
}

// Outside React: the dock, the sheet and the page show the same slip, and a refusal stays when one of them is closed.
const store = createStore<Readonly<Record<string, string>>>({});

export const showRefusals = (failed: readonly FailedEntry[]): void =>
  store.set(Object.fromEntries(failed.map(({ entry, message }) => [slipIdentity(entry), message])));

export function forgetRefusal(identity: SlipIdentity): void {
  const id = slipIdentity(identity);
  if (id in store.get()) store.set(Object.fromEntries(Object.entries(store.get()).filter(([key]) => key !== id)));
}

export const useRefusal = (identity: SlipIdentity): string | undefined =>
  useSyncExternalStore(store.subscribe, store.get)[slipIdentity(identity)];

/** Whatever logs bets shares it: one press at a time. */
export const PLACING = ['place-slip'];

const NO_STAKES: ToastText = { title: 'No Valid Bets', description: 'Please enter stake amounts for your bets.', variant: 'destructive' };
export const PLACED: ToastText = { title: 'Bets Placed', description: 'Your bets have been successfully placed.' };
export const PLACE_FAILED: ToastText = { title: 'Error', description: 'Failed to place bets. Please try again.', variant: 'destructive' };

interface PlaceSlip {
  place: (entries: readonly SlipEntry[]) => void;
  isPlacing: boolean;
}

/** Places the bets given; those that were taken leave the slip, the others stay with the server's word. */
export function usePlaceSlip(failure: ToastText = PLACE_FAILED): PlaceSlip {
  const client = useQueryClient();
  const isPlacing = useIsMutating({ mutationKey: PLACING }) > 0;
  const { mutate } = useMutation({
    mutationKey: PLACING,
    // Offline counts as a lost answer: a bet that leaves by itself once the network is back would be a surprise.
    networkMode: 'always',
    mutationFn: placeEntries,
    onSuccess: ({ placed, failed }: Placement) => {
      slip.placed(placed.map(({ entry }) => entry));
      showRefusals(failed);
      if (placed.length > 0)
        receiptStore.set({
          tickets: placed.map(({ entry, bet }) => ({
            betId: bet.id,
            title: entry.selection,
            odds: bet.odds,
            stake: bet.stake,
            win: bet.potentialWin,
            entries: [entry],
          })),
        });
      toast(failed.length === 0 ? PLACED : failure);
      void client.invalidateQueries({ predicate: countsBets });
    },
    onError: () => toast(failure),
  });
  const place = (entries: readonly SlipEntry[]): void => {
    if (client.isMutating({ mutationKey: PLACING }) > 0) return;
    if (entries.length === 0) {
      toast(NO_STAKES);
      return;
    }
    keepKeysOf(slip.entries());
    mutate(entries);
  };
  return { place, isPlacing };
}
