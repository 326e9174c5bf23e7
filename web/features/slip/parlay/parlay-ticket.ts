import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallInput } from '@clearedge/contract/route';
import { centsToDollars, roundToCents } from '@clearedge/quant/money';
import { parlayDecimal } from '@clearedge/quant/parlay';
import { decimalToAmericanRounded, isAmericanPrice, toWinCents } from '@clearedge/quant/price';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { countsBets } from '../../../core/live-bets/counts-bets.ts';
import { type SlipEntry, slip } from '../../../core/slip/index.ts';
import { receiptStore } from '../../../core/slip/slip-news.ts';
import type { TeaserQuote } from '../../../core/teaser/teaser-rules.ts';
import type { TeaserLeg } from '../../../core/teaser/use-teaser-quote.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { forgetKey, keepKeysOf, keyFor, ticketId } from '../slip-keys.ts';
import { detailsOf, isConflict, PLACE_FAILED, PLACED, PLACING, reasonOf } from '../slip-placing.ts';

type ParlayBody = CallInput<Contract['POST /api/bets/parlays']>['body'];

/** What is typed on a ticket of several legs; `odds` null while it stands at the legs multiplied. Dollars. */
interface TicketDraft {
  stake: number;
  odds: number | null;
  book: string;
}

/** Legs of one game win and lose together: no book pays their product. */
export const hasSameGame = (legs: readonly SlipEntry[]): boolean => new Set(legs.map(({ gameId }) => gameId)).size < legs.length;

/** The legs' prices multiplied, American; null where that is no price a book would pay. */
export function legsMultiplied(legs: readonly SlipEntry[]): number | null {
  if (legs.length < 2 || hasSameGame(legs) || !legs.every(({ odds }) => isAmericanPrice(odds))) return null;
  return decimalToAmericanRounded(parlayDecimal(legs.map(({ odds }) => odds)));
}

/** Profit in dollars: 0 without a stake or a price. */
export const ticketWin = (stake: number, odds: number | null): number =>
  stake > 0 && odds !== null && isAmericanPrice(odds) ? centsToDollars(toWinCents(roundToCents(stake), odds)) : 0;

/** The book of every leg, where it is one; the ticket was bought there. */
export function sharedBook(legs: readonly SlipEntry[]): string {
  const books = new Set(legs.map((leg) => detailsOf(leg).book.trim()));
  return books.size === 1 ? [...books][0]! : '';
}

interface Order {
  legs: readonly SlipEntry[];
  draft: TicketDraft;
  /** What the legs are as a teaser, where the ticket is one. */
  teaser: TeaserQuote | null;
}

const GAME_BETS: readonly string[] = ['moneyline', 'spread', 'total', 'prop'];
/** What can be asked for as a leg of a teaser. */
export const isGameBet = (entry: SlipEntry): entry is SlipEntry & TeaserLeg => GAME_BETS.includes(entry.betType);

/** The legs on their moved numbers, which have no price of their own; null where one of them cannot be teased. */
function teasedLegs(legs: readonly SlipEntry[], quote: TeaserQuote): ParlayBody['legs'] | null {
  if (quote.legs.length !== legs.length) return null;
  const moved = legs.flatMap(({ gameId, betType, pick }, at): ParlayBody['legs'] => {
    const { teased, teasedLine, problem } = quote.legs[at]!;
    if (problem || teased === null || teasedLine === null || (pick?.market !== 'spread' && pick?.market !== 'total')) return [];
    return [{ gameId, betType, selection: teased, pick: { ...pick, line: teasedLine } }];
  });
  return moved.length === legs.length ? moved : null;
}

/** The table's price of a teaser of these legs; null while it is not known, and where they cannot be teased together. */
export const tablePrice = (legs: readonly SlipEntry[], quote: TeaserQuote | undefined): number | null =>
  quote && teasedLegs(legs, quote) ? quote.odds : null;

function bodyOf({ legs, teaser, draft: { stake, odds, book } }: Order): ParlayBody {
  const price = odds ?? teaser?.odds ?? null;
  return {
    kind: teaser ? 'teaser' : 'parlay',
    ...(teaser ? { teaserPoints: teaser.points } : {}),
    stake,
    legs:
      (teaser && teasedLegs(legs, teaser)) ??
      legs.map(({ gameId, betType, selection, pick, odds: own }) => ({ gameId, betType, selection, odds: own, ...(pick ? { pick } : {}) })),
    ...(price === null ? {} : { odds: price }),
    ...(book.trim() ? { book: book.trim() } : {}),
  };
}

async function logTicket(order: Order) {
  const id = ticketId(order.legs);
  try {
    const bet = await call('POST /api/bets/parlays', { body: bodyOf(order) }, { idempotencyKey: keyFor(id) });
    forgetKey(id);
    return bet;
  } catch (error) {
    if (isConflict(error)) forgetKey(id);
    throw error;
  }
}

/** Logs all legs as one ticket: it leaves the slip for a receipt, or stays with the reason. */
export function useLogTicket() {
  const client = useQueryClient();
  const isPlacing = useIsMutating({ mutationKey: PLACING }) > 0;
  const { mutate, error, reset } = useMutation({
    mutationKey: PLACING,
    networkMode: 'always',
    mutationFn: logTicket,
    onSuccess: ({ id, odds, stake, potentialWin }, { legs, teaser }) => {
      slip.placed(legs);
      receiptStore.set({
        tickets: [
          { betId: id, title: `${legs.length}-leg ${teaser ? 'teaser' : 'parlay'}`, odds, stake, win: potentialWin, entries: legs },
        ],
      });
      toast(PLACED);
      void client.invalidateQueries({ predicate: countsBets });
    },
    onError: () => toast(PLACE_FAILED),
  });
  const log = (order: Order): void => {
    if (client.isMutating({ mutationKey: PLACING }) > 0) return;
    keepKeysOf(slip.entries());
    mutate(order);
  };
  return { log, isPlacing, refusal: error ? reasonOf(error) : null, forgetRefusal: reset };
}
