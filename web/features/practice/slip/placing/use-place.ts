import type { Bankroll } from '@clearedge/contract/competition';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../../core/toasts/toasts.ts';
import { refreshPractice } from '../../practice.queries.ts';
import type { PracticeItem } from '../rules/item.ts';
import { practiceSlip } from '../slip-store.ts';
import { type Combination, type Placement, placeCombination, placeSingles } from './place-slip.ts';
import { PLACE_FAILED, PLACED } from './place-toasts.ts';
import { keepRefusals } from './refusals.ts';

const PLACING = ['place-practice'];

type Order = { kind: 'singles'; items: readonly PracticeItem[]; bankroll: Bankroll } | { kind: 'combined'; combination: Combination };
const run = (order: Order): Promise<Placement> =>
  order.kind === 'singles' ? placeSingles(order.items, order.bankroll) : placeCombination(order.combination);

const isStaked = (item: PracticeItem): boolean => item.stake > 0;

function settle({ placed, refused }: Placement): void {
  practiceSlip.placed(placed);
  keepRefusals(placed, refused);
  const isWhole = Object.keys(refused).length === 0;
  if (isWhole && !practiceSlip.get().items.some(isStaked)) practiceSlip.clear();
  toast(isWhole ? PLACED : PLACE_FAILED);
}

export interface Placing {
  place: (order: Order) => void;
  isPlacing: boolean;
}

/** Places what is given: everything taken clears the slip, anything refused stays on it with the server's reason. */
export function usePlacePractice(): Placing {
  const client = useQueryClient();
  const isPlacing = useIsMutating({ mutationKey: PLACING }) > 0;
  const { mutate } = useMutation({
    mutationKey: PLACING,
    // Offline counts as a lost answer: a bet that leaves by itself once the network is back would be a surprise.
    networkMode: 'always',
    mutationFn: run,
    onSuccess: (placement) => {
      settle(placement);
      void refreshPractice(client);
    },
    onError: () => toast(PLACE_FAILED),
  });
  return {
    isPlacing,
    place: (order) => {
      if (client.isMutating({ mutationKey: PLACING }) === 0) mutate(order);
    },
  };
}
