import { call } from '@clearedge/contract/client';
import type { Bankroll } from '@clearedge/contract/competition';
import { conflictWords } from '@clearedge/contract/words/conflict-words';
import type { Selection } from '@clearedge/quant/grading';
import { keepPreviousData, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNow } from '../../../../core/clock.ts';
import { type SelectionWire, selectionLabel, slipIdentity } from '../../../../core/slip/index.ts';
import { type LoggedTicket, receiptStore } from '../../../../core/slip/slip-news.ts';
import { useTeaserQuote } from '../../../../core/teaser/use-teaser-quote.ts';
import { toast } from '../../../../core/toasts/toasts.ts';
import { refreshPractice } from '../../practice.queries.ts';
import type { Quote, TeaserQuote } from '../../practice-types.ts';
import { legsName } from '../../practice-words.ts';
import { legBodies, legBody, type PracticeItem } from '../rules/item.ts';
import { LEGS_MOST, type ParlayPrice, parlayPrice, parlayTotals, singleTotals, type Totals, teaserPriceOf } from '../rules/slip-totals.ts';
import { isEnough, practiceSlip, type SlipState, usePracticeSlip } from '../slip-store.ts';
import { type Combination, keepRefusals, PLACE_FAILED, PLACED, type Placement, placeCombination, placeSingles } from './place-slip.ts';

const PLACING = ['place-practice'];

type Order = { kind: 'singles'; items: readonly PracticeItem[]; bankroll: Bankroll } | { kind: 'combined'; combination: Combination };
const run = (order: Order): Promise<Placement> =>
  order.kind === 'singles' ? placeSingles(order.items, order.bankroll) : placeCombination(order.combination);

const isStaked = (item: PracticeItem): boolean => item.stake > 0;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;

/** What was staked, for its receipt: the bets of a round robin as one. */
function ticketsOf({ placed, bets }: Placement): LoggedTicket[] {
  const [first] = bets;
  if (!first || first.legs.length === 1)
    return bets.map(({ id, selection, odds, stake, potentialWin }, at) => ({
      betId: id,
      title: selection,
      odds,
      stake,
      win: potentialWin,
      entries: [placed[at]!],
    }));
  return [
    {
      betId: first.id,
      title: bets.length === 1 ? legsName(first) : `Round robin, ${bets.length} parlays`,
      odds: bets.length === 1 ? first.odds : null,
      stake: sum(bets.map(({ stake }) => stake)),
      win: sum(bets.map(({ potentialWin }) => potentialWin)),
      entries: placed,
    },
  ];
}

function settle(placement: Placement): void {
  const { placed, refused } = placement;
  practiceSlip.placed(placed);
  if (placed.length > 0) receiptStore.set({ tickets: ticketsOf(placement), isPractice: true });
  keepRefusals(placed, refused);
  const isWhole = Object.keys(refused).length === 0;
  if (isWhole && !practiceSlip.get().items.some(isStaked)) practiceSlip.clear();
  toast(isWhole ? PLACED : PLACE_FAILED);
}

interface Placing {
  place: (order: Order) => void;
  isPlacing: boolean;
}

