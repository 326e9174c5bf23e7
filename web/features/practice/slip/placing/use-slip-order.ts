import type { Quote } from '../../practice-types.ts';
import type { PracticeItem } from '../rules/item.ts';
import { type Conflict, listConflicts } from '../rules/leg-conflicts.ts';
import { legBodies } from '../rules/slip-bodies.ts';
import { isEnough, type SlipState } from '../rules/slip-state.ts';
import { type ParlayPrice, parlayPrice, parlayTotals, singleTotals, type Totals } from '../rules/slip-totals.ts';
import { usePracticeSlip } from '../slip-store.ts';
import { useSlipQuote } from './quote.queries.ts';
import { usePlacePractice } from './use-place.ts';

export interface SlipOrder {
  slip: SlipState;
  quote: Quote | undefined;
  isQuoteLost: boolean;
  conflicts: readonly Conflict[];
  price: ParlayPrice | null;
  totals: Totals;
  /** A stake is under the minimum. */
  isTooLittle: boolean;
  canPlace: boolean;
  isPlacing: boolean;
  placeAll: () => void;
  placeOne: (item: PracticeItem) => void;
  /** Places the parlay at this combined price. */
  placeAt: (odds: number) => void;
}

const isOpen = (quote: Quote | undefined, at: number): boolean => !quote?.legs[at]?.problem;

/** Everything the slip shows and can do, worked out in one place. */
export function useSlipOrder(): SlipOrder {
  const slip = usePracticeSlip();
  const { quote, isStale } = useSlipQuote(slip.items);
  const { place, isPlacing } = usePlacePractice();
  const conflicts = listConflicts(slip.items);
  const price = parlayPrice(slip.items, quote);
  const ready = slip.items.filter((item, at) => isEnough(item.stake) && isOpen(quote, at));
  const isTooLittle = slip.isParlay
    ? slip.parlayStake > 0 && !isEnough(slip.parlayStake)
    : slip.items.some(({ stake }) => stake > 0 && !isEnough(stake));
  const totals = slip.isParlay ? parlayTotals(slip, price) : singleTotals(ready);
  const hasLegs = slip.items.every((_item, at) => isOpen(quote, at)) && conflicts.length === 0;
  const isRobin = slip.sizes.length > 0;
  const placeAt = (odds: number | null): void =>
    place({
      kind: 'combined',
      combination: {
        items: slip.items,
        legs: legBodies(slip.items, quote),
        odds: isRobin ? null : odds,
        sizes: slip.sizes,
        stake: slip.parlayStake,
        bankroll: slip.bankroll,
        key: slip.key,
      },
    });
  return {
    slip,
    quote,
    isQuoteLost: isStale,
    conflicts,
    price,
    totals,
    isPlacing,
    isTooLittle,
    canPlace: !isPlacing && totals.stake > 0 && !isTooLittle && (!slip.isParlay || (hasLegs && (isRobin || price !== null))),
    placeAll: () => (slip.isParlay ? placeAt(price?.odds ?? null) : place({ kind: 'singles', items: ready, bankroll: slip.bankroll })),
    placeOne: (item) => place({ kind: 'singles', items: [item], bankroll: slip.bankroll }),
    placeAt,
  };
}
