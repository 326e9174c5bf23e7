import type { PropSelection } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findEvent, isBettingClosed } from '../../events/index.ts';
import { findCurrentPrice, findPropPrice, keptProps } from '../../odds/index.ts';
import { listModelProps } from '../../props/index.ts';
import {
  NO_PRICE,
  type Offer,
  type PricedLeg,
  type Problem,
  STARTED,
  selectionOf,
  TOO_OLD,
  UNREADABLE,
  type WantedLeg,
} from './leg-rules.ts';

type Found = { offer: Offer } | { problem: Problem };
const MODEL_BOOK = 'model';

/** A leg at the price it would get now. Asks the source for props: call it before a transaction. */
export async function priceLeg(ctx: Ctx, wanted: WantedLeg, position: number): Promise<PricedLeg> {
  const leg = { position, wanted, event: null, selection: null, offer: null };
  const event = await findEvent(ctx, wanted.gameId);
  if (!event) return { ...leg, problem: { code: 'NOT_FOUND', message: 'The requested game could not be found.' } };
  const selection = selectionOf(wanted, event);
  if (!selection) return { ...leg, event, problem: UNREADABLE };
  const own = { ...leg, event, selection };
  if (isBettingClosed(event, ctx.now())) return { ...own, problem: STARTED };
  const found = selection.market === 'prop' ? await priceProp(ctx, event, selection, wanted) : await priceBoard(ctx, own);
  return 'offer' in found ? { ...own, offer: found.offer, problem: null } : { ...own, problem: found.problem };
}

async function priceBoard(
  ctx: Ctx,
  { event, selection, wanted }: Pick<Required<PricedLeg>, 'event' | 'selection' | 'wanted'>,
): Promise<Found> {
  const price = await findCurrentPrice(ctx, event!, selection!, wanted.book || undefined);
  // What no source has confirmed for so long may be gone.
  if (price.kind === 'price' && price.isStale) return { problem: TOO_OLD };
  if (price.kind === 'price')
    return { offer: { odds: price.odds, book: price.book, bookName: price.bookName, source: 'book', chances: price.chances } };
  if (price.kind === 'closed') return { problem: STARTED };
  if (price.kind !== 'line-moved') return { problem: NO_PRICE };
  const { line, odds } = price.now;
  return { problem: { code: 'PRICE_MOVED', message: `The line moved to ${line}. Pick it again from the board.`, currentOdds: odds } };
}

async function priceProp(ctx: Ctx, event: { id: string; gameId: string }, selection: PropSelection, { book }: WantedLeg): Promise<Found> {
  const isModel = book === MODEL_BOOK;
  const price = isModel ? { kind: 'off' as const } : await findPropPrice(ctx, event.id, selection, book || undefined);
  if (price.kind === 'price')
    return {
      offer: { odds: price.offer.odds, book: price.offer.book, bookName: price.offer.bookName, source: 'book', chances: price.chances },
    };
  if (price.kind === 'closed') return { problem: STARTED };
  if (price.kind === 'line-moved')
    return { problem: { code: 'UNPROCESSABLE', message: `The line moved to ${price.lines.join(', ')}. Pick it again from the board.` } };
  return (await isWithoutPropMarket(ctx, event.gameId)) ? priceByModel(ctx, event.id, selection) : { problem: NO_PRICE };
}

/** Model prices stand in only where the source says that no book offers props of the game at all. */
async function isWithoutPropMarket(ctx: Ctx, gameId: string): Promise<boolean> {
  const { props, seenAt } = await keptProps()(ctx, gameId);
  return seenAt !== null && props.length === 0;
}

async function priceByModel(ctx: Ctx, eventId: string, { playerId, prop, line, side }: PropSelection): Promise<Found> {
  const offered = await listModelProps(ctx, eventId);
  const own = offered.find((one) => one.playerId === playerId && one.prop === prop && one.line === line);
  if (!own) return { problem: NO_PRICE };
  return { offer: { odds: side === 'over' ? own.overOdds : own.underOdds, book: null, bookName: null, source: 'model', chances: {} } };
}