/** Places what is given: everything taken clears the slip, anything refused stays on it with the server's reason. */
function usePlacePractice(): Placing {
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

function selectionOf(pick: SelectionWire): Selection {
  if (pick.market === 'prop') return pick;
  const period = pick.period ?? 'full';
  if (pick.market !== 'total') return { ...pick, period };
  const { team, ...rest } = pick;
  return { ...rest, period, ...(team ? { team } : {}) };
}

/** Why two selections make no parlay; null when they do. */
function reasonAgainst(first: PracticeItem, second: PracticeItem): string | null {
  if (first.gameId !== second.gameId) return null;
  const named = ({ pick, selection }: PracticeItem) => ({ selection: selectionOf(pick), words: selectionLabel(selection) });
  return conflictWords(named(first), named(second));
}

interface Conflict {
  id: string;
  text: string;
}

/** Selections on the slip that work against each other, in words; they can be singles, but not legs of one parlay. */
export function listConflicts(items: readonly PracticeItem[]): Conflict[] {
  return items.flatMap((first, at) =>
    items.slice(at + 1).flatMap((second) => {
      const text = reasonAgainst(first, second);
      return text === null ? [] : [{ id: `${slipIdentity(first)} ${slipIdentity(second)}`, text }];
    }),
  );
}

const REFRESH_MS = 15_000;

/** What the legs on the slip cost now, alone and together. Asked for again while the slip holds something. */
function useSlipQuote(items: readonly PracticeItem[]): { quote: Quote | undefined; isStale: boolean } {
  const legs = items.slice(0, LEGS_MOST).map(legBody);
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['/api/virtual/quote', JSON.stringify(legs)],
    queryFn: ({ signal }) => call('POST /api/virtual/quote', { body: { legs } }, { signal }),
    enabled: legs.length > 0,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  const isOther = isPlaceholderData || data?.legs.length !== legs.length;
  return { quote: isOther ? undefined : data, isStale: isError };
}

export interface SlipOrder {
  slip: SlipState;
  quote: Quote | undefined;
  /** Of a teaser, once it is known. */
  teaser: TeaserQuote | undefined;
  isQuoteLost: boolean;
  conflicts: readonly Conflict[];
  price: ParlayPrice | null;
  totals: Totals;
  /** Nothing on the slip takes bets any more. */
  haveStarted: boolean;
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

const hasBegun = ({ startsAt }: PracticeItem, now: number): boolean => startsAt !== undefined && Date.parse(startsAt) <= now;

/** Everything the slip shows and can do, worked out in one place. */
export function useSlipOrder(): SlipOrder {
  const slip = usePracticeSlip();
  const now = useNow(10_000);
  const { quote, isStale } = useSlipQuote(slip.items);
  const { place, isPlacing } = usePlacePractice();
  const conflicts = listConflicts(slip.items);
  const isTeaser = slip.isParlay && slip.teaser !== null;
  const teaser = useTeaserQuote(slip.items, isTeaser ? slip.teaser : null);
  const price = isTeaser ? teaserPriceOf(teaser.quote) : parlayPrice(slip.items, quote);
  const ready = slip.items.filter((item, at) => isEnough(item.stake) && isOpen(quote, at));
  const isTooLittle = slip.isParlay
    ? slip.parlayStake > 0 && !isEnough(slip.parlayStake)
    : slip.items.some(({ stake }) => stake > 0 && !isEnough(stake));
  const totals = slip.isParlay ? parlayTotals(slip, price) : singleTotals(ready);
  const hasLegs = isTeaser ? price !== null : slip.items.every((_item, at) => isOpen(quote, at)) && conflicts.length === 0;
  const isRobin = slip.sizes.length > 0;
  const placeAt = (odds: number | null): void =>
    place({
      kind: 'combined',
      combination: {
        items: slip.items,
        legs: legBodies(slip.items, quote),
        odds: isRobin ? null : odds,
        sizes: slip.sizes,
        teaser: isTeaser ? slip.teaser : null,
        stake: slip.parlayStake,
        bankroll: slip.bankroll,
        key: slip.key,
      },
    });
  return {
    slip,
    quote,
    teaser: teaser.quote,
    isQuoteLost: isStale || teaser.isLost,
    conflicts: isTeaser ? [] : conflicts,
    price,
    totals,
    isPlacing,
    haveStarted: slip.items.length > 0 && slip.items.every((item, at) => !isOpen(quote, at) && hasBegun(item, now)),
    isTooLittle,
    canPlace: !isPlacing && totals.stake > 0 && !isTooLittle && (!slip.isParlay || (hasLegs && (isRobin || price !== null))),
    placeAll: () => (slip.isParlay ? placeAt(price?.odds ?? null) : place({ kind: 'singles', items: ready, bankroll: slip.bankroll })),
    placeOne: (item) => place({ kind: 'singles', items: [item], bankroll: slip.bankroll }),
    placeAt,
  };
}
