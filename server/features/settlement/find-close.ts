import { isGolfSelection } from '@clearedge/quant/grading';
import type { Ctx } from '../../kernel/ctx.ts';
import type { BetRow } from '../bets/index.ts';
import { findGolfClose } from '../golf/index.ts';
import { findClosingPrice } from '../odds/index.ts';

/** The best price of a bet's selection before the start; null where there is none. */
export async function findClose(tx: Ctx, { contestId, selection, placedAt }: BetRow): Promise<number | null> {
  if (!selection || contestId === null) return null;
  if (isGolfSelection(selection)) return findGolfClose(tx, contestId, selection, placedAt);
  const closing = await findClosingPrice(tx, contestId, selection);
  return closing?.kind === 'closing' ? closing.odds : null;
}
